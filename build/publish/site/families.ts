import type { ProductRow } from '../store/store.ts'
import type { FamilyMember, Namesakes } from '../answers/context.ts'
import { supersededAmong, versionsAmong } from '../../contract/product-versions.ts'
import { isRead } from '../../contract/is-read.ts'
import { groupsOf } from '../../contract/groups.ts'
import { COMPARED } from '../../contract/limits.ts'
import { sharedName } from '../../contract/shared-name.ts'

// Products that a page names beside its own: its family, and namesakes of other insurers.

/** The family of each product that has one, by its id: the newest version first. */
export function familiesOf(rows: readonly ProductRow[]): ReadonlyMap<string, readonly FamilyMember[]> {
  return new Map(
    versionsAmong(rows).flatMap((family) => {
      const replaced = new Set(supersededAmong(family))
      const members = family.map((row, place) => {
        const { uin, name, status, launched } = row
        return { uin, name, status, launched, is_read: isRead(row), is_superseded: replaced.has(place) }
      })
      return family.map(({ id }) => [id, members] as const)
    }),
  )
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
