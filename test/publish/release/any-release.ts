import * as fc from 'fast-check'
import { uinFileName } from '../../../build/contract/uin.ts'
import { type COLLECTIONS, KINDS, type Kind } from './record-kinds.ts'
import { type Body, type Schema, bodyOf, valueOf } from './schema-values.ts'

// Any release: bodies of every kind as their schemas allow them, with parts that have keys and an order.

/** A record: its own body, and by list its parts in their order. */
interface AnyRecord {
  readonly body: Body
  readonly parts: Readonly<Record<string, readonly Body[]>>
}
export type Collection = Readonly<Record<string, AnyRecord>>
export interface Release {
  readonly notice: string
  readonly collections: Readonly<Record<keyof typeof COLLECTIONS, Collection>>
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
    const records = bodies.map((body) =>
      partsOf(parts).map((lists): [string, AnyRecord] => [String(body[name]), { body, parts: lists }]),
    )
    return fc.tuple(...records).map((all) => Object.fromEntries(all))
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
    Object.entries(old.collections[kind]).map(([name, state]) => ({ kind, one, name, state })),
  )
  if (records.length === 0) return fc.constant(old)
  return fc.constantFrom(...records).chain(({ kind, one, name, state }) => {
    const own = changed(one.schema, state.body, [one.name, ...Object.keys(one.parts), ...one.follows])
    const lists = Object.entries(one.parts).map(([list, { schema, key, follows }]) => {
      const before = state.parts[list] ?? []
      const other = before.map((part, at) =>
        changed(schema, part, [key, ...follows]).map((now) => before.with(at, now)),
      )
      return fc
        .oneof(...other, fc.shuffledSubarray([...before]))
        .map((now): AnyRecord => ({ ...state, parts: { ...state.parts, [list]: now } }))
    })
    return fc
      .oneof(
        own.map((body): AnyRecord => ({ ...state, body })),
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
