import { lstatSync, readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import type { OutputRow } from '../cache/cache.ts'
import { isSameSignature, signatureIn, signatureOf } from '../cache/file-stat.ts'
import { sha256 } from '../../files/digest.ts'
import type { Rows } from '../cache/cache-rows.ts'
import type { Made } from './output-paths.ts'

// The output folder: files staged, locked, renamed and pruned.

/** The digest of paths with the digests of their files, whatever their order. */
export function contentsDigest(
  paths: Iterable<string>,
  digestAt: (path: string) => string | undefined,
): string {
  return sha256(
    Array.from(paths, (path) => `${path} ${digestAt(path)}\n`)
      .sort()
      .join(''),
  )
}

/** What builds noted of the files they put into an output folder: a file is read only where that cannot be trusted. */
export class FileLog {
  readonly #folder: string
  readonly #present: ReadonlySet<string>
  readonly #rows: Rows<OutputRow>

  /** `present` are the files of the last build that are in the folder. */
  constructor(folder: string, present: ReadonlySet<string>, rows: Rows<OutputRow>) {
    this.#folder = folder
    this.#present = present
    this.#rows = rows
  }

  /** What was noted of a file, if it is there as the last build left it; else null. */
  kept(path: string): OutputRow | null {
    const row = this.#rows.get(path)
    return row !== undefined && this.#isUntouched(path, row) ? row : null
  }

  /** Whether a file is there and has this digest; one that was touched since is read. */
  isInPlace(path: string, digest: string): boolean {
    if (!this.#present.has(path)) return false
    const row = this.kept(path)
    if (row !== null) return row.sha256 === digest
    const place = join(this.#folder, path)
    const signature = signatureOf(place)
    const bytes = readFileSync(place)
    const now = sha256(bytes)
    this.#rows.set(path, { signature, bytes: bytes.byteLength, sha256: now })
    return now === digest
  }

  /** Moves a staged file to its place and notes it, unless somebody changes it at this very moment. */
  place(staged: string, path: string, { bytes, sha256: digest }: Made): void {
    const place = join(this.#folder, path)
    const before = lstatSync(staged)
    renameSync(staged, place)
    const after = lstatSync(place)
    const isOurs = after.ino === before.ino && after.mtimeMs === before.mtimeMs && after.size === bytes
    this.#rows.set(path, { signature: isOurs ? signatureIn(after) : null, bytes, sha256: digest })
  }

  #isUntouched(path: string, row: OutputRow): boolean {
    return this.#present.has(path) && isSameSignature(signatureOf(`${this.#folder}/${path}`), row.signature)
  }
}
