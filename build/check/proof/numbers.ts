import { type Tokens, isSign, textAt } from './number-tokens.ts'
import { ATOMS, COUNTS, SCALES, UNITS } from './number-words.ts'

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
}

/** The number that begins at a token, said once more in brackets or not: "five (5) lakh". Null where there is none. */
export function numeralAt(tokens: Tokens, from: number): Numeral | null {
  const one = scaledAt(tokens, from)
  return one === null ? null : { ...one, to: restatedAt(tokens, one, scaledAt) }
}

/** A number with its scales: "5", "2½ lakh", "one lakh crore". */
function scaledAt(tokens: Tokens, from: number): Numeral | null {
  const plain = plainAt(tokens, from)
  if (plain === null) return null
  let to = restatedAt(tokens, plain, plainAt)
  let { value, scale } = plain
  for (let next = scaleAt(tokens, to, from); next !== null; next = scaleAt(tokens, to, from)) {
    value *= next.times
    scale *= next.times
    to = next.to
  }
  return { ...plain, value: exact(value), scale, to }
}

/** The scale at a place and where it ends: "lakh", "-lakh", "* lakh", "(in lakhs)"; "M" is one after a sign of money. */
function scaleAt(tokens: Tokens, at: number, from: number): { times: number; to: number } | null {
  const before = textAt(tokens, from - 1) === '.' ? from - 2 : from - 1
  if (textAt(tokens, at) === 'm' && COUNTS.get(textAt(tokens, before))?.kind === 'rupees')
    return { times: 1e6, to: at + 1 }
  const isHyphen = textAt(tokens, at) === '-' && [at, at + 1].every((one) => tokens[one]?.gap === '')
  const place = isHyphen ? at + 1 : afterMarks(tokens, at)
  const times = SCALES.get(textAt(tokens, place)) ?? null
  if (times === null) return null
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

/** The place after a number and, in brackets, the same once more: "thirty (30)", "one lakh (1,00,000)". */
function restatedAt(
  tokens: Tokens,
  { value, to }: Numeral,
  numberAt: (tokens: Tokens, from: number) => Numeral | null,
): number {
  const again = isSign(tokens, to, '([') ? numberAt(tokens, to + 1) : null
  return again?.value === value && isSign(tokens, again.to, ')]') ? again.to + 1 : to
}

/** A number without a scale, with its hundreds: "30", "two hundred and five". */
function plainAt(tokens: Tokens, from: number): Numeral | null {
  const one = smallAt(tokens, from)
  if (one === null || !/^hundreds?$/u.test(textAt(tokens, one.to))) return one
  const isJoined = /^(?:and|&)$/u.test(textAt(tokens, one.to + 1))
  const rest = smallAt(tokens, one.to + (isJoined ? 2 : 1))
  const isRest = rest !== null && tokens[rest.from]?.kind === 'word' && rest.value > 0
  return { ...one, value: one.value * 100 + (isRest ? rest.value : 0), to: isRest ? rest.to : one.to + 1 }
}

/** A number below a hundred in words, or one in digits with the fraction after it: "forty-five", "within an hour", "1 ½". */
function smallAt(tokens: Tokens, from: number): Numeral | null {
  const [token, next] = [tokens[from], tokens[from + 1]]
  if (token === undefined) return null
  const plain = { scale: 1, from, grouped: token.grouped }
  if (token.kind === 'number') {
    const isPart = next?.kind === 'number' && /^[^\d.·]/u.test(next.text) && /^ ?$/u.test(next.gap)
    return isPart && Number.isInteger(token.value)
      ? { ...plain, value: token.value + next.value, to: from + 2 }
      : { ...plain, value: token.value, to: from + 1 }
  }
  const isOne = /^an?$/u.test(token.text) && textAt(tokens, from - 1) === 'within'
  const value = isOne ? 1 : ATOMS.get(token.text)
  if (value === undefined) return null
  const last = next?.text === '-' ? from + 2 : from + 1
  const small = UNITS.indexOf(textAt(tokens, last))
  return value >= 20 && small >= 1 && small <= 9
    ? { ...plain, value: value + small, to: last + 1 }
    : { ...plain, value, to: from + 1 }
}

/** Products of decimal fractions without the noise of binary ones: 1.1 lakh is 110000. */
export function exact(value: number): number {
  return Number(value.toPrecision(15))
}
