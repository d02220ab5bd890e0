import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { Fault } from './fault.ts'

/** The locks of this process: its number alone says nothing, in a container every run may have the same. */
const held = new Set<string>()

/** Takes a lock, a file that holds the number of the process; refuses while another process that runs has it. */
export function takeLock(file: string, what: string): void {
  const own = `${file}.${process.pid}`
  for (let triesLeft = 5; ; triesLeft--) {
    if (linked(own, file)) {
      held.add(file)
      return
    }
    const pid = readIfThere(file)
    if (triesLeft === 0 || held.has(file) || (pid !== null && isRunning(Number(pid))))
      throw new Fault(
        'busy',
        `Another sync of ${what} is running (process ${pid}). Wait for it; if there is none, remove ${file}.`,
      )
    removeDead(file, own, pid)
  }
}

/** Gives a lock back. */
export function releaseLock(file: string): void {
  held.delete(file)
  rmSync(file, { force: true })
}

/** Puts the lock in its place with its content, in one step; false where there is one. */
function linked(own: string, file: string): boolean {
  try {
    writeFileSync(own, String(process.pid))
    linkSync(own, file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(own, { force: true })
  }
}

/** Removes the lock of a process that ended; one that somebody else has taken in the meantime is put back. */
function removeDead(file: string, own: string, pid: string | null): void {
  try {
    renameSync(file, own)
    if (readIfThere(own) !== pid) linkSync(own, file)
    rmSync(own, { force: true })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'ENOENT' && code !== 'EEXIST') throw error
  }
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}

function isRunning(pid: number): boolean {
  if (!(pid > 0) || pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
