import { LAW_NOTICE } from '../../../build/contract/notices.ts'
import { rightPath } from '../../../build/contract/paths.ts'
import type { LawsBody } from '../../../build/contract/published/instruments.ts'
import { LAW_MATCHES } from '../../../build/search/search-options.ts'
import { type OutcomeOf, quoted, invalid } from '../../shared/result.ts'
import { readings, searchMessage } from '../../../build/search/message.ts'
import type { LawQuestion } from '../../../build/search/question-asked.ts'
import { type LawFound, rankLaw } from '../../../build/search/rank-law.ts'
import { type IndexSource, lawOf, tradeWordsOf } from '../source/load.ts'
import type { LawIndex } from '../../../build/search/law-index.ts'
import type { Given } from '../../shared/given-parameters.ts'

type Instrument = LawsBody['instruments'][number]
type Match = NonNullable<Instrument['matches']>[number]

/** The answer of listLaw: all instruments, or those that hold the words, best first, with the sections that matched. */
export async function listLaw(
  source: IndexSource,
  { q, limit }: Given<'listLaw'>,
): Promise<OutcomeOf<LawsBody>> {
  if (q !== null) return { body: await lawAnswer(source, q, await lawFound(source, q), limit) }
  if (limit !== null) return invalid(LIMIT_ALONE)
  const { data_date, instruments } = (await lawOf(source)).file
  const none = { rights: null, total: instruments.length, match: null, message: null }
  return { body: { data_date, notice: LAW_NOTICE, query: { q }, ...none, instruments } }
}

/** Sections and questions that words find. */
export async function lawFound(source: IndexSource, q: string): Promise<LawFound> {
  const [law, trade] = await Promise.all([lawOf(source), tradeWordsOf(source, 'law')])
  return rankLaw(law, trade, q)
}

/** Makes the answer of the sections that were found, at most so many. */
export async function lawAnswer(
  source: IndexSource,
  q: string,
  found: LawFound,
  limit: number | null,
): Promise<LawsBody> {
  const law = await lawOf(source)
  const head = { data_date: law.file.data_date, notice: LAW_NOTICE, query: { q } }
  const { asked, perhaps } = found.meant
  return {
    ...head,
    rights: asked === null ? null : rightsOf(law, asked),
    ...(perhaps.length > 0 && { did_you_mean: perhaps.map((question) => meant(law, question)) }),
    total: new Set(found.ranked.map(({ id }) => law.section(id).instrument)).size,
    match: asked !== null || holdsAll(found) ? 'all' : 'any',
    instruments: byInstrument(law, found, limit ?? Infinity),
    message: asked !== null ? readings(found.concepts, law.terms).join(' ') || null : messageOf(law, found),
  }
}

const LIMIT_ALONE = 'limit is how many of the sections that hold the words of q are returned: give q, too.'

/** Whether a section is the one that was named, or has all the words as typed or by words that mean the same. */
function holdsAll({ ranked, isAddress, concepts, missing, unsaid, unheld }: LawFound): boolean {
  if (missing !== null || unheld !== null || unsaid.length > 0) return false
  if (isAddress) return ranked.length > 0
  return ranked.some(({ matched }) => concepts.length > 0 && matched === concepts.length)
}

/** A question of the table as an answer gives it. */
function rightsOf(law: LawIndex, { question, answer, choose = [], ...one }: LawQuestion): LawsBody['rights'] {
  const sentences = answer.map(({ says, section, checked, is_behind, exceptions, note }) => {
    const { instrument, number } = law.section(section)
    const { slug, title, consolidated_to } = law.instrument(instrument)
    const head = { says, law: slug, title, section: number, url: law.urlOf(section) }
    return { ...head, checked, consolidated_to, is_behind, exceptions, note }
  })
  const chosen = choose.flatMap((id) => law.file.questions.filter((other) => other.id === id))
  return {
    ...meant(law, { question, ...one }),
    answer: sentences,
    ...(chosen.length > 0 && { choose: chosen.map((other) => meant(law, other)) }),
  }
}

/** A question of the table by its id; null where there is none. */
export async function rightsNamed(source: IndexSource, id: string): Promise<LawsBody['rights']> {
  const law = await lawOf(source)
  const question = law.file.questions.find((entry) => entry.id === id)
  return question === undefined ? null : rightsOf(law, question)
}

/** A question of the table with its page. */
function meant(law: LawIndex, { id, question }: Pick<LawQuestion, 'id' | 'question'>) {
  return { question, url: law.base + rightPath(id) }
}

/** The instruments of the best sections, in the order of these, each with its own. */
function byInstrument(
  law: LawIndex,
  { ranked, isAddress, passageOf }: LawFound,
  limit: number,
): Instrument[] {
  const most = isAddress ? LAW_MATCHES.ofInstrument : LAW_MATCHES.ofWords
  const best = ranked.reduce((most, { score }) => Math.max(most, score), 0)
  const enough = isAddress ? 0 : LAW_MATCHES.share * best
  const sections = new Map<number, Match[]>()
  for (const [at, { id, score }] of ranked.slice(0, limit).entries()) {
    const { instrument } = law.section(id)
    const matches = sections.get(instrument) ?? []
    sections.set(instrument, matches)
    const isWeak = matches.length > 0 && score < enough
    if (matches.length < most && !isWeak) matches.push(matchOf(law, id, passageOf(id), at + 1))
  }
  return [...sections].map(([at, matches]) => ({ ...law.instrument(at), matches }))
}

function messageOf(
  law: LawIndex,
  { ranked, isAddress, concepts, missing, unsaid, unheld }: LawFound,
): string | null {
  const doubts = [
    ...(unheld === null ? [] : [`No instrument is held here under the name ${quoted(unheld)}.`]),
    ...(missing === null
      ? []
      : [
          `No section or part ${quoted(missing)}${law.withNumber(missing).length > 0 ? ' of the instrument named' : ''} is held here. ${PERHAPS}`,
        ]),
    ...(unsaid.length === 0
      ? []
      : [`No section with this number that is held here says ${unsaid.map(quoted).join(', ')}. ${PERHAPS}`]),
  ]
  const total = ranked.length
  const isEverything = isAddress || ranked.some(({ covered }) => covered === concepts.length)
  const ofWords =
    concepts.length === 0 && doubts.length + total > 0
      ? null
      : searchMessage({ thing: 'section', concepts, terms: law.terms, isEverything, total })
  return [...doubts, ...(ofWords === null ? [] : [ofWords])].join(' ') || null
}

const PERHAPS = 'Not every section of every instrument is: it may well exist.'

/**
 * A matching section, with the passage that answers, in the law's own words where these say as much as our summary; one
 * that was omitted may have neither, only its heading.
 */
function matchOf(
  law: LawIndex,
  id: number,
  { of, snippet }: ReturnType<LawFound['passageOf']>,
  rank: number,
): Match {
  const { number, heading, omitted, not_yet, exceptions, note } = law.section(id)
  const shown = snippet() ?? (heading || number)
  const url = law.urlOf(id)
  return { number, heading, omitted, not_yet, of, snippet: shown, exceptions, note, url, rank }
}
