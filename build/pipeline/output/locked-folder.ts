import { resolve } from 'node:path'
import { makeFolder, removeMade } from './folder.ts'
import { Lock } from './lock.ts'

/** A folder that is locked, with what was made for it. */
export interface Locked {
  readonly folder: string
  readonly lock: Lock
  /** The first of the folders that were made for the output; undefined where it was there. */
  readonly firstMade: string | undefined
}

/** Makes a folder where there is none, and locks it; throws where another build holds it. */
export function lockedFolder(out: string): Locked {
  const folder = resolve(out)
  const firstMade = makeFolder(folder)
  return { folder, firstMade, lock: new Lock(folder) }
}

/** Gives the lock back; folders that were made for an output without files are removed. */
export function release({ folder, lock, firstMade }: Locked): void {
  lock.release()
  removeMade(folder, firstMade)
}
