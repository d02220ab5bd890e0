import { lstatSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { counted } from '../../contract/display.ts'
import { printableLine } from '../../contract/unseen-characters.ts'
import type { Finding } from './finding.ts'
import { lineOf } from './json-pointer.ts'
import type { Listing } from './list.ts'
import { RULE_NAMES, type RuleName } from '../../contract/rules.ts'

/** What says where a finding is: the folder, and the rows that stand for records. */
type Placing = Pick<Listing, 'folder' | 'rows'>

/** Findings as lines: every error, and at most so many warnings of each rule; with the number of warnings. */
export function findingLines(
  listing: Placing,
  findings: readonly Finding[],
  warningsShown: number,
): { readonly shown: readonly string[]; readonly warnings: number } {
  const warnings = findings.filter(({ level }) => level === 'warning')
  const errors = findings.filter(({ level }) => level === 'error')
  // Causes come first, as the list of rules has them.
  const rank = ({ rule }: Finding) => RULE_NAMES.indexOf(rule as RuleName)
  const causesFirst = errors.toSorted((a, b) => rank(a) - rank(b))
  const lines = [...linesOf(listing, causesFirst), ...warningLines(listing, warnings, warningsShown)]
  const end = `${counted(errors.length, 'error')}, ${counted(warnings.length, 'warning')}; nothing was written`
  return { shown: errors.length > 0 ? [...lines, end] : lines, warnings: warnings.length }
}

/** Warnings by rule, at most so many of each, then the number of the rest. */
function warningLines(listing: Placing, warnings: readonly Finding[], shownPerRule: number): string[] {
  return [...new Set(warnings.map(({ rule }) => rule))].flatMap((rule) => {
    const found = warnings.filter((warning) => warning.rule === rule)
    const more = found.length - shownPerRule
    const rest = more > 0 ? [`warning: ${more} more of rule ${rule}; npm run check shows them all`] : []
    return [...linesOf(listing, found.slice(0, shownPerRule)), ...rest]
  })
}

/** Findings as lines: the file and line as editors open them, the place in the record, what is wrong, and the rule. */
function linesOf({ folder, rows }: Placing, findings: readonly Finding[]): string[] {
  const texts = new Map<string, string>()
  return findings.map(({ path, where, message, rule, level }) => {
    const row = rows.get(path)
    const file = join(folder, row?.file ?? path)
    if (!texts.has(path)) texts.set(path, row?.text ?? textOf(file))
    const line = linePart(texts.get(path) ?? '', where, row?.line)
    const pointer = where.startsWith('/') ? `${where}: ` : ''
    const place = `${shownPath(file)}${line}: `
    return printableLine(`${level === 'warning' ? 'warning: ' : ''}${place}${pointer}${message} (${rule})`)
  })
}

/** `:12` or `:12:3`, or the line of a row; empty where a finding is about a file as a whole. */
function linePart(text: string, where: string, ofRow?: number): string {
  if (ofRow !== undefined) return `:${ofRow}`
  const given = /^line (\d+)(?:, column (\d+))?$/u.exec(where)
  if (given !== null) return given[2] === undefined ? `:${given[1]}` : `:${given[1]}:${given[2]}`
  const line = where === '' ? null : lineOf(text, where)
  return line === null ? '' : `:${line}`
}

/** The text of a file; empty where it is gone, or is none: a pipe or a device has no end. */
function textOf(file: string): string {
  try {
    return lstatSync(file).isFile() ? readFileSync(file, 'utf8') : ''
  } catch {
    return ''
  }
}

/** A path as it is typed: relative where it is below the working directory. */
function shownPath(file: string): string {
  const path = relative(process.cwd(), file)
  return path.startsWith('..') ? file : path
}
