import type { Fact } from '../contract/authored/product.ts'
import { FIELD_TYPES } from '../contract/field-types.ts'
import type { ProductSubject } from '../check/dataset/model.ts'
import { IN_SCHEDULE } from '../ingest/suggest/place-features.ts'
import { valueIn } from '../ingest/suggest/read-value.ts'
import { squeezed, unmarked } from '../ingest/wording/difference.ts'
import type { Change } from '../ingest/wording/editions.ts'
import { placeHere } from '../ingest/wording/place-here.ts'
import { type DeskData, type FieldAt, factIn, isOfOneInsurer } from './desk-data.ts'
import { answersTo, speaksAgainst } from './contradictions.ts'
import { nearestClauses } from './near-clauses.ts'
import { shownValue } from './proven-fact.ts'
import { isOpen } from './readers.ts'
import { only } from './second-reading.ts'
import { changesFor } from './answering.ts'
import { changesAround } from './touching.ts'

// A fact of another product in this wording: the same words, or much the same, and what is new about them.

/** A fact of another product as a fact of this one, what a person is asked before it is saved, and the changes that may touch it. */
export interface Offer {
  readonly taken: Fact
  readonly asks: readonly string[]
  readonly changes: readonly Change[]
}

/** All that a person is asked before an offer is saved, in words. */
export function asksOf({ asks, changes }: Offer): readonly string[] {
  return [...asks, ...changes.map(({ shown }) => `Does it hold beside this? ${shown}`)]
}

/** The parts of a fact that are of this wording, and what the fact says here; where it is missing, what the other says. */
interface FoundHere extends Omit<Offer, 'taken'> {
  readonly own: Partial<Fact>
  readonly said?: Fact
}

/** The fact of another product, where its words or much the same stand here; null where they do not. */
export function takenOver(data: DeskData, at: FieldAt, uin: string): Offer | null {
  const other = data.read(uin)
  const { key } = at.field
  const fact = factIn(other, key)
  if (fact === null || fact.unverified !== undefined || fact.disputed !== undefined || isOpen(fact))
    return null
  const isOwn = isOfOneInsurer(at, other)
  const found = fact.quote === undefined ? silentHere(at, other) : saidHere(at, other, fact, isOwn)
  // Wordings of another insurer are compared word for word alone.
  if (found === null || (!isOwn && found.asks.length + found.changes.length > 0)) return null
  const { own, said = fact, asks, changes } = found
  const taken: Fact = { ...only(said, ['value', 'currency', 'note', 'in_schedule']), ...own, key }
  // Of another edition what answers is new, and among the changes.
  const against = speaksAgainst(at, taken, false, isOwn ? [] : answersTo(at, taken))
  if (against.findings.some(({ level }) => level === 'error')) return null
  const here = againstIn(against)
  if (here.length === 0 || !isOwn) return { taken, changes, asks: [...asks, ...here] }
  // A question that the reader of the other product has answered is about the same words.
  const isLike = other.category?.fields.some((one) => one.key === key) === true
  const there = isLike ? againstIn(speaksAgainst(data.fieldAt(uin, key), fact)) : []
  const answered = new Set(there.map(withoutIds))
  return { taken, changes, asks: [...asks, ...here.filter((one) => !answered.has(withoutIds(one)))] }
}

/** All that speaks against a fact: the questions, or the findings where there is none. */
function againstIn({ findings, doubts }: ReturnType<typeof speaksAgainst>): readonly string[] {
  return doubts.length > 0 ? doubts : findings.map(({ message }) => message)
}

/** A question without the numbers and headings that clauses and pages have in one wording alone. */
function withoutIds(question: string): string {
  return question.replace(/\b(clause|p\.|page) \d+(?: \([^)]*\))?/giu, '$1')
}

/** "Not stated", with the changes that could answer. */
function silentHere(at: FieldAt, other: ProductSubject): FoundHere {
  const near = nearestClauses(at)
  const own = near.length === 0 ? {} : { looked_at: near.map(({ id }) => id) }
  return { own, asks: [], changes: changesFor(at, other) }
}

/**
 * The words of a fact in this wording, each part under like headings; null where one is not here. Of a list the parts that
 * are here are taken, with the question whether the others are left out; another value is a question, too.
 */
function saidHere(at: FieldAt, other: ProductSubject, fact: Fact, isOwn: boolean): FoundHere | null {
  const { value } = fact
  const parts = [fact, ...(fact.context ?? [])].map(({ quote: before = '', clause }) => {
    return { before, place: placeHere(at.subject, other, before, clause) }
  })
  const places = parts.flatMap(({ place }) => place ?? [])
  const gone = parts.flatMap(({ before, place }) => (place === null ? [before] : []))
  const [first, ...context] = places.map(({ quote, clause, page }) => ({ quote, clause, page }))
  if (first === undefined || (gone.length > 0 && !Array.isArray(value))) return null
  if (!isOwn && places.some(({ isOther }) => isOther)) return null
  const own = { ...first, ...(context.length > 0 && { context }) }
  const isGone = (entry: string) => gone.some((words) => squeezed(words).includes(squeezed(entry)))
  const left = Array.isArray(value) ? { ...fact, value: value.filter((entry) => !isGone(entry)) } : fact
  const isReworded = squeezed(first.quote) !== squeezed(fact.quote ?? '')
  const said = isReworded ? saidNow(at, left, first) : left
  const [was, is] = [left, said].map((one) => shownValue(at.field, one))
  const changes = changesAround(
    at,
    other,
    fact,
    places.map(({ clause }) => clause),
  )
  const asks = [
    ...(was === is || at.field.type === 'text' ? [] : [`It was “${was}”. Is it “${is}” now?`]),
    ...gone.map((words) => `“${unmarked(words)}” is not here. Is it left out?`),
    ...(places.some(({ isOther }) => isOther) ? ['The headings above are others. Is it the same?'] : []),
  ]
  return { own, said, asks, changes }
}

/** What a fact says by words that are others now: its value, another one, or that it is left to the schedule. */
function saidNow(
  { field, subject }: FieldAt,
  fact: Fact,
  { quote, clause }: { quote: string; clause: number },
): Fact {
  // A text may be the words themselves.
  if (field.type === 'text') return fact.value === fact.quote ? { ...fact, value: quote } : fact
  const { in_schedule: _, note: _note, ...other } = fact
  const value = valueIn(quote, field, subject.byId.get(clause)?.title ?? '')
  if (value !== null) return JSON.stringify(value) === JSON.stringify(fact.value) ? fact : { ...other, value }
  const isLeft = FIELD_TYPES[field.type].counts !== null && IN_SCHEDULE.test(quote)
  return isLeft && fact.in_schedule !== true ? { ...other, value, in_schedule: true } : fact
}
