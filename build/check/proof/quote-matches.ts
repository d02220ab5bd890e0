import { visible } from './characters.ts'
import { losesSign } from './choices.ts'
import { runsAcross } from './word-boundaries.ts'
import { isNegatedAt } from './negation.ts'
import { type NormalText, normalText } from './normal-text.ts'
import { cutSpan, numberSpans } from './number-spans.ts'
import { quantitiesOf } from './quantities.ts'
import { readOnce } from './read-once.ts'
import { BULLET, isBulletAt } from './bullets-and-ticks.ts'

// Where a quote is in a text, and whether it keeps the words and numbers there whole.

/**
 * What a quote does to the words and numbers of its place: it begins or ends inside a word or number, inside a range, or
 * between a number and its scale, unit or sign of money; it runs from inside a row of a table into another; it begins right after a negation, or leaves out the box that says
 * whether it is chosen; or it reads numbers or words of its own by joining or parting what the text does not.
 */
export type Fault = 'cut' | 'range' | 'unit' | 'row' | 'negated' | 'sign' | 'numbers' | 'words'

/** One place of a quote in a text. */
export interface QuoteMatch {
  /** How many page breaks are before it. */
  readonly pagesOn: number
  /** Where it begins and ends in the text, in UTF-16 units. */
  readonly start: number
  readonly end: number
  /** Null where words and numbers are whole. */
  readonly fault: Fault | null
}

/** Every place of a quote in a text, in order; none for a quote without a visible character. */
export function placesOf(quote: string, text: NormalText): QuoteMatch[] {
  const sought = normalText(quote)
  const places: QuoteMatch[] = []
  if (sought.normal === '') return places
  let pagesOn = 0
  for (
    let at = text.normal.indexOf(sought.normal);
    at >= 0;
    at = text.normal.indexOf(sought.normal, at + 1)
  ) {
    if (!sameBullets(at, sought, text)) continue
    const start = startAt(text, at)
    while ((text.breaks[pagesOn] ?? Infinity) < start) pagesOn++
    const end = endAt(text, at + sought.normal.length - 1)
    places.push({ pagesOn, start, end, fault: faultAt(at, sought, text) })
  }
  return places
}

function faultAt(at: number, quote: NormalText, text: NormalText): Fault | null {
  const end = at + quote.normal.length
  if (!isBoundary(text, at) || !isBoundary(text, end)) return 'cut'
  const [from, to] = [startAt(text, at), endAt(text, end - 1)]
  const cut = cutSpan(spansOf(text), from, to)
  if (cut !== null) return cut
  if (cutsRow(text.original, from, to)) return 'row'
  if (isNegatedAt(text.original, from)) return 'negated'
  if (losesSign(text.original, from, to)) return 'sign'
  return (
    readOtherwise(at, quote, text) ??
    (countsAlike(quote.original, text.original.slice(from, to)) ? null : 'numbers')
  )
}

/** Whether a stretch begins inside a row of a table and runs into the next. */
function cutsRow(text: string, from: number, to: number): boolean {
  const first = from + text.slice(from, to).search(/[\n\f]/u)
  if (first < from) return false
  const [next = ''] = text.slice(first + 1).split(/[\n\f]/u, 1)
  return next.includes('\t') && /\t[^\n\f]*$/u.test(text.slice(0, from))
}

/** Whether the numbers of a quote count what those of its place count, whatever white space is between them. */
function countsAlike(quote: string, place: string): boolean {
  if (quote === place) return true
  const [one, two] = [quantitiesOf(quote), quantitiesOf(place)]
  return (
    one.length === two.length &&
    one.every(({ value, unit }, at) => value === two[at]?.value && unit === two[at]?.unit)
  )
}

/** Whether no word and no number of the original runs across a place of the normal form. */
function isBoundary(text: NormalText, at: number): boolean {
  if (at === 0 || at === text.normal.length) return true
  const after = startAt(text, at)
  if (text.starts[at - 1] === after) return false
  return !runsAcross(text.original, endAt(text, at - 1), after)
}

const spansOf = readOnce(({ original }: NormalText) => numberSpans(original))

/** Whether the bullets of a quote are those of its place: another bullet only where the text begins a line with one. */
function sameBullets(from: number, quote: NormalText, text: NormalText): boolean {
  for (let at = quote.normal.indexOf(BULLET); at >= 0; at = quote.normal.indexOf(BULLET, at + 1)) {
    const isSame = visible(character(quote, at)) === visible(character(text, from + at))
    if (!isSame && !isBulletAt(text.original, startAt(text, from + at))) return false
  }
  return true
}

/** Where a unit of the normal form begins in the original. */
function startAt({ starts }: NormalText, at: number): number {
  return starts[at] ?? 0
}

/** Where it ends. */
function endAt({ ends }: NormalText, at: number): number {
  return ends[at] ?? 0
}

function character({ original, starts, ends }: NormalText, at: number): string {
  return original.slice(starts[at], ends[at])
}

/** Whether a quote joins or parts digits, or letters, where its place in the text does not. */
function readOtherwise(from: number, quote: NormalText, text: NormalText): Fault | null {
  for (let at = 1; at < quote.normal.length; at++) {
    const code = quote.normal.charCodeAt(at)
    const isPlain = code < 0x30 || (code > 0x39 && code < 0x80)
    if (isPlain && isClose(quote, at) && isClose(text, from + at)) continue
    const before = quote.normal.slice(Math.max(0, at - 3), at)
    const after = quote.normal.slice(at, at + 2)
    if (/^\p{Nd}/u.test(after)) {
      const [run = ''] = /\p{Nd}[.,\u2044]?$/u.exec(before) ?? []
      const first = at - run.length
      if (isOneNumber(quote, first, at) !== isOneNumber(text, from + first, from + at)) return 'numbers'
    } else if (/[\p{L}\p{M}]$/u.test(before) && /^\p{L}/u.test(after)) {
      if (isParted(quote, at) !== isParted(text, from + at)) return 'words'
    }
  }
  return null
}

function isClose(text: NormalText, at: number): boolean {
  return startAt(text, at) <= endAt(text, at - 1)
}

/** Whether two digits are of one number: no white space between them, and neither raised above the other. */
function isOneNumber(text: NormalText, first: number, last: number): boolean {
  for (let at = first + 1; at <= last; at++) if (/\s/u.test(between(text, at))) return false
  return isPlainDigit(text, first) === isPlainDigit(text, last)
}

function isPlainDigit(text: NormalText, at: number): boolean {
  return /^\p{Nd}/u.test(text.original.slice(startAt(text, at)))
}

/** Whether two letters are of two words: white space is between them, and not after a soft hyphen. */
function isParted(text: NormalText, at: number): boolean {
  return /^[^\u00ad]*\s/u.test(between(text, at))
}

/** What is unseen between one unit of the normal form and that before it. */
function between({ original, starts, ends }: NormalText, at: number): string {
  return original.slice(ends[at - 1], starts[at])
}
