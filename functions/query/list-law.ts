import type { LawsBody } from '../../build/contract/responses.ts'
import { LAW_MATCHES, RANKING } from '../../build/contract/search.ts'
import type { Outcome } from '../shared/outcome.ts'
import { conceptsOf } from './concepts.ts'
import { lawOf, tradeWordsOf } from './holdings.ts'
import type { Given } from './queries.ts'
import type { LawIndex } from './law-index.ts'
import { type Ranked, rankAll } from './rank.ts'
import type { Site } from './site.ts'
import { snippetOf } from './snippet.ts'
import type { TradeWords } from './trade-words.ts'

type Instrument = LawsBody['instruments'][number]
type Match = NonNullable<Instrument['matches']>[number]

/** The answer of listLaw: all instruments, or those that hold the words, best first, with the sections that matched. */
export async function listLaw(site: Site, { q }: Given): Promise<Outcome> {
  const [law, trade] = await Promise.all([lawOf(site), tradeWordsOf(site)])
  const { data_date } = law.file
  const instruments = q === undefined ? law.file.instruments : matching(law, trade, q)
  const body: LawsBody = { data_date, query: { q: q ?? null }, total: instruments.length, instruments }
  return { body }
}

/** The instruments with a section that answers the query, in the order of their best sections. */
function matching(law: LawIndex, trade: TradeWords, q: string): Instrument[] {
  const byInstrument = new Map<number, Ranked[]>()
  const { ranked } = rankAll(conceptsOf(q, law.terms, trade), law.terms, RANKING)
  for (const found of ranked) {
    const at = law.section(found.id).instrument
    byInstrument.set(at, [...(byInstrument.get(at) ?? []), found])
  }
  return [...byInstrument].map(([at, found]) => {
    const matches = found.slice(0, LAW_MATCHES).map((ranked) => matchOf(law, ranked))
    return { ...law.instrument(at), matches }
  })
}

/** A matching section, with a piece of the law's own words where they hold what was asked, else of our summary. */
function matchOf(law: LawIndex, { id, found }: Ranked): Match {
  const { number, heading, omitted, text, summary } = law.section(id)
  const stems = new Set(found.flatMap(({ way }) => way.phrase))
  const pieces = (['text', 'summary'] as const).flatMap((of) => {
    const whole = of === 'text' ? text : summary
    return whole === null ? [] : [{ of, ...snippetOf(whole, law.words(id, of), stems) }]
  })
  const piece = pieces.find(({ highlights }) => highlights.length > 0) ?? pieces[0]
  return { number, heading, omitted, of: piece?.of ?? null, snippet: piece?.snippet ?? '' }
}
