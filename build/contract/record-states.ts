import { type JsonSchema, type Static, type TProperties, type TSchema, Type } from './schema.ts'
import { ClauseId, Slug, described, named } from './primitives.ts'
import { CategoryFieldsBody } from './published/categories.ts'
import { ClauseBody } from './published/clause.ts'
import { FactMembers } from './published/fact.ts'
import { FormBody } from './published/forms.ts'
import { InsurerBody } from './published/insurers.ts'
import { LawBody } from './published/instruments.ts'
import { PolicyBody } from './published/policy.ts'

// The state of a record: its published body without what follows from other records. A key that is added to a body is
// compared from then on.

/** A body in which a reference to another record is that record's number or slug. */
type ByReference<T> = T extends { readonly id: number; readonly number: string; readonly title: string }
  ? number
  : T extends { readonly slug: string; readonly name: string }
    ? string
    : T extends readonly (infer Item)[]
      ? ByReference<Item>[]
      : T extends object
        ? { [Key in keyof T]: ByReference<T[Key]> }
        : T

/** State of a kind of record: its schema, and the state of a body. */
interface RecordState<Body, Left extends PropertyKey> {
  readonly schema: ReturnType<typeof Type.Unsafe<ByReference<Omit<Body, Left>>>>
  readonly stateOf: (body: Body) => ByReference<Omit<Body, Left>>
}

/** Keys to leave out of a state, and keys that every release has, also one of before the others were compared. */
interface StateOptions<Key extends string> {
  readonly title: string
  readonly without: readonly Key[]
  readonly always?: readonly string[]
}

/** Key by which a reference is compared, by the title of its schema. */
const REFERENCES: Readonly<Record<string, { readonly key: string; readonly schema: TSchema }>> = {
  ClauseRef: { key: 'id', schema: described(ClauseId, 'The number of the clause.') },
  InsurerRef: { key: 'slug', schema: described(Slug, 'The slug of the insurer.') },
  CategoryRef: { key: 'slug', schema: described(Slug, 'The slug of the category.') },
}

/** Makes the state of a kind of record from the schema of its body. */
function recordState<
  Body extends TSchema & { readonly properties: TProperties },
  Key extends keyof Static<Body> & string,
>(body: Body, { title, without, always = [] }: StateOptions<Key>): RecordState<Static<Body>, Key> {
  const { properties = {}, required = [] } = body as JsonSchema
  const kept = Object.entries(properties).filter(([key]) => !(without as readonly string[]).includes(key))
  const own: JsonSchema = { type: 'object', properties: Object.fromEntries(kept), required }
  const stated = kept.map(([key, schema]) => {
    const shape = schemaByReference(schema)
    return [key, always.includes(key) ? shape : Type.Optional(shape)] as const
  })
  return {
    schema: named(title, Object.fromEntries(stated)) as never,
    stateOf: (record) => byReference(own, record) as never,
  }
}

function schemaByReference(schema: JsonSchema): TSchema {
  const reference = REFERENCES[schema.title ?? '']
  if (reference !== undefined) return reference.schema
  const { title, anyOf, items, properties } = schema
  const shape = {
    ...schema,
    ...(anyOf && { anyOf: anyOf.map(schemaByReference) }),
    ...(items && { items: schemaByReference(items) }),
    ...(properties && { properties: mapped(properties, schemaByReference) }),
  }
  // A component of another shape has another name.
  const isOther = title !== undefined && JSON.stringify(shape) !== JSON.stringify(schema)
  return isOther ? { ...shape, title: `${title}State` } : shape
}

function mapped<T, R>(record: Readonly<Record<string, T>>, map: (one: T) => R): Record<string, R> {
  return Object.fromEntries(Object.entries(record).map(([key, one]) => [key, map(one)]))
}

/** A value of a body by its schema; a key that an older release did not publish yet is as if it said nothing. */
function byReference(schema: JsonSchema, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  const reference = REFERENCES[schema.title ?? '']
  if (reference !== undefined) return (value as Readonly<Record<string, unknown>>)[reference.key]
  const { anyOf, items, properties, required = [] } = schema
  const [one, ...others] = (anyOf ?? []).filter(({ type }) => type !== 'null')
  if (one !== undefined) return others.length === 0 ? byReference(one, value) : value
  if (Array.isArray(value)) return items === undefined ? value : value.map((item) => byReference(items, item))
  if (properties === undefined) return value
  const record = value as Readonly<Record<string, unknown>>
  return Object.fromEntries(
    Object.entries(properties).flatMap(([key, inner]) => {
      if (record[key] !== undefined) return [[key, byReference(inner, record[key])]]
      return required.includes(key) ? [[key, nothing(inner)]] : []
    }),
  )
}

function nothing({ type }: JsonSchema): unknown {
  return type === 'array' ? [] : null
}

/**
 * States of each kind of record: everything but its name, which is beside it, and what follows from other
 * records. Keys that are not in `always` may be absent in changes of releases that did not compare them.
 */
export const STATES = {
  products: recordState(PolicyBody, {
    title: 'ProductState',
    without: [
      ...(['data_date', 'notice', 'uin', 'url', 'markdown', 'page_url', 'coverage', 'versions'] as const),
      ...(['facts', 'unread', 'clauses', 'forms'] as const),
    ],
    always: ['name', 'line', 'status', 'launched', 'withdrawn', 'category', 'insurer'],
  }),
  facts: recordState(FactMembers, {
    title: 'FactState',
    without: ['key', 'label', 'group', 'type', 'page_url', 'citation'],
    always: ['value', 'quote', 'status', 'page', 'clause'],
  }),
  clauses: recordState(ClauseBody, {
    title: 'ClauseState',
    without: [
      ...(['data_date', 'notice', 'id', 'uin', 'policy', 'source', 'previous', 'next', 'facts'] as const),
      ...(['page_url', 'citation'] as const),
    ],
  }),
  law: recordState(LawBody, {
    title: 'LawState',
    without: ['data_date', 'notice', 'slug', 'markdown', 'total', 'sections'],
    always: ['title', 'number', 'year', 'dated', 'in_force', 'consolidated_to'],
  }),
  sections: recordState(LawBody.properties.sections.items, {
    title: 'SectionState',
    without: ['number', 'citation'],
    always: ['heading', 'text', 'summary', 'omitted', 'note'],
  }),
  insurers: recordState(InsurerBody, {
    title: 'InsurerState',
    without: ['data_date', 'notice', 'slug', 'markdown', 'forms', 'total', 'policies'],
  }),
  categories: recordState(CategoryFieldsBody.properties.category, {
    title: 'CategoryState',
    without: ['slug'],
  }),
  fields: recordState(CategoryFieldsBody.properties.fields.items, {
    title: 'FieldState',
    without: ['key', 'coverage'],
  }),
  forms: recordState(FormBody, { title: 'FormState', without: ['id', 'how_to_use', 'url'] }),
} as const
