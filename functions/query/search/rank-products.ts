import { CATALOGUE_SEARCH, PRODUCT_RANKING } from '../../../build/contract/text/search-options.ts'
import { placedWords } from './text-words.ts'
import { type Within, pairsOf } from './rank.ts'
import type { CatalogueIndex } from '../source/catalogue.ts'
import type { Concept } from './query-terms.ts'
import { GENERIC_WORDS, SPECIAL_WORDS } from './stop-words.ts'

/** A product that answers some of what was asked. */
interface RankedProduct {
  readonly place: number
  readonly score: number
}

/** What a query found among products. */
export interface ProductsFound {
  readonly match: 'all' | 'any'
  readonly ranked: readonly RankedProduct[]
}

/** How well each product holds a concept, from 0 to 1. */
type Quality = ReadonlyMap<number, number>

/**
 * The products that hold everything that was asked; where there are none, those that hold most of it. Names and
 * categories are short: what counts is which words they hold and how rare those are among the products, not how often.
 * At equal relevance products on sale in their newest version come first, the latest of them before the others.
 */
export function rankProducts(
  concepts: readonly Concept[],
  catalogue: CatalogueIndex,
  within: Within,
): ProductsFound {
  // A sum ("1 crore") is not a word of a name either.
  const isGeneric = ({ ways }: Concept) =>
    ways.some(
      ({ phrase: [word = '', ...more] }) =>
        more.length === 0 && (GENERIC_WORDS.has(word) || /^\d{5,}$/u.test(word)),
    )
  const specific = concepts.filter((concept) => !isGeneric(concept))
  const asked = specific.length > 0 ? specific : concepts
  const qualities = asked.map((concept) => qualityOf(concept, catalogue))
  const importances = qualities.map(({ size }) =>
    size === 0 ? null : Math.log(1 + catalogue.terms.documents / size),
  )
  const held = importances.filter((importance) => importance !== null)
  // A word that nothing holds was asked for all the same: it weighs what the others weigh on average.
  const average = held.reduce((sum, one) => sum + one, 0) / Math.max(1, held.length)
  const total = importances.reduce<number>((sum, one) => sum + (one ?? average), 0)
  const tallies = new Map<number, { sum: number; matched: number; share: number }>()
  for (const [at, quality] of qualities.entries()) {
    const importance = importances[at] ?? 0
    for (const [place, value] of quality) {
      if (!within(place)) continue
      const tally = tallies.get(place) ?? { sum: 0, matched: 0, share: 0 }
      tallies.set(place, tally)
      tally.sum += importance * value
      tally.share += importance
      tally.matched += 1
    }
  }
  const everything = [...tallies].filter(([, { matched }]) => matched === asked.length)
  const most = [...tallies].filter(([, { share }]) => share >= PRODUCT_RANKING.most * total)
  const stems = new Set(concepts.flatMap(({ ways }) => ways.flatMap(({ phrase }) => phrase)))
  const pairs = pairsOf(concepts).map((pair) => catalogue.terms.hits(pair))
  const ranked = (everything.length > 0 ? everything : most).map(([place, { sum }]) => {
    const together = pairs.filter((pair) => pair.get(place)?.fields.includes('name') === true).length
    const relevance = sum / total + PRODUCT_RANKING.name * nameShare(catalogue, place, stems)
    const score = (relevance + PRODUCT_RANKING.beside * together) * standing(catalogue, place)
    return { place, score: isSpecial(catalogue, place, stems) ? score * PRODUCT_RANKING.special : score }
  })
  return {
    match: everything.length > 0 ? 'all' : 'any',
    ranked: ranked.toSorted((one, two) => two.score - one.score || later(catalogue, one.place, two.place)),
  }
}

/** How well products hold a concept: by the way that counts most, in the field that counts most and a little in a second. */
function qualityOf({ ways }: Concept, { terms }: CatalogueIndex): Quality {
  const best = new Map<number, number>()
  const boost: Readonly<Record<string, number>> = CATALOGUE_SEARCH.boost
  for (const { phrase, weight } of ways) {
    for (const [place, { fields }] of terms.hits(phrase)) {
      const [most = 0, next = 0] = fields.map((field) => boost[field] ?? 0).toSorted((one, two) => two - one)
      const quality = weight * (most + PRODUCT_RANKING.second * next)
      if (quality > (best.get(place) ?? 0)) best.set(place, quality)
    }
  }
  return best
}

/** How much of a product's name was asked for: a name without further words comes before a longer one. */
function nameShare(catalogue: CatalogueIndex, place: number, stems: ReadonlySet<string>): number {
  const { name, insurer } = catalogue.card(place)
  const ofInsurer = catalogue.insurerStems(insurer.slug)
  const words = placedWords(name).flatMap((word) => word.stems.slice(0, 1))
  const telling = words.filter((word) => !GENERIC_WORDS.has(word) && !ofInsurer.has(word))
  return telling.filter((word) => stems.has(word)).length / Math.max(1, telling.length)
}

/** Whether a product is a group policy, a rider or the like, and nobody asked for one. */
function isSpecial(catalogue: CatalogueIndex, place: number, stems: ReadonlySet<string>): boolean {
  const { name, category } = catalogue.card(place)
  const words = placedWords(`${name} ${category.name}`).flatMap((word) => word.stems)
  return words.some((word) => SPECIAL_WORDS.has(word) && !stems.has(word))
}

/** What a product's standing makes of its relevance: withdrawn and superseded ones come behind, never out of sight. */
function standing(catalogue: CatalogueIndex, place: number): number {
  const withdrawn = catalogue.card(place).status === 'withdrawn' ? PRODUCT_RANKING.withdrawn : 1
  return withdrawn * (catalogue.isSuperseded(place) ? PRODUCT_RANKING.superseded : 1)
}

function later(catalogue: CatalogueIndex, one: number, two: number): number {
  const [first, second] = [catalogue.card(one).launched ?? '', catalogue.card(two).launched ?? '']
  return first === second ? one - two : first > second ? -1 : 1
}
