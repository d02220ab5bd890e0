import { DASHES, FRACTIONS, INVISIBLE, MARKS } from './characters.ts'

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
  /** Where it is in the text, in UTF-16 units. */
  readonly start: number
  readonly end: number
  /** What white space is before it: none, any, or a tab or line break. */
  readonly gap: '' | ' ' | '\t' | '\n'
}

export type Tokens = readonly Token[]

const MARK = new RegExp(MARKS, 'u')

/**
 * The text as numbers are read in it, and for each of its units where it was: footnote marks and what is not seen left
 * out, compatible shapes made plain, fractions in one character kept.
 */
function plainText(text: string): { plain: string; at: readonly number[] | null } {
  if (/^[\u0000-\u007e]*$/u.test(text) && !UNSEEN.test(text)) return { plain: text, at: null }
  const at: number[] = []
  let plain = ''
  for (const { 0: character, index } of text.matchAll(CHARACTER)) {
    const made = plainCharacter(character)
    for (let unit = 0; unit < made.length; unit++) at.push(index)
    plain += made
  }
  return { plain, at }
}

const UNSEEN = new RegExp(INVISIBLE, 'u')
/** One character, or a soft hyphen with the line break it allows. */
const CHARACTER = /\u00ad\s+|[\s\S]/gu
const KEPT = new RegExp(`[${FRACTIONS}]`, 'u')
const DASH = new RegExp(`[${DASHES}]`, 'u')

function plainCharacter(character: string): string {
  if (UNSEEN.test(character) || MARK.test(character)) return ''
  if (KEPT.test(character)) return character
  if (DASH.test(character)) return '-'
  if (/\s/u.test(character)) return character === '\u2028' ? '\n' : character
  return character.normalize('NFKC')
}

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
    String.raw`(?<code>[${FRACTIONS}]|${DIALLED}|${DATE}|\d+(?:[.]\d+){2,}|${CLOCK}|(?!${CURRENCY}\d)(?=[a-z]*[A-Z])[A-Za-z]+\d[A-Za-z\d]*|\d+[A-Za-z]+\d[A-Za-z\d]*)`,
    // Indian or western groups, or digits without groups; a decimal fraction.
    String.raw`(?<grouped>(?<=R[Ss]\.?\s?)\d{1,3}, \d{2},\d{3}(?!\d|,\d)|\d{1,3}(?:(?:,\d{3})+|(?:,\d{2})*,\d{3})(?!\d|,\d)(?:[.·]\d+)?)`,
    // Digits of which nobody can tell whether they are one number: "12,3,4567", "1,50,\n500", "5 00,000".
    String.raw`(?<wrong>\d+(?:,\d+)*,\d{3,}(?:,\d+)*|\d{1,3}(?:,\d{2,3})*,${BREAK}(?:\d{2},)*\d{3}(?!\d)|(?<!\d[ -])[1-9]\d{0,2}(?:,\d{2,3})*${PARTED}(?:,\d+)*)`,
    String.raw`(?<digits>\d+(?:[.·]\d+)?|(?<![\p{L}\d]|${CURRENCY} )[.·]\d+)`,
    String.raw`(?<word>\p{L}[\p{L}\p{M}]*)`,
    String.raw`(?<sign>[^\s])`,
  ].join('|'),
  'gu',
)

/** The tokens of a text in their order. */
export function tokensOf(text: string): Token[] {
  const { plain, at } = plainText(text)
  const place = (unit: number) => (at === null ? unit : (at[unit] ?? text.length))
  const tokens: Token[] = []
  let before = 0
  for (const { 0: run, index, groups = {} } of plain.matchAll(PATTERN)) {
    const gap = gapOf(plain.slice(before, index))
    before = index + run.length
    const start = place(index)
    const end = endOf(text, at, index + run.length)
    tokens.push({ ...read(run, groups), start, end, gap })
  }
  return tokens
}

/** The text of the token at a place; empty before the first and after the last. */
export function textAt(tokens: readonly Token[], at: number): string {
  return tokens[at]?.text ?? ''
}

/** Whether the token at a place is one of some signs, which are one character each. */
export function isSign(tokens: readonly Token[], at: number, signs: string): boolean {
  return tokens[at]?.kind === 'sign' && signs.includes(textAt(tokens, at))
}

/** Where the character ends whose last unit comes before a place of the plain text. */
function endOf(text: string, at: readonly number[] | null, unit: number): number {
  if (at === null) return unit
  const last = at[unit - 1] ?? 0
  return last + ((text.codePointAt(last) ?? 0) > 0xffff ? 2 : 1)
}

function gapOf(white: string): Token['gap'] {
  if (white === '') return ''
  if (white.includes('\t')) return '\t'
  return /[\n\v\f\r]/u.test(white) ? '\n' : ' '
}

const NO_NUMBER = { value: 0, grouped: false }

type Groups = Readonly<Record<string, string | undefined>>

function read(run: string, groups: Groups): Pick<Token, 'kind' | 'text' | 'value' | 'grouped'> {
  const text = run.toLowerCase()
  if (groups['code'] !== undefined || groups['wrong'] !== undefined)
    return { kind: 'code', text, ...NO_NUMBER }
  if (groups['word'] !== undefined) return { kind: 'word', text, ...NO_NUMBER }
  if (groups['sign'] !== undefined) return { kind: 'sign', text, ...NO_NUMBER }
  const value = Number(run.replace('·', '.').replace(/[,\s]/gu, ''))
  return { kind: 'number', text, value, grouped: groups['grouped'] !== undefined }
}
