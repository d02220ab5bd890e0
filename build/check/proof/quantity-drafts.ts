import { type Tokens, isSign, textAt } from './number-tokens.ts'
import { BETWEEN_UNIT, COUNTS, PERCENT, PER_CENT, RUPEES, type MeasureUnit, isMoney } from './number-words.ts'
import { AGED, NAMED_BY_TIME, NAMES, NIL, PIECES, inContext } from './number-labels.ts'
import { type Numeral, numeralAt } from './numbers.ts'

// Finds the unit of a number by the words and signs around it.

/** A number of a text and what it counts. */
export interface Quantity {
  /** The number in its own unit, scale included: 500000 for "Rs. 5 lakh", 2 for "2 years". */
  readonly value: number
  readonly scale: number
  readonly grouped: boolean
  /** Unit; null for a bare number. */
  readonly unit: MeasureUnit | null
  /** Whether the number is a name: "Section 4", "12th", "2." before a paragraph. */
  readonly isLabel: boolean
  /** Whether an age is counted, so that a bare number is one of years. */
  readonly isAge: boolean
  /** Whether it is a part of another number, or may be read in two ways; it then says nothing. */
  readonly isUncertain: boolean
  /** Whether it is a number of lakhs, crores or k: a bare one is money. */
  readonly isSum: boolean
  /** Nil, a zero that needs no unit. */
  readonly isNil: boolean
  /** The places in the text, in UTF-16 units: where the sign of money before it begins and where its unit ends. */
  readonly start: number
  readonly end: number
  /** End of the unit or scale that it shares with a later number of its list; `end` where it shares none. */
  readonly sharedEnd: number
  /** Whether it runs on to the next quantity: "30 to 60 days". */
  readonly runsOn: boolean
}

/** A quantity while its neighbours are looked at: with the places of its tokens. */
export interface QuantityDraft extends Quantity {
  readonly numeral: Numeral
  /** Whether it is a name in a list, also that of a time: "Year 1". */
  readonly isName: boolean
  readonly from: number
  readonly to: number
}

/** A number with what it counts; what is before the token `least` belongs to others. */
export function draftOf(tokens: Tokens, numeral: Numeral, least: number): QuantityDraft {
  const after = unitAfter(tokens, numeral.to)
  const isQuoted = after !== null && textAt(tokens, numeral.from - 1) === '`'
  const before = isQuoted ? null : moneyBefore(tokens, numeral.from, least)
  const unit = before?.unit ?? after?.unit ?? null
  const from = before?.from ?? numeral.from
  const to = before === null ? (after?.to ?? numeral.to) : moneyEnd(tokens, numeral.to)
  const end = tokens[to - 1]?.end ?? 0
  const context = inContext(tokens, numeral.from, numeral.to)
  const isNamed = unit === null && numeral.scale === 1 && NAMES.test(context)
  const next = tokens[numeral.to]
  return {
    numeral,
    from,
    to,
    value: numeral.value,
    scale: numeral.scale,
    grouped: numeral.grouped,
    unit,
    isName: isNamed || NAMED_BY_TIME.test(inContext(tokens, from, numeral.to)),
    isLabel: isNamed,
    isAge: unit === null && AGED.test(context),
    isUncertain: PIECES.test(context) || (next?.gap === '' && next.kind === 'code'),
    isSum: numeral.scale >= 1e5 || textAt(tokens, numeral.to - 1) === 'k',
    isNil: unit === null && NIL.test(context),
    start: tokens[from]?.start ?? 0,
    end,
    sharedEnd: end,
    runsOn: false,
  }
}

/** The sign of money before a number and its place: "Rs. 5", "INR 5", "₹5", "$5"; null without one. */
function moneyBefore(tokens: Tokens, at: number, least: number): { unit: MeasureUnit; from: number } | null {
  let from = at - 1
  while (isSign(tokens, from, '.:')) from--
  const unit = COUNTS.get(textAt(tokens, from))
  return from >= least && unit !== undefined && isMoney(unit) ? { unit, from } : null
}

/** End of an amount that has its sign of money before it: "Rs. 5 lakh rupees". */
function moneyEnd(tokens: Tokens, at: number): number {
  return textAt(tokens, at) === 'rupees' ? at + 1 : at
}

/** The unit of a number and where it ends, whatever may be between them: "24 consecutive hours", "5000/-". */
function unitAfter(tokens: Tokens, from: number): { unit: MeasureUnit; to: number } | null {
  if (textAt(tokens, from) === '/' && isSign(tokens, from + 1, '-=')) return { unit: RUPEES, to: from }
  const at = afterBetween(tokens, from)
  const [percent] = PER_CENT.exec(wordsFrom(tokens, at)) ?? []
  if (percent !== undefined) return { unit: PERCENT, to: at + percent.split(' ').length }
  const unit = unitAt(tokens, at)
  if (unit === undefined) return null
  if (isMoney(unit) && (at > from || startsNumber(tokens, at + 1))) return null
  return { unit, to: at + 1 }
}

/** The unit that a word is, where it counts: not of "day care", nor at the head of a line ("Year 2"). */
function unitAt(tokens: Tokens, at: number): MeasureUnit | undefined {
  const [word, next] = [tokens[at], tokens[at + 1]]
  const after = next?.text === '-' ? tokens[at + 2] : next
  const isDayCare = word?.text === 'day' && after?.text === 'care'
  const isHead = /[\t\n]/u.test(word?.gap ?? '') && next?.kind === 'number' && !word?.text.endsWith('s')
  return isDayCare || (isHead && word?.kind === 'word') ? undefined : COUNTS.get(word?.text ?? '')
}

/** The place after what may be between a number and its unit. */
function afterBetween(tokens: Tokens, from: number): number {
  const [between = ''] = BETWEEN_UNIT.exec(`${wordsFrom(tokens, from)} `) ?? []
  return from + between.split(' ').length - 1
}

/** Number of words and signs that are looked at after a number: enough for three phrases. */
const REACH = 14

/** The words and signs of a text from a place on. */
function wordsFrom(tokens: Tokens, at: number): string {
  return tokens
    .slice(at, at + REACH)
    .map(({ text }) => text)
    .join(' ')
}

/** Whether a sign of money belongs to the number after it: "5 lakh, Rs. 10". */
function startsNumber(tokens: Tokens, at: number): boolean {
  return numeralAt(tokens, isSign(tokens, at, '.:') ? at + 1 : at) !== null
}
