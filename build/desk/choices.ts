import type { Fact, FactValue } from '../contract/authored/product.ts'
import { FIELD_TYPES } from '../contract/field-types.ts'
import type { ProductSubject } from '../check/dataset/model.ts'
import { IN_SCHEDULE } from '../ingest/suggest/place-features.ts'
import { contactsIn, isContact } from '../ingest/suggest/suggested-values.ts'
import { differenceOf, unmarked } from '../ingest/wording/difference.ts'
import type { Change } from '../ingest/wording/editions.ts'
import { nearestIn } from '../ingest/wording/provision.ts'
import { type DeskData, type FieldAt, factIn, isOfOneInsurer } from './desk-data.ts'
import { answersIn, speaksAgainst } from './doubts.ts'
import { type NearReading, nearClauses } from './near-clauses.ts'
import { shownValue } from './proven-fact.ts'
import { type FieldReading, candidatesOf, placeOn, readingAt } from './readings.ts'
import { type Offer, againstIn } from './taken-over.ts'
import { isNewHere } from './answering.ts'
import { changesOf } from './touching.ts'

// What a field may be that is not simply taken over from another product: choices of a person, each with one key.

/** A fact that a key chooses, what is asked about it, and its words where they are to be read. */
interface Choice {
  readonly by: string
  readonly fact: Fact
  readonly shown: string
  readonly asks: readonly string[]
  readonly words?: string
}

type Given = Omit<Choice, 'shown'>

/** The choices for a field: as the other product has it, as is suggested, or not stated, after the words that came near. */
export function choicesFor(data: DeskData, at: FieldAt, uin: string, offer: Offer | null) {
  const { key, label, terms } = at.field
  const other = data.read(uin)
  const before = factIn(other, key)
  const near = offer === null ? nearClauses(at, false) : newIn(at, offer.changes)
  // Where no other product helps, all that may answer is read before it is called not stated; of another edition what is new.
  const isOwn = isOfOneInsurer(at, other)
  const open = near.filter(isShown)
  const read = open.length > 0 ? open : near.flatMap(unfolded)
  const places = offer === null ? [...candidatesOf(at), ...read] : []
  const looked = near.map(({ clause }) => clause)
  const silent = { key, value: null, ...(looked.length > 0 && { looked_at: looked }) }
  const given: Given[] = [
    ...(offer === null ? [] : [{ by: 'Enter', fact: offer.taken, asks: offer.asks }]),
    ...(offer === null || offer.taken.value === null ? suggested(at, other, near, offer) : []),
    ...(offer === null ? [{ by: 'N', fact: silent, asks: [] }] : []),
  ]
  const quotes = given.flatMap(({ fact }) => fact.quote ?? [])
  // Words that are choices themselves are read there.
  const isAsked = (ask: string) => !quotes.some((quote) => ask.includes(`“${quote}`))
  const choices = given.map((one): Choice => {
    return { ...one, asks: one.asks.filter(isAsked), shown: shownValue(at.field, one.fact) }
  })
  const toRead = places.filter((place, on) => {
    const isHeld = (one: string) => one.includes(place.quote)
    const isFirst = places.findIndex(({ quote }) => isHeld(quote)) === on
    return !quotes.some(isHeld) && isFirst && (!isOwn || isNewHere(at, other, place))
  })
  const shown = before === null || offer !== null ? '' : shownValue(at.field, before)
  const changes = offer === null ? changesOf(at, other, before) : offer.changes
  return { key, label, terms, before: shown, choices, changes: wordsOf(changes), near: toRead }
}

/** Changes as a window shows them. */
export function wordsOf(changes: readonly Change[]): readonly string[] {
  return [...new Set(changes.map(({ shown }) => shown))]
}

const isShown = ({ isFolded }: NearReading) => !isFolded

/** All words of a clause near a field, one by one. */
function unfolded({ more, ...one }: NearReading): FieldReading[] {
  return [one.quote, ...more].map((quote) => ({ ...one, quote }))
}

/** The sentences here that are new or changed, as readings of a field. */
function newIn({ field }: FieldAt, changes: readonly Change[]): NearReading[] {
  return changes.flatMap(({ here }) => {
    const place = here && placeOn(here.clause, here.text, here.page)
    return place ? [{ ...readingAt(field, here.clause, place), term: '', more: [], isFolded: false }] : []
  })
}

/** The most suggestions to choose from. */
const MOST = 3

/** Suggestions that can be saved, with what is new in their words; none that another product says and does not state. */
function suggested(
  at: FieldAt,
  other: ProductSubject,
  near: readonly NearReading[],
  offer: Offer | null,
): Given[] {
  const { subject } = at
  const isOwn = isOfOneInsurer(at, other)
  const isNew = (one: FieldReading) => offer === null || !isOwn || isNewHere(at, other, one)
  const saved = valuesFor(at, near).flatMap(({ value, ...reading }) => {
    const { quote, page, clause: id } = reading
    const clause = subject.byId.get(id)
    const words = { key: at.field.key, value, quote, clause: id, page }
    const fact: Fact = value === null ? { ...words, in_schedule: true } : words
    const against = speaksAgainst(at, fact)
    const isRefused = against.findings.some(({ level }) => level === 'error')
    const isSame = offer?.taken.value === value && offer.taken.in_schedule === fact.in_schedule
    if (clause === undefined || isRefused || isSame || !isNew({ ...reading, value })) return []
    const before = isOwn ? nearestIn(other.byId, quote, clause, subject.byId) : null
    return [
      {
        fact,
        asks: againstIn(against),
        words: before === null ? unmarked(quote) : differenceOf(before.words, quote),
      },
    ]
  })
  return saved.slice(0, MOST).map((one, at) => ({ ...one, by: String(at + 1) }))
}

/**
 * Words with the value that they give: each number to dial or address, a text that likely answers, a value that is read
 * off them; else that words near a number leave it to the schedule.
 */
function valuesFor(at: FieldAt, near: readonly NearReading[]): FieldReading[] {
  const { field } = at
  const withValues = (readings: readonly FieldReading[], valuesOf: (quote: string) => readonly FactValue[]) =>
    readings.flatMap((one) => valuesOf(one.quote).map((value) => ({ ...one, value })))
  if (isContact(field)) {
    const all = withValues(candidatesOf(at).slice(0, MOST), (quote) =>
      contactsIn(quote, field).map((one) => (field.type === 'list' ? [one] : one)),
    )
    return [...new Map(all.map((one) => [String(one.value), one])).values()]
  }
  if (field.type === 'text') return withValues(candidatesOf(at).slice(0, 1), (quote) => [quote])
  const given = [...answersIn(at), ...near].filter(({ value }) => value !== null)
  if (given.length > 0 || FIELD_TYPES[field.type].counts === null) return given.slice(0, 1)
  return [...candidatesOf(at).slice(0, 1), ...near.filter(isShown)]
    .filter(({ quote }) => IN_SCHEDULE.test(quote))
    .slice(0, 1)
}
