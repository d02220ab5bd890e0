import { readOnce } from '../../contract/lazily.ts'
import { ageOf } from '../../contract/product-age.ts'
import { familyKey, uinVersion, stemOfVersions } from '../../contract/uin.ts'
import type { ProductRow } from '../store/store.ts'

/** Row with the age of a product, and of which it is a version. */
export type DatedRow = Pick<ProductRow, 'id' | 'uin' | 'name' | 'insurer' | 'launched' | 'supersedes'>

/**
 * The places of products of which a newer version is among them. One product is an older version of another if the other
 * says so, if their UINs differ in the version alone, or if one insurer gives both the same name, their UINs are of one kind
 * (`familyKey`), and the other came later.
 */
export const supersededAmong = readOnce((rows: readonly DatedRow[]): number[] => {
  const replaced = new Set(rows.flatMap(({ supersedes }) => supersedes ?? []))
  const newestUin = newestBy(
    rows,
    ({ uin }) => stemOfVersions(uin),
    ({ uin }) => uinVersion(uin),
  )
  const newestName = newestBy(rows, familyKey, ageOf)
  return rows.flatMap((row, place) => {
    const isNewest = !replaced.has(row.id) && newestUin(row) && newestName(row)
    return isNewest ? [] : [place]
  })
})

/** Whether a row is the newest of those with its key; rows without a key or an age are. */
function newestBy(
  rows: readonly DatedRow[],
  keyOf: (row: DatedRow) => string | null,
  ofAge: (row: DatedRow) => string | null,
): (row: DatedRow) => boolean {
  const newest = new Map<string, string>()
  for (const row of rows) {
    const [key, age] = [keyOf(row), ofAge(row)]
    if (key !== null && age !== null && age > (newest.get(key) ?? '')) newest.set(key, age)
  }
  return (row) => {
    const [key, age] = [keyOf(row), ofAge(row)]
    return key === null || age === null || age >= (newest.get(key) ?? '')
  }
}
