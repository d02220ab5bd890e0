import { expect } from 'vitest'
import type { Collection } from './any-release.ts'
import type { Kind } from './record-kinds.ts'
import type { Body } from './schema-values.ts'

// Changes applied to records as they were published, key by key.

/** A record without what follows from others: its own keys, its parts by key, and their order. */
interface Own {
  readonly state: unknown
  readonly parts: Readonly<Record<string, { readonly states: Body; readonly order: unknown }>>
}

/** The records of a collection, in which a reference to another record is its number or slug. */
export function ownRecords(kind: Kind, collection: Collection): Record<string, Own> {
  const without = (body: Body, keys: readonly string[]) =>
    byReference(Object.fromEntries(Object.entries(body).filter(([key]) => !keys.includes(key))))
  return Object.fromEntries(
    Object.entries(collection).map(([name, { body, parts }]) => {
      const own = Object.entries(kind.parts).map(([list, { key, follows }]) => {
        const all = parts[list] ?? []
        const states = all.map((part) => [String(part[key]), without(part, [key, ...follows])])
        // The order of facts is that of the fields of the category.
        const order = list === 'facts' ? [] : all.map((part) => part[key])
        return [list, { states: Object.fromEntries(states), order }]
      })
      return [
        name,
        {
          state: without(body, [kind.name, ...kind.follows]),
          parts: Object.fromEntries(own) as Own['parts'],
        },
      ]
    }),
  )
}

function byReference(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(byReference)
  if (typeof value !== 'object' || value === null) return value
  const record = value as Body
  const keys = Object.keys(record).sort().join()
  if (keys === 'id,number,title,url') return record['id']
  if (keys === 'name,slug') return record['slug']
  return Object.fromEntries(Object.entries(record).map(([key, one]) => [key, byReference(one)]))
}

export interface Change {
  readonly [key: string]: unknown
  readonly before: unknown
  readonly after: unknown
}

/** Names of the parts of each kind in changes. */
const LISTS: Readonly<Record<string, { readonly key: string; readonly order: string | null }>> = {
  facts: { key: 'key', order: null },
  clauses: { key: 'id', order: 'clause_order' },
  sections: { key: 'number', order: 'section_order' },
  fields: { key: 'key', order: 'field_order' },
}

/** Applies changes to records, and checks that what they say was before really was. */
export function applied(
  kind: Kind,
  records: Readonly<Record<string, Own>>,
  changes: readonly Change[],
): Record<string, Own> {
  const result = { ...records }
  for (const change of changes) {
    const name = String(change[kind.name])
    const old = result[name]
    expect(old?.state ?? null).toEqual(change.before)
    const parts = Object.keys(kind.parts).map((list) => {
      const { key = '', order = null } = LISTS[list] ?? {}
      const { states, order: oldOrder } = old?.parts[list] ?? { states: {}, order: [] }
      const now = { ...states }
      for (const part of change[list] as Change[]) {
        const id = String(part[key])
        expect(now[id] ?? null).toEqual(part.before)
        if (part.after === null) delete now[id]
        else now[id] = part.after
      }
      return [list, { states: now, order: (order === null ? null : change[order]) ?? oldOrder }]
    })
    if (change.after === null) delete result[name]
    else result[name] = { state: change.after, parts: Object.fromEntries(parts) as Own['parts'] }
  }
  return result
}
