import { grouped } from './cli/counted.ts'
import type { Finding } from './dataset/finding.ts'
import type { Written } from './output/output.ts'
import type { Store } from './store/store.ts'

/** How many files the platform takes in one folder. */
const FOLDER_LIMIT = 54_000

/** A finding as one line: the place, what is wrong, and the rule that says so. */
function findingLine({ path, where, message, rule, level }: Finding): string {
  const place = where === '' ? path : `${path}: ${where}`
  return `${level === 'warning' ? 'warning: ' : ''}${place}: ${message} (${rule})`
}

/** The errors among the findings, one line each. */
export function errorLines(findings: readonly Finding[]): string[] {
  return findings.filter(({ level }) => level === 'error').map(findingLine)
}

/** The warnings among the findings by rule, at most so many of each, then the number of the rest. */
export function warningLines(findings: readonly Finding[], shownPerRule: number): string[] {
  const warnings = findings.filter(({ level }) => level === 'warning')
  return [...new Set(warnings.map(({ rule }) => rule))].flatMap((rule) => {
    const found = warnings.filter((warning) => warning.rule === rule)
    const more = found.length - shownPerRule
    const rest = more > 0 ? [`warning: ${more} more of rule ${rule}; npm run check shows them all`] : []
    return [...found.slice(0, shownPerRule).map(findingLine), ...rest]
  })
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

/** The closing report of a build. */
export function closingReport(store: Store, written: Written, warnings: number, seconds: number): string {
  const totals = store.counts('totals')
  const facts = [...store.counts('factsByStatus')].map(([status, count]) => `${grouped(count)} ${status}`)
  const rows: [string, string][] = [
    ['products', `${grouped(totals.get('products') ?? 0)}, ${grouped(totals.get('read') ?? 0)} of them read`],
    ['clauses', grouped(totals.get('clauses') ?? 0)],
    ['facts', facts.join(', ') || 'none'],
    [
      'files',
      `${grouped(written.files)}, ${grouped(written.changed)} changed, ${grouped(written.removed)} removed`,
    ],
    ['bytes', grouped(written.bytes)],
    ['warnings', grouped(warnings)],
    ['seconds', seconds.toFixed(1)],
  ]
  return rows.map(([name, value]) => `${name.padEnd(9)} ${value}`).join('\n')
}
