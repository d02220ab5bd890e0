import { type Tokens, isSign, textAt } from './number-tokens.ts'
import { ATOMS, SCALES, UNITS } from './number-words.ts'

// Numbers, read in the ways in which Indian wordings write them.

/** A run of tokens that is one number. */
export interface Numeral {
  /** The number with its scale, in its own unit: 500000 for "Rs. 5 lakh", 2 for "2 years". */
  readonly value: number
  /** Product of its scales; 1 without any. */
  readonly scale: number
  /** The places of its first token and of the token after its last. */
  readonly from: number
  readonly to: number
  readonly grouped: boolean
}

/** The number that begins at a token, said once more in brackets or not: "five (5) lakh". Null where there is none. */
export function numeralAt(tokens: Tokens, from: number): Numeral | null {
  const numeral = scaledAt(tokens, from)
  return numeral === null ? null : { ...numeral, to: restatedAt(tokens, numeral, scaledAt) }
}

/** A number with its scales: "5", "2.5 lakh", "one lakh crore". */
function scaledAt(tokens: Tokens, from: number): Numeral | null {
  const plain = plainAt(tokens, from)
  return plain && scaled(tokens, { ...plain, to: restatedAt(tokens, plain, plainAt) })
}

/** A number times the scales after it, which may be joined to it: "ten-lakh". */
function scaled(tokens: Tokens, numeral: Numeral): Numeral {
  const isHyphen =
    textAt(tokens, numeral.to) === '-' && [0, 1].every((on) => tokens[numeral.to + on]?.gap === '')
  const at = isHyphen ? numeral.to + 1 : numeral.to
  const times = SCALES.get(textAt(tokens, at))
  if (times === undefined) return numeral
  return scaled(tokens, {
    ...numeral,
    value: exact(numeral.value * times),
    scale: numeral.scale * times,
    to: at + 1,
  })
}

/** The place after a number and, in brackets, the same once more: "thirty (30)", "one lakh (1,00,000)". */
function restatedAt(tokens: Tokens, { value, to }: Numeral, numberAt: typeof plainAt): number {
  const again = isSign(tokens, to, '([') ? numberAt(tokens, to + 1) : null
  return again?.value === value && isSign(tokens, again.to, ')]') ? again.to + 1 : to
}

/** A number in digits, or one below a hundred in words: "30", "forty-five", "within an hour". */
function plainAt(tokens: Tokens, from: number): Numeral | null {
  const { kind, text } = tokens[from] ?? { kind: 'sign', text: '' }
  const plain = { scale: 1, from, to: from + 1, grouped: kind === 'number' && text.includes(',') }
  if (kind === 'number') return { ...plain, value: Number(text.replace('·', '.').replace(/,/gu, '')) }
  const isArticle = text === 'a' || text === 'an'
  const isOne = isArticle && textAt(tokens, from - 1) === 'within'
  const value = isOne ? 1 : ATOMS.get(text)
  if (value === undefined) return null
  const last = textAt(tokens, from + 1) === '-' ? from + 2 : from + 1
  const small = UNITS.indexOf(textAt(tokens, last))
  const isTens = value >= 20 && small >= 1 && small <= 9
  return isTens ? { ...plain, value: value + small, to: last + 1 } : { ...plain, value }
}

/** Products of decimal fractions without the noise of binary ones: 1.1 lakh is 110000. */
export function exact(value: number): number {
  return Number(value.toPrecision(15))
}
