import type { Terminal } from '../../../build/ingest/terminal.ts'
import { ingestCommand } from '../../../build/ingest/index.ts'

/** What a command wrote, and its exit code. */
export interface Run {
  readonly code: number
  readonly out: string
  readonly err: string
}

/** Runs the ingest command without a terminal. */
export async function ingest(...args: string[]): Promise<Run> {
  let [out, err] = ['', '']
  const terminal: Terminal = {
    write: (text) => (out += `${text}\n`),
    complain: (text) => (err += `${text}\n`),
    progress: () => () => {},
    help: (text) => {
      out += text
      return 0
    },
  }
  const code = await ingestCommand(args, terminal)
  return { code, out, err }
}
