import type { Finding } from './dataset/finding.ts'
import type { Written } from './output/output.ts'
import type { Store } from './store/store.ts'

/** How many warnings of one rule a build shows; `--check` shows them all. */
const WARNINGS_SHOWN = 5

/** The platform's limit of files in one folder. */
const FOLDER_LIMIT = 54_000

/** A finding as one line: where it is, what is wrong, and by which rule. */
function findingLine({ path, where, message, rule, level }: Finding): string {
  const place = where === '' ? path : `${path}: ${where}`
  return `${level === 'warning' ? 'warning: ' : ''}${place}: ${message} (${rule})`
}

/** All errors, and the warnings: every one, or the first of each rule with the number of the others. */
export function findingLines(findings: readonly Finding[], everyWarning: boolean): string[] {
  const errors = findings.filter(({ level }) => level === 'error').map(findingLine)
  const warnings = findings.filter(({ level }) => level === 'warning')
  const warned = [...new Set(warnings.map(({ rule }) => rule))].flatMap((rule) => {
    const found = warnings.filter((warning) => warning.rule === rule)
    const shown = found.slice(0, everyWarning ? found.length : WARNINGS_SHOWN)
    const more = found.length - shown.length
    const rest = more > 0 ? [`warning: ${more} more of rule ${rule}; npm run check shows every one`] : []
    return [...shown.map(findingLine), ...rest]
  })
  return [...errors, ...warned]
}

/** A warning for every folder that holds more files than the platform takes. */
export function folderWarnings(sizes: ReadonlyMap<string, number>): string[] {
  return [...sizes]
    .filter(([, size]) => size > FOLDER_LIMIT)
    .map(
      ([folder, size]) =>
        `warning: ${folder} holds ${grouped(size)} files; the platform takes ${grouped(FOLDER_LIMIT)}`,
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

function grouped(count: number): string {
  return new Intl.NumberFormat('en-IN').format(count)
}
