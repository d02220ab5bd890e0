import { rmdirSync } from 'node:fs'

const LEFT = new Set(['ENOTEMPTY', 'EEXIST', 'ENOENT', 'ENOTDIR'])

/** Removes a folder if it is empty. A folder with something in it, a file, and what is gone already are left as they are. */
export function removeIfEmpty(folder: string): void {
  try {
    rmdirSync(folder)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (!LEFT.has(code ?? '')) throw error
  }
}
