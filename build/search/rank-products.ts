import { item } from '../contract/item.ts'
import { PRODUCT_RANKING } from './search-options.ts'
import { FIELD_BITS, type ProductTerms } from './product-terms.ts'
import type { Concept } from './query-terms.ts'
import { type ConceptMatches, type Within, conceptMatches, tallied } from './rank.ts'
import { GENERIC_STEMS, SPECIAL_STEMS } from './words.ts'
import { GENERIC_WORDS } from './stop-words.ts'

/** Products that a query found. */
export interface RankedProducts {
  /** Whether one of them holds all words that were typed, also those passed over, as they were typed or by synonyms. */
  readonly match: 'all' | 'any'
  /** Whether they hold all that was asked, be it by words that begin with it or are spelled alike. */
  readonly isEverything: boolean
  /** The numbers of the products found, rising. */
  readonly numbers: readonly number[]
  /** Score of each product, by its number. */
  readonly scores: Float64Array
}

/** Bits of the fields that say something of a product: all but the description of its category. */
const SAYING = ~FIELD_BITS.about

/**
 * The products that hold everything that was asked; where there are none, those that hold most of it. Names and
 * categories are short: what counts is which words they hold and how rare those are among the products that may be
 * found, not how often.
 */
export function rankProducts(
  concepts: readonly Concept[],
  terms: ProductTerms,
  within: Within | null,
): RankedProducts {
  const { asked, passedOver } = askedOf(concepts)
  const { all, scores, shares, covered, best } = tallied(asked, terms, within, SAYING)
  const [everything, most]: [number[], number[]] = [[], []]
  for (let number = 0; number < covered.length; number += 1) {
    if (covered[number] === 0) continue
    if (covered[number] === asked.length) everything.push(number)
    if (item(shares, number) >= PRODUCT_RANKING.most) most.push(number)
  }
  const isEverything = everything.length > 0
  const numbers = isEverything ? everything : most
  const passed = passedOver.map((concept) => conceptMatches(concept, terms, within, SAYING))
  const inName = nameWordsAsked(asked, terms)
  const special = specialOnes(concepts, terms)
  for (const number of numbers) {
    const nameShare = Math.min(1, item(inName, number) / Math.max(1, terms.telling(number)))
    const relevance = item(scores, number) / best + PRODUCT_RANKING.name * nameShare
    const standing =
      (terms.isWithdrawn(number) ? PRODUCT_RANKING.withdrawn : 1) *
      (terms.isSuperseded(number) ? PRODUCT_RANKING.superseded : 1) *
      (item(special, number) === 1 ? PRODUCT_RANKING.special : 1)
    let more = 0
    for (const { scores: ofConcept } of passed) more += PRODUCT_RANKING.passedOver * item(ofConcept, number)
    const asTyped = closenessIn(all, number) > 0 ? PRODUCT_RANKING.said : 0
    scores[number] = relevance * standing + more + asTyped
  }
  const words = [...all, ...passed]
  const isAllTyped = isEverything && numbers.some((number) => closenessIn(words, number) === 2)
  return { match: isAllTyped ? 'all' : 'any', isEverything, numbers, scores }
}

/** Closeness of the match of that concept which a product holds least closely. */
function closenessIn(words: readonly ConceptMatches[], number: number): number {
  let least = 2
  for (const { closeness } of words) least = Math.min(least, closeness[number] ?? 0)
  return least
}

/** Number of words of each product's name that were asked for: neither generic ones nor those of its insurer. */
function nameWordsAsked(asked: readonly Concept[], terms: ProductTerms): Uint16Array {
  const inName = new Uint16Array(terms.documents)
  const telling = asked.flatMap(({ variants }) =>
    variants.flatMap(({ kind, phrase }) =>
      phrase.filter((stem) => kind === 'own' || !GENERIC_STEMS.has(stem)),
    ),
  )
  for (const stem of new Set(telling))
    for (const number of terms.withStemInName(stem)) inName[number] = item(inName, number) + 1
  return inName
}

/** Products that are group policies, riders or the like by name or category while nobody asked for one. */
function specialOnes(concepts: readonly Concept[], terms: ProductTerms): Uint8Array {
  const stems = new Set(concepts.flatMap(({ variants }) => variants.flatMap(({ phrase }) => phrase)))
  const special = new Uint8Array(terms.documents)
  for (const word of SPECIAL_STEMS)
    if (!stems.has(word))
      for (const number of terms.hits([word]).inFields(FIELD_BITS.name | FIELD_BITS.category))
        special[number] = 1
  return special
}

/**
 * Some of the products found, best first. At equal relevance the latest comes first: its number is the lowest, and
 * sorting keeps their order.
 */
export function bestOf({ numbers, scores }: RankedProducts, from: number, to: number): number[] {
  const better = (one: number, two: number) => (scores[two] ?? 0) - (scores[one] ?? 0)
  if (numbers.length <= to) return numbers.toSorted(better).slice(from, to)
  // Only those are sorted that are as good as the last one shown.
  const sorted = Float64Array.from(numbers, (number) => scores[number] ?? 0).sort()
  const least = sorted[sorted.length - to] ?? 0
  const above = numbers.filter((number) => (scores[number] ?? 0) > least)
  const level = numbers.filter((number) => scores[number] === least)
  return [...above, ...level].toSorted(better).slice(from, to)
}

/**
 * Concepts that a query asks of products: the words that carry a question and do not just call them one, unless there are no
 * others. What is passed over says only which products come first.
 */
export function askedOf(concepts: readonly Concept[]): {
  readonly asked: readonly Concept[]
  readonly passedOver: readonly Concept[]
} {
  const specific = concepts.filter((concept) => concept.isAsked && !isGeneric(concept))
  const asked = specific.length > 0 ? specific : concepts.filter(({ isAsked }) => isAsked)
  return { asked, passedOver: concepts.filter((concept) => !asked.includes(concept)) }
}

/** Whether a word says no more of a product than that it is one; a sum ("1 crore") is not a word of a name either. */
export function isGeneric({ word, readings, variants }: Concept): boolean {
  return (
    [word, ...readings].some((one) => GENERIC_WORDS.has(one)) ||
    variants.some(({ phrase }) => phrase.length === 1 && /^\d{5,}$/u.test(phrase[0] ?? ''))
  )
}
