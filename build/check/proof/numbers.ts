import { type Numerals, digitsAt, isAnd, isArticle, wordsAt } from './number-parts.ts'
import { type Tokens, isSign, textAt } from './number-tokens.ts'
import { COUNTS, SCALES } from './number-words.ts'

// Numbers, read in any of the ways in which Indian wordings write them.

/** A run of tokens that is one number. */
export interface Numeral {
  /** The number with its scale. */
  readonly value: number
  /** The largest of the scales it was multiplied by; 1 without any. */
  readonly scale: number
  /** The places of its first token and of the token after its last. */
  readonly from: number
  readonly to: number
  readonly grouped: boolean
  /** Whether "a" or "an" is all that says it. */
  readonly isArticle: boolean
}

/** The number that begins at a token, said once more in brackets or not: "five (5) lakh". Null where there is none. */
export function numeralAt(tokens: Tokens, from: number): Numeral | null {
  const one = scaledAt(tokens, from)
  return one === null ? null : { ...one, to: restatedAt(tokens, one.value, one.to, scaledAt) ?? one.to }
}

/** Whether a sign of money is before a number. */
function isAfterMoney(tokens: Tokens, from: number): boolean {
  const before = textAt(tokens, from - 1) === '.' ? from - 2 : from - 1
  return COUNTS.get(textAt(tokens, before))?.kind === 'rupees'
}

/** A number with its scales: "5", "2½ lakh", "one lakh crore". */
function scaledAt(tokens: Tokens, from: number): Numeral | null {
  const group = groupAt(tokens, from)
  if (group === null) return null
  let to = restatedAt(tokens, group.value, group.to, groupAt) ?? group.to
  let [value, scale] = [group.value, 1]
  for (let next = scaleAt(tokens, to, from); next !== null; next = scaleAt(tokens, to, from)) {
    value *= next.times
    scale *= next.times
    to = next.to
  }
  return { ...group, value: exact(value), scale, from, to }
}

/** The scale at a place and where it ends: "lakh", "-lakh", "* lakh", "(in lakhs)". A hundred is read with the number before it. */
function scaleAt(tokens: Tokens, at: number, from: number): { times: number; to: number } | null {
  const isHyphen = textAt(tokens, at) === '-' && [at, at + 1].every((one) => tokens[one]?.gap === '')
  if (textAt(tokens, at) === 'm' && isAfterMoney(tokens, from)) return { times: 1e6, to: at + 1 }
  const place = isHyphen ? at + 1 : afterMarks(tokens, at)
  const times = SCALES.get(textAt(tokens, place)) ?? null
  if (times === null || times === 100) return null
  const isClosed = place > at && isSign(tokens, place + 1, ')]')
  return { times, to: isClosed ? place + 2 : place + 1 }
}

/** What may be between a number and its scale: marks of footnotes, brackets, and quotation marks. */
const MARKS = '*#†‡^([.\'"‘“'

/** The place of a word after such marks in the same line; "(k)" is an entry of a list. */
function afterMarks(tokens: Tokens, at: number): number {
  let place = at
  while (isSign(tokens, place, MARKS) || (place > at && textAt(tokens, place) === 'in')) place++
  const isSameLine = tokens.slice(at, place + 1).every(({ gap }) => gap === '' || gap === ' ')
  return isSameLine && textAt(tokens, place).length > 1 ? place : at
}

/** The place after a number in brackets that says the same once more: "thirty (30)", "one lakh (1,00,000)". */
function restatedAt(
  tokens: Tokens,
  value: number,
  to: number,
  numberAt: (tokens: Tokens, from: number) => Pick<Numeral, 'value' | 'to'> | null,
): number | null {
  if (!isSign(tokens, to, '([')) return null
  const again = numberAt(tokens, to + 1)
  if (again?.value !== value || !isSign(tokens, again.to, ')]')) return null
  return again.to + 1
}

type Group = Omit<Numeral, 'scale'>

/** A number below a thousand in words, or one in digits, each with its fraction: "one hundred and five", "1½". */
function groupAt(tokens: Tokens, from: number): Group | null {
  const token = tokens[from]
  if (token === undefined) return null
  const written = token.kind === 'number' ? digitsAt(tokens, from, token.value) : wordsAt(tokens, from)
  if (written === null) return null
  const { value, to, isArticle = false } = hundredsAt(tokens, written)
  return { value: exact(value), from, to, grouped: token.grouped, isArticle }
}

/** A number and the hundreds after it: "two hundred and five". */
function hundredsAt(tokens: Tokens, written: Numerals): Numerals {
  if (!/^hundreds?$/u.test(textAt(tokens, written.to))) return written
  const to = written.to + 1
  const rest = isAnd(tokens, to) ? to + 1 : to
  const small = isArticle(tokens[rest]) ? null : wordsAt(tokens, rest)
  return small !== null && Number.isInteger(small.value) && small.value > 0
    ? { value: written.value * 100 + small.value, to: small.to }
    : { value: written.value * 100, to }
}

/** Products of decimal fractions without the noise of binary ones: 1.1 lakh is 110000. */
export function exact(value: number): number {
  return Number(value.toPrecision(15))
}
