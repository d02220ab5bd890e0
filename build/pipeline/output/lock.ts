import { randomUUID } from 'node:crypto'
import { linkSync, lstatSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { LOCK, makeFolder, removeMade } from './folder.ts'

/** The texts of the locks that this process holds. */
const held = new Set<string>()

/**
 * The right to write into an output folder, which one build has at a time: a file with the number of its process and
 * a mark of its own, made only where there is none. A lock whose process no longer runs is removed.
 */
class Lock {
  readonly #path: string
  readonly #text = `${process.pid} ${randomUUID()}\n`

  /** Takes the lock of a folder that exists; throws while another build has it. */
  constructor(folder: string) {
    this.#path = join(folder, LOCK)
    while (failsWith('EEXIST', () => writeFileSync(this.#path, this.#text, { flag: 'wx' })))
      removeStale(this.#path, folder)
    held.add(this.#text)
  }

  /** Whether the lock is still this build's: a person may have removed it, and another build may run since. */
  isHeld(): boolean {
    return lockText(this.#path) === this.#text
  }

  /** Throws where the lock is no longer this build's. */
  assertHeld(): void {
    if (!this.isHeld())
      throw new Error(`${this.#path} was removed while this build ran. Nothing was changed; build again.`)
  }

  release(): void {
    held.delete(this.#text)
    if (this.isHeld()) rmSync(this.#path)
  }
}

/** Removes a lock that a killed build left; throws where its build runs, or where it is somebody else's file. */
function removeStale(path: string, folder: string): void {
  const text = lockText(path)
  if (text === null) return
  const pid = Number(/^(\d+) [\w-]+\n$/u.exec(text)?.[1])
  // A lock is empty for the moment between its making and its writing.
  if (Number.isNaN(pid) && text !== '')
    throw new Error(`${path} is not a build lock. Move it, or choose another --out.`)
  if (text === '' || isRunning(pid, text))
    throw new Error(
      `Another build (process ${pid || 'unknown'}) is running in ${folder}. Wait for it, or remove ${path} if there is none.`,
    )
  const moved = `${path}.${randomUUID()}`
  if (failsWith('ENOENT', () => renameSync(path, moved))) return
  // Another build saw the same stale lock, and was faster: its new lock is put back.
  if (lockText(moved) !== text) failsWith('EEXIST', () => linkSync(moved, path))
  rmSync(moved)
}

// Numbers are given again: a lock with this process's own number may be that of an earlier process.
function isRunning(pid: number, text: string): boolean {
  if (pid === process.pid) return held.has(text)
  // EPERM: another user's process, which runs all the same.
  return !failsWith('ESRCH', () => failsWith('EPERM', () => process.kill(pid, 0)))
}

/** The text of a lock; null where there is none. Links are not followed. */
function lockText(path: string): string | null {
  let text: string | null = null
  failsWith('ENOENT', () => (text = lstatSync(path).isFile() ? readFileSync(path, 'utf8') : 'not a file'))
  return text
}

/** Runs an action; true where it fails with this code, false where it succeeds. */
function failsWith(code: string, action: () => unknown): boolean {
  try {
    action()
    return false
  } catch (fault) {
    if (fault instanceof Error && 'code' in fault && fault.code === code) return true
    throw fault
  }
}

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
