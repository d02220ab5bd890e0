import type { ProductRow } from '../store/store.ts'
import { type DatedRow, supersededAmong } from '../index-files/superseded.ts'
import type { FamilyMember, Namesakes } from '../answers/context.ts'
import { familyKey, stemOfVersions } from '../../contract/uin.ts'
import { ageOf } from '../../contract/product-age.ts'
import { isRead } from '../../contract/is-read.ts'
import { groupsOf } from '../../contract/groups.ts'
import { COMPARED } from '../../contract/limits.ts'
import { sharedName } from '../../contract/shared-name.ts'

// Products that a page names beside its own: its family, and namesakes of other insurers.

/**
 * The family of each product that has one, by its id: products of which one says that it replaces another, whose UINs
 * differ in the version alone, or to which one insurer gives the same name and a UIN of the same kind. The newest is first.
 */
export function familiesOf(rows: readonly ProductRow[]): ReadonlyMap<string, readonly FamilyMember[]> {
  const joined = new Map<string, ProductRow[]>()
  const families = new Set<ProductRow[]>()
  for (const row of rows) {
    const keys = keysOf(row)
    const met = [...new Set(keys.flatMap((key) => joined.get(key) ?? []))]
    const family = [...met, row]
    for (const old of new Set(keys.map((key) => joined.get(key)))) if (old !== undefined) families.delete(old)
    families.add(family)
    for (const key of new Set(family.flatMap(keysOf))) joined.set(key, family)
  }
  return new Map(
    [...families].flatMap((family) => {
      if (family.length < 2) return []
      const members = inOrder(family)
      return family.map(({ id }) => [id, members] as const)
    }),
  )
}

/** Keys of a product: products that share one are versions of one product. */
function keysOf(row: ProductRow): string[] {
  const { id, supersedes } = row
  const stem = stemOfVersions(id)
  return [
    `uin ${id}`,
    ...(supersedes === null ? [] : [`uin ${supersedes}`]),
    ...(stem === null ? [] : [`stem ${stem}`]),
    `name ${familyKey(row)}`,
  ]
}

function inOrder(family: readonly ProductRow[]): FamilyMember[] {
  const replaced = new Set(supersededAmong(family).map((place) => family[place]))
  const age = (row: DatedRow) => `${ageOf(row) ?? ''} ${row.id}`
  return family
    .toSorted((a, b) => Number(replaced.has(a)) - Number(replaced.has(b)) || (age(a) < age(b) ? 1 : -1))
    .map((row) => {
      const { uin, name, status, launched } = row
      return { uin, name, status, launched, is_read: isRead(row), is_superseded: replaced.has(row) }
    })
}

/** The newest version of a product that is not the newest itself; undefined where it is. */
export function newerThan(uin: string, family: readonly FamilyMember[]): FamilyMember | undefined {
  return family.some((one) => one.uin === uin && one.is_superseded) ? family[0] : undefined
}

/** Products of other insurers that have the name of a product and are of its category. */
export function namesakesAmong(rows: readonly ProductRow[]): (row: ProductRow) => Namesakes {
  const nameOf = ({ category, name, insurer_name }: ProductRow) => {
    const shared = sharedName(name, insurer_name)
    return shared && `${category} ${shared}`
  }
  const named = new Map(groupsOf(rows, nameOf))
  return (row) => {
    const name = nameOf(row)
    const others = (name === null ? [] : (named.get(name) ?? [])).filter(
      ({ insurer }) => insurer !== row.insurer,
    )
    const read = others.filter(isRead).slice(0, COMPARED.most - 1)
    return {
      insurers: new Set(others.map(({ insurer }) => insurer)).size,
      read: read.map(({ uin, name: own, insurer_name }) => ({ uin, name: own, insurer_name })),
    }
  }
}
