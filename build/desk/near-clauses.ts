import type { Field } from '../contract/authored/category.ts'
import { candidatesFor, searched, tradeWordsOf } from '../check/proof/absence.ts'
import type { Catalogue, ProductSubject } from '../check/dataset/model.ts'
import { sureOf } from './doubted-fact.ts'
import { candidatesOf, headingOf } from './readings.ts'

// Where a field may be answered, whatever is read there.

/** A clause that came near a field. */
export type NearClause = ReturnType<typeof nearClauses>[number]

const NEAR_TEXT = 600

/**
 * The clauses that a person reads before a field is called not stated: those the build asks for, first that in which
 * something was read against which nothing speaks.
 */
export function nearClauses(
  { product, clauses, byId, ...rest }: ProductSubject,
  field: Field,
  known: Catalogue,
) {
  const trade = tradeWordsOf(known.synonyms.record, product.line)
  const read = searched(clauses?.record.clauses ?? [])
  const likeliest = sureOf({ product, clauses, byId, ...rest }, field, known)[0]?.clause
  const near = candidatesFor(field, read, trade).toSorted(
    (one, two) => Number(two.id === likeliest) - Number(one.id === likeliest),
  )
  return near.flatMap(({ id, term }) => {
    const clause = byId.get(id)
    if (clause === undefined) return []
    const { document, page, text } = clause
    const at = Math.max(0, text.toLowerCase().indexOf(term.toLowerCase()) - NEAR_TEXT / 3)
    return [
      { clause: id, document, heading: headingOf(clause), page, text: text.slice(at, at + NEAR_TEXT), term },
    ]
  })
}

/** The clauses that may answer a field, in the order of the document: places to look at, without what they were read as. */
export function placesToRead(subject: ProductSubject, field: Field, known: Catalogue) {
  const near = [...candidatesOf(subject, field, known), ...nearClauses(subject, field, known)]
  const all = new Map(near.map(({ clause, document, heading }) => [clause, { clause, document, heading }]))
  return [...subject.byId.values()].flatMap(({ id, page }) => {
    const place = all.get(id)
    return place === undefined ? [] : [{ ...place, page }]
  })
}
