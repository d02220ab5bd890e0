import type { Fact } from '../contract/authored/product.ts'
import type { ProductSubject } from '../check/dataset/model.ts'
import { passagesOf } from '../ingest/suggest/passages.ts'
import { differenceOf } from '../ingest/wording/difference.ts'
import { isPrintedIn } from '../ingest/wording/printed-in.ts'
import { nearestIn } from '../ingest/wording/provision.ts'
import type { FieldAt } from './desk-data.ts'
import { type NearReading, nearReading, nearestClauses, wordsAround } from './near-clauses.ts'
import type { FieldReading } from './readings.ts'

// "Not stated" of another product: what is near the question here and is not said there.

/** A part of a fact for this product, what is asked about it, and of one that is not stated the words near it that are new. */
export interface FoundHere {
  readonly own: Partial<Fact>
  /** What the fact says here; where it is missing, what the other says. */
  readonly said?: Fact
  readonly asks: readonly string[]
  readonly near?: readonly NearReading[]
}

/** The question about the words near a field that are new. */
export const NEW_HERE = 'Does nothing that is new here answer?'

/** "Not stated", with the words near the question that are new here; null where all are. */
export function silentHere(at: FieldAt, other: ProductSubject): FoundHere | null {
  const { field, subject } = at
  const near = nearestClauses(at)
  const found = near.flatMap(({ id, term }) => {
    const clause = subject.byId.get(id)
    if (clause === undefined) return []
    const words = wordsAround(field, term, clause)
    return [{ clause, term, words, fresh: words.filter((one) => !isPrintedIn(other, subject, one, term)) }]
  })
  const changed = found.filter(({ fresh }) => fresh.length > 0)
  if (changed.length > 0 && found.every(({ words, fresh }) => words.length === fresh.length)) return null
  const own = near.length === 0 ? {} : { looked_at: near.map(({ id }) => id) }
  const readings = changed.flatMap(({ clause, term, fresh }) => {
    const reading = nearReading(at, clause, term, fresh)
    if (reading === null || reading.isFolded) return reading ?? []
    const before = nearestIn(other.byId, reading.quote, clause, subject.byId)
    return before === null ? reading : { ...reading, difference: differenceOf(before.words, reading.quote) }
  })
  const isNew = readings.some(({ isFolded }) => !isFolded)
  return { own, asks: isNew ? [NEW_HERE] : [], near: readings }
}

/** Whether another wording says the words of a reading, too. */
export function isSaidIn(
  other: ProductSubject,
  subject: ProductSubject,
  { clause: id, quote }: FieldReading,
) {
  const clause = subject.byId.get(id)
  const passage = clause && passagesOf([clause]).find(({ text }) => text.includes(quote))
  return passage !== undefined && isPrintedIn(other, subject, passage)
}
