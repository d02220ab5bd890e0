import type { JsonSchema } from '../../build/contract/schema.ts'
import { isCalendarDay } from '../../build/contract/calendar-day.ts'

// Shared by the functions. This module: what the schema of a parameter or field allows, judged and said in words.

/**
 * Words for what a schema allows, as the end of a sentence that begins with "must be".
 *
 * @example allowed({ type: 'integer', minimum: 1, maximum: 100 }) // 'a whole number from 1 to 100, without …'
 */
export function allowed(schema: JsonSchema): string {
  if (schema.enum !== undefined) return `one of ${schema.enum.join(', ')}`
  if (schema.const !== undefined) return `exactly ${JSON.stringify(schema.const)}`
  if (schema.type === 'integer') return wholeNumber(schema)
  if (schema.format === 'email') return `an e-mail address of at most ${schema.maxLength} characters`
  if (schema.format === 'date') return 'a day of the calendar as YYYY-MM-DD'
  if (schema.pattern !== undefined) return ofPattern(schema)
  const { minLength = 0, maxLength } = schema
  return `a text of ${minLength === 0 ? 'at most' : `${minLength} to`} ${maxLength} characters`
}

function wholeNumber({ minimum = 0, maximum = Number.MAX_SAFE_INTEGER }: JsonSchema): string {
  const isOpen = maximum === Number.MAX_SAFE_INTEGER
  const range = isOpen ? `, ${minimum} or more` : ` from ${minimum} to ${maximum}`
  return `a whole number${range}, without a sign or leading zeros`
}

/** The words of the schema's description, which say what its pattern takes. */
function ofPattern({ pattern, description, maxLength }: JsonSchema): string {
  const words =
    description === undefined ? `of the form ${pattern}` : `made of: ${uncapitalised(description)}`
  return maxLength === undefined ? words : `${words}, with at most ${maxLength} characters`
}

function uncapitalised(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1).replace(/\.$/u, '')
}

/**
 * Whether the schema of a parameter allows a text or a number. Parameters use few of JSON Schema's keywords; loading a
 * validator for all of them takes longer than answering.
 */
export function allowsValue(schema: JsonSchema, value: unknown): boolean {
  if (schema.type === 'integer') return typeof value === 'number' && allowsInteger(schema, value)
  return typeof value === 'string' && allowsText(schema, value)
}

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
