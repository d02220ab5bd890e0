import type { ChildProcess } from 'node:child_process'

// Builds and syncs that are killed. This module: how a process ended.

/** Waits for a process to end; gives whether it was killed. */
export function ended(child: ChildProcess): Promise<{ code: number | null; killed: boolean }> {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, signal) => resolve({ code, killed: signal === 'SIGKILL' }))
  })
}
