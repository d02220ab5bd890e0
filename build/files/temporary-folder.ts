import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PROCESS_MARK, isGone, processMark } from './process-mark.ts'

/** A new temporary folder of this process. Those of the same name that killed processes left are removed. */
export function temporaryFolder(name: string): string {
  const left = new RegExp(`^${name}-(?<mark>${PROCESS_MARK})-\\w{6}$`, 'u')
  for (const other of readdirSync(tmpdir())) {
    const mark = left.exec(other)?.groups?.['mark']
    if (mark !== undefined && isGone(mark)) removeOwn(join(tmpdir(), other))
  }
  return mkdtempSync(join(tmpdir(), `${name}-${processMark()}-`))
}

function removeOwn(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true })
  } catch {
    // It is another account's, or somebody is at it: it is in nobody's way.
  }
}
