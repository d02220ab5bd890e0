import { Progress } from '../cli/progress.ts'
import { type Change, RefusedError, fileChanges, write } from './changes.ts'
import { shownDiff } from './diff.ts'

/** Where a command writes: results to one stream, progress and complaints to the other. */
export interface Terminal {
  readonly write: (text: string) => void
  readonly complain: (text: string) => void
  readonly progress: (phase: string) => (done: number, total: number) => void
  readonly help: (text: string) => number
}

export function processTerminal(): Terminal {
  return {
    write: (text) => process.stdout.write(`${text}\n`),
    complain: (text) => process.stderr.write(`${text}\n`),
    progress: (phase) => {
      const line = new Progress(process.stderr)
      return (done, total) => line.step(phase, done, total)
    },
    help: (text) => {
      process.stdout.write(`${text}\n`)
      return 0
    },
  }
}

/** Ends a command: the diff of a dry run, or the files written; then the report. Gives the exit code. */
export async function finish(
  terminal: Terminal,
  { data, isDry }: { readonly data: string; readonly isDry: boolean },
  changes: readonly Change[],
  report: string,
): Promise<number> {
  const files = fileChanges(data, changes)
  try {
    const warnings = await write(data, files, isDry)
    if (isDry && files.length > 0) terminal.write(shownDiff(files))
    terminal.write(report)
    for (const { path, where, message, rule } of warnings)
      terminal.write(`warning ${path} ${where}: ${message} (${rule})`)
    terminal.write(
      lastLine(
        files.map(({ path }) => path),
        isDry,
      ),
    )
    return 0
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error
    terminal.write(report)
    for (const { path, where, message, rule } of error.findings)
      terminal.complain(`${path} ${where}: ${message} (${rule})`)
    terminal.complain(`Refused: ${error.message}.`)
    return 1
  }
}

function lastLine(paths: readonly string[], isDry: boolean): string {
  if (paths.length === 0) return 'Nothing changes.'
  const shown = paths.length > 8 ? `${paths.length} files` : paths.join(', ')
  return isDry ? `Dry run: nothing was written. Would be written: ${shown}` : `Written: ${shown}`
}
