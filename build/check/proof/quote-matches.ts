import { isDeepStrictEqual } from 'node:util'
import { item } from '../../contract/item.ts'
import { visible } from './characters.ts'
import { runsAcross } from './word-boundaries.ts'
import { isNegatedAt } from './negation.ts'
import { type NormalText, normalText } from './normal-text.ts'
import { readText } from './quantities.ts'
import { readOnce, remembered } from '../../contract/lazily.ts'

// Finds a quote in a text, and tells whether it keeps the words and numbers there whole.

/**
 * Fault of a quote at the words and numbers of its place: it begins or ends inside a word or number, inside a range, or
 * between a number and its scale, unit or sign of money; it runs from inside a row of a table into another; it begins right after a negation; or it reads numbers or words of its own by joining or parting what the text does not.
 */
export type MatchProblem = 'cut' | 'range' | 'unit' | 'row' | 'negated' | 'numbers' | 'words'

/** One place of a quote in a text. */
export interface QuoteMatch {
  /** Number of page breaks before it. */
  readonly pagesOn: number
  /** Beginning and end in the text, in UTF-16 units. */
  readonly start: number
  readonly end: number
  /** Null where the quote keeps words and numbers whole. */
  readonly problem: MatchProblem | null
}

/** Every place of a quote in a text, in order; none for a quote without a visible character. */
export function matchesOf(quote: string, text: NormalText): QuoteMatch[] {
  const sought = normalText(quote)
  // A text that repeats itself holds a quote in many places whose words are the same.
  const differs = remembered(100, (place) => differenceOf(quote, place))
  const matches: QuoteMatch[] = []
  const next = (from: number) => (sought.normal === '' ? -1 : text.normal.indexOf(sought.normal, from))
  for (let at = next(0); at >= 0; at = next(at + 1)) {
    const last = at + sought.normal.length - 1
    const [start, end] = [item(text.starts, at), item(text.ends, last)]
    const before = matches.at(-1) ?? { start: 0, pagesOn: 0 }
    const pagesOn = before.pagesOn + text.original.slice(before.start, start).split('\f').length - 1
    const isWhole = isBoundary(text, at) && isBoundary(text, last + 1)
    const problem = isWhole ? problemAt(text, start, end) : 'cut'
    matches.push({ pagesOn, start, end, problem: problem ?? differs(text.original.slice(start, end)) })
  }
  return matches
}

function problemAt(text: NormalText, from: number, to: number): MatchProblem | null {
  const cut = spansOf(text).find(
    ({ start, end, begins }) => (start < to && to < end) || (start < from && from < begins),
  )
  if (cut !== undefined) return cut.kind
  if (cutsRow(text.original, from, to)) return 'row'
  return isNegatedAt(text.original, from) ? 'negated' : null
}

/** Whether a stretch begins inside a row of a table and runs into the next. */
function cutsRow(text: string, from: number, to: number): boolean {
  const first = from + text.slice(from, to).search(/[\n\f]/u)
  if (first < from) return false
  const [next = ''] = text.slice(first + 1).split(/[\n\f]/u, 1)
  return next.includes('\t') && /\t[^\n\f]*$/u.test(text.slice(0, from))
}

/** Letters and digits that nothing parts; a raised or circled digit is none. */
const WORD = /\p{L}[\p{L}\p{M}]*/gu
const NUMBER = /\p{Nd}+(?:[.,\u2044]\p{Nd}+)*/gu

/** Whether a quote joins or parts what its place does not, or counts otherwise. */
function differenceOf(quote: string, place: string): MatchProblem | null {
  if (quote === place) return null
  const [quoted, printed] = [visible(quote), visible(place)]
  const runs = (text: string, shape: RegExp) =>
    Array.from(text.matchAll(shape), ([run]) => run.normalize('NFKC')).join(' ')
  const counted = (text: string) => readText(text).quantities.map(({ value, unit }) => ({ value, unit }))
  if (runs(quoted, NUMBER) !== runs(printed, NUMBER) || !isDeepStrictEqual(counted(quote), counted(place)))
    return 'numbers'
  return runs(quoted, WORD) === runs(printed, WORD) ? null : 'words'
}

/** Whether no word and no number of the original runs across a place of the normal form. */
function isBoundary({ original, starts, ends }: NormalText, at: number): boolean {
  return (
    starts[at - 1] !== starts[at] && !runsAcross(original, ends[at - 1] ?? 0, starts[at] ?? original.length)
  )
}

/**
 * The length of the longest beginning of a quote that is in a text, and the end of its first place there, in UTF-16 units:
 * what holds a beginning holds every shorter one.
 */
export function longestBeginning(quote: NormalText, text: NormalText): Record<'length' | 'end', number> {
  const placeOf = (units: number) => text.normal.indexOf(quote.normal.slice(0, units))
  let [longest, none] = [0, quote.normal.length + 1]
  while (none - longest > 1) {
    const middle = Math.floor((longest + none) / 2)
    if (placeOf(middle) === -1) none = middle
    else longest = middle
  }
  // A character of which only a part agrees is left out.
  while (longest > 0 && quote.starts[longest] === quote.starts[longest - 1]) longest -= 1
  if (longest === 0) return { length: 0, end: 0 }
  return { length: item(quote.ends, longest - 1), end: item(text.ends, placeOf(longest) + longest - 1) }
}

/** A stretch of a text that a quote does not cut. */
interface NumberSpan {
  readonly kind: 'unit' | 'range' | 'cut'
  readonly start: number
  readonly end: number
  /** From where on a quote may begin inside it: of "5, 10 or 15 lakhs" "15 lakhs" is whole, "5" is not. */
  readonly begins: number
}

/** End of a name right before its number, which counts nothing: "COVID-19", "Plan A-1"; not "Co-payment-20 %". */
const NAMED = /[\p{L}\p{M}]+[-\u2010\u2011]$/u
/** Longest such word. */
const NAME_REACH = 40

/**
 * The stretches of a text that are cut by no quote: dates, codes and names with a number; and of "waits 30 to 60 days" the
 * range, and for an end each number with the unit that they share.
 */
const spansOf = readOnce(({ original }: NormalText): NumberSpan[] => {
  const { quantities, codes } = readText(original)
  const whole = (start: number, end: number): NumberSpan => ({ kind: 'cut', start, end, begins: end })
  const names = quantities.flatMap(({ unit, start, end }) => {
    const before = original.slice(Math.max(0, start - NAME_REACH), start)
    const [word] = unit === null ? (NAMED.exec(before) ?? []) : []
    return word === undefined ? [] : whole(start - word.length, end)
  })
  const counted = quantities.flatMap(({ start, end, sharedEnd, runsOn }, at): NumberSpan[] => {
    const last = runsOn ? (quantities[at + 1]?.end ?? end) : start
    return [
      { kind: 'range', start, end: last, begins: last },
      { kind: 'unit', start, end: sharedEnd, begins: end },
    ]
  })
  return [...codes.map(({ start, end }) => whole(start, end)), ...names, ...counted]
})
