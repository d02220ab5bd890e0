import { spawnSync } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { LOCK, makeFolder, removeIfEmpty } from './standing.ts'

/**
 * The right to write into an output folder, which one build has at a time. It is a file that names the process and
 * when that began, so that what a killed build left is told from a build at work, even where its number was given
 * to another process since.
 */
export class Lock {
  readonly #folder: string
  readonly #note: string
  /** The first of the folders that were made for the output; undefined where it stood. */
  readonly #made: string | undefined

  private constructor(folder: string, note: string, made: string | undefined) {
    this.#folder = folder
    this.#note = note
    this.#made = made
  }

  /** Takes the lock of a folder, which is made where it does not stand; refuses while another build has it. */
  static take(folder: string): Lock {
    const made = makeFolder(folder)
    const path = join(folder, LOCK)
    const note = `process ${process.pid}, started ${startOf(process.pid) ?? UNKNOWN}\n`
    for (let tries = 0; tries < 10; tries++) {
      if (isCreated(path, note)) return new Lock(folder, note, made)
      const found = textAt(path)
      if (found === null) continue // Released this moment.
      refuseIfAtWork(folder, found)
      if (textAt(path) === found) rmSync(path, { force: true })
    }
    throw atWork(folder)
  }

  /** Whether the lock is still this build's: a person may have removed it, and another build taken it since. */
  isHeld(): boolean {
    return textAt(this.#path) === this.#note
  }

  /** Refuses to go on without the lock. */
  assertHeld(): void {
    if (!this.isHeld())
      throw new Error(`${this.#path}: was removed while this build ran. Build again; nothing was changed`)
  }

  /** Gives the lock back; folders made for an output that came to nothing go with it. */
  release(): void {
    if (!this.isHeld()) return
    rmSync(this.#path, { force: true })
    if (this.#made === undefined) return
    for (let folder = this.#folder; folder.length >= this.#made.length; folder = dirname(folder))
      removeIfEmpty(folder)
  }

  get #path(): string {
    return join(this.#folder, LOCK)
  }
}

const UNKNOWN = 'unknown'
/** After so many milliseconds an empty lock is no lock about to be written. */
const LONGEST_WRITE = 10_000

function isCreated(path: string, note: string): boolean {
  let file: number
  try {
    file = openSync(path, 'wx')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
  try {
    writeFileSync(file, note)
    return true
  } catch (error) {
    rmSync(path, { force: true })
    throw error
  } finally {
    closeSync(file)
  }
}

function textAt(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

function refuseIfAtWork(folder: string, found: string): void {
  const path = join(folder, LOCK)
  const [, number = '', started = ''] = /^process (\d+), started (.+)\n$/u.exec(found) ?? []
  if (number !== '') {
    if (isRunning(Number(number), started)) throw atWork(folder, number)
  } else if (found !== '') {
    throw new Error(`${path}: is no lock of a build; move it away or choose another --out`)
  } else if (Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0) < LONGEST_WRITE) {
    throw atWork(folder)
  }
}

function atWork(folder: string, number?: string): Error {
  const which = number === undefined ? '' : ` (process ${number})`
  return new Error(
    `another build${which} is at work in ${folder}; wait for it, or remove ${join(folder, LOCK)} if there is none`,
  )
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

/** When a process began, as its system tells it; null where it does not tell. */
function startOf(pid: number): string | null {
  if (!existsSync('/proc/self/stat')) {
    const env = { ...process.env, LC_ALL: 'C', TZ: 'UTC' }
    const { stdout } = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8', env })
    return (stdout as string | null)?.trim() || null
  }
  // The name comes second, in brackets, and may hold anything; the state follows it, the start is 19 fields on.
  const fields = textAt(`/proc/${pid}/stat`)
    ?.replace(/^.*\) /su, '')
    .split(' ')
  return fields?.[0] === 'Z' ? 'ended' : (fields?.[19] ?? null)
}
