import { isOwnPath } from './folder.ts'
import type { Staged } from './stager.ts'

/** What is in a file that a build makes, and the name it is staged under; null where its file is unchanged. */
export type Made = Omit<Staged, 'path'>

/**
 * The paths that a build makes, each with what is in it. Kept by folder, since a large build makes hundreds of thousands
 * of paths in few folders.
 */
export class OutputPaths {
  readonly #folders = new Map<string, Map<string, Made>>()
  /** The paths with capital letters, by their lower-case form. */
  readonly #capitals = new Map<string, string>()

  /** Adds a path that `assertFree` let pass. */
  add(path: string, made: Made): void {
    const [folder, name] = folderAndName(path)
    const names = this.#folders.get(folder) ?? new Map<string, Made>()
    this.#folders.set(folder, names)
    names.set(name, made)
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
    return this.get(path) !== undefined
  }

  /** What is in a path; undefined where it is not made. */
  get(path: string): Made | undefined {
    const [folder, name] = folderAndName(path)
    return this.#folders.get(folder)?.get(name)
  }

  /** Every folder with the names made in it. */
  folders(): IterableIterator<[folder: string, names: ReadonlyMap<string, Made>]> {
    return this.#folders.entries()
  }

  *paths(): Generator<string> {
    for (const [folder, names] of this.#folders) {
      const before = folder === HERE ? '' : `${folder}/`
      for (const name of names.keys()) yield before + name
    }
  }
}

/** The folder of a path without one. */
const HERE = '.'

/** Splits a path of the output, which is in its shortest form already: `isOwnPath`. */
function folderAndName(path: string): [folder: string, name: string] {
  const at = path.lastIndexOf('/')
  return at < 0 ? [HERE, path] : [path.slice(0, at), path.slice(at + 1)]
}
