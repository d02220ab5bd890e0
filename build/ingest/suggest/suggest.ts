import type { Category, Field } from '../../contract/authored/category.ts'
import type { Clause } from '../../contract/authored/clauses.ts'
import type { Synonyms } from '../../contract/authored/dataset.ts'
import { item } from '../../contract/item.ts'
import type { Fact, FactValue } from '../../contract/authored/product.ts'
import type { PassageKind } from '../../check/proof/passage-kinds.ts'
import { type Check, checkOf } from './fact-check.ts'
import { LEARNED, type Learned, chance, knownOf, weighed } from './learned.ts'
import { type Looked, type Place, type RankedPlace, chosenPlaces, isTied, lookedAt } from './places.ts'
import { isKind } from './place-features.ts'
import { type ValueOption, isExact, statedIn, valuesOf } from './suggested-values.ts'
import { valueFeatures } from './value-features.ts'

/** A place that may answer a field; a person decides. */
export interface SuggestedPlace {
  readonly clause: number
  readonly page: number
  readonly quote: string
  /** Null where it is not proven and likely enough that the place gives one. */
  readonly value: FactValue | null
  /** The words of the quote that state the number. */
  readonly stated?: Fact['stated']
  /** Kinds of the words where they are no plain statement. */
  readonly kinds: readonly PassageKind[]
  /** The chance that this place, among all others, answers the field; and its weight by itself. */
  readonly likely: number
  readonly weight: number
}

/** Places found for one unread field; where there are none, the clauses that came nearest. */
export interface Suggestion {
  readonly key: string
  readonly candidates: readonly SuggestedPlace[]
  readonly near: readonly number[]
}

/** Number of the places that may have a value. */
const VALUED = 3

type Read = { readonly facts: readonly Fact[] }

/** Suggestions for every field of the category that the product has no fact for. */
export function suggestionsFor(
  product: Read,
  category: Category,
  clauses: readonly Clause[],
  synonyms: Synonyms,
  learned: Learned = LEARNED,
): Suggestion[] {
  const read = new Set(product.facts.map(({ key }) => key))
  return category.fields
    .filter(({ key }) => !read.has(key))
    .map(suggester(category, clauses, synonyms, learned))
}

/** Reads a document once, and gives the suggestions for each field that is asked for. */
export function suggester(
  category: Category,
  clauses: readonly Clause[],
  synonyms: Synonyms,
  learned: Learned = LEARNED,
): (field: Field) => Suggestion {
  const looked = lookedAt(category, clauses, synonyms)
  const check = checkOf(category, clauses)
  return (field) => {
    const candidates = withValues(field, chosenPlaces(field, looked, learned), looked, check, learned)
    const near = candidates.length > 0 ? [] : looked.nearest(field)
    return { key: field.key, candidates, near }
  }
}

/** A value that a place may give, with its features. */
export interface WeighedValue {
  readonly place: number
  readonly option: ValueOption
  readonly features: ReadonlyMap<string, number>
}

/** Whether a place or its title says a term of its field as a whole: one word of it may be there by chance. */
function saysTerm({ features }: Place): boolean {
  return features.has('says a term') || features.has('title says a term')
}

/** Kinds of passages that hold for some policies of a product only: no value is read there for a field that does not ask for them. */
const OF_SOME = [isKind('optional'), isKind('plan')]

/** Every value that the first places of a field may give; none where no value of the field is right or wrong. */
export function valuesAt(
  field: Field,
  chosen: readonly RankedPlace[],
  looked: Looked,
  check: Check,
  learned: Learned,
): WeighedValue[] {
  if (!isExact(field)) return []
  const places = chosen.map((place) => ({ place, options: valuesOf(place.quote, field) }))
  const known = knownOf(field, learned.values) ?? []
  return places.slice(0, VALUED).flatMap(({ place, options }, rank) => {
    if (!isTied(field, place, looked) || !saysTerm(place)) return []
    if (OF_SOME.some((is) => is({ field, passage: place.passage }))) return []
    const unit = { ...place.passage.unit, text: place.quote }
    const passage = { ...place.passage, unit }
    const elsewhere = places.flatMap((other) =>
      other.place === place || other.options.length !== 1 ? [] : other.options.map(({ value }) => value),
    )
    return options.map((option) => {
      const together = places
        .filter((one) => one.options.some(({ value }) => isEqual(value, option.value)))
        .reduce((sum, one) => sum + one.place.likely, 0)
      const findings = check(factOf(field, place, option))
      const said = { words: looked.wordsOf(field), passage, option, options, likely: place.likely }
      return {
        place: rank,
        option,
        features: valueFeatures({ field, ...said, elsewhere, together, findings, known }),
      }
    })
  })
}

function isEqual(one: FactValue, two: FactValue | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(two)
}

function factOf(
  field: Field,
  { passage: { unit }, quote }: Place,
  option: ValueOption | undefined,
): Fact & Required<Pick<Fact, 'quote' | 'clause' | 'page'>> {
  const { value = null, found } = option ?? {}
  const stated = statedIn(quote, field, value, found)
  const place = { quote, clause: unit.clause.id, page: unit.page }
  return { key: field.key, value, ...place, ...(stated !== undefined && { stated }) }
}

/**
 * The values against which nothing is found, with their chances, the likeliest first: of places that are likely enough to be
 * looked at. None for a field of which no fact of another product was learned from, since how likely its values have to be
 * is not known.
 */
export function likeliest<T extends WeighedValue>(
  field: Field,
  values: readonly T[],
  learned: Learned,
): (T & { readonly p: number })[] {
  if (knownOf(field, learned.words) === undefined) return []
  return values
    .filter(
      ({ features }) =>
        features.has('nothing is found against it') &&
        (features.get('place is likely') ?? 0) >= learned.likely,
    )
    .map((one) => ({ ...one, p: chance(weighed(one.features, learned.value)) }))
    .sort((one, two) => two.p - one.p)
}

/** The places, of which those have a value for which it is proven and likely; these are first. */
function withValues(
  field: Field,
  chosen: readonly RankedPlace[],
  looked: Looked,
  check: Check,
  learned: Learned,
): SuggestedPlace[] {
  const values = valuesAt(field, chosen, looked, check, learned)
  const likely = likeliest(field, values, learned).filter(({ p }) => p >= learned.least)
  const [best] = likely
  const given = new Map(
    likely
      .filter(({ option }) => isEqual(option.value, best?.option.value))
      .map(({ place, option }) => [place, option]),
  )
  const order = [...chosen.keys()].sort(
    (a, b) => Number(b === best?.place) - Number(a === best?.place) || a - b,
  )
  return order.map((at) => {
    const place = item(chosen, at)
    const { clause, page, quote, value, stated } = factOf(field, place, given.get(at))
    return {
      clause,
      page,
      quote,
      value,
      ...(stated !== undefined && { stated }),
      kinds: place.passage.kinds,
      likely: Math.round(100 * place.likely) / 100,
      weight: Math.round(100 * place.sum) / 100,
    }
  })
}
