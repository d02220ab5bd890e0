import type { ListMerge } from './merge.ts'
import type { RowProblem } from './list-rows.ts'

const MOST = 40

/** What a person should know about a list, and do next. */
export function listReport(
  merge: ListMerge,
  problems: readonly RowProblem[],
  notes: readonly string[],
): string {
  const all = [...problems, ...merge.problems].sort((one, two) => one.row - two.row)
  const rows = merge.unknown.reduce((sum, one) => sum + one.rows.length, 0)
  return [
    `${merge.added.length} new, ${merge.changed.length} changed (${merge.withdrawn.length} of them withdrawn), ${merge.unchanged} unchanged, ${merge.gone.length} no longer in the list`,
    ...notes,
    ...some(merge.changed.map(({ uin, what }) => `changed ${uin}: ${what.join('; ')}`)),
    ...some(
      merge.versions.map(({ newer, older, certainty, because }) => {
        const is = certainty === 1 ? 'is taken as' : 'may be'
        const then = certainty === 1 ? '' : '; npm run versions proposes it'
        return `new ${newer.uin} ${is} the version after ${older.uin}: ${because}${then}`
      }),
    ),
    ...some(merge.gone.map((uin) => `not in the list: ${uin}; it stays. Withdraw it by hand if it is`)),
    ...(rows === 0
      ? []
      : [
          `${rows} rows name insurers the dataset does not know; add the spelling to the aliases of one, or the insurer:`,
        ]),
    ...merge.unknown.map(
      ({ name, rows: at, nearest }) =>
        `  “${name}” (row ${at.slice(0, 5).join(', ')}${at.length > 5 ? ' …' : ''}); nearest: ${nearest.join(' | ')}`,
    ),
    ...(merge.added.length === 0
      ? []
      : ['Categories of new products come from words of their names and types; check them.']),
    ...some(
      all.map(({ row, message, dropped }) => `row ${row}: ${message}${dropped ? ' (row left out)' : ''}`),
    ),
  ].join('\n')
}

function some(lines: readonly string[]): string[] {
  return lines.length <= MOST
    ? [...lines]
    : [...lines.slice(0, MOST), `  … and ${lines.length - MOST} more of these`]
}
