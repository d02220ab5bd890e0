import { FIELD_TYPES, type FieldType, type Quantity } from '../contract/field-types.ts'
import { type Found, LINKS, exact, readNumbers } from './numbers.ts'

// Which numbers a text says, and which of them count what a field counts.

type FieldUnit = Exclude<Quantity, 'rupees' | 'anything' | null>

/** The units of time, by the words for them: those a field may count, and those that only tell it apart from them. */
const TIMES: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({
    minutes: 'minute minutes min mins',
    hours: 'hour hours hr hrs',
    days: 'day days',
    weeks: 'week weeks wk wks fortnight fortnights',
    months: 'month months mth mths',
    years: 'year years yr yrs',
  } satisfies Record<FieldUnit | 'minutes' | 'weeks', string>).flatMap(([unit, words]) =>
    words.split(' ').map((word) => [word, unit] as const),
  ),
)

/** What may stand between a number and its unit. */
const BETWEEN = new Set(
  '- st nd rd th consecutive continuous successive calendar policy full complete completed clear working business'.split(
    ' ',
  ),
)

/**
 * Every number that stands in a text: in digits, in groups, in lakhs and crores, in words.
 *
 * @example numbersIn('two (2) claims of Rs. 1.5 lakh each') // Set { 2, 1.5, 150000 }
 */
export function numbersIn(text: string): ReadonlySet<number> {
  const { words, found } = readNumbers(text)
  return new Set([
    ...found.flatMap(({ value, scale }) => [value, exact(value * scale)]),
    ...listed(found, words),
  ])
}

/**
 * The numbers of a text that may be the value of a field, by what the field counts: sums in full for rupees, and none of
 * another unit of time for a unit of time.
 *
 * @example valuesIn('5 lakh for 24 months', 'amount') // Set { 500000, 24 }
 * @example valuesIn('5 lakh for 24 months', 'days') // Set { 5, 500000 }
 */
export function valuesIn(text: string, type: FieldType): ReadonlySet<number> {
  const { quantity } = FIELD_TYPES[type]
  if (quantity === 'rupees') return sumsIn(text)
  return quantity === null || quantity === 'anything' ? numbersIn(text) : spansIn(text, quantity)
}

function sumsIn(text: string): ReadonlySet<number> {
  const { words, found } = readNumbers(text)
  const full = found.filter((one, at) => {
    const next = found[at + 1]
    return one.scale > 1 || next === undefined || next.scale === 1 || !restates(one, next)
  })
  return new Set([...full.map(({ value, scale }) => exact(value * scale)), ...listed(found, words)])
}

function spansIn(text: string, own: string): ReadonlySet<number> {
  const { words, found } = readNumbers(text)
  const values = new Set<number>()
  let unit: string | null = null
  for (const [at, one] of [...found.entries()].toReversed()) {
    const next = found[at + 1]
    const shares = next !== undefined && (restates(one, next) || linked(one, next, words))
    unit = unitAfter(words, one.to) ?? (shares ? unit : null)
    if (unit === null || unit === own)
      for (const value of [one.value, exact(one.value * one.scale)]) values.add(value)
  }
  return values
}

/** The unit of time that a number counts, whatever may stand between them: "24 consecutive hours". */
function unitAfter(words: readonly string[], from: number): string | null {
  let at = from
  while (BETWEEN.has(words[at] ?? '')) at++
  return TIMES.get(words[at] ?? '') ?? null
}

/** Whether a number is said once more: "five (5) lakh". */
function restates(one: Found, next: Found): boolean {
  return one.to === next.from && one.value === next.value
}

/** Whether two numbers stand in one list. */
function linked(one: Found, next: Found, words: readonly string[]): boolean {
  const between = words.slice(one.to, next.from)
  return between.length > 0 && between.every((word) => LINKS.has(word))
}

/** What the numbers of a list are when its last one bears the scale of all. */
function listed(found: readonly Found[], words: readonly string[]): number[] {
  const more: number[] = []
  let scale = 1
  for (let at = found.length - 1; at > 0; at--) {
    const [one, next] = [found[at - 1], found[at]]
    if (one === undefined || next === undefined) break
    if (next.scale > 1) scale = next.scale
    const linked = words.slice(one.to, next.from).every((word) => LINKS.has(word))
    if (!linked || one.scale > 1) scale = 1
    if (scale > 1) more.push(exact(one.value * scale))
  }
  return more
}
