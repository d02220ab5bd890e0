import type { Category, Field } from '../../contract/authored/category.ts'
import type { Clause, PlaceToLook, ProductClauses } from '../../contract/authored/clauses.ts'
import type { Synonyms } from '../../contract/authored/dataset.ts'
import type { Fact } from '../../contract/authored/product.ts'
import { LEARNED, type Learned } from './learned.ts'
import { groupOf } from './place-features.ts'
import { type Looked, type RankedPlace, chosenPlaces, isTied, lookedAt } from './places.ts'
import type { SuggestedPlace } from './suggest.ts'
import { contactsIn, isContact } from './suggested-values.ts'

// Places to look for fields that nobody has read: the likely places that name the field, without values.

const MOST = 3

/** Up to three of the first places of a field, which all name it; none where the first is not likely. */
export function placesShown(
  field: Field,
  chosen: readonly RankedPlace[],
  looked: Looked,
  { likely }: Pick<Learned, 'likely'>,
): PlaceToLook[] {
  if ((chosen[0]?.likely ?? 0) < likely) return []
  return chosen
    .filter((place) => isTied(field, place, looked))
    .slice(0, MOST)
    .map(({ passage: { unit }, quote }) => ({
      key: field.key,
      clause: unit.clause.id,
      page: unit.page,
      sentence: quote,
    }))
}

/**
 * Places to look that are kept with clauses, for the types of fields of which nine places in ten are right. Empty where
 * there are none.
 */
export function placesToLook(
  product: { readonly facts: readonly Fact[] },
  category: Category,
  clauses: readonly Clause[],
  synonyms: Synonyms,
  learned: Learned = LEARNED,
): Pick<ProductClauses, 'look_at'> {
  const read = new Set(product.facts.map(({ key }) => key))
  const fields = category.fields.filter(({ key, type }) => !read.has(key) && learned.trusted.includes(type))
  if (fields.length === 0) return {}
  const looked = lookedAt(category, clauses, synonyms)
  const places = fields.flatMap((field) =>
    placesShown(field, chosenPlaces(field, looked, learned), looked, learned),
  )
  return places.length === 0 ? {} : { look_at: places }
}

/** Whether a place likely answers a field: whoever says that nothing is stated is asked about it. */
export function isLikely(
  field: Field,
  { quote, weight }: Pick<SuggestedPlace, 'quote' | 'weight'>,
  { asked }: Pick<Learned, 'asked'> = LEARNED,
): boolean {
  return isContact(field)
    ? contactsIn(quote, field).length > 0
    : weight >= (asked[groupOf(field)] ?? Infinity)
}
