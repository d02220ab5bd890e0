import { type Token, type Tokens, textAt } from './number-tokens.ts'
import { ATOMS, COUNTED_BY_ARTICLE, COUNTS, SCALES, UNITS, type MeasureUnit } from './number-words.ts'

// The smallest pieces of a number: digits with their fraction, and single words.

/** A number without its scale, and the place after it. */
export interface Numerals {
  readonly value: number
  readonly to: number
  readonly isArticle?: boolean
}

/** Digits and the fraction in one character that may follow: "30", "1 ½". */
export function digitsAt(tokens: Tokens, at: number, value: number): Numerals {
  const next = tokens[at + 1]
  const isPart =
    next?.kind === 'number' && /^[^\d.·]/u.test(next.text) && (next.gap === '' || next.gap === ' ')
  return Number.isInteger(value) && isPart ? { value: value + next.value, to: at + 2 } : { value, to: at + 1 }
}

/** "twenty-four", "nil", "a" before what is counted. */
export function wordsAt(tokens: Tokens, at: number): Numerals | null {
  const word = textAt(tokens, at)
  if (word === 'a' || word === 'an')
    return COUNTED_BY_ARTICLE.has(textAt(tokens, at + 1)) && !isRate(tokens, at)
      ? { value: 1, to: at + 1, isArticle: true }
      : null
  if (word === 'hundred') return { value: 1, to: at }
  const value = ATOMS.get(word)
  if (value === undefined) return null
  const next = afterHyphen(tokens, at + 1)
  const small = UNITS.indexOf(textAt(tokens, next))
  if (value >= 20 && small >= 1 && small <= 9) return { value: value + small, to: next + 1 }
  return { value, to: at + 1 }
}

/** Whether an article says how often or when: "Rs. 500 a month", "twice a year", "visits in a policy year". */
function isRate(tokens: Tokens, at: number): boolean {
  const text = textAt(tokens, at - 1)
  return (
    RATES.has(text) ||
    tokens[at - 1]?.kind === 'number' ||
    COUNTS.has(text) ||
    SCALES.has(text) ||
    ATOMS.has(text)
  )
}

const RATES: ReadonlySet<string> = new Set(['in', 'per', 'during', 'each', 'every', 'any', 'once', 'for'])

export function isArticle(token: Token | undefined): boolean {
  return token?.text === 'a' || token?.text === 'an'
}

export function isAnd(tokens: Tokens, at: number): boolean {
  return ['and', '&'].includes(textAt(tokens, at))
}

function afterHyphen(tokens: Tokens, at: number): number {
  return textAt(tokens, at) === '-' ? at + 1 : at
}

/** The unit that a word is, where it counts: not of "day care", nor at the head of a line ("Year 2"). */
export function unitAt(tokens: Tokens, at: number): MeasureUnit | undefined {
  const word = textAt(tokens, at)
  const isDayCare = word === 'day' && textAt(tokens, afterHyphen(tokens, at + 1)) === 'care'
  return isDayCare || isHead(tokens, at) ? undefined : COUNTS.get(word)
}

/** Whether the word at the beginning of a line or cell names what is counted there: "Year 2". */
function isHead(tokens: Tokens, at: number): boolean {
  const [word, number] = [tokens[at], tokens[at + 1]]
  const isFirst = word?.gap === '\n' || word?.gap === '\t'
  return isFirst && number?.kind === 'number' && HEADS.has(word.text)
}

const HEADS: ReadonlySet<string> = new Set(['hour', 'day', 'week', 'month', 'quarter', 'year'])
