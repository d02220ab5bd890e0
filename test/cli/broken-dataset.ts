import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '../support/built.ts'

// Datasets that commands are tried on.

export const GOLDEN = 'test/golden/data'

/** A copy of the golden dataset in which something is wrong. */
export function broken(breakIt: (file: (path: string) => string) => void): string {
  const folder = temporaryFolder('broken')
  cpSync(GOLDEN, folder, { recursive: true })
  breakIt((path) => join(folder, path))
  return folder
}
