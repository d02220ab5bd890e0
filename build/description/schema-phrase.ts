import type { TSchema } from 'typebox'

/** A schema read as plain data: what the phrases below look at. */
interface Shape {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly Shape[]
  readonly items?: Shape
  readonly format?: string
  readonly pattern?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly maxLength?: number
}

const FORMATS: Readonly<Record<string, string>> = {
  date: 'day, YYYY-MM-DD',
  uri: 'URL',
  email: 'e-mail address',
}

/**
 * What a value may be, in a few words for people.
 *
 * @example schemaPhrase(Type.Union([Type.Integer({ minimum: 1 }), Type.Null()])) // 'whole number from 1, or null'
 */
export function schemaPhrase(schema: TSchema): string {
  return phrase(schema)
}

function phrase(shape: Shape): string {
  if (shape.anyOf !== undefined) return unionPhrase(shape.anyOf)
  if (shape.const !== undefined) return `always ${JSON.stringify(shape.const)}`
  if (shape.enum !== undefined) return `one of ${shape.enum.join(', ')}`
  if (shape.type === 'array') return listPhrase(shape)
  if (shape.type === 'string') return textPhrase(shape)
  if (shape.type === 'integer') return `whole number${boundsPhrase(shape)}`
  if (shape.type === 'number') return `number${boundsPhrase(shape)}`
  if (shape.type === 'boolean') return 'true or false'
  return shape.type ?? 'any value'
}

function unionPhrase(branches: readonly Shape[]): string {
  const values = branches.filter(({ type }) => type !== 'null').map(phrase)
  const isNullable = values.length < branches.length
  return [...new Set(values), ...(isNullable ? ['null'] : [])].join(values.length > 1 ? ' or ' : ', or ')
}

function listPhrase({ items, minItems, maxItems }: Shape): string {
  if (minItems === 2 && maxItems === 2) return `pair of ${phrase(items ?? {})}`
  const inner = items?.type === 'object' ? 'objects' : phrase(items ?? {})
  return `list of ${inner}${minItems === undefined || minItems === 0 ? '' : `, at least ${minItems}`}`
}

function textPhrase({ format, pattern }: Shape): string {
  if (format !== undefined) return FORMATS[format] ?? format
  if (pattern === '^[0-9a-f]{64}$') return '64 hexadecimal digits'
  if (pattern?.startsWith('^[a-z0-9]+(-') === true) return 'slug'
  return 'text'
}

function boundsPhrase({ minimum, maximum }: Shape): string {
  const from = minimum === undefined ? '' : ` from ${minimum}`
  return maximum === undefined || maximum === Number.MAX_SAFE_INTEGER ? from : `${from} to ${maximum}`
}
