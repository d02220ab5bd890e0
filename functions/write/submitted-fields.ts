import { type IdOf, OPERATIONS } from '../../build/contract/operations.ts'
import { checker } from '../../build/contract/validate.ts'
import type { JsonSchema } from '../../build/contract/schema.ts'
import { allowed } from '../shared/allowed-values.ts'
import { type Mistaken, type Refused, quoted, invalid } from '../shared/result.ts'
import type { Fields } from './record.ts'

type WriteId = IdOf<'write'>

/** Most problems that one message reports. */
const REPORTED = 5

const CHECKS = Object.fromEntries(
  Object.entries(OPERATIONS).flatMap(([id, { body }]) => (body === null ? [] : [[id, checker(body)]])),
) as Record<WriteId, ReturnType<typeof checker>>

/** Makes the checks at once, for hosts that take no code made from texts while they answer. */
export function prepareChecks(): void {
  for (const check of Object.values(CHECKS)) check({})
}

/** The fields of a submission, texts trimmed and empty optional ones left out, or everything that is wrong with them. */
export function checkedFields(id: WriteId, value: unknown): { readonly fields: Fields } | Refused | Mistaken {
  const known = schemasOf(id)
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return invalid(`The body must be a JSON object. ${id} accepts: ${Object.keys(known).join(', ')}.`)
  const required = new Set<string>(OPERATIONS[id].body.required)
  // Known keys only: the validator reports each unknown key, and there may be thousands.
  const given = Object.entries(value).filter(([name]) => Object.hasOwn(known, name))
  const unknown = unknownKeys(value, known)
  const unseen = new Set(given.flatMap(([name, text]) => (isUnseen(text) ? [name] : [])))
  const sent = normalised(given, (name) => !required.has(name))
  const problems = CHECKS[id](sent)
  if (problems.length + unseen.size + unknown.length === 0) return { fields: sent as Fields }
  const wrong = new Set(problems.map(({ pointer }) => pointer.slice(1)))
  // Says what is allowed, never what was sent: a refusal must not carry an address or a number back into a log.
  const isMissing = (name: string) => required.has(name) && (sent[name] ?? '') === ''
  const refusal = refusedFields(id, [
    ...Object.entries(known).flatMap(([name, schema]) => {
      if (unseen.has(name)) return [`nothing in ${name} can be seen; it must be ${allowed(schema)}`]
      if (isMissing(name)) return [`${name} is missing (${allowed(schema)})`]
      if (!wrong.has(name)) return []
      const isNumber = schema.pattern !== undefined && typeof sent[name] === 'number'
      return [`${name} must be ${isNumber ? 'in quotation marks, and ' : ''}${allowed(schema)}`]
    }),
    ...unknown,
  ])
  if (unknown.length > 0) return refusal
  const isWrong = (name: string) => isMissing(name) || unseen.has(name) || wrong.has(name)
  return { ...refusal, wrong: Object.keys(known).filter(isWrong), sent: Object.fromEntries(given) }
}

function schemasOf(id: WriteId): Readonly<Record<string, JsonSchema>> {
  return OPERATIONS[id].body.properties
}

function normalised(
  given: readonly (readonly [name: string, value: unknown])[],
  isOptional: (name: string) => boolean,
): Record<string, unknown> {
  const entries = given.map(
    ([name, value]) => [name, typeof value === 'string' ? written(name, trimmed(value)) : value] as const,
  )
  return Object.fromEntries(entries.filter(([name, value]) => value !== '' || !isOptional(name)))
}

/** A text in the one way of writing that its schema has. */
function written(name: string, text: string): string {
  return name === 'phone' ? plainNumber(text) : text
}

/**
 * A telephone number in the signs of a keyboard: digits, spaces and dashes of every script become those of ASCII.
 *
 * @example plainNumber('०२२–२६१८\u00a01234') // '022-2618 1234'
 */
function plainNumber(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Nd}/gu, digitOf)
    .replace(/\p{Pd}/gu, '-')
    .replace(/\s+/gu, ' ')
    .replace(/ext(?:ension|n)?/iu, 'ext')
}

/** The digit that a sign of any script is: those of a script are ten in a row, and begin with a zero. */
function digitOf(sign: string): string {
  let zero = sign.codePointAt(0) ?? 0
  const first = zero
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return String((first - zero) % 10)
}

/** Characters that show nothing: white space, controls, and what fonts draw as nothing. */
const INVISIBLE = /^[\s\p{C}\p{Default_Ignorable_Code_Point}\u2800]*$/u

/** Whether a value is a text of characters of which none can be seen; white space alone is an empty text instead. */
function isUnseen(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '' && INVISIBLE.test(value)
}

/** White space, and the marks of direction and width that come along when an address or a number is copied. */
const AROUND = /[\s\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069]/u

/** A text without what cannot be seen around it. */
function trimmed(text: string): string {
  let [from, to] = [0, text.length]
  // `charAt` gives '' past either end, which ends the loops.
  while (AROUND.test(text.charAt(from))) from += 1
  while (AROUND.test(text.charAt(to - 1))) to -= 1
  return text.slice(from, to)
}

function unknownKeys(sent: object, known: object): string[] {
  const unknown = Object.keys(sent).filter((name) => !Object.hasOwn(known, name))
  if (unknown.length === 0) return []
  const named = unknown.slice(0, REPORTED).map(quoted).join(', ')
  const more = unknown.length > REPORTED ? ` and ${unknown.length - REPORTED} more` : ''
  return [`unknown: ${named}${more} (known: ${Object.keys(known).join(', ')})`]
}

function refusedFields(id: WriteId, problems: readonly string[]): Refused {
  const more = problems.length > REPORTED ? `; and ${problems.length - REPORTED} more` : ''
  const reported = problems.slice(0, REPORTED).join('; ')
  return invalid(`The body is not what ${id} accepts. Nothing was stored. Problems: ${reported}${more}.`)
}
