import { ERRORS } from '../../build/contract/errors.ts'
import type { Operation, Parameter, Parameters } from '../../build/contract/operation.ts'
import { OPERATIONS, type OperationId } from '../../build/contract/operations.ts'
import type { JsonSchema, Static } from '../../build/contract/schema.ts'
import { allowed, allowsValue } from './allowed-values.ts'
import { type Refused, quoted, refused, invalid } from './result.ts'
import { queryValues } from './query-string.ts'

/**
 * Parameters of a request, read and validated by the schemas of the operation's row, or the refusal of the first value
 * that is not allowed.
 */
export function parametersOf<Id extends OperationId>(
  id: Id,
  params: Readonly<Record<string, string>>,
  search: string,
): { readonly given: Given<Id> } | Refused {
  const query = queryValues(id, OPERATIONS[id].query, search)
  return 'refusal' in query ? query : givenBy(id, { ...params, ...query.values })
}

/** The same of texts by the names of parameters. */
export function givenBy<Id extends OperationId>(
  id: Id,
  texts: Readonly<Record<string, string>>,
): { readonly given: Given<Id> } | Refused {
  const { params, query }: Operation = OPERATIONS[id]
  const given: Record<string, unknown> = {}
  for (const [name, parameter] of Object.entries({ ...params, ...query })) {
    const text = texts[name]
    if (text === undefined) {
      if (parameter.required) return invalid(`${id} needs the parameter ${name}: ${parameter.description}`)
      given[name] = usualOf(parameter)
      continue
    }
    const value = valueOf(parameter, text)
    if (!isAllowed(parameter, value)) return notAllowed(name, parameter, text)
    given[name] = value
  }
  return { given: given as Given<Id> }
}

/** Parameters of a request that names nothing. */
export function usualValues<Id extends OperationId>(id: Id): Given<Id> {
  const { params, query }: Operation = OPERATIONS[id]
  const usual = Object.entries({ ...params, ...query }).map(([name, one]) => [name, usualOf(one)] as const)
  return Object.fromEntries(usual) as Given<Id>
}

function usualOf({ schema }: Parameter): unknown {
  return (schema as { default?: unknown }).default ?? null
}

/** The value that a text of the address means; the text itself where it is not a value of the schema's type. */
function valueOf({ schema }: Parameter, text: string): unknown {
  if ((schema as JsonSchema).type !== 'integer') return text
  const number = WHOLE_NUMBER.test(text) ? Number(text) : Number.NaN
  return Number.isSafeInteger(number) ? number : text
}

/** A number as a program writes it: no sign, no space, no leading zero, no exponent. */
const WHOLE_NUMBER = /^(?:0|[1-9]\d*)$/u

function isAllowed({ schema, normalize }: Parameter, value: unknown): boolean {
  const compared = typeof value === 'string' && normalize !== undefined ? normalize(value) : value
  return allowsValue(schema, compared)
}

function notAllowed(name: string, parameter: Parameter, text: string): Refused {
  const { schema, refusal } = parameter
  const { maxLength = Infinity } = schema as JsonSchema
  const { length } = Array.from(text)
  const given = length > maxLength ? `has ${length} characters (${quoted(text)})` : `is ${quoted(text)}`
  const remedy = refusal === 'invalid-request' ? '' : ` ${ERRORS[refusal].remedy}`
  return refused(
    refusal,
    `${name} ${given}; it must be ${allowed(schema)}.${hintFor(parameter, text)}${remedy}`,
  )
}

/** Hint on what is nearly right about a text that is not allowed. */
function hintFor(parameter: Parameter, text: string): string {
  const lower = text.toLowerCase()
  if (lower !== text && isAllowed(parameter, lower)) return ` In lower case it is ${quoted(lower)}.`
  const joined = lower.match(/[a-z0-9]+/gu)?.join('-') ?? ''
  if (joined !== text && isAllowed(parameter, joined)) return ` With hyphens it is ${quoted(joined)}.`
  const { type, maximum } = parameter.schema as JsonSchema
  const isTooLarge = WHOLE_NUMBER.test(text) && Number(text) > Number.MAX_SAFE_INTEGER
  const isOpen = type === 'integer' && (maximum ?? Number.MAX_SAFE_INTEGER) === Number.MAX_SAFE_INTEGER
  return isOpen && isTooLarge ? ` The largest is ${Number.MAX_SAFE_INTEGER}.` : ''
}

type Value<P extends Parameter> = P['required'] extends true
  ? Static<P['schema']>
  : P['schema'] extends { readonly default: unknown }
    ? Static<P['schema']>
    : Static<P['schema']> | null

type Values<P extends Parameters> = { readonly [Name in keyof P]: Value<P[Name]> }

/**
 * Parameters of an operation, in the path and the query string, typed by the operation's row: every value is
 * of its schema. An optional parameter without a default that was not given is null.
 */
export type Given<Id extends OperationId> = Values<(typeof OPERATIONS)[Id]['params']> &
  Values<(typeof OPERATIONS)[Id]['query']>
