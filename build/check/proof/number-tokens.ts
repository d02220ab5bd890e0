import { DASHES, FRACTIONS, INVISIBLE, MARKS, visible } from './characters.ts'

// A text cut into what numbers are made of.

/** A number in digits, a word, a sign, or a code: digits that are no number ("5.2.1", "Excl01", "01/04/2025"). */
export interface Token {
  readonly kind: 'number' | 'word' | 'sign' | 'code'
  /** In lower case and compatible shapes: "％" is "%", every dash is "-". */
  readonly text: string
  /** The value of a number; 0 for all others. */
  readonly value: number
  /** Whether a number has its digits in groups: "5,00,000". */
  readonly grouped: boolean
  /** Place in the text, in UTF-16 units. */
  readonly start: number
  readonly end: number
  /** White space before it: none, any, or a tab or line break. */
  readonly gap: '' | ' ' | '\t' | '\n'
}

export type Tokens = readonly Token[]

/** Characters passed over between tokens, and a dash of any width. */
const UNREAD = `(?:${INVISIBLE}|${MARKS})`
const DASH = new RegExp(`[${DASHES}]`, 'u')

const CURRENCY = '(?:R[Ss]|rs|R[Ee]|re|INR|inr|Inr|USD|usd)'
const MONTH = '(?:0?[1-9]|1[0-2])'
const DATE = String.raw`(?:0?[1-9]|[12]\d|3[01])(?:-${MONTH}-(?:19|20)\d\d|(?<between>[/.])${MONTH}\k<between>(?:19|20)?\d\d(?!\s?(?:day|month|year|yr|hour|hr|week)))(?!\d)|\d{4}-\d\d-\d\d(?!\d)`
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
    // Numbers to dial, dates, times and numbers of sections, words that hold a capital and digits, and fractions in one
    // character.
    String.raw`(?<code>[${FRACTIONS}]|\d+(?:${INVISIBLE}+\d+)+|${DIALLED}|${DATE}|\d+(?:[.]\d+){2,}|${CLOCK}|(?!${CURRENCY}\d)(?=[a-z]*[A-Z])[A-Za-z]+\d[A-Za-z\d]*|\d+[A-Za-z]+\d[A-Za-z\d]*)`,
    // Indian or western groups, or digits without groups; a decimal fraction.
    String.raw`(?<grouped>\d{1,3}(?:(?:,\d{3})+|(?:,\d{2})*,\d{3})(?!\d|,\d)(?:[.·]\d+)?)`,
    // Digits of which nobody can tell whether they are one number: "12,3,4567", "1,50,\n500", "5 00,000".
    String.raw`(?<wrong>\d+(?:,\d+)*,\d{3,}(?:,\d+)*|\d{1,3}(?:,\d{2,3})*,${BREAK}(?:\d{2},)*\d{3}(?!\d)|(?<!\d[ -])[1-9]\d{0,2}(?:,\d{2,3})*${PARTED}(?:,\d+)*)`,
    String.raw`(?<digits>\d+(?:[.·]\d+)?|(?<![\p{L}\d]|${CURRENCY} )[.·]\d+)`,
    String.raw`(?<word>\p{L}(?:[\p{L}\p{M}]|\u00ad\s*|${INVISIBLE})*)`,
    String.raw`(?<sign>(?!${UNREAD})[^\s])`,
  ].join('|'),
  'uy',
)

/** The tokens of a text in their order. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  let before = 0
  for (let at = 0; at < text.length;) {
    const found = plainRead(text, at) ?? readAt(text, at)
    if (found === null) {
      at += 1
      continue
    }
    const end = at + found.length
    const gap = at === before ? '' : gapOf(text.slice(before, at))
    const { kind, text: own, value, grouped } = found
    tokens.push({ kind, text: own, value, grouped, start: at, end, gap })
    at = before = end
  }
  return tokens
}

/** Token read at a place, and its length in UTF-16 units. */
type Found = Pick<Token, 'kind' | 'text' | 'value' | 'grouped'> & { readonly length: number }

/**
 * A word of ASCII letters alone, or a sign that begins no number: most of every text, read without the long pattern.
 * Such a word is followed by white space, a sign or the end.
 */
const PLAIN = /([A-Za-z]+(?![^\t-\r -/:-@[-`{-~]))|[!-*,\-/:-@[-`{-~]/uy

function plainRead(text: string, at: number): Found | null {
  PLAIN.lastIndex = at
  const found = PLAIN.exec(text)
  if (found === null) return null
  const [run, word] = found
  const kind = word === undefined ? 'sign' : 'word'
  return { kind, text: run.toLowerCase(), ...NO_NUMBER, length: run.length }
}

const NO_NUMBER = { value: 0, grouped: false }

/** Token that the pattern finds at a place; null for white space and what is not read. */
function readAt(text: string, at: number): Found | null {
  if (text.charAt(at) === ' ') return null
  PATTERN.lastIndex = at
  const found = PATTERN.exec(text)
  return found && { ...read(found[0], found.groups ?? {}), length: found[0].length }
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

type Groups = Readonly<Record<string, string | undefined>>

function read(run: string, groups: Groups): Pick<Token, 'kind' | 'text' | 'value' | 'grouped'> {
  const text = (/^[!-~]+$/u.test(run) ? run : visible(run).normalize('NFKC')).toLowerCase()
  if (groups['code'] !== undefined || groups['wrong'] !== undefined)
    return { kind: 'code', text, ...NO_NUMBER }
  if (groups['word'] !== undefined) return { kind: 'word', text, ...NO_NUMBER }
  if (groups['sign'] !== undefined) return { kind: 'sign', text: DASH.test(run) ? '-' : text, ...NO_NUMBER }
  const value = Number(run.replace('·', '.').replace(/[,\s]/gu, ''))
  return { kind: 'number', text, value, grouped: groups['grouped'] !== undefined }
}
