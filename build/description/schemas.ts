import type { TSchema } from 'typebox'
import { COLLECTIONS } from '../dataset/collections.ts'
import { INDEX_FILES } from '../contract/index-files.ts'
import { OPERATIONS } from '../contract/operations.ts'
import type { Operation } from '../contract/operation.ts'
import { FormBody, FormsBody } from '../contract/published/forms.ts'
import { ErrorBody } from '../contract/published/error.ts'

/** A JSON schema as plain data. */
export type PlainSchema = { [key: string]: unknown }

/** Every published body: those of the operations, the refusal, and the forms. */
export function publishedBodies(): TSchema[] {
  const operations: Operation[] = Object.values(OPERATIONS)
  const bodies = operations.flatMap(({ body, response }) => (body === null ? [response] : [body, response]))
  return [...bodies, ErrorBody, FormBody, FormsBody]
}

/**
 * A schema in which every part that bears a `title` is a reference, and those parts by their title. The schema's
 * own title is kept in place.
 */
export function withReferences(
  schema: TSchema,
  prefix: string,
  parts: Map<string, PlainSchema> = new Map(),
): { schema: PlainSchema; parts: Map<string, PlainSchema> } {
  const inside = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inside)
    if (typeof value !== 'object' || value === null) return value
    const title = titleOf(value)
    if (title === null) return mapped(value)
    if (!parts.has(title)) {
      parts.set(title, {})
      parts.set(title, mapped(value))
    }
    return { $ref: prefix + title }
  }
  const mapped = (value: object): PlainSchema =>
    Object.fromEntries(Object.entries(value).map(([key, part]) => [key, inside(part)]))
  return { schema: mapped(schema), parts }
}

/** The name of a schema that is a component; a field that is called "title" is none. */
function titleOf(value: object): string | null {
  const { title, type, anyOf } = value as { title?: unknown; type?: unknown; anyOf?: unknown }
  return typeof title === 'string' && (type !== undefined || anyOf !== undefined) ? title : null
}

/** The files of `/schemas/` by name: the records as authored (`data-…`), the files under `/index/` and every published body. */
export function publishedSchemas(base: string): Map<string, PlainSchema> {
  const files = new Map<string, PlainSchema>()
  const publish = (name: string, schema: TSchema) => {
    const { schema: whole, parts } = withReferences(schema, '#/$defs/')
    const head = {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      $id: `${base}/schemas/${name}.json`,
    }
    files.set(name, { ...head, ...whole, ...(parts.size > 0 && { $defs: Object.fromEntries(parts) }) })
  }
  for (const [name, { schema }] of Object.entries(COLLECTIONS)) publish(`data-${name}`, schema)
  for (const [name, { schema }] of Object.entries(INDEX_FILES))
    if (schema !== null) publish(`index-${name}`, schema)
  for (const schema of publishedBodies()) publish(fileName(titleOf(schema) ?? ''), schema)
  return files
}

function fileName(title: string): string {
  return title.replace(/(?<=[a-z])(?=[A-Z])/gu, '-').toLowerCase()
}
