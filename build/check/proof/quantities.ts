import { remembered } from '../../contract/lazily.ts'
import { type Quantity, quantityOf } from './quantity.ts'
import { type Token, type Tokens, textAt, tokensOf } from './number-tokens.ts'
import { COUNTS, LINKS, PERCENT, RANGE_LINK, RUPEES, type MeasureUnit } from './number-words.ts'
import { numeralAt } from './numbers.ts'

// The quantities of a text: numbers with what they count, alone, in lists and in ranges.

/** A text with what is counted in it, and the digits in it that are no number. */
export interface ReadText {
  readonly text: string
  readonly quantities: readonly Quantity[]
  readonly codes: readonly Token[]
}

/** Reads a text, once for all that ask for it: several rules read the same quotes and clauses. */
export const readText = remembered(2_000, (text): ReadText => {
  const tokens = tokensOf(text)
  return { text, quantities: quantitiesIn(tokens), codes: tokens.filter(({ kind }) => kind === 'code') }
})

/** Every number of a text with what it counts. */
export function quantitiesOf(text: string): readonly Quantity[] {
  return readText(text).quantities
}

function quantitiesIn(tokens: Tokens): Quantity[] {
  const found: Quantity[] = []
  for (let at = 0; at < tokens.length;) {
    const numeral = numeralAt(tokens, at)
    const before = found.at(-1)
    if (numeral !== null) found.push(named(tokens, before, quantityOf(tokens, numeral, before?.to ?? 0)))
    at = Math.max(at + 1, found.at(-1)?.to ?? 0)
  }
  return linked(tokens, found)
}

/** A bare number in a list that begins with a name is one, too: "Year 1 & 2 – 10 %", "clauses 3, 4 and 30 days". */
function named(tokens: Tokens, before: Quantity | undefined, one: Quantity): Quantity {
  const isBare = one.unit === null && one.scale === 1 && !one.grouped
  if (!isBare || before?.isName !== true) return one
  const link = linkBetween(tokens, before, one)
  const goesOn = /^(?:, )?(?:and|&|or|to)$/u.test(link) || (link === ',' && LINKS.has(textAt(tokens, one.to)))
  return goesOn ? { ...one, isLabel: true, isName: true } : one
}

/** Gives the numbers of a list what they share: "5, 10 or 15 lakhs", "30 to 60 days". */
function linked(tokens: Tokens, found: readonly Quantity[]): Quantity[] {
  const made = [...found]
  for (const at of [...made.keys()].toReversed()) {
    const [one, next] = [made[at], made[at + 1]]
    if (one !== undefined && next !== undefined) made[at] = withNext(tokens, one, next)
  }
  return made
}

function withNext(tokens: Tokens, one: Quantity, next: Quantity): Quantity {
  const arePieces = one.isUncertain && next.isUncertain
  if (arePieces && /^(?:, )?(?:and|&)?$/u.test(linkBetween(tokens, one, next)))
    return { ...one, runsOn: true }
  if (!isLinked(tokens, one, next)) return one
  const isBare = one.unit === null && !one.isName
  const sharesUnit = isBare && next.unit !== null && isShared(tokens, one, next)
  const sharesScale = (isBare || one.unit === RUPEES) && one.scale === 1 && next.scale > 1 && one.value < 1000
  return {
    ...one,
    runsOn: isRange(tokens, one, next),
    unit: sharesUnit ? next.unit : one.unit,
    ...(sharesScale
      ? {
          value: one.value * next.scale,
          scale: next.scale,
          isSum: next.isSum,
          isUncertain: one.value >= next.value / next.scale,
        }
      : {}),
    sharedEnd: sharesUnit || sharesScale ? Math.max(next.sharedEnd, one.end) : one.end,
  }
}

/** Whether what a number counts is what the one before it counts: not in "CHF 500 or Rs. 300", "5 lakh or 10%". */
function isShared(tokens: Tokens, one: Quantity, next: Quantity): boolean {
  if (COUNTS.has(textAt(tokens, next.from))) return one.grouped
  if (one.isAge) return isTime(next.unit)
  return next.unit === RUPEES || (one.scale === 1 && !one.grouped) || next.grouped
}

/** Whether nothing but words of lists is between two numbers; a dash that begins a line or cell is a bullet. */
function isLinked(tokens: Tokens, one: Quantity, next: Quantity): boolean {
  const words = linkBetween(tokens, one, next).split(' ')
  const dash = tokens[one.to]
  const isBullet =
    dash?.text === '-' &&
    (dash.gap === '\t' ||
      tokens[next.from]?.gap === '\t' ||
      (dash.gap === '\n' &&
        !(one.unit === null && /^(?:of|for|within|after|from|is|are)$/u.test(textAt(tokens, one.from - 1)))))
  return words.length <= 3 && words.every((word) => LINKS.has(word)) && !isBullet
}

/** The words between two numbers, without "a maximum of". */
function linkBetween(tokens: Tokens, one: Quantity, next: Quantity): string {
  const words = tokens.slice(one.to, next.from).map(({ text }) => text)
  return words.join(' ').replace(/(?<=\p{L}) (?:a )?max(?:imum)?(?: \.)?(?: of)?$/u, '')
}

/** Whether two numbers are the ends of one range: "30-60", "between 30 and 60"; not "6 months – 50 %", "Option 2 – 30 days". */
function isRange(tokens: Tokens, one: Quantity, next: Quantity): boolean {
  const link = linkBetween(tokens, one, next)
  if (link === 'and') return textAt(tokens, one.from - 1) === 'between'
  if (one.unit !== null && next.unit !== null) {
    // "24 months/36 months" is not a range.
    const isAlike = one.unit === next.unit || (isTime(one.unit) && isTime(next.unit))
    return isAlike && link !== '/' && RANGE_LINK.test(link)
  }
  const isApart = tokens[one.to]?.gap !== '' && tokens[next.from]?.gap !== ''
  const isCounted = next.unit !== null || next.scale > 1 || next.grouped
  const isNamed = one.isName && isCounted && (one.isLabel || !isTime(next.unit))
  const isSum = one.scale > 1 && next.scale === 1 && (next.unit === PERCENT || isTime(next.unit))
  return RANGE_LINK.test(link) && !isSum && !(isNamed && link === '-' && isApart)
}

function isTime(unit: MeasureUnit | null): boolean {
  return unit?.kind === 'hours' || unit?.kind === 'months'
}
