import type { LawsBody } from '../../../build/contract/published/instruments.ts'
import { LAW_MATCHES } from '../../../build/contract/text/search-options.ts'
import type { Outcome } from '../../shared/outcome.ts'
import { lawOf, tradeWordsOf } from '../source/load.ts'
import type { Given } from './given.ts'
import type { LawIndex } from '../source/law.ts'
import { rankLaw } from '../search/rank-law.ts'
import type { Ranked } from '../search/rank.ts'
import type { Site } from '../source/reader.ts'
import { snippetOf } from '../search/snippet.ts'
import type { TradeWords } from '../search/trade-words.ts'

type Instrument = LawsBody['instruments'][number]
type Match = NonNullable<Instrument['matches']>[number]

/** The answer of listLaw: all instruments, or those that hold the words, best first, with the sections that matched. */
export async function listLaw(site: Site, { q }: Given): Promise<Outcome> {
  const [law, trade] = await Promise.all([lawOf(site), tradeWordsOf(site, 'law')])
  const { data_date } = law.file
  const instruments = q === undefined ? law.file.instruments : matching(law, trade, q)
  const body: LawsBody = { data_date, query: { q: q ?? null }, total: instruments.length, instruments }
  return { body }
}

/** The instruments with a section that answers the query, in the order of their best sections. */
function matching(law: LawIndex, trade: TradeWords, q: string): Instrument[] {
  const byInstrument = new Map<number, Ranked[]>()
  const { ranked, isAddress } = rankLaw(law, trade, q)
  for (const found of ranked) {
    const at = law.section(found.id).instrument
    byInstrument.set(at, [...(byInstrument.get(at) ?? []), found])
  }
  return [...byInstrument].map(([at, found]) => {
    const matches = found.slice(0, isAddress ? LAW_MATCHES.ofInstrument : LAW_MATCHES.ofWords).map((ranked) => matchOf(law, ranked))
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
