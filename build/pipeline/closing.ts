import { grouped } from '../cli/counted.ts'
import type { Written } from './output/output.ts'

/** A line of the closing report: what it is about, and what it says. */
export type ClosingRow = readonly [name: string, value: string]

/** What a build found, as its closing report says it. */
export interface Found {
  /** The lines about warnings, as they were shown. */
  readonly shown: readonly string[]
  readonly warnings: number
  readonly rows: readonly ClosingRow[]
}

/** The closing report of a build. */
export function closingReport({ rows, warnings }: Found, written: Written, started: number): string {
  const { files, bytes, changed, removed } = written
  const all: readonly ClosingRow[] = [
    ...rows,
    ['files', `${grouped(files)}, ${grouped(changed)} changed, ${grouped(removed)} removed`],
    ['bytes', grouped(bytes)],
    ['warnings', grouped(warnings)],
    ['seconds', ((performance.now() - started) / 1000).toFixed(1)],
  ]
  return `${all.map(([name, value]) => `${name.padEnd(9)} ${value}`).join('\n')}\n`
}
