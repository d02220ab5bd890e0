import { type FSWatcher, watch } from 'node:fs'
import { join } from 'node:path'
import { isPassedOver } from '../../check/dataset/collection-paths.ts'
import { entriesOf, foldersOf } from '../../check/dataset/list.ts'

/** Time without a further change before a change counts as whole, in milliseconds: several files are saved as one. */
const QUIET = 50

/** Calls back, one call at a time, after every change of a dataset or one that it extends, files of editors apart. */
export class FolderWatch {
  readonly #folder: string
  readonly #changed: () => Promise<void>
  readonly #watchers = new Map<string, FSWatcher>()
  #timer: NodeJS.Timeout | undefined
  #running: Promise<void> = Promise.resolve()

  constructor(folder: string, changed: () => Promise<void>) {
    this.#folder = folder
    this.#changed = changed
    this.#watchEveryFolder()
  }

  /** Stops; a call that is under way is waited for. */
  async close(): Promise<void> {
    clearTimeout(this.#timer)
    for (const watcher of this.#watchers.values()) watcher.close()
    await this.#running
  }

  #soon(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      try {
        this.#watchEveryFolder()
      } catch {
        // A folder went while it was listed: the build says what is missing, and the next change finds the others.
      }
      this.#running = this.#running.then(() => this.#changed())
    }, QUIET)
  }

  /** Watches each folder by itself: that tells of every file in it, of those that are replaced, too. */
  #watchEveryFolder(): void {
    const folders = new Set(foldersOf(this.#folder).flatMap((folder) => [folder, ...foldersBelow(folder)]))
    for (const [path, watcher] of this.#watchers)
      if (!folders.has(path)) {
        watcher.close()
        this.#watchers.delete(path)
      }
    for (const path of folders)
      if (!this.#watchers.has(path)) {
        const watcher = watch(path, (_event, name) => {
          if (name === null || !isPassedOver(name, false)) this.#soon()
        })
        // A folder that is removed while it is watched: the one above it tells of that.
        watcher.on('error', () => watcher.close())
        this.#watchers.set(path, watcher)
      }
  }
}

function foldersBelow(folder: string): string[] {
  const below = entriesOf(folder).filter(({ dirent }) => dirent.isDirectory())
  return below.map(({ path }) => join(folder, path))
}
