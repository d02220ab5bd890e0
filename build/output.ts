import { mkdirSync, readFileSync, readdirSync, renameSync, rmSync, rmdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import glob from 'fast-glob'

/** The list of files a build made, in the output folder itself: nothing else is ever replaced or removed. */
const LIST = '.built'
/** Where changed files wait until everything else is written. */
const STAGING = '.staging'
/** What may stand in the output folder beside what a build made. */
const OURS = new Set([LIST, '.gitignore'])

/** What a build did to the output folder. */
export interface Written {
  files: number
  bytes: number
  changed: number
  removed: number
}

/**
 * The output folder of a build. Changed files are staged beside their places and renamed at the end, so none is
 * ever half-written; files of the last build that this one no longer makes are removed; what no build made stops
 * everything before anything is written.
 */
export class Output {
  readonly #folder: string
  readonly #standing: Set<string>
  readonly #listed: ReadonlySet<string>
  readonly #made = new Map<string, string>()
  readonly #staged: string[] = []
  readonly #folders = new Set<string>()
  readonly #written: Written = { files: 0, bytes: 0, changed: 0, removed: 0 }

  private constructor(folder: string, standing: Set<string>, listed: ReadonlySet<string>) {
    this.#folder = folder
    this.#standing = standing
    this.#listed = listed
  }

  /** Opens an output folder; refuses one that holds files no build made. */
  static async open(folder: string): Promise<Output> {
    mkdirSync(folder, { recursive: true })
    rmSync(join(folder, STAGING), { recursive: true, force: true })
    const listed = readList(folder)
    const standing = await glob('**', { cwd: folder, dot: true, onlyFiles: false, followSymbolicLinks: false, objectMode: true })
    const files = new Set<string>()
    const foreign: string[] = []
    for (const { path, dirent } of standing) {
      if (dirent.isDirectory() || OURS.has(path)) continue
      if (dirent.isFile() && listed?.has(path)) files.add(path)
      else foreign.push(path)
    }
    if (foreign.length > 0) throw new Error(foreignMessage(folder, foreign, listed !== null))
    return new Output(folder, files, listed ?? new Set())
  }

  /** Takes one file; the path is relative to the folder. A file that stands unchanged is left alone. */
  put(path: string, content: string | Uint8Array): void {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content
    this.#claim(path)
    this.#written.files += 1
    this.#written.bytes += bytes.byteLength
    if (this.#standing.has(path) && readFileSync(join(this.#folder, path)).equals(bytes)) return
    if (this.#staged.length === 0) mkdirSync(join(this.#folder, STAGING))
    writeFileSync(this.#stagedAt(this.#staged.length), bytes)
    this.#staged.push(path)
  }

  /** Puts every staged file in its place and removes what this build no longer makes. */
  commit(): Written {
    const paths = [...this.#made.values()]
    this.#writeList(new Set([...this.#listed, ...paths]))
    const made = new Set(paths)
    for (const path of this.#standing) if (!made.has(path)) this.#remove(path)
    for (const [at, path] of this.#staged.entries()) {
      this.#makeFolder(dirname(path))
      renameSync(this.#stagedAt(at), join(this.#folder, path))
    }
    this.#writeList(made)
    this.discard()
    return { ...this.#written, changed: this.#staged.length }
  }

  /** Drops what was staged; the folder is as it was found. */
  discard(): void {
    rmSync(join(this.#folder, STAGING), { recursive: true, force: true })
  }

  /** How many files stand in each folder, counted from what was put. */
  folderSizes(): Map<string, number> {
    const sizes = new Map<string, number>()
    for (const path of this.#made.values()) {
      const folder = dirname(path)
      sizes.set(folder, (sizes.get(folder) ?? 0) + 1)
    }
    return sizes
  }

  #claim(path: string): void {
    if (!isOwnPath(path)) throw new Error(`${path}: is no path inside the output folder`)
    const key = path.toLowerCase()
    const other = this.#made.get(key)
    if (other !== undefined) throw new Error(`${path}: the same address as ${other} (paths are matched without regard to case)`)
    this.#made.set(key, path)
  }

  #remove(path: string): void {
    rmSync(join(this.#folder, path))
    this.#written.removed += 1
    for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) {
      if (readdirSync(join(this.#folder, folder)).length > 0) return
      rmdirSync(join(this.#folder, folder))
    }
  }

  #makeFolder(folder: string): void {
    if (this.#folders.has(folder)) return
    mkdirSync(join(this.#folder, folder), { recursive: true })
    this.#folders.add(folder)
  }

  #stagedAt(at: number): string {
    return join(this.#folder, STAGING, String(at))
  }

  #writeList(paths: ReadonlySet<string>): void {
    mkdirSync(join(this.#folder, STAGING), { recursive: true })
    const staged = join(this.#folder, STAGING, 'list')
    writeFileSync(staged, `${[...paths].sort().join('\n')}\n`)
    renameSync(staged, join(this.#folder, LIST))
  }
}

/** The paths of the last build, or null where no build was made here. */
function readList(folder: string): Set<string> | null {
  try {
    return new Set(readFileSync(join(folder, LIST), 'utf8').split('\n').filter(isOwnPath))
  } catch {
    return null
  }
}

/** Whether a path stays inside the folder and away from the build's own notes. */
function isOwnPath(path: string): boolean {
  const parts = path.split('/')
  return parts.every((part) => part !== '' && part !== '.' && part !== '..') && parts[0] !== STAGING && !OURS.has(path)
}

function foreignMessage(folder: string, foreign: readonly string[], built: boolean): string {
  const shown = foreign.slice(0, 10).map((path) => `  ${path}`)
  const more = foreign.length > 10 ? [`  and ${foreign.length - 10} more`] : []
  const why = built ? 'holds files that no build made' : 'holds files and was not made by a build'
  return [`${folder}: ${why}; move them away or choose another --out:`, ...shown, ...more].join('\n')
}
