import { grouped } from '../cli/plural.ts'
import type { Store } from '../publish/store/store.ts'
import type { OutputCounts } from './output/output.ts'

/** How many files the platform takes in one folder. */
const FOLDER_LIMIT = 54_000

/** A line of the summary: what it is about, and what it says. */
export type SummaryRow = readonly [name: string, value: string]

/** What a build found, as its summary says it. */
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
    ['files', `${grouped(files)}, ${grouped(changed)} changed, ${grouped(removed)} removed`],
    ['bytes', grouped(bytes)],
    ['warnings', grouped(warnings)],
    ['seconds', ((performance.now() - started) / 1000).toFixed(1)],
  ]
  return `${all.map(([name, value]) => `${name.padEnd(9)} ${value}`).join('\n')}\n`
}

/** A warning for every folder with more files than the platform takes. */
export function folderWarnings(sizes: ReadonlyMap<string, number>): string[] {
  return [...sizes]
    .filter(([, size]) => size > FOLDER_LIMIT)
    .map(
      ([folder, size]) =>
        `warning: ${folder} has ${grouped(size)} files; the platform takes at most ${grouped(FOLDER_LIMIT)}`,
    )
}

/** What the summary says of the dataset. */
export function datasetRows(store: Store): SummaryRow[] {
  const totals = store.counts('totals')
  const facts = [...store.counts('factsByStatus')].map(([status, count]) => `${grouped(count)} ${status}`)
  return [
    ['products', `${grouped(totals.get('products') ?? 0)}, ${grouped(totals.get('read') ?? 0)} of them read`],
    ['clauses', grouped(totals.get('clauses') ?? 0)],
    ['facts', facts.join(', ') || 'none'],
  ]
}
