import type { JsonSchema, TSchema } from '../../contract/schema.ts'

// All SQL: sql.ts is the database of a build, published*.ts the SQLite file of the release. This module: its columns.

/** A column: its name, its type and constraint, and what it holds. */
export type Column = readonly [name: string, definition: string, holds: string]

/** A table: what a row is, its columns, and constraints over several of them. */
export interface PublishedTable {
  readonly row: string
  readonly columns: readonly Column[]
  readonly constraints?: readonly string[]
}

/** The type of a column by the type of a value in JSON; everything else is text. */
const TYPES: Readonly<Record<string, string>> = { integer: 'INTEGER', number: 'REAL', boolean: 'INTEGER' }

/**
 * The columns that hold keys of a published record under their own names, each with its type, whether it may be null,
 * and what it holds, as the schema says.
 *
 * @example columnsOf(InsurerBody, 'slug name', { slug: 'PRIMARY KEY' })
 */
export function columnsOf(
  record: TSchema,
  keys: string,
  constraints: Readonly<Record<string, string>> = {},
): Column[] {
  const { properties = {}, required = [] } = record as JsonSchema
  return keys.split(' ').map((key): Column => {
    const schema = properties[key]
    if (schema === undefined) throw new Error(`no published record has the key ${key}`)
    const branches = branchesOf(schema)
    const type = branches.length === 1 ? branches[0]?.type : undefined
    const mayBeNull = !required.includes(key) || schema.anyOf?.some((branch) => branch.type === 'null')
    const definition = [
      TYPES[type ?? ''] ?? 'TEXT',
      ...(mayBeNull === true ? [] : ['NOT NULL']),
      ...(constraints[key] === undefined ? [] : [constraints[key]]),
    ]
    return [key, definition.join(' '), inWords(schema, branches)]
  })
}

/** The schemas of which a value has one, null apart. */
export function branchesOf(schema: JsonSchema): readonly JsonSchema[] {
  return schema.anyOf?.filter(({ type }) => type !== 'null') ?? [schema]
}

/** Description of a column: that of its key, the values it may have, and how a row writes it. */
function inWords({ description }: JsonSchema, branches: readonly JsonSchema[]): string {
  const words = [description ?? branches[0]?.description ?? '']
  const values = branches.flatMap((branch) => branch.enum ?? [])
  if (values.length > 0) words.push(`One of ${values.join(', ')}.`)
  if (branches.some(({ type }) => type === 'array' || type === 'object')) words.push('As JSON.')
  if (branches[0]?.type === 'boolean') words.push('1 or 0.')
  return words.join(' ')
}

/** The column of the product that a row is of. */
export const product: Column = ['product', 'TEXT NOT NULL REFERENCES product', 'The UIN of the product.']

/** The place of a row in a list. */
export function position(list: string): Column {
  return ['position', 'INTEGER NOT NULL', `The place among the ${list}, from 0.`]
}
