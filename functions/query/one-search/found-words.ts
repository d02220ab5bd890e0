import { fold, stem } from '../../../build/search/words.ts'
import { conceptsOf } from '../../../build/search/query-terms.ts'
import { lawOf, productsOf, tradeWordsOf } from '../source/load.ts'
import type { Query } from './candidate.ts'
import { tablesOf } from './question-candidates.ts'

/** Words of a query that something held here uses, those that nothing uses, and the share of the weight that is known. */
export interface FoundWords {
  readonly found: readonly string[]
  readonly missing: readonly string[]
  readonly known: number
  /** Whether the missing words are no words of the trade either: then they are a name. */
  readonly isName: boolean
}

/** Looks for the words of a query, as typed or by what they mean, in law, names of products, and what is asked of them. */
export async function foundWords(query: Query): Promise<FoundWords> {
  const [law, products, trade, names, tables] = await Promise.all([
    lawOf(query.source),
    productsOf(query.source),
    tradeWordsOf(query.source, 'law'),
    tradeWordsOf(query.source, 'products'),
    tablesOf(query.source),
  ])
  const ofFields = await Promise.all(
    Array.from(tables, async ([line, { terms }]) => ({
      terms,
      area: await tradeWordsOf(query.source, line),
    })),
  )
  const words = new Map<string, { readonly isFound: boolean; readonly weight: number }>()
  const places = [{ terms: law.terms, area: trade }, { terms: products.terms, area: names }, ...ofFields]
  for (const { terms, area } of places)
    for (const concept of conceptsOf(query.q, terms, area)) {
      const word = fold(concept.typed)
      if (/^[0-9]+$/u.test(word)) continue
      const isHere = concept.variants.some(
        ({ kind, phrase }) => kind !== 'spelling' && terms.hits(phrase).size > 0,
      )
      const { isFound, weight } = words.get(word) ?? { isFound: false, weight: Infinity }
      const least = Math.min(query.words.weightOf(concept), weight)
      words.set(word, { isFound: isFound || isHere, weight: least })
    }
  const all = [...words]
  const found = all.filter(([, { isFound }]) => isFound)
  const missing = all.filter(([, { isFound }]) => !isFound).map(([word]) => word)
  const weightOf = (some: typeof all) => some.reduce((sum, [, { weight }]) => sum + weight, 0)
  const total = weightOf(all)
  return {
    found: found.map(([word]) => word),
    missing,
    known: total === 0 ? 1 : weightOf(found) / total,
    isName: missing.every((word) => !trade.known.stems.has(stem(word))),
  }
}
