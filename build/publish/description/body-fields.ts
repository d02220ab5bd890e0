import type { JsonSchema, TSchema } from '../../contract/schema.ts'
import { OPEN } from '../../contract/primitives.ts'
import { withAllMembers } from '../../contract/published/fact.ts'

// The description of the interface: OpenAPI, schemas and examples. This module: the fields of a schema in words.

/** A field of a body, or a parameter. */
export interface DescribedField {
  readonly name: string
  /** Its place in the body, such as `facts.clause`. */
  readonly path: string
  readonly required: boolean
  /** Such as `string or null`, `array of Fact`. */
  readonly type: string
  readonly description: string
  /** The values known; empty where every value of the type is allowed. */
  readonly values: readonly string[]
  /** Whether values may be added to those known. */
  readonly isOpen: boolean
  /** Further limits, such as `at most 500 characters`. */
  readonly limits: readonly string[]
  /** The value that counts where none is given, as JSON writes it. */
  readonly fallback: string | null
  /** The objects it holds: none for plain values, several where it holds one of several kinds. */
  readonly objects: readonly DescribedObject[]
  /** The path of an earlier field that holds the same named object, which is not described again. */
  readonly sameAs: string | null
}

/** An object inside a field. */
interface DescribedObject {
  readonly name: string | null
  readonly fields: readonly DescribedField[]
}

/** The fields of a body in order, those of objects inside it below them; a named object is described where it is met first. */
export function bodyFields(body: TSchema): DescribedField[] {
  return fieldsOf(body, '', new Map())
}

/** A parameter as a field. */
export function parameterField(name: string, schema: TSchema, required: boolean, description: string) {
  return fieldOf({ ...(schema as JsonSchema), description }, name, name, required, new Map())
}

/** Place where each named object was met first. */
type Met = Map<string, string>

function fieldsOf(
  { properties = {}, required = [] }: JsonSchema,
  parent: string,
  met: Met,
): DescribedField[] {
  return Object.entries(properties).map(([name, schema]) => {
    const path = parent === '' ? name : `${parent}.${name}`
    return fieldOf(schema, name, path, required.includes(name), met)
  })
}

function fieldOf(
  schema: JsonSchema,
  name: string,
  path: string,
  required: boolean,
  met: Met,
): DescribedField {
  const parts = partsOf(schema)
  const objects = parts.filter(({ properties }) => properties !== undefined)
  const [only] = objects
  const known = objects.length === 1 && only?.title !== undefined ? met.get(only.title) : undefined
  for (const { title } of objects) if (title !== undefined && !met.has(title)) met.set(title, path)
  return {
    name,
    path,
    required,
    type: typeOf(schema),
    description: parts.find(({ description }) => description !== undefined)?.description ?? '',
    values: parts.flatMap(valuesOf),
    isOpen: parts.some((part) => part[OPEN] === true),
    limits: parts.flatMap(limitsOf),
    fallback: schema.default === undefined ? null : JSON.stringify(schema.default),
    objects: known === undefined ? objects.map((object, at) => describedObject(object, at, path, met)) : [],
    sameAs: known ?? null,
  }
}

/** An object of a field, the first or another alternative: fields of the others have their own paths. */
function describedObject(object: JsonSchema, at: number, path: string, met: Met): DescribedObject {
  const name = object.title ?? null
  return { name, fields: fieldsOf(object, at === 0 ? path : `${path}.${name ?? at + 1}`, met) }
}

/** A schema, then the alternatives and entries inside it, outermost first. */
function partsOf(given: JsonSchema): JsonSchema[] {
  const schema = withAllMembers(given)
  const inside = [...(schema.anyOf ?? []), ...(schema.items === undefined ? [] : [schema.items])]
  return [schema, ...inside.flatMap(partsOf)]
}

/**
 * The type of a schema in words.
 *
 * @example typeOf({ anyOf: [{ type: 'string', format: 'date' }, { type: 'null' }] }) // 'string (date) or null'
 */
function typeOf(given: JsonSchema, many = false): string {
  const schema = withAllMembers(given)
  if (schema.anyOf !== undefined) {
    return [...new Set(schema.anyOf.map((part) => typeOf(part, many)))].join(' or ')
  }
  const { type = schema.const === undefined ? 'any' : typeof schema.const, title, format } = schema
  if (type === 'null') return 'null'
  if (type === 'object' && title !== undefined) return title
  const word = many ? `${type}s` : type
  if (type === 'array') {
    const { minItems, maxItems, items = {} } = schema
    const count = minItems !== undefined && minItems === maxItems ? `${minItems} ` : ''
    return `${word} of ${count}${typeOf(items, true)}`
  }
  return format === undefined ? word : `${word} (${format})`
}

function valuesOf(schema: JsonSchema): string[] {
  const values = schema.const === undefined ? (schema.enum ?? []) : [schema.const]
  return values.map((value) => (typeof value === 'string' ? value : JSON.stringify(value)))
}

function limitsOf({
  pattern,
  minLength,
  maxLength,
  minimum,
  maximum,
  minItems,
  maxItems,
}: JsonSchema): string[] {
  return [
    range(minimum, maximum, ''),
    range(minLength, maxLength, ' characters'),
    range(minItems, maxItems, ' entries'),
    pattern === undefined ? '' : `pattern ${pattern}`,
  ].filter((limit) => limit !== '')
}

/** A range in words; bounds that say nothing are left out: not empty, no larger than JSON numbers can be. */
function range(least: number | undefined, most: number | undefined, unit: string): string {
  const low = unit === '' || (least ?? 0) > 1 ? least : undefined
  const high = most === Number.MAX_SAFE_INTEGER ? undefined : most
  if (low !== undefined && high !== undefined)
    return low === high ? `${low}${unit}` : `${low} to ${high}${unit}`
  if (low !== undefined) return `at least ${low}${unit}`
  return high === undefined ? '' : `at most ${high}${unit}`
}
