import type { Field } from '../contract/authored/category.ts'
import { ANSWER_KEYS, type Fact, type OtherReading, ReaderCode } from '../contract/authored/product.ts'
import { factStatus } from '../contract/fact-status.ts'
import { Slug, Uin, closed, oneOf } from '../contract/primitives.ts'
import type { Static } from '../contract/schema.ts'
import { plainWords } from '../check/proof/word-overlap.ts'
import type { Desk } from './desk.ts'
import { speaksAgainst } from './contradictions.ts'
import { type DeskData, type FieldAt, factIn } from './desk-data.ts'
import { DeskError } from './desk-error.ts'
import { shownValue } from './proven-fact.ts'
import { isOpen, refuseReaders } from './readers.ts'
import { type ReadFact, digestOfFact, provenOrRefused, put } from './save-fact.ts'

// Two readers: a second one reads without the first answer, and a third settles where they differ.

/** Reasons why a fact is doubted: while two readers differ, and where the third is not sure either. */
const DIFFER = 'Two readers read it differently; a third has to settle it.'
const UNSURE = 'Two readers differ, and a third could not say who is right.'

/**
 * Compares a second reading with the first: where they agree, the fact is checked on the day; else both are kept for a
 * third reader. Throws a DeskError where this reader has read the fact, or nobody has, or where both say that nothing is
 * stated and the second leaves unsaid why a place that may state it does not.
 */
export function secondReading({ data, day }: Desk, { uin, key, fact: second, digest, by }: ReadFact) {
  const first = readBefore(data, uin, key)
  if (second === null) throw new DeskError(400, 'A second reading gives an answer.')
  if (isOpen(first)) throw new DeskError(409, 'Two readers differ already; a third settles it.')
  refuseReaders(first, by)
  const putIn = (fact: Fact) => put(data, uin, [{ key, fact, digest }])
  const at = data.fieldAt(uin, key)
  if (isSameAnswer(first, second, at.field.type)) {
    refuseUnexplained(at, second)
    const { note = first.note } = second
    return { agrees: true, ...putIn({ ...first, ...(note && { note }), checked: day, checked_by: by }) }
  }
  provenOrRefused(data, uin, [{ key, fact: second }])
  const { checked: _, checked_by: _by, ...kept } = first
  const doubted = first.quote === undefined ? {} : { unverified: first.unverified ?? DIFFER }
  const differed = { ...answerOf(second), by, on: day }
  return { agrees: false, ...putIn({ ...kept, ...doubted, differed }) }
}

/** Throws a DeskError where a second reader says “not stated” without a note, and a place in the wording may state it. */
function refuseUnexplained(at: FieldAt, second: Fact): void {
  if (factStatus(second) !== 'not-stated' || second.note !== undefined) return
  const { doubts } = speaksAgainst(at, second, true)
  if (doubts.length > 0)
    throw new DeskError(409, `${doubts.join(' ')} Say in the note why not; without one it is not checked.`)
}

const SIDES = ['first', 'second', 'neither'] as const

/** Choice of a third reader between two readings. */
export const Settled = closed({ uin: Uin, key: Slug, side: oneOf([...SIDES]), by: ReaderCode })

/** Settles a fact that two readers read differently, by a third who saw both. Throws a DeskError for one of the two. */
export function settle({ data, day }: Desk, { uin, key, side, by }: Static<typeof Settled>) {
  const fact = readBefore(data, uin, key)
  if (fact.differed === undefined || !isOpen(fact))
    throw new DeskError(409, 'There is nothing to settle: no two readers differ.')
  refuseReaders(fact, by)
  const { differed, unverified, ...first } = fact
  const { by: other, on, settled_by: _, ...second } = differed
  const doubt = unverified === DIFFER || unverified === undefined ? {} : { unverified }
  const checks = { checked: day, checked_by: by }
  const settled = { ...differed, settled_by: by }
  const made: Record<(typeof SIDES)[number], Fact> = {
    first: { ...first, ...doubt, ...checks, differed: settled },
    second: {
      key,
      ...second,
      ...(other && { read_by: other }),
      ...checks,
      differed: { ...answerOf(first), ...(first.read_by && { by: first.read_by }), on, settled_by: by },
    },
    neither: { ...first, ...(first.quote !== undefined && { unverified: UNSURE }), differed: settled },
  }
  return put(data, uin, [{ key, fact: made[side], digest: digestOfFact(fact) }])
}

/** Both sides of a difference as a third reader sees them, each with what is asked before it is settled so; null for none. */
export function sidesOf(at: FieldAt, fact: Fact | null) {
  if (fact?.differed === undefined || !isOpen(fact)) return null
  const side = (one: Fact | OtherReading) => {
    const answer = answerOf(one)
    const read = { key: at.field.key, ...answer }
    return { answer, shown: shownValue(at.field, read), doubts: speaksAgainst(at, read).doubts }
  }
  return { first: side(fact), second: side(fact.differed) }
}

function readBefore(data: DeskData, uin: string, key: string): Fact {
  const fact = factIn(data.read(uin), key)
  if (fact === null) throw new DeskError(409, 'There is no first reading; nothing can be compared.')
  return fact
}

/** Some parts of a reading, without those that it does not have. */
export function only<K extends keyof OtherReading>(reading: Pick<OtherReading, K>, keys: readonly K[]) {
  const kept = keys.filter((key) => reading[key] !== undefined).map((key) => [key, reading[key]])
  return Object.fromEntries(kept) as Pick<OtherReading, K>
}

/** Answer of a reading, without its checks and doubts. */
function answerOf(fact: Fact | OtherReading) {
  return only(fact, ANSWER_KEYS)
}

type Answer = Pick<Fact, 'value' | 'currency' | 'in_schedule'>

/**
 * Whether two readings give the same answer; a list in any order. Of texts and entries, one may hold the other, if what
 * it has besides says no number, no condition and nothing that turns it.
 */
export function isSameAnswer(a: Answer, b: Answer, type: Field['type'] = 'text'): boolean {
  if (a.in_schedule !== b.in_schedule || a.currency !== b.currency || typeof a.value !== typeof b.value)
    return false
  if (type === 'choice' || (typeof a.value !== 'string' && !Array.isArray(a.value)))
    return a.value === b.value
  const [mine = [], theirs = []] = [a.value, b.value].map((value) => [value].flat().map(words))
  const isAmong = (entry: string, others: string[]) =>
    others.some((other) => isWithin(entry, other) || isWithin(other, entry))
  return (
    mine.length === theirs.length &&
    mine.every((entry) => isAmong(entry, theirs)) &&
    theirs.every((entry) => isAmong(entry, mine))
  )
}

const TURNS =
  /\p{Nd}|(?:^| )(?:no|not|never|only|except|unless|without|non|excluded?|excluding|if|when|where|provided|subject|until|after|before|within|during|up to|upto|less|whichever|aged|whose|opted|optional)(?: |$)/u

/** Whether a text holds another one, and nothing besides that turns it. */
function isWithin(text: string, other: string): boolean {
  const [before, after] = ` ${other} `.split(` ${text} `)
  return after !== undefined && !TURNS.test(before ?? '') && !TURNS.test(after)
}

function words(value: unknown): string {
  return plainWords(String(value)).join(' ')
}
