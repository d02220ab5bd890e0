import { readFileSync } from 'node:fs'

// Shared by rooms that use the disk. This module: a file that may be gone.

/** Codes of a disk where no file is at a path, or none any more. */
const GONE = new Set(['ENOENT', 'ENOTDIR', 'EISDIR'])

/** The bytes of a file; null where it is gone. */
export function bytesAt(file: string): Buffer | null {
  try {
    return readFileSync(file)
  } catch (error) {
    if (GONE.has((error as NodeJS.ErrnoException).code ?? '')) return null
    throw error
  }
}
