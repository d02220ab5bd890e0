import type { Concept } from './query-terms.ts'
import { type Variant, isSaid } from './query-words.ts'
import type { Hits } from './hits.ts'
import type { IndexTerms } from './index-terms.ts'
import { item } from '../contract/item.ts'
import type { Phrase } from './trade-words.ts'

/** A document that answers some of what was asked. */
export interface Ranked {
  readonly id: number
  readonly score: number
  /** Number of concepts it holds as they were typed or by a synonym. */
  readonly matched: number
  /** Number of concepts it holds in any way. */
  readonly covered: number
}

/** The best first, those that are level in the order of their ids. */
export function byScore(a: Ranked, b: Ranked): number {
  return b.score - a.score || a.id - b.id
}

/** A variant of a concept that a document holds, with the fields it is in. */
export interface Found {
  readonly variant: Variant
  readonly fields: readonly string[]
}

/** Filter of the documents that may be found. */
export type Within = (number: number) => boolean

/** The power by which the share of what was asked counts. */
export const COVERAGE = 2

/** The documents of an index that answer a query, in any order. */
export interface Ranking {
  readonly ranked: Ranked[]
  /** The variants of what was asked that one of them holds. */
  readonly foundIn: (id: number) => Found[]
}

/**
 * Ranks documents by what was asked: for each concept the best variant that a document holds counts, and what
 * holds more of the concepts comes first.
 */
export function rank(concepts: readonly Concept[], terms: IndexTerms): Ranking {
  const { all, scores, shares, covered } = tallied(concepts, terms)
  const ranked: Ranked[] = []
  for (let number = 0; number < covered.length; number += 1) {
    if (covered[number] === 0) continue
    const score = item(scores, number) * item(shares, number) ** COVERAGE
    let matched = 0
    for (const { closeness } of all) if (closeness[number] === 2) matched += 1
    ranked.push({ id: terms.idOf(number), score, matched, covered: item(covered, number) })
  }
  const foundIn = (id: number) => foundBy(concepts, all, terms, terms.numberOf(id))
  return { ranked, foundIn }
}

/** Documents by their numbers, and what each holds of some concepts. */
interface Tally {
  /** Of each concept. */
  readonly all: readonly ConceptMatches[]
  /** Sums of the scores of all concepts. */
  readonly scores: Float64Array
  /** Shares of what was asked, by the best score that each concept has anywhere. */
  readonly shares: Float64Array
  /** Numbers of concepts. */
  readonly covered: Uint8Array
  /** Best scores of all concepts together. */
  readonly best: number
}

/** Adds up what the documents that may be found hold of concepts; they say them in fields of some bits. */
export function tallied(
  concepts: readonly Concept[],
  index: Searched,
  within: Within | null = null,
  inFields = EVERY_FIELD,
): Tally {
  const { documents } = index
  const all = concepts.map((concept) => conceptMatches(concept, index, within, inFields))
  const [scores, shares] = [new Float64Array(documents), new Float64Array(documents)]
  const covered = new Uint8Array(documents)
  let sum = 0
  for (const { numbers, scores: ofConcept } of all) {
    let best = 0
    for (const number of numbers) best = Math.max(best, item(ofConcept, number))
    sum += best
    for (const number of numbers) {
      scores[number] = item(scores, number) + item(ofConcept, number)
      shares[number] = item(shares, number) + best
      covered[number] = item(covered, number) + 1
    }
  }
  // A word that nothing holds was asked for all the same: it weighs what the others weigh on average.
  const best = (sum * all.length) / all.filter(({ numbers }) => numbers.length > 0).length
  for (let number = 0; number < documents; number += 1)
    if (covered[number] !== 0) shares[number] = item(shares, number) / best
  return { all, scores, shares, covered, best }
}

/** An index as it is ranked: how many documents it has, and which hold a phrase. */
interface Searched {
  readonly documents: number
  hits(phrase: Phrase): Hits
}

/** Scores of documents for a concept, each by the variant that counts most in it. */
export interface ConceptMatches {
  readonly numbers: readonly number[]
  /** By the number of a document, 0 for those that do not hold it. */
  readonly scores: Float64Array
  /** The place of the variant among those of the concept. */
  readonly variants: Uint16Array
  /** Documents that say it, be that by the variant that counts most or not: 2 as it was typed or by a synonym, 1 in a spelling by ear. */
  readonly closeness: Uint8Array
}

/** Scores the documents that may be found for a concept that is said in fields of some bits. */
export function conceptMatches(
  { variants }: Concept,
  index: Searched,
  within: Within | null,
  inFields: number,
): ConceptMatches {
  const { documents } = index
  const [scores, closeness] = [new Float64Array(documents), new Uint8Array(documents)]
  const places = new Uint16Array(documents)
  const numbers: number[] = []
  for (const [place, variant] of variants.entries()) {
    const { numbers: holding, scores: qualities, fields } = index.hits(variant.phrase)
    const { weight } = variant
    const how = isSaid(variant) ? 2 : variant.kind === 'sound' ? 1 : 0
    for (let at = 0; at < holding.length; at += 1) {
      const number = holding[at] ?? 0
      const score = weight * (qualities[at] ?? 0)
      if (score <= 0) continue
      if (how > (closeness[number] ?? 0) && ((fields[at] ?? 0) & inFields) !== 0) closeness[number] = how
      const best = scores[number] ?? 0
      if (score <= best || within?.(number) === false) continue
      if (best === 0) numbers.push(number)
      scores[number] = score
      places[number] = place
    }
  }
  return { numbers, scores, variants: places, closeness }
}

function foundBy(
  concepts: readonly Concept[],
  all: readonly ConceptMatches[],
  terms: IndexTerms,
  number: number,
): Found[] {
  return concepts.flatMap((concept, at) => {
    const { scores, variants } = item(all, at)
    if (item(scores, number) === 0) return []
    const variant = item(concept.variants, item(variants, number))
    return [{ variant, fields: terms.fieldsOf(variant.phrase, number) }]
  })
}

const EVERY_FIELD = 0xff
