import type { ExitCode } from '../cli/command.ts'
import { Progress } from '../cli/progress.ts'
import type { Terminal } from '../cli/terminal.ts'
import { type RecordEdit, RefusedError, fileChanges, write } from './record-edits.ts'
import { shownDiff } from './diff.ts'
import { FileError } from './file-error.ts'

/** What a command was asked to do with the dataset. */
interface Asked {
  readonly data: string
  readonly 'dry-run': boolean
}

/** What reading a document makes of the records, and the report on it. */
export interface IngestOutcome {
  readonly changes: readonly RecordEdit[]
  readonly report: string
}

/** Reads a document and writes what it makes, or says why not. Gives the exit code. */
export async function finish(
  terminal: Terminal,
  asked: Asked,
  read: () => Promise<IngestOutcome>,
): Promise<ExitCode> {
  try {
    const { changes, report } = await read()
    return await written(terminal, asked, fileChanges(asked.data, changes), report)
  } catch (error) {
    if (!(error instanceof FileError)) throw error
    terminal.err(`${error.message}\n`)
    return 1
  }
}

async function written(
  terminal: Terminal,
  asked: Asked,
  files: ReturnType<typeof fileChanges>,
  report: string,
): Promise<ExitCode> {
  const isDry = asked['dry-run']
  try {
    const warnings = await write(asked.data, files, isDry)
    if (isDry && files.length > 0) terminal.out(`${shownDiff(files)}\n`)
    terminal.out(`${report}\n`)
    for (const { path, where, message, rule } of warnings)
      terminal.out(`warning ${path} ${where}: ${message} (${rule})\n`)
    terminal.out(
      `${lastLine(
        files.map(({ path }) => path),
        isDry,
      )}\n`,
    )
    return 0
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error
    terminal.out(`${report}\n`)
    for (const { path, where, message, rule } of error.findings)
      terminal.err(`${path} ${where}: ${message} (${rule})\n`)
    terminal.err(`Refused: ${error.message}.\n`)
    return 1
  }
}

/** Shows how many pages are read. */
export function pageProgress(terminal: Terminal): (done: number, total: number) => void {
  const progress = new Progress(terminal)
  return (done, total) => progress.step('pages', done, total)
}

function lastLine(paths: readonly string[], isDry: boolean): string {
  if (paths.length === 0) return 'Nothing changes.'
  const shown = paths.length > 8 ? `${paths.length} files` : paths.join(', ')
  return isDry ? `Dry run: nothing was written. Would be written: ${shown}` : `Written: ${shown}`
}
