import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { ExitCode } from '../cli/command.ts'
import type { Finding } from '../check/dataset/finding.ts'
import { finishPutting } from '../check/dataset/put-files.ts'
import { Progress, type Terminal } from '../cli/terminal.ts'
import { type FileChange, type RecordEdit, RefusedError, fileChanges, write } from './record-edits.ts'
import { shownDiff } from './diff.ts'
import { FileError } from './file-error.ts'
import { printableLine } from '../contract/unseen-characters.ts'

/** Options of a command that writes to the dataset. */
interface Asked {
  readonly data: string
  readonly 'dry-run': boolean
}

/** Changes of the records by reading a document, and the report on it. */
export interface IngestOutcome {
  readonly changes: readonly RecordEdit[]
  readonly report: string
  /** All of a report that is shown in brief. */
  readonly details?: string
}

/** Reads a document and writes the records it changes, or says why not. Gives the exit code. */
export async function finish(
  terminal: Terminal,
  { data, 'dry-run': isDry }: Asked,
  read: () => Promise<IngestOutcome>,
): Promise<ExitCode> {
  let report = ''
  try {
    if (!isDry) finishPutting(data)
    const outcome = await read()
    report = `${outcome.report}\n${detailsLine(outcome)}`
    const files = fileChanges(data, outcome.changes)
    const warnings = await write(data, files, isDry)
    if (isDry && files.length > 0) terminal.out(`${shownDiff(files)}\n`)
    terminal.out(report)
    for (const warning of warnings) terminal.out(`warning ${lineOf(warning)}`)
    terminal.out(`${lastLine(files, isDry)}\n`)
    return 0
  } catch (error) {
    if (error instanceof RefusedError) {
      terminal.out(report)
      for (const finding of error.findings) terminal.err(lineOf(finding))
      terminal.err(`Refused: ${error.message}.\n`)
    } else if (error instanceof FileError) terminal.err(`${error.message}\n`)
    else throw error
    return 1
  }
}

/** Writes the whole report to a file and gives the line that names it; empty where all of the report was shown. */
function detailsLine({ report, details = report }: IngestOutcome): string {
  if (details === report) return ''
  const file = resolve('.cache/ingest-report.txt')
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${details}\n`)
  return `All of this report: ${file}\n`
}

function lineOf({ path, where, message, rule }: Finding): string {
  return `${printableLine(`${path} ${where}: ${message} (${rule})`)}\n`
}

/** Shows how many pages are read. */
export function pageProgress(terminal: Terminal): (done: number, total: number) => void {
  const progress = new Progress(terminal)
  return (done, total) => progress.step('pages', done, total)
}

/** Names the files that were written, or would be. */
export function lastLine(files: readonly FileChange[], isDry: boolean): string {
  if (files.length === 0) return 'Nothing changes.'
  const shown = files.length > 8 ? `${files.length} files` : files.map(({ path }) => path).join(', ')
  return isDry ? `Dry run: nothing was written. Would be written: ${shown}` : `Written: ${shown}`
}
