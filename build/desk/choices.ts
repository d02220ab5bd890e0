import type { Fact } from '../contract/authored/product.ts'
import type { Change } from '../ingest/wording/editions.ts'
import { type DeskData, type FieldAt, factIn, isOfOneInsurer } from './desk-data.ts'
import { nearClauses } from './near-clauses.ts'
import { shownValue } from './proven-fact.ts'
import { candidatesOf } from './readings.ts'
import type { Offer } from './taken-over.ts'
import { isNewHere } from './answering.ts'
import { changesOf } from './touching.ts'

// What one key makes of a field that is not simply taken over from another product.

/** A field, the fact that a key saves, and what is read before: what is asked, what changed, what may answer it. */
export type Choice = ReturnType<typeof choiceFor>

/** The choice for a field: as the other product has it or, after all that may answer it is read, not stated. */
export function choiceFor(data: DeskData, at: FieldAt, uin: string, offer: Offer | null) {
  const { key, label, terms } = at.field
  const { changes, ...read } =
    offer === null
      ? { by: 'N', asks: [], ...notStated(data, at, uin) }
      : { by: 'Enter', asks: offer.asks, fact: offer.taken, before: '', near: [], changes: offer.changes }
  return { key, label, terms, ...read, shown: shownValue(at.field, read.fact), changes: wordsOf(changes) }
}

/** "Not stated", with what the other product says, what became of its words, and what may answer here. */
function notStated(data: DeskData, at: FieldAt, uin: string) {
  const { key } = at.field
  const other = data.read(uin)
  const before = factIn(other, key)
  const all = nearClauses(at, false)
  const open = all.filter(({ isFolded }) => !isFolded)
  const looked = all.map(({ clause }) => clause)
  const fact: Fact = { key, value: null, ...(looked.length > 0 && { looked_at: looked }) }
  // Of another edition what is new is read.
  const near = [...candidatesOf(at), ...(open.length > 0 ? open : all)].filter(
    (place, on, places) =>
      places.findIndex(({ quote }) => quote.includes(place.quote)) === on &&
      (!isOfOneInsurer(at, other) || isNewHere(at, other, place)),
  )
  const said = before === null ? '' : shownValue(at.field, before)
  return { fact, before: said, near, changes: changesOf(at, other, before) }
}

/** Changes as a window shows them. */
export function wordsOf(changes: readonly Change[]): readonly string[] {
  return [...new Set(changes.map(({ shown }) => shown))]
}
