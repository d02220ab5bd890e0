import { randomUUID } from 'node:crypto'
import { linkSync, lstatSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'

/** The texts of the locks that this process holds. */
const ownLocks = new Set<string>()

/** Time that a lock may be empty, in milliseconds: it is, for the moment between its making and its writing. */
const MOMENT = 2000

/** The errors of a lock that cannot be taken. */
export interface Refusals {
  /** Another process holds it; its number is null where it is not known. */
  busy(path: string, pid: number | null): Error
  /** Error for a file in the lock's place that is not a lock. */
  foreign(path: string): Error
}

/**
 * The right to write to a place, which one process has at a time: a file with the number of the process and a mark of
 * its own, made only where there is none. A lock whose process no longer runs is removed.
 */
export class LockFile {
  readonly path: string
  readonly #text = `${process.pid} ${randomUUID()}\n`

  /** Takes the lock; throws while another process, or this one, has it. */
  constructor(path: string, refusals: Refusals) {
    this.path = path
    while (failsWith('EEXIST', () => make(path, this.#text))) removeStale(path, refusals)
    ownLocks.add(this.#text)
  }

  /** Whether the lock is still this one: a person may have removed it, and another process may have its own since. */
  isHeld(): boolean {
    return lockText(this.path) === this.#text
  }

  unlock(): void {
    ownLocks.delete(this.#text)
    if (this.isHeld()) rmSync(this.path)
  }
}

/** Makes a lock where there is none. A disk that is full may have a place for its name and none for its text. */
function make(path: string, text: string): void {
  try {
    writeFileSync(path, text, { flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') rmSync(path, { force: true })
    throw error
  }
}

/** Removes a lock that a killed process left; throws where its process runs, or where it is somebody else's file. */
function removeStale(path: string, refusals: Refusals): void {
  const text = lockText(path)
  if (text === null) return
  const pid = /^(\d+)(?: [\w-]+)?\n?$/u.exec(text)?.[1] ?? null
  if (pid === null && text !== '') throw refusals.foreign(path)
  if (pid === null ? !isOld(path) : isRunning(Number(pid), text))
    throw refusals.busy(path, pid === null ? null : Number(pid))
  const moved = `${path}.${randomUUID()}`
  if (failsWith('ENOENT', () => renameSync(path, moved))) return
  // Another process saw the same stale lock, and was faster: its new lock is put back.
  if (lockText(moved) !== text) failsWith('EEXIST', () => linkSync(moved, path))
  rmSync(moved)
}

function isOld(path: string): boolean {
  return Date.now() - (lstatSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0) > MOMENT
}

// Numbers are given again: a lock with this process's own number may be that of an earlier process.
function isRunning(pid: number, text: string): boolean {
  if (pid === process.pid) return ownLocks.has(text)
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
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === code) return true
    throw error
  }
}
