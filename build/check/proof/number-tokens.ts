import { DASHES, FRACTIONS, INVISIBLE, MARKS, visible } from './characters.ts'

// A text cut into what numbers are made of.

/** A number in digits, a word, a sign, or a code: digits that are no number ("5.2.1", "Excl01", "01/04/2025"). */
export interface Token {
  readonly kind: 'number' | 'word' | 'sign' | 'code'
  /** In lower case and compatible shapes: "％" is "%", every dash is "-". */
  readonly text: string
  /** Place in the text, in UTF-16 units. */
  readonly start: number
  readonly end: number
  /** White space before it: none, any, or a tab or line break. */
  readonly gap: '' | ' ' | '\t' | '\n'
}

export type Tokens = readonly Token[]

const DASH = new RegExp(`[${DASHES}]`, 'u')

const CURRENCY = '(?:R[Ss]|rs|R[Ee]|re|INR|inr|Inr|USD|usd)'
const MONTH = '(?:0?[1-9]|1[0-2])'
const DATE = String.raw`(?:0?[1-9]|[12]\d|3[01])(?:-${MONTH}-(?:19|20)\d\d|(?:\/${MONTH}\/|[.]${MONTH}[.])(?:19|20)?\d\d(?!\s?(?:day|month|year|yr|hour|hr|week)))(?!\d)|\d{4}-\d\d-\d\d(?!\d)`
/** A time of day with what says which: "10:30 a.m.", "00:00 hours". */
const CLOCK = String.raw`\d+(?:[:×]\d+(?![%.]))+(?:\s?(?:[Hh](?:ou)?rs|[AaPp]\.?[Mm])(?![A-Za-z]))?`
/** A number to dial, its groups apart: "1800 425 2255", "+91 22 1234 5678", "022 1234 5678". */
const DIALLED = String.raw`(?<!\d)(?:18[06]0[ \u00a0-]\d{2,3}[ \u00a0-]\d{3,4}|\+91(?:[ \u00a0-]\d{2,10})+|0\d{2,4}(?:[ \u00a0-]\d{3,8})+)`
/** A line break inside a number in groups. */
const BREAK = String.raw`[^\S\n\f]*[\n\f]\s*`
/** Further digits after a space, with a nought that no number begins with; not those of a date or time. */
const PARTED = String.raw`[ \u00a0\u2009\u202f]0\d+(?!\d|[:\-]|\/(?!-)|[.]\d)`
const PATTERN = new RegExp(
  [
    // Most words: of ASCII letters alone, before white space, a sign or the end.
    String.raw`(?=\S)(?:([A-Za-z]+(?![^\t-\r -/:-@[-_\x60{-~]))`,
    // Numbers to dial, dates, times and numbers of sections, words that hold a capital and digits, and fractions in one
    // character.
    String.raw`[${FRACTIONS}]|\d+(?:${INVISIBLE}+\d+)+|${DIALLED}|${DATE}|\d+(?:[.]\d+){2,}|${CLOCK}|(?!${CURRENCY}\d)(?=[a-z]*[A-Z])[A-Za-z]+\d[A-Za-z\d]*|\d+[A-Za-z]+\d[A-Za-z\d]*`,
    // Indian or western groups, or digits without groups; a decimal fraction.
    String.raw`(\d{1,3}(?:(?:,\d{3})+|(?:,\d{2})*,\d{3})(?!\d|,\d)(?:[.·]\d+)?)`,
    // Digits of which nobody can tell whether they are one number: "12,3,4567", "1,50,\n500", "5 00,000".
    String.raw`\d+(?:,\d+)*,\d{3,}(?:,\d+)*|\d{1,3}(?:,\d{2,3})*,${BREAK}(?:\d{2},)*\d{3}(?!\d)|(?<!\d[ -])[1-9]\d{0,2}(?:,\d{2,3})*${PARTED}(?:,\d+)*`,
    String.raw`(\d+(?:[.·]\d+)?|(?<![\p{L}\d]|${CURRENCY} )[.·]\d+)`,
    String.raw`(\p{L}(?:[\p{L}\p{M}]|\u00ad\s*|${INVISIBLE})*)`,
    // A sign; what is not seen and the marks of footnotes are passed over.
    String.raw`((?!${INVISIBLE}|${MARKS})[^\s]))`,
  ].join('|'),
  'gu',
)

export function tokensOf(text: string): Token[] {
  let before = 0
  return Array.from(text.matchAll(PATTERN), (found): Token => {
    const [run, plain, grouped, digits, word, sign] = found
    const start = found.index
    const gap = start === before ? '' : gapOf(text.slice(before, start))
    before = start + run.length
    const place = { start, end: before, gap } as const
    if (plain !== undefined) return { kind: 'word', text: run.toLowerCase(), ...place }
    const folded = (/^[!-~]+$/u.test(run) ? run : visible(run).normalize('NFKC')).toLowerCase()
    if ((grouped ?? digits) !== undefined) return { kind: 'number', text: folded, ...place }
    if (sign !== undefined) return { kind: 'sign', text: DASH.test(run) ? '-' : folded, ...place }
    return { kind: word === undefined ? 'code' : 'word', text: folded, ...place }
  })
}

/** The text of the token at a place; empty before the first and after the last. */
export function textAt(tokens: readonly Token[], at: number): string {
  return tokens[at]?.text ?? ''
}

/** Whether the token at a place is one of some signs, which are one character each. */
export function isSign(tokens: readonly Token[], at: number, signs: string): boolean {
  return tokens[at]?.kind === 'sign' && signs.includes(textAt(tokens, at))
}

function gapOf(between: string): Token['gap'] {
  const white = between === ' ' ? between : visible(between)
  if (white === '' || white.includes('\t')) return white === '' ? '' : '\t'
  return /[\n\u000b\f\r\u2028]/u.test(white) ? '\n' : ' '
}
