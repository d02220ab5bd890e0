import { isOrdinal } from './number-labels.ts'
import type { QuantityDraft, Quantity } from './quantity-drafts.ts'
import { type Tokens, textAt } from './number-tokens.ts'
import { ATOMS, BEFORE_NUMBERS, COUNTING, COUNTS, LINKS, type MeasureUnit } from './number-words.ts'

// What is between the numbers of a list, and which of them are names.

/** Whether nothing but words of lists is between two numbers; cells of a table are no list. */
export function isLinked(tokens: Tokens, one: QuantityDraft, next: QuantityDraft): boolean {
  const words = linkBetween(tokens, one, next).split(' ')
  return words.length <= 3 && words.every((word) => LINKS.has(word)) && !isCell(tokens, one, next)
}

/** The words between two numbers, without "a maximum of". */
export function linkBetween(tokens: Tokens, one: QuantityDraft, next: QuantityDraft): string {
  const words = tokens.slice(linkAt(tokens, one), next.from).map(({ text }) => text)
  return words.join(' ').replace(/(?<=\p{L}) (?:a )?max(?:imum)?(?: \.)?(?: of)?$/u, '')
}

/** The place after a number and the ending that makes it the place of one in a row: "4th". */
export function linkAt(tokens: Tokens, one: QuantityDraft): number {
  return isOrdinal(tokens, one) ? one.to + 1 : one.to
}

/**
 * Whether a dash between two numbers is a bullet at the beginning of a line, or alone in a cell. After "a wait of 30" the
 * dash of the next line is that of a range.
 */
function isCell(tokens: Tokens, one: QuantityDraft, next: QuantityDraft): boolean {
  const [dash, number] = [tokens[linkAt(tokens, one)], tokens[next.from]]
  if (dash?.text !== '-') return false
  if (dash.gap === '\n') return one.unit !== null || !BEFORE_NUMBERS.has(textAt(tokens, one.from - 1))
  return dash.gap === '\t' || number?.gap === '\t'
}

/** Whether a number is a name, also of one time in a row: "Option 2", "Year 1"; not "in the first year 5 or 10 %". */
export function isName(tokens: Tokens, { from, isLabel }: QuantityDraft): boolean {
  if (isLabel || !isTime(COUNTS.get(textAt(tokens, from - 1)))) return isLabel
  const counting = textAt(tokens, from - 2)
  return tokens[from - 2]?.kind !== 'number' && !ATOMS.has(counting) && !COUNTING.has(counting)
}

/** A bare number in a list that begins with a name is one, too: "Year 1 & 2 – 10 %", "clauses 3, 4 and 30 days". */
export function named(tokens: Tokens, before: QuantityDraft | undefined, one: QuantityDraft): QuantityDraft {
  const isBare = one.unit === null && one.scale === 1 && !one.grouped
  if (!isBare || before === undefined || !isName(tokens, before)) return one
  const link = linkBetween(tokens, before, one)
  const goesOn = NAMES_LINKED.has(link) || (link === ',' && LINKS.has(textAt(tokens, one.to)))
  return goesOn ? { ...one, isLabel: true } : one
}

const NAMES_LINKED: ReadonlySet<string> = new Set(['and', '&', 'or', 'to', ', and', ', or'])

export function isTime(unit: Quantity['unit'] | undefined): unit is MeasureUnit {
  return unit?.kind === 'hours' || unit?.kind === 'months'
}
