import { ingestCommand } from '../../../build/ingest/index.ts'

/** What a command wrote, and its exit code. */
export interface Run {
  readonly code: number
  readonly out: string
  readonly err: string
}

/** Runs the ingest command without a terminal; what it says of its progress is left out. */
export async function ingest(...args: string[]): Promise<Run> {
  let [out, err] = ['', '']
  const code = await ingestCommand.run(args, {
    out: (text) => void (out += text),
    err: (text) => void (err += /^pages \d+\/\d+\n$/u.test(text) ? '' : text),
    isScreen: false,
    ask: null,
  })
  return { code, out, err }
}
