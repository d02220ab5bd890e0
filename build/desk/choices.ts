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
export interface Choice {
  readonly key: string
  readonly label: string
  readonly terms: readonly string[]
  readonly by: 'Enter' | 'N'
  readonly fact: Fact
  readonly shown: string
  /** What the other product has, where that is not here. */
  readonly before: string
  readonly asks: readonly string[]
  readonly changes: readonly string[]
  readonly near: readonly { readonly quote: string; readonly page: number; readonly document: string }[]
}

/** The choice for a field: as the other product has it or, after all that may answer it is read, not stated. */
export function choiceFor(data: DeskData, at: FieldAt, uin: string, offer: Offer | null): Choice {
  const { key, label, terms } = at.field
  const named = { key, label, terms }
  if (offer !== null) {
    const { taken: fact, asks, changes } = offer
    const shown = shownValue(at.field, fact)
    return { ...named, by: 'Enter', fact, shown, before: '', asks, changes: wordsOf(changes), near: [] }
  }
  const other = data.read(uin)
  const before = factIn(other, key)
  const all = nearClauses(at, false)
  const open = all.filter(({ isFolded }) => !isFolded)
  const looked = all.map(({ clause }) => clause)
  const fact = { key, value: null, ...(looked.length > 0 && { looked_at: looked }) }
  // Of another edition what is new is read.
  const near = [...candidatesOf(at), ...(open.length > 0 ? open : all)].filter(
    (place, on, places) =>
      places.findIndex(({ quote }) => quote.includes(place.quote)) === on &&
      (!isOfOneInsurer(at, other) || isNewHere(at, other, place)),
  )
  return {
    ...named,
    by: 'N',
    fact,
    shown: shownValue(at.field, fact),
    before: before === null ? '' : shownValue(at.field, before),
    asks: [],
    changes: wordsOf(changesOf(at, other, before)),
    near,
  }
}

/** Changes as a window shows them. */
export function wordsOf(changes: readonly Change[]): readonly string[] {
  return [...new Set(changes.map(({ shown }) => shown))]
}
