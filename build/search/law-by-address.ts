import { LAW_RANKING } from './search-options.ts'
import type { LawIndex } from './law-index.ts'
import type { Concept } from './query-terms.ts'
import { type Ranked, byScore, rank } from './rank.ts'

/** A section that was asked for by its number or its instrument need hold no words. */
const NAMED = { matched: 0, covered: 0 } as const

/** The sections with a number, those of a named instrument alone if it has one; what says the words first, then what is much cited. */
export function byNumber(
  law: LawIndex,
  { key, kind }: { readonly key: string; readonly kind: string | null },
  named: ReadonlyMap<number, number>,
  words: readonly Concept[],
): Ranked[] {
  const { ranked: saying } = rank(words, law.terms)
  const most = Math.max(...saying.map(({ score }) => score))
  const said = new Map(saying.map(({ id, score }) => [id, score / most]))
  const all = law.withNumber(key)
  const inNamed = all.filter((id) => named.has(law.section(id).instrument))
  const ranked = (inNamed.length > 0 ? inNamed : all).map((id): Ranked => {
    const { instrument, omitted, number } = law.section(id)
    const isKind = kind === null || law.instrument(instrument).kind === kind
    const isWhole = number.toLowerCase() === key
    const cited = LAW_RANKING.cited * law.citedShare(instrument)
    const asNamed = named.get(instrument) ?? 0
    const score = (isKind ? 2 : 1) + asNamed + (said.get(id) ?? 0) + cited + (isWhole ? 0.1 : 0)
    return { ...NAMED, id, score: omitted ? score * LAW_RANKING.omitted : score }
  })
  return ranked.sort(byScore)
}

/** All sections of the named instruments, in their order, the omitted ones last. */
export function ofInstruments(law: LawIndex, named: ReadonlyMap<number, number>): Ranked[] {
  const ranked = Array.from(named, ([instrument, weight]) =>
    law.sectionsOf(instrument).map((id): Ranked => {
      return { ...NAMED, id, score: weight * (law.section(id).omitted ? LAW_RANKING.omitted : 1) }
    }),
  )
  return ranked.flat().sort(byScore)
}
