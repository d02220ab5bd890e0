import { item } from '../../contract/item.ts'
import type { Law } from '../../contract/authored/law.ts'
import type { LawFile } from '../../contract/index-files/law.ts'
import { ownWords } from '../../search/law-index.ts'
import { INDEX_FORMAT } from '../../contract/limits.ts'
import { initialsOf } from '../../search/instruments-named.ts'
import { LAW_INDEX } from '../../search/search-options.ts'
import { sectionKeys } from '../../search/section-number.ts'
import type { BodyContext } from '../answers/context.ts'
import { instrument, noteOf } from '../answers/law.ts'
import { commencing } from '../answers/law-checked.ts'
import { sentenceBodies } from '../answers/law-sentence.ts'
import { sectionNames } from '../answers/section-names.ts'
import { sectionsAlike } from './sections-alike.ts'
import { postingsOf } from './postings.ts'

/** `/index/law.json`: the instruments, their sections as one flat list, and the index over the sections. */
export function lawFile(context: BodyContext): LawFile {
  const laws = context.catalogue.laws.map(({ record }) => record)
  const sections = laws.flatMap((law, at) => {
    const names = sectionNames(law.sections)
    return law.sections.map((section, place) => {
      const { number, heading, text, summary, exceptions = [], omitted } = section
      const { not_yet } = commencing(law, section)
      const name = item(names, place)
      const note = noteOf(section)
      return { instrument: at, number, name, heading, text, summary, exceptions, omitted, not_yet, note }
    })
  })
  const placeOf = ({ law, section }: { readonly law: string; readonly section: string }) => {
    const place = sections.findIndex(
      ({ instrument, number }) => laws[instrument]?.slug === law && number === section,
    )
    if (place < 0) throw new Error(`a question names ${law} ${section}, which is not held`)
    return place
  }
  const alike = sectionsAlike(
    sections.map((section) => {
      return [section.heading, section.heading, ownWords(section), section.text].filter(Boolean).join('\n\n')
    }),
  )
  const questions = context.catalogue.questions.record.map(({ id, question, also, answer, choose }) => ({
    id,
    question,
    also,
    answer: sentenceBodies(context, answer).map(({ says, checked, is_behind, exceptions, note, ...one }) => {
      return { says, section: placeOf(one), checked, is_behind, exceptions, note }
    }),
    akin: alike(answer.map(placeOf)),
    ...(choose !== undefined && { choose }),
  }))
  const words = sections.map((section, id) => {
    const law = laws[section.instrument]
    const names = law === undefined ? [] : [law.title, law.number, ...initialsOf(law.title)]
    const text = [ownWords(section), section.text, ...askedOf(questions, id)].filter(Boolean).join('\n\n')
    const number = sectionKeys(section.number).join('\n')
    return { id, number, instrument: names.filter(Boolean).join('\n'), heading: section.heading, text }
  })
  const cited = citations(laws)
  return {
    format: INDEX_FORMAT,
    data_date: context.dataDate,
    notice: context.notice,
    instruments: laws.map((law) => instrument(context, law)),
    known: laws.map(({ topics }, at) => ({ topics, cited: item(cited, at) })),
    sections,
    questions,
    index: postingsOf(words, LAW_INDEX),
  }
}

/** The words in which people ask for what a section answers first. */
function askedOf(questions: LawFile['questions'], id: number): string[] {
  return questions
    .filter(({ answer }) => answer[0]?.section === id)
    .flatMap(({ question, also }) => [question, ...also])
}

/** Number of sections of other instruments that name each one, by its title with the year. */
function citations(laws: readonly Law[]): number[] {
  const texts = laws.map(({ sections }) =>
    sections.map(({ text, summary }) => `${text ?? ''}\n${summary ?? ''}`.replace(/\s+/gu, ' ')),
  )
  return laws.map(({ title, year }, at) => {
    const name = title.replace(/^The /u, '').replace(/,? \d{4}$/u, '')
    const cited = [`${name}, ${year}`, `${name} ${year}`]
    const others = texts.filter((_, place) => place !== at).flat()
    return others.filter((text) => cited.some((words) => text.includes(words))).length
  })
}
