import type { Clause } from '../../contract/authored/clauses.ts'
import { around, sentenceEnds } from '../../check/proof/around.ts'
import { kindsAround } from '../../check/proof/passage-kinds.ts'
import { normalForm } from '../../check/proof/normal-text.ts'
import { placesOf, type QuoteMatch } from '../../check/proof/quote-matches.ts'
import { textOf } from '../../check/proof/quotes.ts'
import { plainWords } from '../../check/proof/words-said.ts'
import type { ProductSubject } from '../../check/dataset/model.ts'
import { differenceOf, squeezed, unlabelled, withoutNumber } from './difference.ts'
import { isBelowLike, kindNames } from './like-places.ts'
import { type ById, nearestIn } from './provision.ts'

// Finds the words of another product in this one, and what is said beside them otherwise.

/**
 * Words of this wording; `isOther` where they, or the headings above them, are not those that were read. `beside` is
 * what is said otherwise in the sentences that hold them and in those before and after; null where all is alike.
 */
export interface PlaceHere {
  readonly quote: string
  readonly clause: number
  readonly page: number
  readonly isOther: boolean
  readonly beside: string | null
}

/** Finds the words of another product in this one: under like headings, else anywhere, else the nearest ones of the same provision. */
export function placeHere(
  { byId, product }: ProductSubject,
  other: ProductSubject,
  quote: string,
  id = 0,
): PlaceHere | null {
  const theirs = other.byId.get(id)
  const [from] = theirs === undefined ? [] : wholePlaces(quote, theirs)
  if (theirs === undefined || from === undefined) return null
  const placed = (clause: Clause, at: QuoteMatch, isOther: boolean): PlaceHere => {
    const quote = clause.text.slice(at.start, at.end)
    const beside = isOther ? null : besides({ clause: theirs, at: from }, other.byId, { clause, at }, byId)
    return { quote, clause: clause.id, page: clause.page + at.pagesOn, isOther, beside }
  }
  const wanted = above(theirs, from, other.byId)
  const kinds = kindsOfPlace(theirs, from, other.byId)
  const same = [...byId.values()].flatMap((clause) =>
    wholePlaces(quote, clause).map((place) => ({ clause, place })),
  )
  const like = same.find(
    ({ clause, place }) =>
      kindsOfPlace(clause, place, byId) === kinds && isBelowLike(wanted, above(clause, place, byId)),
  )
  if (like !== undefined) return placed(like.clause, like.place, false)
  const [only, second] = same
  if (only !== undefined) return second === undefined ? placed(only.clause, only.place, true) : null
  const nearest = other.product.insurer === product.insurer && nearestIn(byId, quote, theirs, other.byId)
  if (!nearest) return null
  const [place] = wholePlaces(nearest.words, nearest.clause)
  return place === undefined
    ? null
    : placed(nearest.clause, place, squeezed(quote) !== squeezed(nearest.words))
}

/** What is printed above a stretch of a clause. */
function above(clause: Clause, { start, end }: QuoteMatch, all: ProductSubject['byId']): string {
  const found = around(clause, start, end, all)
  return [...found.above, found.leadIn, found.head].join('\n')
}

/** The kinds of a stretch of a clause, by its sentence and what is above it. */
function kindsOfPlace(clause: Clause, { start, end }: QuoteMatch, all: ById): string {
  return kindNames(kindsAround(around(clause, start, end, all)))
}

/** The head of the columns above a stretch of a clause, and the lines that lead in to it: one word there may turn all of it. */
function leadsInto({ clause, at: { start, end } }: Stretch, all: ById): readonly string[] {
  const { head, leadIn, above } = around(clause, start, end, all)
  return [head, ...[leadIn, ...above].filter((line) => /:\W*$/u.test(line))].filter((line) => line !== '')
}

/**
 * What is said otherwise in the sentences that hold a stretch of a clause, in those beside them, in what leads in to it, and
 * in conditions further on; or null.
 */
function besides(there: Stretch, before: ById, here: Stretch, after: ById): string | null {
  const [was, is] = [saidAround(there, before), saidAround(here, after)]
  const [known, kept] = [saidNear(there.clause, before), saidNear(here.clause, after)]
  const changed = was.flatMap((old, at) => {
    const now = is[at] ?? []
    const isAlike =
      now.every((one) => known.has(squeezed(one))) && old.every((one) => kept.has(squeezed(one)))
    return isAlike ? [] : [{ old, now }]
  })
  const [old, now] = [changed.flatMap((one) => one.old), changed.flatMap((one) => one.now)].map((all) =>
    [...new Set(all)].join(' '),
  )
  return squeezed(old ?? '') === squeezed(now ?? '') ? null : differenceOf(old ?? '', now ?? '')
}

/** A stretch of a clause. */
interface Stretch {
  readonly clause: Clause
  readonly at: QuoteMatch
}

/** What is read with a stretch of a clause: what leads in to it, the sentences beside it, and conditions further on. */
function saidAround(stretch: Stretch, all: ById): readonly (readonly string[])[] {
  const { clause } = stretch
  const conditions = [clause, ...[...all.values()].filter(({ parent }) => parent === clause.id)]
    .flatMap((one) => sentencesIn(one).map(({ text }) => text))
    .filter((text) => CONDITION.test(text))
  return [leadsInto(stretch, all), ...sentencesBeside(stretch), conditions]
}

/** Words of a sentence that takes something back of those before it, however far they are. */
const CONDITION =
  /\b(?:subject to|provided|except|unless|however|notwithstanding|only|limited|no more|nothing|not)\b/iu

/** The sentence before a stretch of a clause, those that hold it, and the one after. */
function sentencesBeside({ clause, at: { start, end } }: Stretch): readonly (readonly string[])[] {
  const all = sentencesIn(clause)
  const textsOf = (some: readonly { text: string }[]) => some.map(({ text }) => text)
  return [
    textsOf(all.filter(({ to }) => to <= start).slice(-1)),
    textsOf(all.filter(({ from, to }) => from < end && to > start)),
    textsOf(all.filter(({ from }) => from >= end).slice(0, 1)),
  ]
}

/** The sentences of a clause over the ends of its pages, without its heading, labels and words that stand alone. */
function sentencesIn({ text, number, title }: Clause) {
  const whole = text.replaceAll('\f', ' ')
  const ends = [...sentenceEnds(whole), whole.length]
  return ends.flatMap((to, at) => {
    const from = ends[at - 1] ?? 0
    const text = withoutNumber(whole.slice(from, to).trim(), number).trim()
    // An entry of a list may be one word.
    const least = unlabelled(text) === text ? 2 : 1
    const isHeading = at === 0 && whole.length > to && squeezed(text) === squeezed(title)
    return isHeading || plainWords(unlabelled(text)).length < least ? [] : [{ text, from, to }]
  })
}

/** The sentences of a clause, of those above and in it, and of those beside it in the same. */
function saidNear({ id, parent }: Clause, byId: ById): ReadonlySet<string> {
  const near = [...byId.values()].filter((one) => {
    return (
      one.id === id || one.id === parent || one.parent === id || (parent !== null && one.parent === parent)
    )
  })
  return new Set(near.flatMap((one) => sentencesIn(one).map(({ text }) => squeezed(text))))
}

/** Finds the places in a clause where all words of a quote stand without a fault. */
function wholePlaces(quote: string, clause: Clause): QuoteMatch[] {
  if (!textOf(clause).normal.includes(normalForm(quote))) return []
  return placesOf(quote, textOf(clause)).filter(({ fault }) => fault === null)
}
