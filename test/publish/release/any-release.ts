import * as fc from 'fast-check'
import { CategoryFieldsBody } from '../../../build/contract/published/categories.ts'
import { ClauseBody } from '../../../build/contract/published/clause.ts'
import { FactBody } from '../../../build/contract/published/fact.ts'
import { FormBody } from '../../../build/contract/published/forms.ts'
import { InsurerBody } from '../../../build/contract/published/insurers.ts'
import { LawBody } from '../../../build/contract/published/instruments.ts'
import { PolicyBody } from '../../../build/contract/published/policy.ts'
import { uinFileName } from '../../../build/contract/uin.ts'

// Any release: bodies of every kind as their schemas allow them, with parts that have keys and an order.

export type Body = Readonly<Record<string, unknown>>
/** A record: its own body, and by list its parts in their order. */
interface Held {
  readonly body: Body
  readonly parts: Readonly<Record<string, readonly Body[]>>
}
export type Collection = Readonly<Record<string, Held>>
export interface Release {
  readonly notice: string
  readonly collections: Readonly<Record<keyof typeof COLLECTIONS, Collection>>
}

interface Schema {
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Schema[]
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly format?: string
  readonly pattern?: string
  readonly minItems?: number
  readonly uniqueItems?: boolean
}

const REPEATED = ['data_date', 'notice', 'markdown', 'url']

/** By hand: the kinds of records, what names them and their parts, and which keys of a body follow from other records. */
export const COLLECTIONS = {
  products: {
    schema: PolicyBody,
    name: 'uin',
    names: ['SMP1V01', 'SMP/2V01', 'smp3 V02'] as const,
    follows: [...REPEATED, 'coverage', 'versions', 'unread', 'forms'],
    file: (uin: string) => `index/answers/policy/${uinFileName(uin)}`,
    parts: {
      facts: {
        schema: FactBody,
        key: 'key',
        keys: ['room-rent', 'co-pay', 'grace'],
        follows: ['label', 'group', 'type'],
      },
      clauses: {
        schema: ClauseBody,
        key: 'id',
        keys: [1001, 1002, 1007],
        follows: ['data_date', 'notice', 'uin', 'policy', 'source', 'previous', 'next', 'facts'],
      },
    },
  },
  law: {
    schema: LawBody,
    name: 'slug',
    names: ['sample-act', 'sample-rules'],
    follows: [...REPEATED, 'total'],
    file: (slug: string) => `index/answers/law/${slug}`,
    parts: {
      sections: {
        schema: LawBody.properties.sections.items,
        key: 'number',
        keys: ['1', '2A', '64VB'],
        follows: [],
      },
    },
  },
  insurers: {
    schema: InsurerBody,
    name: 'slug',
    names: ['one', 'two'],
    follows: [...REPEATED, 'forms', 'total', 'policies'],
    file: (slug: string) => `index/answers/insurer/${slug}`,
    parts: {},
  },
  categories: {
    schema: CategoryFieldsBody.properties.category,
    name: 'slug',
    names: ['one', 'two'],
    follows: [],
    file: (slug: string) => `index/answers/fields/${slug}`,
    parts: {
      fields: {
        schema: CategoryFieldsBody.properties.fields.items,
        key: 'key',
        keys: ['room-rent', 'co-pay', 'grace'],
        follows: ['coverage'],
      },
    },
  },
  forms: {
    schema: FormBody,
    name: 'id',
    names: [7, 12],
    follows: ['how_to_use', 'url'],
    file: (id: string) => `forms/${id}.json`,
    parts: {},
  },
} as const satisfies Record<string, Kind>

interface Kind {
  readonly schema: Schema
  readonly name: string
  readonly names: readonly (string | number)[]
  readonly follows: readonly string[]
  readonly file: (name: string) => string
  readonly parts: Readonly<
    Record<string, { schema: Schema; key: string; keys: readonly (string | number)[]; follows: string[] }>
  >
}
export const KINDS = Object.entries(COLLECTIONS) as [keyof typeof COLLECTIONS, Kind][]

const values = new WeakMap<Schema, fc.Arbitrary<unknown>>()

/** Any value that a schema allows; made once for each schema. */
function valueOf(schema: Schema): fc.Arbitrary<unknown> {
  const known = values.get(schema) ?? anyValue(schema)
  values.set(schema, known)
  return known
}

function anyValue(schema: Schema): fc.Arbitrary<unknown> {
  const { anyOf, items, properties, pattern, format } = schema
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum)
  if (anyOf !== undefined) return fc.oneof(...anyOf.map(valueOf))
  if (items !== undefined) {
    const { minItems = 0, uniqueItems = false } = schema
    const lengths = { minLength: minItems, maxLength: Math.max(2, minItems) }
    return uniqueItems
      ? fc.uniqueArray(valueOf(items), { ...lengths, selector: (item) => JSON.stringify(item) })
      : fc.array(valueOf(items), lengths)
  }
  if (properties !== undefined) return bodyOf(schema, Object.keys(properties))
  if (schema.type === 'integer') return fc.integer({ min: 1900, max: 1903 })
  if (schema.type === 'number') return fc.constantFrom(1, 2.5)
  if (schema.type === 'boolean') return fc.boolean()
  if (schema.type === 'null') return fc.constant(null)
  if (format === 'date') return fc.constantFrom('2024-01-01', '2025-02-03')
  if (format === 'uri') return fc.constantFrom('https://a.example/1', 'https://a.example/2')
  if (pattern !== undefined)
    return fc.constantFrom(...fc.sample(fc.stringMatching(new RegExp(pattern, 'u')), { numRuns: 3, seed: 1 }))
  return fc.constantFrom('one', 'two', 'three <&>')
}

