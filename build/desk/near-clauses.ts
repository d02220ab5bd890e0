import type { Field } from '../contract/authored/category.ts'
import type { Clause } from '../contract/authored/clauses.ts'
import { FIELD_TYPES } from '../contract/field-types.ts'
import { rankedFor, searchableClauses, tradeWordsOf } from '../check/proof/absence.ts'
import { PASSAGE_KINDS } from '../check/proof/passage-kinds.ts'
import { holdsTerm, stemsIn } from '../check/proof/word-overlap.ts'
import { answersType } from '../ingest/suggest/places.ts'
import { squeezed } from '../ingest/wording/difference.ts'
import { type ClauseSentence, sentencesIn } from '../ingest/wording/sentences.ts'
import type { FieldAt } from './desk-data.ts'
import { answersIn } from './contradictions.ts'
import { type FieldReading, candidatesOf, headingOf, placeOn, readingAt } from './readings.ts'

// Clauses that may answer a field, whatever is read in them.

/** The most clauses that can answer a field: nobody reads more. */
const MOST = 8

/**
 * The clauses that are read before a field is called not stated, the likeliest first: those that hold its terms and
 * can answer it, then the others that the build asks for.
 */
export function nearestClauses({ subject: { product, clauses, byId }, field, known }: FieldAt) {
  const trade = tradeWordsOf(known.synonyms.record, product.line)
  const ranked = rankedFor(field, searchableClauses(clauses?.record.clauses ?? []), trade)
  const answering = ranked.filter(({ id }) => answersType(byId.get(id)?.text ?? '', field))
  return [...new Set([...answering.slice(0, MOST), ...ranked.slice(0, MOST)])]
}

/**
 * The sentences, rows and entries of a clause that hold a term of a field; all where none does. For a field with a number,
 * also the one after each of them; for it and for a list, all where the title holds the term, since numbers and entries
 * may be printed by themselves.
 */
function wordsWith(field: Field, term: string, clause: Clause): readonly ClauseSentence[] {
  const { title } = clause
  const heading = /\p{Nd}/u.test(title) ? '' : squeezed(title)
  const all = sentencesIn(clause).filter(({ said }) => said !== heading)
  const counts = FIELD_TYPES[field.type].counts !== null
  if ((counts || field.type === 'list') && holdsTerm(title, term)) return all
  const isHeld = all.map(({ text }) => holdsTerm(text, term))
  const holding = all.filter((_, at) => isHeld[at] || (counts && isHeld[at - 1]))
  return holding.length > 0 ? holding : all
}

/**
 * Words of a clause near a field: the likeliest, and the others that can answer it. `isFolded` where none can: nothing
 * there has a number of its kind, and that they are there is all there is to know.
 */
export type NearReading = FieldReading & {
  readonly term: string
  readonly more: readonly string[]
  readonly isFolded: boolean
}

/** Whether a sentence is, or stands below, an example: it states nothing. */
export function isExample({ clause, text }: ClauseSentence): boolean {
  const { headed, says } = PASSAGE_KINDS.illustration
  return says.test(text) || headed.test(clause.title)
}

/** Those words of a clause that most likely answer a field, by the words of its question; null where none can be quoted. */
function nearReading(
  { field }: FieldAt,
  clause: Clause,
  term: string,
  words: readonly ClauseSentence[],
  isRead = false,
): NearReading | null {
  const asked = [...stemsIn(field.question)]
  const score = ({ text }: ClauseSentence) => {
    const stems = stemsIn(text)
    return asked.filter((one) => stems.has(one)).length
  }
  const answering = words
    .filter((one) => answersType(one.text, field) && !isExample(one))
    .toSorted((one, two) => score(two) - score(one))
  const shown = answering.length > 0 ? answering : words
  // Where none of these can be quoted, other words of the clause are shown: it has to be read.
  for (const { text, page } of [...shown, ...sentencesIn(clause)]) {
    const place = placeOn(clause, text, page)
    if (place === null) continue
    const reading = readingAt(field, clause, place, isRead ? undefined : null)
    const more = shown.flatMap((one) => (one.text === text ? [] : [one.text]))
    return { ...reading, term, more, isFolded: answering.length === 0 }
  }
  return null
}

/**
 * The clauses that a person reads before a field is called not stated, each with the words in it that may be chosen:
 * those the build asks for, first that which most likely answers it; a second reader is not told which.
 */
export function nearClauses(at: FieldAt, blind: boolean): NearReading[] {
  const likeliest = blind ? undefined : answersIn(at)[0]?.clause
  // Any sentence is a text, and any may be read as yes or no: a person says what it is.
  const isRead = !blind && FIELD_TYPES[at.field.type].counts !== null
  const near = nearestClauses(at).toSorted(
    (one, two) => Number(two.id === likeliest) - Number(one.id === likeliest),
  )
  return near.flatMap(({ id, term }) => {
    const clause = at.subject.byId.get(id)
    return (clause && nearReading(at, clause, term, wordsWith(at.field, term, clause), isRead)) ?? []
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
