import { Type, type Static, type TSchema } from './schema.ts'
import { type CurrencyCode, counted, inCurrency, inIndia, inRupees } from './display.ts'
import { Text, openOf } from './primitives.ts'

/** Unit that the number of a value counts; `items` is anything but money, a percentage or a time. */
export type Counted = 'rupees' | 'percent' | 'items' | `${Time}s`

type Time = 'hour' | 'day' | 'month' | 'year'

/** Properties of a type of field. */
interface FieldTypeEntry<S extends TSchema> {
  /** The JSON form of a value. */
  readonly schema: S
  /** The value as a person writes it in India. */
  readonly display: (value: Static<S>) => string
  /** Whether two values can be called the same or different; words can mean the same and differ. */
  readonly comparable: boolean
  /** Unit that the proof looks for in the quote when the value is a number; null when it is not one. */
  readonly counts: Counted | null
}

function fieldType<S extends TSchema>(entry: FieldTypeEntry<S>): FieldTypeEntry<S> {
  return entry
}

const Amount = Type.Number({ minimum: 0 })

function timeType(unit: Time) {
  return fieldType({
    schema: Amount,
    display: (value) => counted(value, unit),
    comparable: true,
    counts: `${unit}s`,
  })
}

/**
 * THE TABLE of field types. The schema of records, the rules for values, the proof of numbers, display, comparison
 * and the pages read it; a new type is a new entry.
 */
export const FIELD_TYPES = {
  text: fieldType({
    schema: Text,
    display: (text) => text,
    comparable: false,
    counts: null,
  }),
  amount: fieldType({
    schema: Amount,
    display: inRupees,
    comparable: true,
    counts: 'rupees',
  }),
  percent: fieldType({
    schema: Amount,
    display: (value) => `${inIndia(value)}%`,
    comparable: true,
    counts: 'percent',
  }),
  number: fieldType({
    schema: Amount,
    display: inIndia,
    comparable: true,
    counts: 'items',
  }),
  hours: timeType('hour'),
  days: timeType('day'),
  months: timeType('month'),
  years: timeType('year'),
  'yes-no': fieldType({
    schema: Type.Boolean(),
    display: (value) => (value ? 'Yes' : 'No'),
    comparable: true,
    counts: null,
  }),
  choice: fieldType({
    schema: Text,
    display: (choice) => choice,
    comparable: true,
    counts: null,
  }),
  list: fieldType({
    schema: Type.Array(Text, { minItems: 1 }),
    display: (texts) => texts.join(', '),
    comparable: false,
    counts: null,
  }),
} as const

export type FieldType = keyof typeof FIELD_TYPES

/** Every type, in the order of the table. */
export const FIELD_TYPE_NAMES = Object.keys(FIELD_TYPES) as FieldType[]

export const FieldType = openOf(FIELD_TYPE_NAMES, { description: 'What kind of value the field takes.' })

type ValueOf<T extends FieldType> = Static<(typeof FIELD_TYPES)[T]['schema']>

/**
 * A value as a person writes it in India.
 *
 * @example display('amount', 500000) // '₹5,00,000'
 */
export function display<T extends FieldType>(type: T, value: ValueOf<T>): string {
  return (FIELD_TYPES[type] as FieldTypeEntry<TSchema>).display(value)
}

/**
 * An amount or another value as a person in India reads it: one in another currency with its sign.
 *
 * @example displayed('amount', { value: 100, currency: 'USD' }) // 'US$100'
 */
export function displayed(
  type: FieldType,
  { value, currency }: { readonly value: ValueOf<FieldType>; readonly currency?: CurrencyCode },
): string {
  if (currency !== undefined && typeof value === 'number') return inCurrency(value, currency)
  return display(type, value as never)
}

/** Unit of the number of a value: for an amount, its currency where one is named. Null if the value is not a number. */
export function countsOf(
  type: FieldType,
  { currency }: { readonly currency?: CurrencyCode },
): Counted | CurrencyCode | null {
  const { counts } = FIELD_TYPES[type]
  return counts === 'rupees' ? (currency ?? counts) : counts
}

/** Unit that a field counts: that of its type, or for a plain number the unit of time its label has in brackets. */
export function countedBy({
  type,
  label,
}: {
  readonly type: FieldType
  readonly label: string
}): Counted | null {
  const named = /\((hours|days|months|years)\)/iu.exec(label)?.[1]?.toLowerCase()
  return type === 'number' && named !== undefined ? (named as Counted) : FIELD_TYPES[type].counts
}
