import { isCalendarDay } from '../../build/contract/calendar-day.ts'
import type { JsonSchema } from '../../build/contract/schema.ts'

/**
 * Whether the schema of a parameter allows a text or a number. Parameters use few of JSON Schema's keywords; loading a
 * validator for all of them takes longer than answering.
 */
export function allowsValue(schema: JsonSchema, value: unknown): boolean {
  if (schema.type === 'integer') return typeof value === 'number' && allowsInteger(schema, value)
  return typeof value === 'string' && allowsText(schema, value)
}

/** Keywords that `allowsValue` knows; one that only describes a value is among them. */
export const PARAMETER_KEYWORDS: ReadonlySet<string> = new Set(
  'type enum pattern format minLength maxLength minimum maximum description default'.split(' '),
)

function allowsInteger({ minimum = -Infinity, maximum = Infinity }: JsonSchema, value: number): boolean {
  return Number.isInteger(value) && value >= minimum && value <= maximum
}

function allowsText(schema: JsonSchema, value: string): boolean {
  const { enum: values, pattern, format, minLength = 0, maxLength = Infinity } = schema
  const { length } = Array.from(value)
  if (length < minLength || length > maxLength) return false
  if (values !== undefined && !values.includes(value)) return false
  if (format === 'date' && !isCalendarDay(value)) return false
  return pattern === undefined || new RegExp(pattern, 'u').test(value)
}
