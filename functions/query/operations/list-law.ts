import type { LawsBody } from '../../../build/contract/published/instruments.ts'
import { operationPath } from '../../../build/contract/addresses.ts'
import { sectionPath } from '../../../build/contract/markdown-alternates.ts'
import { LAW_MATCHES } from '../../../build/search/search-options.ts'
import { type Outcome, quoted } from '../../shared/result.ts'
import { searchMessage } from '../../../build/search/message.ts'
import type { LawQuestion } from '../../../build/search/question-asked.ts'
import { type LawFound, rankLaw } from '../../../build/search/rank-law.ts'
import type { Ranked } from '../../../build/search/rank.ts'
import { snippetOf } from '../../../build/search/snippet.ts'
import type { Phrase } from '../../../build/search/trade-words.ts'
import { lawOf, tradeWordsOf } from '../source/load.ts'
import type { LawIndex } from '../../../build/search/law-index.ts'
import type { IndexSource } from '../source/reader.ts'
import type { Given } from '../../shared/params.ts'

type Instrument = LawsBody['instruments'][number]
type Match = NonNullable<Instrument['matches']>[number]

/** The answer of listLaw: all instruments, or those that hold the words, best first, with the sections that matched. */
export async function listLaw(source: IndexSource, { q }: Given<'listLaw'>): Promise<Outcome> {
  const [law, trade] = await Promise.all([lawOf(source), tradeWordsOf(source, 'law')])
  const { data_date, instruments } = law.file
  const found = q === null ? null : rankLaw(law, trade, q)
  const asked = found?.question ?? null
  const listed = found === null ? instruments : byInstrument(law, found)
  const body: LawsBody = {
    data_date,
    query: { q },
    rights: asked === null ? null : rightsOf(law, asked),
    total: listed.length,
    instruments: listed,
    message: found === null || asked !== null ? null : messageOf(law, found),
  }
  return { body }
}

/** A question of the table as an answer gives it. */
function rightsOf(law: LawIndex, { question, answer }: LawQuestion): LawsBody['rights'] {
  const sentences = answer.map(({ says, section }) => {
    const { instrument, number } = law.section(section)
    const { slug, url } = law.instrument(instrument)
    return { says, law: slug, section: number, url }
  })
  return { question, answer: sentences }
}

/** The instruments with a section that answers the query, in the order of their best sections. */
function byInstrument(law: LawIndex, { ranked, isAddress }: LawFound): Instrument[] {
  const sections = new Map<number, Ranked[]>()
  for (const one of ranked) {
    const at = law.section(one.id).instrument
    sections.set(at, [...(sections.get(at) ?? []), one])
  }
  const most = isAddress ? LAW_MATCHES.ofInstrument : LAW_MATCHES.ofWords
  const enough = isAddress ? 0 : LAW_MATCHES.share * Math.max(0, ...ranked.map(({ score }) => score))
  return [...sections].map(([at, found]) => {
    const matches = found
      .filter(({ score }, place) => place === 0 || score >= enough)
      .slice(0, most)
      .map((one) => matchOf(law, one))
    return { ...law.instrument(at), matches }
  })
}

function messageOf(
  law: LawIndex,
  { ranked, isAddress, concepts, missing, ofOthers }: LawFound,
): string | null {
  if (ofOthers !== null)
    return `No section ${quoted(ofOthers)} of the instrument named is held here. Not every section is: it may well exist. These are of other instruments.`
  const notHeld =
    missing === null
      ? null
      : `No section ${quoted(missing)} is held here. Not every section of every instrument is: it may well exist.`
  if (concepts.length === 0 && (notHeld !== null || ranked.length > 0)) return notHeld
  const isEverything = isAddress || ranked.some(({ found }) => found.length === concepts.length)
  const total = ranked.length
  const ofWords = searchMessage({ thing: 'section', concepts, terms: law.terms, isEverything, total })
  return [notHeld, ofWords].filter((sentence) => sentence !== null).join(' ') || null
}

/**
 * A matching section, with a piece of the law's own words where they hold what was asked, else of our summary; one that
 * was omitted may have neither, only its heading.
 */
function matchOf(law: LawIndex, { id, found }: Ranked): Match {
  const { instrument, number, name, heading, omitted, exceptions } = law.section(id)
  const piece = pieceOf(
    law,
    id,
    found.map(({ way }) => way.phrase),
  )
  const shown = { of: piece?.of ?? null, snippet: piece?.snippet ?? (heading || number) }
  const { slug, url } = law.instrument(instrument)
  // The address of an instrument is that of getLaw, whose path follows the base URL.
  const base = url.slice(0, -operationPath('getLaw', slug).length)
  return { number, heading, omitted, ...shown, exceptions, url: base + sectionPath(slug, name) }
}

/** A piece of a section's text that holds what was found; else of its summary; else the beginning of what there is. */
function pieceOf(law: LawIndex, id: number, phrases: readonly Phrase[]) {
  let first: { of: 'text' | 'summary'; snippet: string } | null = null
  for (const of of ['text', 'summary'] as const) {
    const whole = law.held(id, of)
    if (whole === null) continue
    const { snippet, highlights } = snippetOf(whole, law.words(id, of), phrases)
    if (highlights.length > 0) return { of, snippet }
    first ??= { of, snippet }
  }
  return first
}
