import type { Clause } from '../contract/authored/clauses.ts'
import type { Fact } from '../contract/authored/product.ts'
import { around, sentenceAround } from '../check/proof/around.ts'
import { normalForm } from '../check/proof/normal-text.ts'
import { placesOf, type QuoteMatch } from '../check/proof/quote-matches.ts'
import { textOf } from '../check/proof/quotes.ts'
import { shareSaid } from '../check/proof/words-said.ts'
import type { ProductSubject } from '../check/dataset/model.ts'
import { valueIn } from '../ingest/suggest/read-value.ts'
import { differenceOf, squeezed, unlabelled, withoutNumber } from '../ingest/wording/difference.ts'
import { likeness } from '../ingest/wording/matching.ts'
import { nearestWords, provisionLikeness } from '../ingest/wording/provision.ts'
import { type DeskData, type FieldAt, factIn } from './desk-data.ts'
import { speaksAgainst } from './doubts.ts'
import { isOpen } from './readers.ts'
import { only } from './second-reading.ts'
import { type FoundHere, silentHere } from './silent-here.ts'

// A fact of another product in this wording: the same words, or much the same, and what is new about them.

/** A fact of another product as a fact of this one, and what a person is asked before it is saved. */
export interface Offer extends Omit<FoundHere, 'own'> {
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
  const said = only(fact, ['value', 'currency', 'note', 'stated', 'in_schedule'])
  const { own, ...asked } = found
  const taken: Fact = { ...said, ...own, key }
  const against = speaksAgainst(at, taken)
  if (against.findings.some(({ level }) => level === 'error')) return null
  const here = saidIn(against)
  if (here.length === 0 || !isOwn) return { ...asked, taken, asks: [...found.asks, ...here] }
  // A question that the reader of the other product has answered is about the same words.
  const isLike = other.category?.fields.some((one) => one.key === key) === true
  const there = isLike ? saidIn(speaksAgainst(data.fieldAt(uin, key), fact)) : []
  const answered = new Set(there.map(withoutIds))
  return { ...asked, taken, asks: [...found.asks, ...here.filter((one) => !answered.has(withoutIds(one)))] }
}

/** All that speaks against a fact: the questions, or the findings where there is none. */
function saidIn({ findings, doubts }: ReturnType<typeof speaksAgainst>): readonly string[] {
  return doubts.length > 0 ? doubts : findings.map(({ message }) => message)
}

/** A question without the numbers that clauses and pages have in one wording alone. */
function withoutIds(question: string): string {
  return question.replace(/\b(clause|p\.|page) \d+/giu, '$1')
}

/**
 * The words of a fact in this wording, each part under like headings; null where one is not here, or says another value.
 * Of a list the parts that are here are taken, with the question whether the others are left out.
 */
function saidHere(at: FieldAt, other: ProductSubject, { value, ...fact }: Fact): FoundHere | null {
  const parts = [fact, ...(fact.context ?? [])].map(({ quote: before = '', clause }) => {
    return { before, place: placeHere(at.subject, other, before, clause) }
  })
  const places = parts.flatMap(({ before, place }) => (place === null ? [] : [{ before, ...place }]))
  const gone = parts.flatMap(({ before, place }) => (place === null ? [before] : []))
  const [first, ...context] = places.map(({ quote, clause, page }) => ({ quote, clause, page }))
  if (first === undefined || (gone.length > 0 && !Array.isArray(value))) return null
  const changed = places.flatMap(({ isOther, before, quote }) =>
    isOther ? [`${differenceOf(before, quote)}. Do the words say the same?`] : [],
  )
  const beside = places.flatMap(({ beside }) =>
    beside === null ? [] : [`Beside the words: ${differenceOf(...beside)}. Does it hold all the same?`],
  )
  const asks = [...gone.map((words) => `“${words}” is not here. Is it left out?`), ...changed, ...beside]
  const isGone = (entry: string) => gone.some((words) => squeezed(words).includes(squeezed(entry)))
  const left = Array.isArray(value) ? { value: value.filter((entry) => !isGone(entry)) } : {}
  const own = { ...first, ...left, ...(context.length > 0 && { context }) }
  if (places[0]?.isOther !== true) return { own, asks }
  const title = at.subject.byId.get(first.clause)?.title ?? ''
  const read = valueIn(first.quote, at.field, title)
  // A text may be the words themselves; any other value has to be the one that these words say.
  if (at.field.type === 'text')
    return { own: { ...own, ...(value === fact.quote && { value: first.quote }) }, asks }
  return read !== null && JSON.stringify(read) !== JSON.stringify(value) ? null : { own, asks }
}

