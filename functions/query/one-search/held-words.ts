import { fold, stem } from '../../../build/search/words.ts'
import { conceptsOf } from '../../../build/search/query-terms.ts'
import { lawOf, productsOf, tradeWordsOf } from '../source/load.ts'
import type { Query } from './hit.ts'
import { tablesOf } from './of-fields.ts'

/** The words of a query that something held says, those that nothing does, and the share of the former. */
export interface HeldWords {
  readonly held: readonly string[]
  readonly unheld: readonly string[]
  readonly known: number
  /** Whether the words that nothing says are no words of the trade either: then they are a name. */
  readonly isName: boolean
}

/** Looks for the words of a query, as typed or by what they mean, in law, names of products, and what is asked of them. */
export async function heldWords(query: Query): Promise<HeldWords> {
  const [law, products, trade, names, tables] = await Promise.all([
    lawOf(query.source),
    productsOf(query.source),
    tradeWordsOf(query.source, 'law'),
    tradeWordsOf(query.source, 'products'),
    tablesOf(query.source),
  ])
  const lines = await Promise.all(
    Array.from(tables, async ([line, { terms }]) =>
      conceptsOf(query.q, terms, await tradeWordsOf(query.source, line)).map((one) => [one, terms] as const),
    ),
  )
  const searched = [
    conceptsOf(query.q, law.terms, trade).map((one) => [one, law.terms] as const),
    conceptsOf(query.q, products.terms, names).map((one) => [one, products.terms] as const),
    ...lines,
  ].flat()
  const found = new Map<string, { isHeld: boolean; weight: number }>()
  for (const [concept, terms] of searched) {
    const word = fold(concept.typed)
    if (/^[0-9]+$/u.test(word)) continue
    const isSaid = concept.variants.some(
      ({ kind, phrase }) => kind !== 'spelling' && terms.hits(phrase).size > 0,
    )
    const known = found.get(word)
    const isHeld = isSaid || known?.isHeld === true
    found.set(word, { isHeld, weight: Math.min(query.words.weightOf(concept), known?.weight ?? Infinity) })
  }
  const wordsThat = (is: boolean) => [...found].filter(([, { isHeld }]) => isHeld === is)
  const wordsOf = (some: ReturnType<typeof wordsThat>) => some.map(([word]) => word)
  const weightOf = (some: ReturnType<typeof wordsThat>) =>
    some.reduce((sum, [, { weight }]) => sum + weight, 0)
  const [said, unsaid] = [wordsThat(true), wordsThat(false)]
  const isName = wordsOf(unsaid).every((word) => !trade.known.stems.has(stem(word)))
  const all = weightOf(said) + weightOf(unsaid)
  return { held: wordsOf(said), unheld: wordsOf(unsaid), known: all === 0 ? 1 : weightOf(said) / all, isName }
}
