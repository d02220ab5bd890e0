import { type Tokens, isSign, textAt } from './number-tokens.ts'
import { BETWEEN_UNIT, COUNTS, PERCENT, PER_CENT, RUPEES, type MeasureUnit, isMoney } from './number-words.ts'
import { AGED, NAMED_BY_TIME, NAMES, NIL, PIECES, inContext } from './number-labels.ts'
import { type Numeral, numeralAt } from './numbers.ts'

// Finds the unit of a number by the words and signs around it.

/** A number of a text and what it counts: its tokens take in the sign of money before it and its unit. */
export interface Quantity extends Numeral {
  /** Unit; null for a bare number. */
  readonly unit: MeasureUnit | null
  /** Whether the number is a name: "Section 4", "12th", "2." before a paragraph. */
  readonly isLabel: boolean
  /** Whether it is a name in a list, also that of a time: "Year 1". */
  readonly isName: boolean
  /** Whether an age is counted, so that a bare number is one of years. */
  readonly isAge: boolean
  /** Whether it is a part of another number, or may be read in two ways; it then says nothing. */
  readonly isUncertain: boolean
  /** Whether it is a number of lakhs, crores or k: a bare one is money. */
  readonly isSum: boolean
  /** Nil, a zero that needs no unit. */
  readonly isNil: boolean
  /** The places of its first and last token in the text, in UTF-16 units. */
  readonly start: number
  readonly end: number
  /** End of the unit or scale that it shares with a later number of its list; `end` where it shares none. */
  readonly sharedEnd: number
  /** Whether it runs on to the next quantity: "30 to 60 days". */
  readonly runsOn: boolean
}

/** A number with what it counts; what is before the token `least` belongs to others. */
export function quantityOf(tokens: Tokens, numeral: Numeral, least: number): Quantity {
  const after = unitAfter(tokens, numeral)
  // A backtick before "30 days" is a quotation mark.
  const isQuoted = after !== null && textAt(tokens, numeral.from - 1) === '`'
  const counted = (isQuoted ? null : moneyBefore(tokens, numeral, least)) ?? after
  const measured = { ...numeral, unit: null, ...counted }
  const end = tokens[measured.to - 1]?.end ?? 0
  const context = inContext(tokens, numeral.from, numeral.to)
  const isLabel = measured.unit === null && measured.scale === 1 && NAMES.test(context)
  return {
    ...measured,
    isLabel,
    isName: isLabel || NAMED_BY_TIME.test(context),
    isAge: measured.unit === null && AGED.test(context),
    isUncertain: PIECES.test(context),
    isSum: measured.scale >= 1e5 || textAt(tokens, numeral.to - 1) === 'k',
    isNil: measured.unit === null && NIL.test(context),
    start: tokens[measured.from]?.start ?? 0,
    end,
    sharedEnd: end,
    runsOn: false,
  }
}

/** A unit, and the places of the tokens of a number with it. */
type Counted = { readonly unit: MeasureUnit; readonly from: number; readonly to: number }

/** The sign of money before a number: "Rs. 5", "INR 5", "₹5", "$5", with "rupees" after it or not; null without one. */
function moneyBefore(tokens: Tokens, { from: at, to }: Numeral, least: number): Counted | null {
  let from = at - 1
  while (isSign(tokens, from, '.:')) from--
  const unit = COUNTS.get(textAt(tokens, from))
  const end = textAt(tokens, to) === 'rupees' ? to + 1 : to
  return from >= least && unit !== undefined && isMoney(unit) ? { unit, from, to: end } : null
}

/** Number of words and signs that are looked at after a number: enough for three phrases. */
const REACH = 14

/**
 * The unit after a number, whatever may be between them: "24 consecutive hours", "5000/-"; not that of "day care", nor of
 * "Year 2" at the head of a line.
 */
function unitAfter(tokens: Tokens, { from, to }: Numeral): Counted | null {
  if (textAt(tokens, to) === '/' && isSign(tokens, to + 1, '-=')) return { unit: RUPEES, from, to }
  const words = tokens.slice(to, to + REACH).map(({ text }) => `${text} `)
  const [between = ''] = BETWEEN_UNIT.exec(words.join('')) ?? []
  const at = to + between.split(' ').length - 1
  const rest = words.slice(at - to).join('')
  const [percent] = PER_CENT.exec(rest) ?? []
  if (percent !== undefined) return { unit: PERCENT, from, to: at + percent.split(' ').length }
  const unit = COUNTS.get(textAt(tokens, at))
  const isHead = /[\t\n]/u.test(tokens[at]?.gap ?? '') && /^(?:day|week|month|year) \d/u.test(rest)
  if (unit === undefined || isHead || /^day (?:- )?care /u.test(rest)) return null
  return isMoney(unit) && (at > to || startsNumber(tokens, at + 1)) ? null : { unit, from, to: at + 1 }
}

/** Whether a sign of money belongs to the number after it: "5 lakh, Rs. 10". */
function startsNumber(tokens: Tokens, at: number): boolean {
  return numeralAt(tokens, isSign(tokens, at, '.:') ? at + 1 : at) !== null
}
