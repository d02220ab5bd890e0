import type { Product } from '../../contract/authored/product.ts'
import { counted } from '../../contract/display.ts'
import type { ChangedProduct, ListMerge } from './merge.ts'
import type { RowProblem } from './list-rows.ts'

/** Report on a list, and what to do next. */
export function listReport(
  merge: ListMerge,
  problems: readonly RowProblem[],
  notes: readonly string[],
): string {
  const { added, changed, gone, unknown } = merge
  const withdrawn = changed.filter(({ before, after }) => before.status !== after.status)
  const renamed = changed.filter(({ before, after }) => before.name !== after.name)
  const all = [...problems, ...merge.problems].sort((a, b) => a.row - b.row)
  const rows = unknown.reduce((sum, one) => sum + one.rows.length, 0)
  return [
    `${added.length} new, ${changed.length} changed (${withdrawn.length} of them withdrawn, ${renamed.length} renamed), ${merge.unchanged} unchanged, ${gone.length} no longer in the list`,
    ...notes,
    ...added.map((product) => `new ${called(product)}, ${product.insurer}, as ${product.category}`),
    ...merge.versions.map(({ newer, older, certainty, because }) => {
      const is = certainty === 1 ? 'is taken as' : 'may be'
      const then = certainty === 1 ? '' : '; npm run versions proposes it'
      return `new ${newer.uin} ${is} the version after ${older.uin}: ${because}${then}`
    }),
    ...changed.map((one) => `${headOf(one)} ${one.before.uin}: ${differences(one).join('; ')}`),
    ...gone.map(
      (product) => `not in the list: ${called(product)}; it stays as it is. Withdraw it by hand if it is`,
    ),
    ...(rows === 0
      ? []
      : [
          `${counted(rows, 'row')} ${rows === 1 ? 'names an insurer' : 'name insurers'} the dataset does not know; add the spelling to the aliases of one, or the insurer, and read the list again:`,
        ]),
    ...unknown.map(
      ({ name, rows: at, nearest }) =>
        `  “${name}” (row ${at.slice(0, 5).join(', ')}${at.length > 5 ? ' …' : ''}); nearest: ${nearest.join(' | ')}`,
    ),
    ...(added.length === 0
      ? []
      : ['Categories of new products come from the table in lists.json; check them.']),
    ...all.map(({ row, message, dropped }) => `row ${row}: ${message}${dropped ? ' (row left out)' : ''}`),
  ].join('\n')
}

function called({ uin, name }: Product): string {
  return `${uin} “${name}”`
}

function headOf({ before, after }: ChangedProduct): string {
  if (before.status !== after.status) return 'withdrawn'
  return before.name === after.name ? 'changed' : 'renamed'
}

function differences({ before, after }: ChangedProduct): string[] {
  return (['name', 'launched', 'withdrawn', 'status', 'document_url'] as const).flatMap((key) =>
    before[key] === after[key] ? [] : [`${key}: ${before[key] ?? 'none'} → ${after[key] ?? 'none'}`],
  )
}
