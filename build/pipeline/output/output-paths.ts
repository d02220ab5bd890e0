import { isOwnPath } from './folder.ts'
import type { Staged } from './stager.ts'

/** Content of a file that a build makes, and the name it is staged under; null where its file is unchanged. */
export type Made = Omit<Staged, 'path'>

/** A file as a build left it. */
export type KeptFile = readonly [path: string, digest: string, bytes: number]

/** The paths that a build makes, each with what is in it. */
export class OutputPaths {
  readonly #made = new Map<string, Made>()
  /** Every path by its lower-case form. */
  readonly #addresses = new Map<string, string>()

  /** Adds a path. Throws where it leads out of the folder, or is the same address as another one. */
  add(path: string, made: Made): void {
    if (!isOwnPath(path)) throw new Error(`${path} is not a path inside the output folder`)
    const address = path.toLowerCase()
    const other = this.#addresses.get(address)
    if (other !== undefined)
      throw new Error(`${path} is the same address as ${other} (paths are matched without regard to case)`)
    this.#addresses.set(address, path)
    this.#made.set(path, made)
  }

  /** Forgets a path, so that it can be added again. */
  drop(path: string): void {
    this.#addresses.delete(path.toLowerCase())
    this.#made.delete(path)
  }

  has(path: string): boolean {
    return this.#made.has(path)
  }

  /** File at a path; undefined where none is made. */
  get(path: string): Made | undefined {
    return this.#made.get(path)
  }

  /** Every path with what is in it. */
  entries(): IterableIterator<[path: string, made: Made]> {
    return this.#made.entries()
  }

  paths(): IterableIterator<string> {
    return this.#made.keys()
  }

  get size(): number {
    return this.#made.size
  }

  /** Numbers of files and bytes that are made, and of files that are not in their places yet. */
  counts(): { files: number; bytes: number; changed: number } {
    const all = [...this.#made.values()]
    return {
      files: all.length,
      bytes: all.reduce((total, { bytes }) => total + bytes, 0),
      changed: all.filter(({ name }) => name !== null).length,
    }
  }
}
