import { lstatSync, readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import type { MarkSums } from '../cache/cache.ts'
import { signatureIn } from '../cache/file-stat.ts'
import { sha256 } from '../../files/digest.ts'
import { item } from '../../contract/item.ts'
import { type LastBuild, MARKS, groupOf, markOf } from './last-build.ts'

// The output folder: files staged, locked, renamed and pruned.

/** Which files of an output folder are as the last build left them: they are read only where a signature is another. */
export class FileLog {
  readonly #folder: string
  /** The marks of the files that are there, and their sums. */
  readonly #marks: Map<string, number>
  readonly #sums: number[]
  readonly #isUntouched: readonly boolean[]

  /** `left` is what the last build noted at its end. */
  constructor(folder: string, { files, sums }: LastBuild, left: MarkSums | null) {
    this.#folder = folder
    this.#marks = files
    this.#sums = sums
    this.#isUntouched = sums.map((sum, group) => left?.[group] === sum)
  }

  /** What the next build is to know of the files. */
  get sums(): MarkSums {
    return this.#sums
  }

  /** Whether every file is as the last build left it. */
  isAsLeft(): boolean {
    return this.#isUntouched.every(Boolean)
  }

  /** Whether a file is known to be as the last build left it, without being read. */
  isUntouched(path: string): boolean {
    return this.#marks.has(path) && item(this.#isUntouched, groupOf(path))
  }

  /** Whether a file is there as the last build left it, when it had this digest. */
  isKept(path: string, digest: string): boolean {
    return this.isUntouched(path) || this.isInPlace(path, digest)
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
    this.#note(path, isOurs ? markOf(path, signatureIn(after)) : Number.NaN)
  }

  /** Forgets a file that was removed. */
  drop(path: string): void {
    this.#note(path, 0)
    this.#marks.delete(path)
  }

  #note(path: string, mark: number): void {
    const group = groupOf(path)
    this.#sums[group] = (item(this.#sums, group) + mark - (this.#marks.get(path) ?? 0) + MARKS) % MARKS
    this.#marks.set(path, mark)
  }
}
