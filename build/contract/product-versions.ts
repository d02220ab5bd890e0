import { joinedBy } from './groups.ts'
import { readOnce } from './lazily.ts'
import { ageOf } from './product-age.ts'
import { familyKey, uinVersion, stemOfVersions } from './uin.ts'

/** Row with the age of a product, and of which it is a version. */
export interface DatedRow {
  /** The UIN in normal form. */
  readonly id: string
  readonly uin: string
  readonly name: string
  readonly insurer: string
  readonly launched: string | null
  /** The id of the product that it says it replaces. */
  readonly supersedes: string | null
}

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

/**
 * The families of products with more than one version, the newest first: products of which one says that it replaces another,
 * whose UINs differ in the version alone, or to which one insurer gives the same name and a UIN of the same kind.
 */
export function versionsAmong<Row extends DatedRow>(rows: readonly Row[]): Row[][] {
  const families = joinedBy(rows, (row) => {
    const { id, supersedes } = row
    const stem = stemOfVersions(id)
    const keys = [supersedes && `uin ${supersedes}`, stem && `stem ${stem}`]
    return [`uin ${id}`, `name ${familyKey(row)}`, ...keys.filter((key) => key !== null)]
  })
  return families.filter(({ length }) => length > 1).map(newestFirst)
}

function newestFirst<Row extends DatedRow>(family: readonly Row[]): Row[] {
  const replaced = new Set(supersededAmong(family).map((place) => family[place]))
  const age = (row: Row) => `${ageOf(row) ?? ''} ${row.id}`
  return family.toSorted(
    (a, b) => Number(replaced.has(a)) - Number(replaced.has(b)) || (age(a) < age(b) ? 1 : -1),
  )
}
