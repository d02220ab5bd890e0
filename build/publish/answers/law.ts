import type { Law, LawSection } from '../../contract/authored/law.ts'
import { sectionCitation } from '../../contract/citation.ts'
import { LAW_NOTICE } from '../../contract/notices.ts'
import { contradictions } from '../../check/proof/law-numbers.ts'
import { item } from '../../contract/item.ts'
import type { LawBody, LawsBody } from '../../contract/published/instruments.ts'
import type { LawSectionBody } from '../../contract/published/law-section.ts'
import type { BodyContext } from './context.ts'
import { checkingOf, commencing } from './law-checked.ts'
import { sectionNames } from './section-names.ts'

type Instrument = LawsBody['instruments'][number]

/** An instrument as lists show it. */
export function instrument({ to }: BodyContext, law: Law): Instrument {
  const { slug, title, kind, number, year, in_force, sections, sections_of_instrument } = law
  return {
    slug,
    title,
    kind,
    number,
    year,
    in_force,
    ...checkingOf(law),
    sections: sections.length,
    sections_of_instrument: sections_of_instrument ?? null,
    url: to.law(slug),
    matches: [],
  }
}

/** The answer of listLaw without words to filter by, by slug. */
export function lawsBody(context: BodyContext): LawsBody {
  const instruments = context.catalogue.laws.map(({ record }) => instrument(context, record))
  return {
    data_date: context.dataDate,
    notice: LAW_NOTICE,
    query: { q: null },
    rights: null,
    total: instruments.length,
    match: null,
    instruments,
    message: null,
  }
}

/** The answers of getLaw, one per instrument. */
export function* lawBodies(context: BodyContext): Generator<LawBody> {
  for (const { record } of context.catalogue.laws) yield lawBody(context, record)
}

/** The answer of getLaw for one instrument. */
export function lawBody({ dataDate, to }: BodyContext, law: Law): LawBody {
  const { slug, title, kind, number, year, issued_by, dated, in_force, source_url, topics } = law
  const names = sectionNames(law.sections)
  return {
    data_date: dataDate,
    ...checkingOf(law),
    notice: lawNotice(law),
    slug,
    title,
    kind,
    number,
    year,
    markdown: to.markdown('getLaw', slug),
    issued_by,
    dated,
    in_force,
    amended_by: law.amended_by ?? [],
    source_url,
    topics,
    total: law.sections.length,
    sections_of_instrument: law.sections_of_instrument ?? null,
    sections: law.sections.map((section, place) => {
      const { number, heading, text, summary, exceptions = [], omitted } = section
      const waits = commencing(law, section)
      const note = noteOf(section)
      const url = to.lawSection(slug, item(names, place))
      const citation = sectionCitation(title, number, url)
      return { number, heading, text, summary, exceptions, omitted, ...waits, note, url, citation }
    }),
  }
}

/** The sections of all instruments, each for itself. */
export function* lawSectionBodies(context: BodyContext): Generator<LawSectionBody> {
  for (const { record } of context.catalogue.laws) {
    const law = lawBody(context, record)
    const { slug, title, kind, number, year, in_force, source_url, sections } = law
    const { data_date, notice } = law
    const url = context.to.law(slug)
    for (const [at, section] of sections.entries())
      yield {
        data_date,
        ...checkingOf(record, section.number),
        notice,
        law: { slug, title, kind, number, year, in_force, source_url, url },
        section,
        previous: sections[at - 1]?.url ?? null,
        next: sections[at + 1]?.url ?? null,
        markdown: `${section.url}.md`,
      }
  }
}

/** Notice on the sections: whose words they are, and how many are held. */
function lawNotice(law: Law): string {
  const drafts = (law.amended_by ?? []).filter(({ draft = false }) => draft)
  return [
    LAW_NOTICE,
    ...sectionsMissing(law),
    ...(drafts.length > 0 ? [`Only drafts, not law: ${drafts.map(({ title }) => title).join('; ')}.`] : []),
  ].join(' ')
}

/** Sentence that more sections may exist than are held; nothing where all are. */
export function sectionsMissing({ sections, sections_of_instrument: whole }: CountedSections): string[] {
  const count = sections.length
  if (whole === undefined || whole === null)
    return ['Perhaps not every section is here: one that is not listed may well exist.']
  if (count >= whole) return []
  return [`${count} of ${whole} sections are here: a section that is not listed may well exist.`]
}

type CountedSections = Pick<Law, 'sections_of_instrument'> & { readonly sections: readonly unknown[] }

/**
 * Note of a section to read before relying on it: its own, and that its heading says another number than what
 * is below it; null where there is nothing.
 */
export function noteOf(section: LawSection): string | null {
  const doubts = contradictions(section).map(
    ({ measure, others, key }) =>
      `The heading says “${measure.words}”, ${key === 'text' ? 'the text' : 'our summary'} ${others.map(({ words }) => `“${words}”`).join(', ')}: ${key === 'text' ? 'rely on the text' : 'look into the instrument'}, not on the heading.`,
  )
  return [section.note ?? '', ...doubts].filter((words) => words !== '').join(' ') || null
}
