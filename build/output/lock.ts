import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { LOCK, makeFolder, removeIfEmpty } from './folder.ts'

/**
 * The right to write into an output folder, which one build has at a time. Each puts a file of its own into the lock
 * folder and then looks who else is there: of two that come at once, at least one sees the other. The file's name
 * tells the process and when that began, so that what a killed build left is known and removed, even where its number
 * was given to another process since. No two builds share a file, so none removes what another has just put.
 */
export class Lock {
  readonly #folder: string
  /** The first of the folders that were made for the output; undefined where it stood. */
  readonly #made: string | undefined
  readonly #name = [process.pid, startOf(process.pid) ?? UNKNOWN, randomUUID()].join('.')

  private constructor(folder: string) {
    this.#folder = folder
    this.#made = makeFolder(folder)
  }

  /** Takes the lock of a folder, which is made where it does not stand; refuses while another build has it. */
  static take(folder: string): Lock {
    const lock = new Lock(folder)
    try {
      lock.#enter()
      lock.#refuseOthers()
      return lock
    } catch (error) {
      lock.release()
      throw error
    }
  }

  /** Whether the lock is still this build's: a person may have removed it, and another build be at work since. */
  isHeld(): boolean {
    return existsSync(join(this.#place, this.#name))
  }

  /** Refuses to go on without the lock. */
  assertHeld(): void {
    if (!this.isHeld())
      throw new Error(`${this.#place}: was removed while this build ran. Build again; nothing was changed`)
  }

  /** Gives the lock back; folders made for an output that came to nothing go with it. */
  release(): void {
    if (this.isHeld()) {
      rmSync(join(this.#place, this.#name), { force: true })
      removeIfEmpty(this.#place)
    }
    if (this.#made === undefined) return
    for (let folder = this.#folder; folder.length >= this.#made.length; folder = dirname(folder))
      removeIfEmpty(folder)
  }

  get #place(): string {
    return join(this.#folder, LOCK)
  }

  #enter(): void {
    for (let triesLeft = 10; ; triesLeft--) {
      try {
        mkdirSync(this.#place, { recursive: true })
        closeSync(openSync(join(this.#place, this.#name), 'wx'))
        return
      } catch (error) {
        const { code } = error as NodeJS.ErrnoException
        if (code === 'EEXIST') throw noLock(this.#place)
        // The lock folder goes with the build that was in it: between the two steps here, too.
        if (code !== 'ENOENT' || triesLeft === 0) throw error
      }
    }
  }

  #refuseOthers(): void {
    for (const name of readdirSync(this.#place)) {
      if (name === this.#name) continue
      const [, pid, started = ''] = /^(\d+)\.([\w-]+)\.[\w-]+$/u.exec(name) ?? []
      if (pid === undefined) throw noLock(join(this.#place, name))
      if (isRunning(Number(pid), started))
        throw new Error(
          `another build (process ${pid}) is at work in ${this.#folder}; wait for it, or remove ${this.#place} if there is none`,
        )
      rmSync(join(this.#place, name), { force: true })
    }
  }
}

const UNKNOWN = 'unknown'

function noLock(path: string): Error {
  return new Error(`${path}: is no lock of a build; move it away or choose another --out`)
}

function isRunning(pid: number, started: string): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false // Another user's process is one all the same.
  }
  const start = startOf(pid)
  return start === null || started === UNKNOWN || start === started
}

/** When a process began, in the words of its system; null where it does not tell. */
function startOf(pid: number): string | null {
  if (!existsSync('/proc/self/stat')) {
    const env = { ...process.env, LC_ALL: 'C', TZ: 'UTC' }
    const { stdout } = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8', env })
    return (stdout as string | null)?.trim().replace(/\W+/gu, '-') || null
  }
  // The name comes second, in brackets, and may hold anything; the state follows it, the start is 19 fields on.
  const fields = statOf(pid)
    ?.replace(/^.*\) /su, '')
    .split(' ')
  return fields?.[0] === 'Z' ? 'ended' : (fields?.[19] ?? null)
}

function statOf(pid: number): string | null {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
  } catch {
    return null
  }
}
