import { lstatSync, readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import type { MarkSums } from '../cache/cache.ts'
import { signatureIn } from '../cache/file-stat.ts'
import { sha256 } from '../../files/digest.ts'
import { hashOf } from '../cache/cache-rows.ts'
import { markOf } from './last-build.ts'

// The output folder: files staged, locked, renamed and pruned.

/** How many groups the files of an output are in: one file that is touched has a group read, not all. */
const GROUPS = 256

function groupOf(path: string): number {
  return hashOf(path) % GROUPS
}

function sumsOf(marks: Iterable<readonly [path: string, mark: number]>): number[] {
  const sums = Array.from({ length: GROUPS }, () => 0)
  for (const [path, mark] of marks) {
    const group = groupOf(path)
    sums[group] = ((sums[group] ?? 0) + mark) % 2 ** 48
  }
  return sums
}

/** Which files of an output folder are as the last build left them: they are read only where a signature is another. */
export class FileLog {
  readonly #folder: string
  /** The marks of the files that are there. */
  readonly #marks: Map<string, number>
  readonly #isUntouched: readonly boolean[]

  /** `left` is what the last build noted at its end. */
  constructor(folder: string, marks: Map<string, number>, left: MarkSums | null) {
    this.#folder = folder
    this.#marks = marks
    this.#isUntouched = sumsOf(marks).map((sum, group) => left?.[group] === sum)
  }

  /** Whether every file is as the last build left it. */
  get isUntouched(): boolean {
    return this.#isUntouched.every(Boolean)
  }

  /** Whether a file is there as the last build left it, when it had this digest. */
  isKept(path: string, digest: string): boolean {
    return (
      this.#marks.has(path) && (this.#isUntouched[groupOf(path)] === true || this.isInPlace(path, digest))
    )
  }

  /** Whether a file is there and has this digest. */
  isInPlace(path: string, digest: string): boolean {
    return this.#marks.has(path) && sha256(readFileSync(join(this.#folder, path))) === digest
  }

  /** Moves a staged file to its place; its mark is none where somebody changes it at this very moment. */
  place(staged: string, path: string, bytes: number): void {
    const place = join(this.#folder, path)
    const before = lstatSync(staged)
    renameSync(staged, place)
    const after = lstatSync(place)
    const isOurs = after.ino === before.ino && after.mtimeMs === before.mtimeMs && after.size === bytes
    this.#marks.set(path, isOurs ? markOf(path, signatureIn(after)) : Number.NaN)
  }

  /** What is noted of the files of a build at its end. */
  sumsOf(paths: Iterable<string>): MarkSums {
    return sumsOf(Array.from(paths, (path) => [path, this.#marks.get(path) ?? Number.NaN]))
  }
}
