import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { grouped } from '../cli/counted.ts'
import type { Finding } from '../check/dataset/finding.ts'
import { lineOf } from '../check/dataset/json-pointer.ts'
import type { ClosingRow } from './closing.ts'
import { RULES } from '../check/rules/index.ts'
import type { Store } from '../publish/store/store.ts'

/** How many files the platform takes in one folder. */
const FOLDER_LIMIT = 54_000

/** The errors among the findings of a data folder, one line each: causes first, as the list of rules has them. */
export function errorLines(folder: string, findings: readonly Finding[]): string[] {
  const errors = findings.filter(({ level }) => level === 'error')
  const rank = new Map(RULES.map(({ name }, at) => [name, at]))
  const causesFirst = errors.toSorted((one, two) => (rank.get(one.rule) ?? 0) - (rank.get(two.rule) ?? 0))
  return linesOf(folder, causesFirst)
}

/** The warnings among the findings by rule, at most so many of each, then the number of the rest. */
export function warningLines(folder: string, findings: readonly Finding[], shownPerRule: number): string[] {
  const warnings = findings.filter(({ level }) => level === 'warning')
  return [...new Set(warnings.map(({ rule }) => rule))].flatMap((rule) => {
    const found = warnings.filter((warning) => warning.rule === rule)
    const more = found.length - shownPerRule
    const rest = more > 0 ? [`warning: ${more} more of rule ${rule}; npm run check shows them all`] : []
    return [...linesOf(folder, found.slice(0, shownPerRule)), ...rest]
  })
}

/** Findings as lines: the file and line as editors open them, the place in the record, what is wrong, and the rule. */
function linesOf(folder: string, findings: readonly Finding[]): string[] {
  const texts = new Map<string, string>()
  return findings.map(({ path, where, message, rule, level }) => {
    const file = join(folder, path)
    if (!texts.has(path)) texts.set(path, textOf(file))
    const line = linePart(texts.get(path) ?? '', where)
    const pointer = where.startsWith('/') ? `${where}: ` : ''
    return `${level === 'warning' ? 'warning: ' : ''}${shownPath(file)}${line}: ${pointer}${message} (${rule})`
  })
}

/** `:12` or `:12:3`; empty where a finding is about a file as a whole. */
function linePart(text: string, where: string): string {
  const given = /^line (\d+)(?:, column (\d+))?$/u.exec(where)
  if (given !== null) return given[2] === undefined ? `:${given[1]}` : `:${given[1]}:${given[2]}`
  const line = where === '' ? null : lineOf(text, where)
  return line === null ? '' : `:${line}`
}

/** The text of a file; empty where it is gone. */
function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/** A path as it is typed: relative where it is below the working directory. */
function shownPath(file: string): string {
  const path = relative(process.cwd(), file)
  return path.startsWith('..') ? file : path
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

/** What the closing report says of the dataset. */
export function datasetRows(store: Store): ClosingRow[] {
  const totals = store.counts('totals')
  const facts = [...store.counts('factsByStatus')].map(([status, count]) => `${grouped(count)} ${status}`)
  return [
    ['products', `${grouped(totals.get('products') ?? 0)}, ${grouped(totals.get('read') ?? 0)} of them read`],
    ['clauses', grouped(totals.get('clauses') ?? 0)],
    ['facts', facts.join(', ') || 'none'],
  ]
}