/** What is not compared: any value will do. */
const NOISE = fc.constantFrom('one', 'two')

function bodyOf(
  { properties = {}, required = [] }: Schema,
  keys: readonly string[],
  follows: readonly string[] = [],
): fc.Arbitrary<Body> {
  const all = keys.map(
    (key) => [key, follows.includes(key) ? NOISE : valueOf(properties[key] ?? {})] as const,
  )
  return fc.record(Object.fromEntries(all), { requiredKeys: required.filter((key) => keys.includes(key)) })
}

/** Bodies under some of their names, in any order. */
function named(
  schema: Schema,
  name: string,
  names: readonly (string | number)[],
  besides: readonly string[],
  follows: readonly string[],
): fc.Arbitrary<Body[]> {
  const keys = Object.keys(schema.properties ?? {}).filter((key) => key !== name && !besides.includes(key))
  return fc
    .shuffledSubarray([...names])
    .chain((chosen) =>
      fc.tuple(
        ...chosen.map((one) => bodyOf(schema, keys, follows).map((body) => ({ [name]: one, ...body }))),
      ),
    )
}

function collectionOf({ schema, name, names, parts, follows }: Kind): fc.Arbitrary<Collection> {
  return named(schema, name, names, Object.keys(parts), follows).chain((bodies) => {
    const held = bodies.map((body) =>
      partsOf(parts).map((lists): [string, Held] => [String(body[name]), { body, parts: lists }]),
    )
    return fc.tuple(...held).map((all) => Object.fromEntries(all))
  })
}

function partsOf(parts: Kind['parts']): fc.Arbitrary<Record<string, Body[]>> {
  return fc.record(
    Object.fromEntries(
      Object.entries(parts).map(([list, { schema, key, keys, follows }]) => [
        list,
        named(schema, key, keys, [], follows),
      ]),
    ),
  )
}

export const release: fc.Arbitrary<Release> = fc.record({
  notice: fc.constantFrom('A notice.', 'Another notice.'),
  collections: fc.record(
    Object.fromEntries(KINDS.map(([kind, one]) => [kind, collectionOf(one)])) as Record<
      keyof typeof COLLECTIONS,
      fc.Arbitrary<Collection>
    >,
  ),
})

/** One edit of a release: another value of one key of a record or of a part, a part less, or parts in another order. */
export function edited(old: Release): fc.Arbitrary<Release> {
  const records = KINDS.flatMap(([kind, one]) =>
    Object.entries(old.collections[kind]).map(([name, held]) => ({ kind, one, name, held })),
  )
  if (records.length === 0) return fc.constant(old)
  return fc.constantFrom(...records).chain(({ kind, one, name, held }) => {
    const own = changed(one.schema, held.body, [one.name, ...Object.keys(one.parts), ...one.follows])
    const lists = Object.entries(one.parts).map(([list, { schema, key, follows }]) => {
      const before = held.parts[list] ?? []
      const other = before.map((part, at) =>
        changed(schema, part, [key, ...follows]).map((now) => before.with(at, now)),
      )
      return fc
        .oneof(...other, fc.shuffledSubarray([...before]))
        .map((now): Held => ({ ...held, parts: { ...held.parts, [list]: now } }))
    })
    return fc
      .oneof(
        own.map((body): Held => ({ ...held, body })),
        ...lists,
      )
      .map((now): Release => {
        const collection = { ...old.collections[kind], [name]: now }
        return { ...old, collections: { ...old.collections, [kind]: collection } }
      })
  })
}

function changed(schema: Schema, body: Body, besides: readonly string[]): fc.Arbitrary<Body> {
  const keys = Object.keys(schema.properties ?? {}).filter((key) => !besides.includes(key))
  return fc
    .constantFrom(...keys)
    .chain((key) => valueOf(schema.properties?.[key] ?? {}).map((value) => ({ ...body, [key]: value })))
}

/** The files that a build would write of a release. */
export function filesOf({ notice, collections }: Release): Map<string, string> {
  const files = new Map([['api/v1/stats', JSON.stringify({ notice })]])
  for (const [kind, { file }] of KINDS) {
    for (const [name, { body, parts }] of Object.entries(collections[kind])) {
      const { clauses, ...lists } = parts
      const whole = kind === 'categories' ? { category: body, ...lists } : { ...body, ...lists }
      files.set(file(name), JSON.stringify(whole))
      if (clauses !== undefined && clauses.length > 0)
        files.set(`index/clauses/${uinFileName(name)}.json`, JSON.stringify({ clauses }))
    }
  }
  return files
}
