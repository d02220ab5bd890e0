import type { TSchema } from '../../contract/schema.ts'

// The dataset: files of data/ to records in memory, and back. This module: the one form in which records are written.

/** The one form a record is written in: keys in schema order, two-space indent, a newline at the end. */
export function canonicalText(schema: TSchema, record: unknown): string {
  return `${JSON.stringify(inOrder(schema, record), null, 2)}\n`
}

/** The one form of a row: as a record, on one line. */
export function canonicalLine(schema: TSchema, row: unknown): string {
  return JSON.stringify(inOrder(schema, row))
}

/** The same value with the keys of every object in the order of its schema; unknown keys come last. */
function inOrder(schema: TSchema, value: unknown): unknown {
  if (Array.isArray(value)) {
    const items = (schema as { items?: TSchema }).items
    return items === undefined || Array.isArray(items) ? value : value.map((item) => inOrder(items, item))
  }
  if (typeof value !== 'object' || value === null) return value
  const properties = propertiesOf(schema)
  if (properties === null) return value
  const given = value as Record<string, unknown>
  const known = Object.keys(properties).filter((key) => Object.hasOwn(given, key))
  const unknown = Object.keys(given).filter((key) => key !== '$schema' && !Object.hasOwn(properties, key))
  const ordered = [...(Object.hasOwn(given, '$schema') ? ['$schema'] : []), ...known, ...unknown]
  return Object.fromEntries(ordered.map((key) => [key, inOrder(properties[key] ?? {}, given[key])]))
}

function propertiesOf(schema: TSchema): Record<string, TSchema> | null {
  const { properties, anyOf } = schema as { properties?: Record<string, TSchema>; anyOf?: TSchema[] }
  if (properties !== undefined) return properties
  return anyOf?.map(propertiesOf).find((found) => found !== null) ?? null
}

/** The number of the first line in which two texts differ, counted from 1. */
export function firstDifferentLine(a: string, b: string): number {
  const ones = a.split('\n')
  const twos = b.split('\n')
  const at = ones.findIndex((line, index) => line !== twos[index])
  return at === -1 ? ones.length : at + 1
}
