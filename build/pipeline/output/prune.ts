import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { removeIfEmpty } from '../../serve/mirror/empty-folder.ts'
import { type LastBuild, foldersAbove } from './folder.ts'

/**
 * Removes what is no longer made, the folders that are empty then (a stopped build leaves such too), and empty folders,
 * whoever made them, where a file must be. Gives the number of files removed.
 */
export function prune(
  folder: string,
  last: LastBuild,
  dropped: readonly string[],
  isMade: (path: string) => boolean,
): number {
  const folders = new Set(last.empty.flatMap((empty) => inTheWay(empty, isMade)))
  let removed = 0
  for (const path of dropped) {
    if (last.files.has(path)) {
      rmSync(join(folder, path))
      removed += 1
    }
    for (const above of foldersAbove(path)) folders.add(above)
  }
  const deepestFirst = [...folders].sort((a, b) => b.length - a.length)
  for (const path of deepestFirst) removeIfEmpty(join(folder, path))
  return removed
}

/** An empty folder and those above it, up to the one where a file must be. */
function inTheWay(empty: string, isMade: (path: string) => boolean): string[] {
  const folders = [empty, ...foldersAbove(empty)]
  return folders.slice(0, folders.findIndex(isMade) + 1)
}
