import type { JsonSchema } from '../../build/contract/schema.ts'

// Shared by the functions. This module: what a schema allows, in words.

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
