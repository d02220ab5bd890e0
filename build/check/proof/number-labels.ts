import type { Tokens } from './number-tokens.ts'
import { ATOMS, LABELS, MONTHS, SCALES, TIME_WORDS } from './number-words.ts'

// Patterns for numbers that count nothing (labels) or are part of a larger one, by the words around them.

/** Number of words and signs that are looked at on either side of a number. */
const REACH = 10

/** A number in angle brackets between the words and signs around it: "within ‹30› days", its white space as one character. */
export function inContext(tokens: Tokens, from: number, to: number): string {
  const text = (start: number, end: number) =>
    tokens
      .slice(Math.max(0, start), end)
      .map(({ gap, text }) => gap + text)
      .join('')
  const cut = from > REACH ? '…' : ''
  const number = text(from, to).replace(/\S/u, '‹$&')
  return `${cut}${text(from - REACH, from)}${number}›${text(to, to + REACH)}`
}

const anyOf = (words: Iterable<string>) => `(?<![\\p{L}\\p{M}])(?:${[...words].join('|')})(?![\\p{L}\\p{M}])`
const shapes = (...some: string[]) => new RegExp(some.join('|'), 'u')
/** Matches words before a bracket. The bracket is looked for first: there is one, and words are many. */
const before = (shape: string, bracket: '‹' | '›') => `${bracket}(?<=(?:${shape})${bracket})`

/** The name of a month; "may" is one only before a number in digits. */
const MONTH = anyOf([...MONTHS, String.raw`may(?=[\s‹]*\d)`])
/** Beginning of a line or of the text, and a bracket. */
const FIRST = String.raw`(?:^|\n)\s?(?:\(\s?)?‹`
const COUNTING = 'per an? any each every the this first second third last next same'.split(' ')
/** A time that names the number after it: "Year 1"; not "each year 5 or 10 %", "for one year 5 %". */
export const NAMED_BY_TIME = shapes(
  before(String.raw`(?<!(?:\d|${anyOf([...ATOMS.keys(), ...COUNTING])})\s?)${anyOf(TIME_WORDS)}\s?`, '‹'),
)

/** Names: after "Section", of a date, the place of one in a row, a letter beside it, or before a paragraph. */
export const NAMES = shapes(
  String.raw`›\s?${MONTH}`,
  before(String.raw`${MONTH}\s?(?:\S+?\s?,\s?)?`, '‹'),
  before(String.raw`${anyOf(LABELS)}(?:\s?[.#(]|-(?=\S))*\s?`, '‹'),
  String.raw`›(?:st|nd|rd|th)(?![\p{L}\p{M}])`,
  String.raw`${NAMED_BY_TIME.source}[^›]*›\s?\+`,
  String.raw`‹\d[^›]*›(?!x)\p{L}(?![\p{L}\p{M}])`,
  // "4.2 Room rent", "2. Room rent"
  String.raw`${FIRST}\d+\.\d+›\s?\p{L}`,
  String.raw`${FIRST}[^›]*›\s?[.)]\s`,
)

const ORDINALS = 'first|second|thirds?|fourths?|fifths?|sixth|seventh|eighth|ninth'
const AND = '(?:\\s?,)?(?:\\s(?:and|&))?\\s'
const SCALED = anyOf(['hundreds?', ...[...SCALES.keys()].filter((word) => word.length > 1)])
/** A time, and after it a number of a shorter one: "years and 6 months", "month, 2 days". */
const shorterAfter = (number: string) =>
  [
    ['years?', 'months?|weeks?|days?'],
    ['months?', 'weeks?|days?|hours?'],
    ['weeks?', 'days?|hours?'],
  ]
    .map(([longer, shorter]) => `${longer}${AND}${number}(?:${shorter})`)
    .join('|')

/** A fraction, by what stands between its two numbers. */
const fraction = (slash: string) => `(?:[01]${slash}[2-4]|2${slash}[34]|3${slash}4)`
/** One after a number: in one character, which stands here in compatible shape ("1⁄2"), or in three. */
const FRACTION = String.raw`(?:\d⁄|${fraction(String.raw`\s?\/\s?`)}(?!\.?\d))`

/** Parts of a number: "± 5", "one hundred and five", "5* lakh", "1 ½", "2 years and 6 months", "2/3", "0 months24". */
export const PIECES = shapes(
  before(String.raw`(?:±|\^|(?<!\p{L})point)\s?`, '‹'),
  before(`${SCALED}${AND}`, '‹') + String.raw`\p{L}`,
  String.raw`›\s?(?:\^|hundreds?(?!\p{L})|m(?![\p{L}\p{M}\/.]))|›[ois](?![\p{L}\p{M}])`,
  String.raw`›\s?[^\s\p{L}\p{Nd},;](?:[^\p{L}\p{Nd}\t\n,;]|in\s)*${SCALED}`,
  String.raw`›[ \n]?(?:[-+]\s?|(?:and|&)\s)?${FRACTION}`,
  before(SCALED, '›') + AND + anyOf(ATOMS.keys()),
  before(anyOf(TIME_WORDS), '‹'),
  String.raw`›\s?(?:${shorterAfter('\\S+\\s')})(?!\p{L})|(?<!\p{L})(?:${shorterAfter('‹[^›]*›\\s?')})(?!\p{L})`,
  String.raw`›\s?(?:[\p{L}\d]+\s)?(?:and|&)\s(?:an?\s)?(?:half|quarter)(?!\p{L})`,
  String.raw`‹\p{L}[^›]*›\s?(?:-\s?)?(?:half|quarters?|${ORDINALS})(?!\p{L})`,
  String.raw`‹${fraction(String.raw`›\s?[/⁄]\s?`)}(?!\.?\d)`,
  String.raw`(?<!\d)${fraction(String.raw`\s?[/⁄]\s?‹`)}›`,
)

/** "Aged", and words and numbers after it, up to the number that is an age: "age at entry: minimum 18, maximum". */
export const AGED =
  /(?<!\p{L})age[ds]?(?:\s?(?:\d(?:[\d,.]*\d)?(?!\s?\d)|[-:(.]|,(?=\s?m(?:in|ax))|(?:of|is|between|from|at|below|above|upto|up|to|and|or|entry|exit|maturity|min|max|minimum|maximum)(?!\p{L})))*\s?‹/u

/** Nil or zero where nothing is counted: before a sign, or the end of a line, cell or text. */
export const NIL = /‹(?:nil|zero)›(?:[\t\n]|$|\s?[^\s\p{L}])/u
