import type { Category } from '../../contract/authored/category.ts'
import type { Clause, PlaceToLook, ProductClauses } from '../../contract/authored/clauses.ts'
import type { Synonyms } from '../../contract/authored/dataset.ts'
import type { Fact } from '../../contract/authored/product.ts'
import { around } from '../../check/proof/around.ts'
import { roleOf } from '../../check/proof/role.ts'
import { suggestionsFor } from './suggest.ts'
import TRUSTED from './trusted-types.json' with { type: 'json' }

// Where to look for what nobody has read: the places of suggestions that name the field, without their values.

const MOST = 3

type Read = { readonly facts: readonly Fact[] }

/** Up to three places for each field that nobody has read, the likeliest first. */
export function placesFound(
  product: Read,
  category: Category,
  clauses: readonly Clause[],
  synonyms: Synonyms,
): PlaceToLook[] {
  const fields = new Map(category.fields.map((field) => [field.key, field]))
  const byId = new Map(clauses.map((clause) => [clause.id, clause]))
  return suggestionsFor(product, category, clauses, synonyms).flatMap(({ key, candidates }) => {
    const field = fields.get(key)
    const isTied = (id: number, quote: string) => {
      const clause = byId.get(id)
      const at = clause?.text.indexOf(quote) ?? -1
      if (field === undefined || clause === undefined || at === -1) return false
      const role = roleOf(field, category, [quote], around(clause, at, at + quote.length, byId))
      return role.kind === 'tied' && role.where !== 'clause'
    }
    return candidates
      .filter(({ clause, quote }) => isTied(clause, quote))
      .slice(0, MOST)
      .map(({ clause, page, quote }) => ({ key, clause, page, sentence: quote }))
  })
}

/**
 * What is kept with clauses: the places for fields of the types of which nine places in ten are right
 * (`trusted-types.json`, made by `npm run bench ingest -- --trust`). Nothing where there is none.
 */
export function placesToLook(
  product: Read,
  category: Category,
  clauses: readonly Clause[],
  synonyms: Synonyms,
): Pick<ProductClauses, 'look_at'> {
  const trusted = new Set(category.fields.filter(({ type }) => TRUSTED.includes(type)).map(({ key }) => key))
  const places = placesFound(product, category, clauses, synonyms).filter(({ key }) => trusted.has(key))
  return places.length === 0 ? {} : { look_at: places }
}
