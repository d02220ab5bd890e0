import { type NormalText, normalText } from './normal-text.ts'

// Where a quote stands in a text, and whether it keeps the words and numbers there whole.

/**
 * What a quote does to the words and numbers of its place: it begins or ends inside one, begins inside a range of
 * numbers, or reads numbers or words of its own by joining or parting what the text does not.
 */
export type Fault = 'cut' | 'range' | 'numbers' | 'words'

/** One place in a text where a quote stands. */
export interface Place {
  /** How many page breaks stand before it. */
  readonly pagesOn: number
  /** Null where words and numbers are whole. */
  readonly fault: Fault | null
}

/** Every place where a quote stands in a text, in order; none for a quote without a visible character. */
export function placesOf(quote: string, text: NormalText): Place[] {
  const sought = normalText(quote)
  const places: Place[] = []
  if (sought.normal === '') return places
  let pagesOn = 0
  for (
    let at = text.normal.indexOf(sought.normal);
    at >= 0;
    at = text.normal.indexOf(sought.normal, at + 1)
  ) {
    const start = text.starts[at] ?? 0
    while ((text.breaks[pagesOn] ?? Infinity) < start) pagesOn++
    places.push({ pagesOn, fault: faultAt(at, sought, text) })
  }
  return places
}

function faultAt(at: number, quote: NormalText, text: NormalText): Fault | null {
  if (!isBoundary(text, at) || !isBoundary(text, at + quote.normal.length)) return 'cut'
  return beginsInRange(text, at) ? 'range' : readOtherwise(at, quote, text)
}

/** Whether no word and no number of the original runs across a place of the normal form. */
function isBoundary(text: NormalText, at: number): boolean {
  if (at === 0 || at === text.normal.length) return true
  const after = text.starts[at] ?? 0
  if (text.starts[at - 1] === after) return false
  return !joins(text.original, after) && !joins(text.original, text.ends[at - 1] ?? 0)
}

const DIGIT = '[\\p{Nd}\\u00bc-\\u00be\\u2150-\\u215f]'
const WORD_BEFORE = /[\p{L}\p{M}]$/u
const DIGIT_BEFORE = new RegExp(`${DIGIT}$`, 'u')
const ANY_AFTER = new RegExp(`^\\p{L}|^${DIGIT}`, 'u')
const JOINED_BEFORE = /\p{L}\p{M}*['\u2019\u2010\u2011-]$/u
const JOINER_AFTER = /^['\u2019\u2010\u2011-]\p{L}/u
const POINT_BEFORE = /\p{Nd}[.,\u2044]$/u
const PLAIN_DIGIT_BEFORE = /\p{Nd}$/u
const POINT_AFTER = /^[.,\u2044]\p{Nd}/u

/**
 * Whether a word or a number runs across a place of a text: letters and digits on both sides, or the hyphen or
 * apostrophe inside a word ("non-payment"), or the point or comma inside a number ("2.5", "1,50,000").
 */
function joins(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 8), at)
  const after = text.slice(at, at + 4)
  if (WORD_BEFORE.test(before)) return ANY_AFTER.test(after) || JOINER_AFTER.test(after)
  if (PLAIN_DIGIT_BEFORE.test(before) && POINT_AFTER.test(after)) return true
  if (DIGIT_BEFORE.test(before)) return ANY_AFTER.test(after)
  if (JOINED_BEFORE.test(before)) return /^\p{L}/u.test(after)
  return POINT_BEFORE.test(before) && /^\p{Nd}/u.test(after)
}

// A dash at the beginning of a line is a bullet, and one alone in a cell of a table means that there is nothing.
const RANGE_BEFORE = /\p{Nd}[^\S\t\n\v\f\r]*[\p{Pd}\u02d7\u2212][^\S\t]*$/u
const RANGE_AFTER = /^[\p{Pd}\u02d7\u2212][^\S\t]*\p{Nd}/u
const RANGE_START_BEFORE = /\p{Nd}[^\S\t\n\v\f\r]*$/u
const RANGE_REACH = 16

/** Whether what begins at a place is the end of a range of numbers: "48 months" of "24-48 months". */
function beginsInRange({ original, starts }: NormalText, at: number): boolean {
  const start = starts[at] ?? 0
  const before = original.slice(Math.max(0, start - RANGE_REACH), start)
  const after = original.slice(start, start + RANGE_REACH)
  if (/^\p{Nd}/u.test(after)) return RANGE_BEFORE.test(before)
  return RANGE_AFTER.test(after) && RANGE_START_BEFORE.test(before)
}

/** Whether a quote joins or parts digits, or letters, where its place in the text does not. */
function readOtherwise(from: number, quote: NormalText, text: NormalText): Fault | null {
  for (let at = 1; at < quote.normal.length; at++) {
    const code = quote.normal.charCodeAt(at)
    const isPlain = code < 0x30 || (code > 0x39 && code < 0x80)
    if (isPlain && isClose(quote, at) && isClose(text, from + at)) continue
    const before = quote.normal.slice(Math.max(0, at - 2), at)
    const after = quote.normal.slice(at, at + 2)
    if (/^\p{Nd}/u.test(after)) {
      const first = /\p{Nd}$/u.test(before) ? 1 : /^\p{Nd}[.,\u2044]$/u.test(before) ? 2 : 0
      if (first > 0 && isOneNumber(quote, at - first, at) !== isOneNumber(text, from + at - first, from + at))
        return 'numbers'
    } else if (WORD_BEFORE.test(before) && /^\p{L}/u.test(after)) {
      if (isOneWord(quote, at) !== isOneWord(text, from + at)) return 'words'
    }
  }
  return null
}

function isClose({ starts, ends }: NormalText, at: number): boolean {
  return (starts[at] ?? 0) <= (ends[at - 1] ?? 0)
}

/** Whether two digits are of one number: no white space between them, and neither raised above the other. */
function isOneNumber(text: NormalText, first: number, last: number): boolean {
  for (let at = first + 1; at <= last; at++) if (/\s/u.test(between(text, at))) return false
  return isPlainDigit(text, first) === isPlainDigit(text, last)
}

function isPlainDigit({ original, starts }: NormalText, at: number): boolean {
  return /^\p{Nd}/u.test(original.slice(starts[at], (starts[at] ?? 0) + 2))
}

/** Whether two letters are of one word: no white space between them, but for that after a soft hyphen. */
function isOneWord(text: NormalText, at: number): boolean {
  return !/^[^\u00ad]*\s/u.test(between(text, at))
}

/** What stands unseen between one unit of the normal form and that before it. */
function between({ original, starts, ends }: NormalText, at: number): string {
  return original.slice(ends[at - 1], starts[at])
}
