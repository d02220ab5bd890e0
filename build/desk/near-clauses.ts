import { candidatesFor, searched, tradeWordsOf } from '../check/proof/absence.ts'
import type { FieldAt } from './desk-data.ts'
import { answersIn } from './doubts.ts'
import { candidatesOf, headingOf } from './readings.ts'

// Clauses that may answer a field, whatever is read in them.

/** The clauses that the build asks to be read before a field is called not stated, the likeliest first. */
export function nearestClauses({ subject: { product, clauses }, field, known }: FieldAt) {
  const trade = tradeWordsOf(known.synonyms.record, product.line)
  return candidatesFor(field, searched(clauses?.record.clauses ?? []), trade)
}

const NEAR_TEXT = 600

/**
 * The clauses that a person reads before a field is called not stated: those the build asks for, first that which
 * most likely answers it; a second reader is not told which.
 */
export function nearClauses(at: FieldAt, blind: boolean) {
  const likeliest = blind ? undefined : answersIn(at)[0]?.clause
  const near = nearestClauses(at).toSorted(
    (one, two) => Number(two.id === likeliest) - Number(one.id === likeliest),
  )
  return near.flatMap(({ id, term }) => {
    const clause = at.subject.byId.get(id)
    if (clause === undefined) return []
    const { document, page, text } = clause
    const from = text.toLowerCase().indexOf(term.toLowerCase()) - NEAR_TEXT / 3
    const start = from <= 0 ? 0 : text.indexOf(' ', from) + 1
    const words = text.slice(start, start + NEAR_TEXT)
    // Whole words alone: "older than 1" is no part of "older than 10 years".
    const shown = start + NEAR_TEXT < text.length ? words.replace(/\s+\S*$/u, ' …') : words
    return [{ clause: id, document, heading: headingOf(clause), page, text: shown, term }]
  })
}

/** The clauses that may answer a field, in the order of the document: places to look at, without their readings. */
export function placesToRead(at: FieldAt) {
  const near = new Set([
    ...candidatesOf(at).map(({ clause }) => clause),
    ...nearestClauses(at).map(({ id }) => id),
  ])
  return [...at.subject.byId.values()]
    .filter(({ id }) => near.has(id))
    .map((clause) => {
      const { id, document, page } = clause
      return { clause: id, document, heading: headingOf(clause), page }
    })
}
