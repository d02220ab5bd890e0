import { type Token, type Tokens, isSign, textAt } from './number-tokens.ts'
import {
  ATOMS,
  COUNTED_BY_ARTICLE,
  COUNTS,
  PARTS,
  ORDINALS,
  SCALES,
  UNITS,
  type Unit,
} from './number-words.ts'

// The smallest pieces of a number: digits with their fraction, and single words.

/** A number without its scale, and the place after it. */
export interface Written {
  readonly value: number
  readonly to: number
  readonly isArticle?: boolean
}

/** Digits and the fraction that may follow: "30", "1 ½", "1-1/2", "3/4". A slash between larger numbers parts them. */
export function digitsAt(tokens: Tokens, at: number, value: number): Written {
  const simple = simpleFraction(tokens, at)
  if (simple !== null) return { value: simple, to: at + 3 }
  const next = tokens[at + 1]
  if (Number.isInteger(value) && next?.kind === 'number' && (next.gap === '' || next.gap === ' ')) {
    if (/^[^\d.·]/u.test(next.text)) return { value: value + next.value, to: at + 2 }
    const part = simpleFraction(tokens, at + 1)
    if (part !== null) return { value: value + part, to: at + 4 }
  }
  const hyphened = Number.isInteger(value) && next?.text === '-' ? fractionBeside(tokens, at + 1) : null
  if (hyphened !== null) return { value: value + hyphened.value, to: hyphened.to }
  return { value, to: at + 1 }
}

/** The fraction after a hyphen, nothing between them: "2-1/2", "2-½". */
function fractionBeside(tokens: Tokens, hyphen: number): Written | null {
  const [dash, number] = [tokens[hyphen], tokens[hyphen + 1]]
  if (dash?.gap !== '' || number?.kind !== 'number' || number.gap !== '') return null
  if (/^[^\d.·]/u.test(number.text)) return { value: number.value, to: hyphen + 2 }
  const part = simpleFraction(tokens, hyphen + 1)
  return part === null ? null : { value: part, to: hyphen + 4 }
}

/** A fraction such as 3/4: whole, below one, with a bottom of at most ten; no part of a list such as 3/4/5. */
function simpleFraction(tokens: Tokens, at: number): number | null {
  const [top, bottom] = [tokens[at], tokens[at + 2]]
  if (isListed(tokens, at - 1, at - 2) || isListed(tokens, at + 3, at + 4)) return null
  if (top?.kind !== 'number' || bottom?.kind !== 'number' || !isSign(tokens, at + 1, '/\u2044')) return null
  const isPart = [top, bottom].every(({ value }) => Number.isInteger(value)) && top.value < bottom.value
  return isPart && bottom.value <= 10 && top.value > 0 ? top.value / bottom.value : null
}

/** Whether a slash with a number beyond it is at a place. */
function isListed(tokens: Tokens, slash: number, beyond: number): boolean {
  return textAt(tokens, slash) === '/' && tokens[beyond]?.kind === 'number'
}

/** "three-fourths", "twenty-four", "nil", "a" before what is counted. */
export function wordsAt(tokens: Tokens, at: number): Written | null {
  const word = textAt(tokens, at)
  if (word === 'a' || word === 'an')
    return COUNTED_BY_ARTICLE.has(textAt(tokens, at + 1)) && !isRate(tokens, at)
      ? { value: 1, to: at + 1, isArticle: true }
      : null
  if (word === 'hundred') return { value: 1, to: at }
  const value = ATOMS.get(word)
  if (value === undefined || isHalfYearly(tokens, at)) return null
  if (word === 'half' && COUNTED_BY_ARTICLE.has(textAt(tokens, at + 2)) && isArticle(tokens[at + 1]))
    return { value, to: at + 2 }
  const next = afterHyphen(tokens, at + 1)
  const small = UNITS.indexOf(textAt(tokens, next))
  if (value >= 20 && small >= 1 && small <= 9) return { value: value + small, to: next + 1 }
  if (value >= 20 && ORDINALS.has(textAt(tokens, next))) return null
  const bottom = PARTS.get(textAt(tokens, next))
  const isPart =
    next > at + 1 || textAt(tokens, next + 1) === 'of' || /ths?$|rds?$/u.test(textAt(tokens, next))
  if (bottom !== undefined && value >= 1 && value <= bottom && isPart && !isTime(tokens, next))
    return { value: value / bottom, to: next + 1 }
  return { value, to: at + 1 }
}

/** Whether an article says how often: "Rs. 500 a month", "twice a year". */
function isRate(tokens: Tokens, at: number): boolean {
  const text = textAt(tokens, at - 1)
  return tokens[at - 1]?.kind === 'number' || COUNTS.has(text) || SCALES.has(text) || ATOMS.has(text)
}

export function isArticle(token: Token | undefined): boolean {
  return token?.text === 'a' || token?.text === 'an'
}

/** Whether "half" or "quarter" after a number is half a year, not a half: "one half-year". */
function isTime(tokens: Tokens, at: number): boolean {
  return ['year', 'years', 'yearly'].includes(afterHalf(tokens, at))
}

/** "half-yearly" is not a half of anything. */
function isHalfYearly(tokens: Tokens, at: number): boolean {
  return afterHalf(tokens, at) === 'yearly'
}

/** The word after "half", a hyphen between them or not; empty where another word is at the place. */
function afterHalf(tokens: Tokens, at: number): string {
  if (textAt(tokens, at) !== 'half') return ''
  return textAt(tokens, afterHyphen(tokens, at + 1))
}

/** What "and a half", "-and-a-half" or "and three quarters" adds to the number before it, and where that ends. */
export function fractionAfter(tokens: Tokens, at: number): [number, number] {
  const and = afterHyphen(tokens, at)
  if (!isAnd(tokens, and)) return [0, at]
  const first = afterHyphen(tokens, and + 1)
  const top = isArticle(tokens[first]) ? 1 : UNITS.indexOf(textAt(tokens, first))
  const place = top > 0 ? afterHyphen(tokens, first + 1) : first
  const word = textAt(tokens, place)
  if (word === 'half' && top <= 1 && !isHalfYearly(tokens, place)) return [0.5, place + 1]
  if (word === 'quarter' && top === 1) return [0.25, place + 1]
  const bottom = word.endsWith('s') ? (PARTS.get(word) ?? 0) : 0
  return top > 1 && top < bottom ? [top / bottom, place + 1] : [0, at]
}

export function isAnd(tokens: Tokens, at: number): boolean {
  return ['and', '&'].includes(textAt(tokens, at))
}

function afterHyphen(tokens: Tokens, at: number): number {
  return textAt(tokens, at) === '-' ? at + 1 : at
}

/** The decimals in words after a number, and where they end: "point five", "point two five", "point seventy-five". */
export function pointAfter(tokens: Tokens, at: number): [number, number] | null {
  if (textAt(tokens, at) !== 'point') return null
  const tens = wordsAt(tokens, at + 1)
  if (tens !== null && tens.value >= 10) return [tens.value / 100, tens.to]
  let [digits, to] = ['', at + 1]
  for (let one = digitAt(tokens, to); one >= 0; one = digitAt(tokens, ++to)) digits += String(one)
  return digits === '' ? null : [Number(`0.${digits}`), to]
}

/** The digit that a word is; -1 for none. */
function digitAt(tokens: Tokens, at: number): number {
  return UNITS.slice(0, 10).indexOf(textAt(tokens, at))
}

/** The unit that a word is, where it counts: not of "day care", nor at the head of a line ("Year 2"). */
export function unitAt(tokens: Tokens, at: number): Unit | undefined {
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
