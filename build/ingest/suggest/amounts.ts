import type { Field } from '../../contract/authored/category.ts'
import { type Counted, FIELD_TYPES } from '../../contract/field-types.ts'
import { quantitiesOf } from '../../check/proof/quantities.ts'

/** A value in a text, and where it is. */
export interface FoundValue {
  readonly value: number
  readonly start: number
  readonly end: number
}

const WORDS =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred'
const NUMBER = `(?:\\d[\\d,]*(?:\\.\\d+)?|(?:${WORDS})(?:[- ](?:${WORDS}))*)`
const SCALE = '(?:\\s*(?:lakhs?|lacs?|crores?|cr|thousand|L|K)\\b)'
const AGAIN = `(?:\\s*\\((?:${NUMBER}|[a-z -]+)\\))?`
const FILLERS =
  '(?:\\s*-?\\s*(?:consecutive|continuous|successive|calendar|policy|full|complete|completed|clear|working|business))*'

const AMOUNT = new RegExp(
  `(?:₹|\\bRs\\.?|\\bINR|\\brupees)\\s*(${NUMBER}${SCALE}?)(?:\\s*/-)?|\\b(${NUMBER}${SCALE})|\\b(\\d[\\d,]*)\\s*/-`,
  'giu',
)
const PERCENT = new RegExp(`(${NUMBER})${AGAIN}\\s*(?:%|per\\s?cent)|\\b(nil)\\b`, 'giu')
const PLAIN = new RegExp(`\\b(${NUMBER})${AGAIN}`, 'giu')

const TIMES = {
  hours: 'hours?|hrs?',
  days: 'days?',
  weeks: 'weeks?',
  months: 'months?',
  years: 'years?|yrs?',
} as const
type TimeUnit = keyof typeof TIMES

/** How many of a smaller unit one of a larger one has, where the law counts so. */
const IN: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  hours: { days: 24 },
  days: { weeks: 7 },
  months: { years: 12 },
  years: {},
}

function time(unit: TimeUnit): RegExp {
  return new RegExp(
    `(?<![\\d.,])(${NUMBER}|an?)${AGAIN}(?:st|nd|rd|th)?${FILLERS}\\s*-?\\s*(?:${TIMES[unit]})\\b`,
    'giu',
  )
}

/** The values of a field's type that a text holds: amounts in rupees, durations in the field's unit. */
export function valuesAt(text: string, field: Field): FoundValue[] {
  const counted = countedBy(field)
  if (counted === null) return []
  if (counted === 'rupees') return matches(text, AMOUNT)
  if (counted === 'percent') return matches(text, PERCENT)
  if (counted === 'items') return matches(text, PLAIN)
  const own = matches(text, time(counted))
  if (own.length > 0) return own
  return Object.entries(IN[counted] ?? {}).flatMap(([other, times]) =>
    matches(text, time(other as TimeUnit)).map((found) => ({ ...found, value: found.value * times })),
  )
}

/** What a field counts: what its type says, or for a plain number the unit of time its label has in brackets. */
function countedBy({ type, label }: Field): Counted | TimeUnit | null {
  if (type !== 'number') return FIELD_TYPES[type].counts
  const named = /\((hours|days|weeks|months|years)\)/iu.exec(label)?.[1]?.toLowerCase()
  return named === undefined ? 'items' : (named as TimeUnit)
}

function matches(text: string, pattern: RegExp): FoundValue[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const number = match.slice(1).find((part) => part !== undefined) ?? ''
    const value = numberOf(number)
    return value === null ? [] : [{ value, start: match.index, end: match.index + match[0].length }]
  })
}

function numberOf(text: string): number | null {
  if (/^an?$/iu.test(text)) return 1
  if (/^nil$/iu.test(text)) return 0
  return quantitiesOf(text.replace(/,$/u, '')).at(-1)?.value ?? null
}