/** Least share of the words above the quote of another product that are above its place here, too. */
const LIKE = 0.5
/** Least likeness of words that may say the same. */
const NEAR = 0.5

/**
 * Words of this wording; `isOther` where they, or the headings above them, are not those that were read. `beside` is what
 * is said otherwise in their sentence and those before and after it, there and here; null where all is alike.
 */
interface Place {
  readonly quote: string
  readonly clause: number
  readonly page: number
  readonly isOther: boolean
  readonly beside: readonly [before: string, now: string] | null
}

/** Finds the words of another product in this one: under like headings, else anywhere, else the nearest ones of the same provision. */
function placeHere(
  { byId, product }: ProductSubject,
  other: ProductSubject,
  quote: string,
  id = 0,
): Place | null {
  const theirs = other.byId.get(id)
  const [from] = theirs === undefined ? [] : wholePlaces(quote, theirs)
  if (theirs === undefined || from === undefined) return null
  const above = (clause: Clause, { start, end }: QuoteMatch, all: ProductSubject['byId']) => {
    const found = around(clause, start, end, all)
    return [...found.above, found.leadIn, found.head].join('\n')
  }
  const placed = (clause: Clause, { start, end, pagesOn }: QuoteMatch, isOther: boolean): Place => {
    const quote = clause.text.slice(start, end)
    const [there, here] = [besides(theirs, from), besides(clause, { start, end })]
    const beside = isOther || squeezed(there) === squeezed(here) ? null : ([there, here] as const)
    return { quote, clause: clause.id, page: clause.page + pagesOn, isOther, beside }
  }
  const wanted = above(theirs, from, other.byId)
  const same = [...byId.values()].flatMap((clause) =>
    wholePlaces(quote, clause).map((place) => ({ clause, place })),
  )
  const like = same.find(({ clause, place }) => shareSaid(wanted, [above(clause, place, byId)]) >= LIKE)
  if (like !== undefined) return placed(like.clause, like.place, false)
  const [only, second] = same
  if (only !== undefined) return second === undefined ? placed(only.clause, only.place, true) : null
  if (other.product.insurer !== product.insurer) return null
  const provisions = [...byId.values()]
    .map((clause) => ({ clause, ...provisionLikeness(theirs, other.byId, clause, byId) }))
    .filter(({ isSame }) => isSame)
  const [nearest] = provisions.toSorted((one, two) => two.alike - one.alike)
  if (nearest === undefined) return null
  const words = nearestWords(quote, nearest.clause.text)
  const [place] = likeness(quote, words) < NEAR ? [] : wholePlaces(words, nearest.clause)
  return place === undefined ? null : placed(nearest.clause, place, squeezed(quote) !== squeezed(words))
}

/** The sentence that holds a stretch of a clause, with the one before and the one after it, without their labels. */
function besides({ text, number }: Clause, { start, end }: Pick<QuoteMatch, 'start' | 'end'>): string {
  const own = sentenceAround(text, start, end)
  const from = text.lastIndexOf(own, start)
  const to = from + own.length
  const [before, after] = [from - 1, to].map((at) =>
    text[at] === undefined ? '' : sentenceAround(text, at, at),
  )
  return [before, own, after].map((one = '') => unlabelled(withoutNumber(one.trim(), number))).join('\n')
}

function wholePlaces(quote: string, clause: Clause): QuoteMatch[] {
  if (!textOf(clause).normal.includes(normalForm(quote))) return []
  return placesOf(quote, textOf(clause)).filter(({ fault }) => fault === null)
}
