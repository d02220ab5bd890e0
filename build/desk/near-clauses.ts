import type { Field } from '../contract/authored/category.ts'
import type { Clause } from '../contract/authored/clauses.ts'
import { FIELD_TYPES } from '../contract/field-types.ts'
import { candidatesFor, searched, tradeWordsOf } from '../check/proof/absence.ts'
import type { QuoteMatch } from '../check/proof/quote-matches.ts'
import { stemsIn } from '../check/proof/words-said.ts'
import { type Passage, passagesOf } from '../ingest/suggest/passages.ts'
import type { FieldAt } from './desk-data.ts'
import { answersIn } from './doubts.ts'
import { candidatesOf, headingOf, placeOn, readingAt } from './readings.ts'

// Clauses that may answer a field, whatever is read in them.

/** The clauses that the build asks to be read before a field is called not stated, the likeliest first. */
export function nearestClauses({ subject: { product, clauses }, field, known }: FieldAt) {
  const trade = tradeWordsOf(known.synonyms.record, product.line)
  return candidatesFor(field, searched(clauses?.record.clauses ?? []), trade)
}

/** The sentences, rows and entries of a clause that hold a term; all of them where none does. */
export function wordsWith(term: string, clause: Clause): readonly Passage[] {
  const sought = [...stemsIn(term)]
  const all = passagesOf([clause])
  const holding = all.filter(({ text }) => {
    const stems = stemsIn(text)
    return sought.every((one) => stems.has(one))
  })
  return holding.length === 0 ? all : holding
}

/** The words of a clause that most likely answer: with the term, and with most words of the question. */
function likeliestIn(clause: Clause, term: string, { question }: Field): QuoteMatch | undefined {
  const asked = [...stemsIn(question)]
  const score = ({ text }: Passage) => {
    const stems = stemsIn(text)
    return asked.filter((one) => stems.has(one)).length
  }
  const likely = wordsWith(term, clause).toSorted((one, two) => score(two) - score(one))
  // Where none of these can be quoted, as in a table of contents, other words of the clause are shown: it has to be read.
  for (const { text, page } of [...likely, ...passagesOf([clause])]) {
    const place = placeOn(clause, text, page)
    if (place !== null) return place
  }
  return undefined
}

/**
 * The clauses that a person reads before a field is called not stated, each with the words in it that may be chosen:
 * those the build asks for, first that which most likely answers it; a second reader is not told which.
 */
export function nearClauses(at: FieldAt, blind: boolean) {
  const likeliest = blind ? undefined : answersIn(at)[0]?.clause
  // Any sentence is a text, and any may be read as yes or no: a person says what it is.
  const isRead = !blind && FIELD_TYPES[at.field.type].counts !== null
  const near = nearestClauses(at).toSorted(
    (one, two) => Number(two.id === likeliest) - Number(one.id === likeliest),
  )
  return near.flatMap(({ id, term }) => {
    const clause = at.subject.byId.get(id)
    const place = clause && likeliestIn(clause, term, at.field)
    if (!clause || !place) return []
    return [{ ...readingAt(at.field, clause, place, isRead ? undefined : null), term }]
  })
}

/** The clauses that may answer a field, in the order of the document: what a second reader is shown, without words. */
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
