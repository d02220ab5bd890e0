import type { Namesakes } from '../answers/context.ts'
import { groupsOf } from '../../contract/groups.ts'
import { isRead } from '../../contract/is-read.ts'
import { COMPARED } from '../../contract/limits.ts'
import { sharedName } from '../../contract/shared-name.ts'
import type { ProductRow } from '../store/store.ts'

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
