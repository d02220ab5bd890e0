import { rmdirSync } from 'node:fs'

const LEFT = new Set(['ENOTEMPTY', 'EEXIST', 'ENOENT', 'ENOTDIR'])

/** Removes an empty folder; one with something in it, that is gone already or is no folder, is left as it is. */
export function removeIfEmpty(folder: string): void {
  try {
    rmdirSync(folder)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (!LEFT.has(code ?? '')) throw error
  }
}
