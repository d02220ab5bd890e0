import { ingestCommand } from '../../../build/ingest/index.ts'
import { type Run, runCommand } from '../../support/commands.ts'

/** Runs the ingest command without a terminal; what it says of its progress is left out. */
export async function ingest(...args: string[]): Promise<Run> {
  const run = await runCommand(ingestCommand, ...args)
  return { ...run, err: run.err.replaceAll(/^pages \d+\/\d+\n/gmu, '') }
}
