import type { Stats } from 'node:fs'

/**
 * What a disk says of a file without reading it: size, times of change and inode, as git's index keeps them. A file
 * that was written, replaced or given other times has another signature.
 */
export type Signature = readonly [size: number, mtimeMs: number, ctimeMs: number, ino: number]

export function signatureIn({ size, mtimeMs, ctimeMs, ino }: Stats): Signature {
  return [size, mtimeMs, ctimeMs, ino]
}

/** Whether two signatures are the same; one that is missing is like no other. */
export function isSameSignature(one: Signature | null, two: Signature | null): boolean {
  if (one === null || two === null) return false
  return one[0] === two[0] && one[1] === two[1] && one[2] === two[2] && one[3] === two[3]
}

/** How long after its last change a file may still change without another time, in milliseconds. */
const COARSEST_CLOCK = 2000

/**
 * Whether a signature taken at a moment will show every later change. It does not where the file was changed just
 * before, or later than the clock says: the next change could fall on the same time.
 */
export function isTelling({ mtimeMs, ctimeMs }: Stats, taken: number): boolean {
  return Math.max(mtimeMs, ctimeMs) < taken - COARSEST_CLOCK
}
