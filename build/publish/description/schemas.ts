import type { TSchema } from '../../contract/schema.ts'
import { COLLECTIONS } from '../../check/dataset/collections.ts'
import { ANSWERS } from '../../contract/answers.ts'
import { ChangesIndex, ReleaseChanges, LatestChanges } from '../../contract/changes.ts'
import { FIELD_TYPES } from '../../contract/field-types.ts'
import { INDEX_FILES } from '../../contract/index-files.ts'
import { Manifest } from '../../contract/release.ts'
import { OPEN } from '../../contract/primitives.ts'
import { OPERATIONS } from '../../contract/operations.ts'
import type { Operation } from '../../contract/operation.ts'
import { LadderBody } from '../../contract/published/complaints.ts'
import { FieldFactsBody } from '../../contract/published/field-facts.ts'
import { FormBody, FormsBody } from '../../contract/published/forms.ts'
import { LawSectionBody } from '../../contract/published/law-section.ts'
import { ErrorBody } from '../../contract/published/error.ts'

/** A JSON schema as plain data. */
export type PlainSchema = { [key: string]: unknown }

/** Bodies in which a release describes itself and its changes. */
const RELEASE_BODIES = [Manifest, ReleaseChanges, ChangesIndex, LatestChanges]

/** Every schema that records and files of the output are checked by. */
export function checkedSchemas(): TSchema[] {
  const tables = [COLLECTIONS, INDEX_FILES, FIELD_TYPES].flatMap((table) =>
    Object.values<{ readonly schema: TSchema | null }>(table).flatMap(({ schema }) => schema ?? []),
  )
  return [...tables, ...RELEASE_BODIES, ...publishedBodies().map(([schema]) => schema)]
}

/** Every published body, and for whom: those of the operations, the refusal, and the forms. */
export function publishedBodies(): [TSchema, Audience][] {
  const operations: Operation[] = Object.values(OPERATIONS)
  const requests = operations.flatMap(({ body }) => (body === null ? [] : [body]))
  const files = [FormBody, FormsBody, LawSectionBody, LadderBody, FieldFactsBody]
  const answers = [...Object.values(ANSWERS), ErrorBody, ...files]
  return [
    ...requests.map((schema): [TSchema, Audience] => [schema, 'writer']),
    ...answers.map((schema): [TSchema, Audience] => [schema, 'reader']),
  ]
}

/**
 * Audience of a schema. A writer (of a record or of a request body) must know which keys and words are taken.
 * A reader of answers must not refuse what version 1 may still add, so objects are open and so are the vocabularies
 * marked as open.
 */
export type Audience = 'writer' | 'reader'

/**
 * A schema in which every part that has a `title` is replaced by a reference, and those parts by their titles. The
 * title of the schema itself is kept.
 */
export function withReferences(
  schema: TSchema,
  prefix: string,
  audience: Audience,
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
    return { $ref: prefix + title, ...('description' in value && { description: value.description }) }
  }
  const mapped = (value: object): PlainSchema =>
    Object.fromEntries(
      Object.entries(publishedFor(audience, value)).map(([key, part]) => [key, inside(part)]),
    )
  return { schema: mapped(schema), parts }
}

function publishedFor(audience: Audience, schema: object): object {
  const { [OPEN]: isOpen, ...published } = schema as PlainSchema
  if (audience === 'writer') return published
  if (published['additionalProperties'] === false) delete published['additionalProperties']
  if (isOpen !== true) return published
  const { enum: words, description, ...rest } = published as { enum: string[]; description?: string }
  const sentence = `Known values: ${words.join(', ')}; others may be added.`
  return { ...rest, description: [description, sentence].filter(Boolean).join(' '), examples: words }
}

/** The name of a schema that is a component, or null; a field called "title" does not make one. */
function titleOf(value: object): string | null {
  const { title, type, anyOf } = value as { title?: unknown; type?: unknown; anyOf?: unknown }
  return typeof title === 'string' && (type !== undefined || anyOf !== undefined) ? title : null
}

/** The files of `/schemas/` by name: the records as authored (`data-…`), the files under `/index/` and every published body. */
export function publishedSchemas(base: string): Map<string, PlainSchema> {
  const files = new Map<string, PlainSchema>()
  const publish = (name: string, schema: TSchema, audience: Audience) => {
    const { schema: whole, parts } = withReferences(schema, '#/$defs/', audience)
    const head = {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      $id: `${base}/schemas/${name}.json`,
    }
    files.set(name, { ...head, ...whole, ...(parts.size > 0 && { $defs: Object.fromEntries(parts) }) })
  }
  for (const [name, { schema }] of Object.entries(COLLECTIONS)) publish(`data-${name}`, schema, 'writer')
  for (const [name, { schema }] of Object.entries(INDEX_FILES))
    if (schema !== null) publish(`index-${fileName(name)}`, schema, 'reader')
  for (const schema of RELEASE_BODIES) publish(fileName(titleOf(schema) ?? ''), schema, 'reader')
  for (const [schema, audience] of publishedBodies())
    publish(fileName(titleOf(schema) ?? ''), schema, audience)
  return files
}

function fileName(title: string): string {
  return title.replace(/(?<=[a-z])(?=[A-Z])/gu, '-').toLowerCase()
}
