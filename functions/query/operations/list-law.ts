import type { LawsBody } from '../../../build/contract/published/instruments.ts'
import { LAW_MATCHES, RANKING } from '../../../build/contract/text/search-options.ts'
import type { Given } from '../../shared/given.ts'
import type { Outcome } from '../../shared/outcome.ts'
import { conceptsOf } from '../search/query-terms.ts'
import { lawOf, tradeWordsOf } from '../source/load.ts'
import type { LawIndex } from '../source/law.ts'
import { type Ranked, rankAll } from '../search/rank.ts'
import type { IndexSource } from '../source/reader.ts'
import { snippetOf } from '../search/snippet.ts'
import type { TradeWords } from '../search/trade-words.ts'

type Instrument = LawsBody['instruments'][number]
type Match = NonNullable<Instrument['matches']>[number]

/** The answer of listLaw: all instruments, or those that hold the words, best first, with the sections that matched. */
export async function listLaw(source: IndexSource, { q }: Given<'listLaw'>): Promise<Outcome> {
  const [law, trade] = await Promise.all([lawOf(source), tradeWordsOf(source)])
  const { data_date } = law.file
  const instruments = q === null ? law.file.instruments : matching(law, trade, q)
  const body: LawsBody = { data_date, query: { q }, total: instruments.length, instruments }
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
