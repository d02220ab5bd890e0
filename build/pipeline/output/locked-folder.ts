import { join, resolve } from 'node:path'
import { LockFile, type Refusals } from '../../files/lock-file.ts'
import { LOCK, makeFolder, removeMade } from './folder.ts'

/** A folder that is locked, with what was made for it. */
export interface Locked {
  readonly folder: string
  readonly lock: LockFile
  /** The first of the folders that were made for the output; undefined where it was there. */
  readonly firstMade: string | undefined
}

/** Makes a folder where there is none, and locks it; throws where another build holds it. */
export function lockedFolder(out: string): Locked {
  const folder = resolve(out)
  const firstMade = makeFolder(folder)
  try {
    return { folder, firstMade, lock: new LockFile(join(folder, LOCK), refusalsOf(folder)) }
  } catch (error) {
    removeMade(folder, firstMade)
    throw error
  }
}

function refusalsOf(folder: string): Refusals {
  return {
    busy: (path, pid) =>
      new Error(
        `Another build (process ${pid ?? 'unknown'}) is running in ${folder}. Wait for it, or remove ${path} if there is none.`,
      ),
    foreign: (path) => new Error(`${path} is not a build lock. Move it, or choose another --out.`),
  }
}

/** Throws where the lock is no longer this build's. */
export function assertHeld(lock: LockFile): void {
  if (!lock.isHeld())
    throw new Error(`${lock.path} was removed while this build ran. Nothing was changed; build again.`)
}

/** Gives the lock back; folders that were made for an output without files are removed. */
export function release({ folder, lock, firstMade }: Locked): void {
  lock.release()
  removeMade(folder, firstMade)
}
