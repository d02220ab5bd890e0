import type { CompareBody } from '../../../build/contract/published/comparison.ts'
import type { Given } from '../../shared/given-parameters.ts'
import { type Refused, quoted, refused } from '../../shared/result.ts'

type Row = CompareBody['rows'][number]

/**
 * The rows that were asked for by keys with commas between, and by the heading of a group in any case, in the order of the
 * comparison; a key that a field had before leads to it, and a key or a group that no row has is refused, and so are keys of other groups.
 */
export function rowsAsked(
  rows: readonly Row[],
  { fields, group }: Pick<Given<'comparePolicies'>, 'fields' | 'group'>,
  /** The keys of today by those of before. */
  renamed: ReadonlyMap<string, string>,
): Row[] | Refused {
  const keyOfToday = (key: string) => (rows.some((row) => row.key === key) ? key : (renamed.get(key) ?? key))
  const names = (fields ?? '').split(',').map((key) => key.trim())
  const named = names.filter((key) => key !== '').map(keyOfToday)
  const keys = named.length === 0 ? null : new Set(named)
  const unknown = [...(keys ?? [])].find((key) => !rows.some((row) => row.key === key))
  if (unknown !== undefined)
    return refused('invalid-request', `fields names ${quoted(unknown)}; ${keysMeant(rows, unknown)}.`)
  const groups = [...new Set(rows.map((row) => row.group))]
  const heading = group === null ? null : groups.find((name) => name.toLowerCase() === group.toLowerCase())
  if (heading === undefined)
    return refused(
      'invalid-request',
      `group is ${quoted(group ?? '')}; these products have: ${groups.join(', ')}.`,
    )
  const chosen = rows.filter(
    (row) => (keys === null || keys.has(row.key)) && (heading === null || row.group === heading),
  )
  if (chosen.length > 0 || keys === null || heading === null) return chosen
  const places = rows.filter(({ key }) => keys.has(key)).map(({ key, group }) => `${key} is in ${group}`)
  return refused(
    'invalid-request',
    `No field of fields is in the group ${quoted(heading)}: ${places.join(', ')}.`,
  )
}

/** The keys whose field is called by the words that were given, or all there are. */
function keysMeant(rows: readonly Row[], given: string): string {
  const words = given.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const called = rows.filter(({ key, label }) =>
    words.every((word) => `${key} ${label}`.toLowerCase().includes(word)),
  )
  const listed = (rows: readonly Row[]) => rows.map(({ key }) => key).join(', ')
  return called.length === 0 || words.length === 0
    ? `these products have: ${listed(rows)}`
    : `it takes keys: ${listed(called)}`
}
