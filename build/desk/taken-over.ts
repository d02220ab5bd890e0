import type { Fact } from '../contract/authored/product.ts'
import { FIELD_TYPES } from '../contract/field-types.ts'
import { headingOf } from '../check/proof/around.ts'
import type { ProductSubject } from '../check/dataset/model.ts'
import { IN_SCHEDULE } from '../ingest/suggest/place-features.ts'
import { valueIn } from '../ingest/suggest/read-value.ts'
import { differenceOf, squeezed } from '../ingest/wording/difference.ts'
import { type DeskData, type FieldAt, factIn } from './desk-data.ts'
import { answersTo, speaksAgainst } from './doubts.ts'
import { placeHere } from '../ingest/wording/place-here.ts'
import { hasClause } from '../ingest/wording/printed-in.ts'
import { shownValue } from './proven-fact.ts'
import { isOpen } from './readers.ts'
import { only } from './second-reading.ts'
import { type FoundHere, isSaidIn, silentHere } from './silent-here.ts'

// A fact of another product in this wording: the same words, or much the same, and what is new about them.

/** A fact of another product as a fact of this one, and what a person is asked before it is saved. */
export interface Offer extends Pick<FoundHere, 'asks' | 'near'> {
  readonly taken: Fact
}

/** The fact of another product, where its words or much the same stand here; null where they do not. */
export function takenOver(data: DeskData, at: FieldAt, uin: string): Offer | null {
  const other = data.read(uin)
  const { key } = at.field
  const fact = factIn(other, key)
  if (fact === null || fact.unverified !== undefined || fact.disputed !== undefined || isOpen(fact))
    return null
  const found = fact.quote === undefined ? silentHere(at, other) : saidHere(at, other, fact)
  const isOwn = other.product.insurer === at.subject.product.insurer
  // Wordings of another insurer are compared word for word alone.
  if (found === null || (!isOwn && found.asks.length > 0)) return null
  const { own, said = fact, ...asked } = found
  const taken: Fact = { ...only(said, ['value', 'currency', 'note', 'in_schedule']), ...own, key }
  // What the other product says too did not answer there.
  const answers = answersTo(at, taken).filter((one) => !isOwn || !isSaidIn(other, at.subject, one))
  const against = speaksAgainst(at, taken, answers)
  if (against.findings.some(({ level }) => level === 'error')) return null
  const here = againstIn(against)
  if (here.length === 0 || !isOwn) return { ...asked, taken, asks: [...found.asks, ...here] }
  // A question that the reader of the other product has answered is about the same words.
  const isLike = other.category?.fields.some((one) => one.key === key) === true
  const there = isLike ? againstIn(speaksAgainst(data.fieldAt(uin, key), fact)) : []
  const answered = new Set(there.map(withoutIds))
  return { ...asked, taken, asks: [...found.asks, ...here.filter((one) => !answered.has(withoutIds(one)))] }
}

/** All that speaks against a fact: the questions, or the findings where there is none. */
export function againstIn({ findings, doubts }: ReturnType<typeof speaksAgainst>): readonly string[] {
  return doubts.length > 0 ? doubts : findings.map(({ message }) => message)
}

/** A question without the numbers and headings that clauses and pages have in one wording alone. */
function withoutIds(question: string): string {
  return question.replace(/\b(clause|p\.|page) \d+(?: \([^)]*\))?/giu, '$1')
}

/**
 * The words of a fact in this wording, each part under like headings; null where one is not here. Of a list the parts that
 * are here are taken, with the question whether the others are left out; another value is a question, too.
 */
function saidHere(at: FieldAt, other: ProductSubject, fact: Fact): FoundHere | null {
  const { value } = fact
  const parts = [fact, ...(fact.context ?? [])].map(({ quote: before = '', clause }) => {
    return { before, place: placeHere(at.subject, other, before, clause) }
  })
  const places = parts.flatMap(({ before, place }) => (place === null ? [] : [{ before, ...place }]))
  const gone = parts.flatMap(({ before, place }) => (place === null ? [before] : []))
  const [first, ...context] = places.map(({ quote, clause, page }) => ({ quote, clause, page }))
  if (first === undefined || (gone.length > 0 && !Array.isArray(value))) return null
  const own = { ...first, ...(context.length > 0 && { context }) }
  const isGone = (entry: string) => gone.some((words) => squeezed(words).includes(squeezed(entry)))
  const left = Array.isArray(value) ? { ...fact, value: value.filter((entry) => !isGone(entry)) } : fact
  const isReworded = squeezed(first.quote) !== squeezed(fact.quote ?? '')
  const said = places[0]?.isOther === true && isReworded ? saidNow(at, left, first) : left
  const [was, is] = [left, said].map((one) => shownValue(at.field, one))
  const asks = [
    ...(was === is || at.field.type === 'text' ? [] : [`It was “${was}”. Is it “${is}” now?`]),
    ...gone.map((words) => `“${words}” is not here. Is it left out?`),
    ...(Array.isArray(value) ? newBeside(at.subject, other, places) : []).map(
      (words) => `“${words}” is new here. Is it one of them?`,
    ),
    ...places.flatMap(({ isOther, before, quote }) => (isOther ? [changeOf(before, quote)] : [])),
    ...places.flatMap(({ beside }) => (beside === null ? [] : [`Does it hold beside this? ${beside}`])),
  ]
  return { own, said, asks }
}

/** Headings of clauses that are new beside several that hold the entries of a list. */
function newBeside(
  { byId }: ProductSubject,
  other: ProductSubject,
  places: readonly { readonly clause: number }[],
): readonly string[] {
  const held = new Set(places.map(({ clause }) => clause))
  const parents = [...held].flatMap((id) => byId.get(id)?.parent ?? [])
  const several = new Set(parents.filter((id, at) => parents.indexOf(id) < at))
  return [...byId.values()]
    .filter(({ id, parent }) => parent !== null && several.has(parent) && !held.has(id))
    .filter((clause) => !hasClause(other, clause))
    .map(headingOf)
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

/** Asks whether words that have changed, or stand under other headings, still say the same. */
function changeOf(before: string, now: string): string {
  return squeezed(before) === squeezed(now)
    ? 'The headings above are others. Is it the same?'
    : `The same? ${differenceOf(before, now)}`
}
