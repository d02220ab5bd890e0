import type { Field } from '../contract/authored/category.ts'
import { candidatesFor, searched, tradeWordsOf } from '../check/proof/absence.ts'
import type { Catalogue, ProductSubject } from '../check/dataset/model.ts'
import { sureOf } from './doubted-fact.ts'
import { candidatesOf, headingOf } from './readings.ts'

// Where a field may be answered, whatever is read there.

/** The clauses that the build asks to be read before a field is called not stated, the likeliest first. */
export function nearestClauses({ product, clauses }: ProductSubject, field: Field, known: Catalogue) {
  const trade = tradeWordsOf(known.synonyms.record, product.line)
  return candidatesFor(field, searched(clauses?.record.clauses ?? []), trade)
}

/** A clause that came near a field. */
export type NearClause = ReturnType<typeof nearClauses>[number]

const NEAR_TEXT = 600

/**
 * The clauses that a person reads before a field is called not stated: those the build asks for, first that in which
 * something was read against which nothing speaks.
 */
export function nearClauses(subject: ProductSubject, field: Field, known: Catalogue) {
  const likeliest = sureOf(subject, field, known)[0]?.clause
  const near = nearestClauses(subject, field, known).toSorted(
    (one, two) => Number(two.id === likeliest) - Number(one.id === likeliest),
  )
  return near.flatMap(({ id, term }) => {
    const clause = subject.byId.get(id)
    if (clause === undefined) return []
    const { document, page, text } = clause
    const from = text.toLowerCase().indexOf(term.toLowerCase()) - NEAR_TEXT / 3
    const at = from <= 0 ? 0 : text.indexOf(' ', from) + 1
    const words = text.slice(at, at + NEAR_TEXT)
    // Whole words alone: "older than 1" is no part of "older than 10 years".
    const shown = at + NEAR_TEXT < text.length ? words.replace(/\s+\S*$/u, ' …') : words
    return [{ clause: id, document, heading: headingOf(clause), page, text: shown, term }]
  })
}

/** The clauses that may answer a field, in the order of the document: places to look at, without what they were read as. */
export function placesToRead(subject: ProductSubject, field: Field, known: Catalogue) {
  const near = new Set([
    ...candidatesOf(subject, field, known).map(({ clause }) => clause),
    ...nearestClauses(subject, field, known).map(({ id }) => id),
  ])
  return [...subject.byId.values()]
    .filter(({ id }) => near.has(id))
    .map((clause) => {
      const { id, document, page } = clause
      return { clause: id, document, heading: headingOf(clause), page }
    })
}
