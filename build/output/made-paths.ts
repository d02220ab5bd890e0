import { basename, dirname, posix } from 'node:path'
import { isOwnPath } from './folder.ts'

/**
 * The paths that a build makes, each with the number it is staged under; null where its file is unchanged. Kept by
 * folder, since a large build makes hundreds of thousands of paths in few folders.
 */
export class MadePaths {
  readonly #folders = new Map<string, Map<string, number | null>>()
  /** The paths with capital letters, by their lower-case form. */
  readonly #capitals = new Map<string, string>()

  /** Adds a path that `assertFree` let pass. */
  add(path: string, staged: number | null): void {
    const names = this.#folders.get(dirname(path)) ?? new Map<string, number | null>()
    this.#folders.set(dirname(path), names)
    names.set(basename(path), staged)
    if (path !== path.toLowerCase()) this.#capitals.set(path.toLowerCase(), path)
  }

  /** Throws where a path leads out of the folder, or is the same address as another one. */
  assertFree(path: string): void {
    if (!isOwnPath(path)) throw new Error(`${path} is not a path inside the output folder`)
    const key = path.toLowerCase()
    const other = this.#capitals.get(key) ?? (this.has(key) ? key : undefined)
    if (other !== undefined)
      throw new Error(`${path} is the same address as ${other} (paths are matched without regard to case)`)
  }

  has(path: string): boolean {
    return this.stagedAs(path) !== undefined
  }

  /** The number a path is staged under, null where its file is unchanged, undefined where it is not made. */
  stagedAs(path: string): number | null | undefined {
    return this.#folders.get(dirname(path))?.get(basename(path))
  }

  /** Every folder with the names made in it. */
  folders(): IterableIterator<[folder: string, names: ReadonlyMap<string, number | null>]> {
    return this.#folders.entries()
  }

  *paths(): Generator<string> {
    for (const [folder, names] of this.#folders)
      for (const name of names.keys()) yield posix.join(folder, name)
  }
}
