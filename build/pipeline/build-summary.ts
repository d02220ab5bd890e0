import { inIndia } from '../contract/display.ts'
import type { Store } from '../publish/store/store.ts'
import type { OutputCounts } from './output/output.ts'

/** A line of the summary: what it is about, and what it says. */
export type SummaryRow = readonly [name: string, value: string]

/** Findings of a build, for its summary. */
export interface BuildFindings {
  /** The lines about warnings, as they were shown. */
  readonly shown: readonly string[]
  readonly warnings: number
  readonly rows: readonly SummaryRow[]
}

/** The summary that ends a build. */
export function buildSummary(
  { rows, warnings }: BuildFindings,
  written: OutputCounts,
  started: number,
): string {
  const { files, bytes, changed, removed } = written
  const all: readonly SummaryRow[] = [
    ...rows,
    ['files', `${inIndia(files)}, ${inIndia(changed)} changed, ${inIndia(removed)} removed`],
    ['bytes', inIndia(bytes)],
    ['warnings', inIndia(warnings)],
    ['seconds', ((performance.now() - started) / 1000).toFixed(1)],
  ]
  return `${all.map(([name, value]) => `${name.padEnd(9)} ${value}`).join('\n')}\n`
}

/** Most replaced records that a summary names. */
const REPLACED_SHOWN = 5

/** Rows of the summary about the dataset; `replaced` are the lines about records of datasets below that do not count. */
export function datasetRows(store: Store, replaced: readonly string[]): SummaryRow[] {
  const totals = store.counts('totals')
  const facts = [...store.counts('factsByStatus')].map(([status, count]) => `${inIndia(count)} ${status}`)
  return [
    ['products', `${inIndia(totals.get('products') ?? 0)}, ${inIndia(totals.get('read') ?? 0)} of them read`],
    ['clauses', inIndia(totals.get('clauses') ?? 0)],
    ['facts', facts.join(', ') || 'none'],
    ...replaced.slice(0, REPLACED_SHOWN).map((line): SummaryRow => ['replaced', line]),
    ...(replaced.length > REPLACED_SHOWN
      ? [['replaced', `${inIndia(replaced.length)} in all; npm run check names them`] as const]
      : []),
  ]
}
