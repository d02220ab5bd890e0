import type { Clause } from '../../contract/authored/clauses.ts'
import { passageAt } from '../../check/proof/quote-passage.ts'
import { kindsOfPassage } from '../../check/proof/passage-kinds.ts'
import { normalForm } from '../../check/proof/normal-text.ts'
import { matchesOf, type QuoteMatch } from '../../check/proof/quote-matches.ts'
import { textOf } from '../../check/proof/quotes.ts'
import type { ProductSubject } from '../../check/dataset/model.ts'
import { becameIn } from './editions.ts'
import { isBelowLike, kindNames } from './like-places.ts'
import { likeness } from './matching.ts'
import type { ById } from './provision.ts'
import { sentencesIn } from './sentences.ts'

// Finds the words of another product in this one.

/** Words of this wording; `isOther` where the headings above them are not those below which they were read. */
export interface PlaceHere {
  readonly quote: string
  readonly clause: number
  readonly page: number
  readonly isOther: boolean
}

/** Least likeness of words that may say the same. */
const NEAR = 0.5

/** Finds the words of another product in this one: under like headings, else anywhere, else what became of its sentences. */
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
    return { quote, clause: clause.id, page: clause.page + at.pagesOn, isOther }
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
  const now = other.product.insurer === product.insurer && reworded(quote, theirs, from, other.byId, byId)
  return now ? placed(now.clause, now.place, false) : null
}

/** What became of the sentences of a quote in another edition, where it is much the same. */
function reworded(quote: string, theirs: Clause, from: QuoteMatch, before: ById, after: ById) {
  const became = becameIn(before, after)
  const held = sentencesIn(theirs).filter(({ start, end }) => start < from.end && end > from.start)
  const now = held.flatMap((one) => became.get(one) ?? [])
  const clause = now[0]?.clause
  if (clause === undefined) return null
  const own = now.filter((one) => one.clause === clause)
  const start = Math.min(...own.map((one) => one.start))
  const words = clause.text.slice(start, Math.max(...own.map((one) => one.end)))
  const [place] = likeness(quote, words) < NEAR ? [] : wholePlaces(words, clause)
  return place && { clause, place }
}

/** What is printed above a stretch of a clause. */
function above(clause: Clause, { start, end }: QuoteMatch, all: ProductSubject['byId']): string {
  const found = passageAt(clause, start, end, all)
  return [...found.above, found.leadIn, found.head].join('\n')
}

/** The kinds of a stretch of a clause, by its sentence and what is above it. */
function kindsOfPlace(clause: Clause, { start, end }: QuoteMatch, all: ById): string {
  return kindNames(kindsOfPassage(passageAt(clause, start, end, all)))
}

/** Finds the places in a clause where all words of a quote stand without a fault. */
function wholePlaces(quote: string, clause: Clause): QuoteMatch[] {
  if (!textOf(clause).normal.includes(normalForm(quote))) return []
  return matchesOf(quote, textOf(clause)).filter(({ problem }) => problem === null)
}
