import { type Stats, lstatSync } from 'node:fs'
import { join, sep } from 'node:path'
import { isExtended } from '../../check/dataset/collection-paths.ts'
import { bytesAt } from '../../files/bytes-at.ts'
import { sha256 } from '../../files/digest.ts'
import type { Rows } from './cache-rows.ts'

/** A file of the dataset as it was when it was last read. */
export interface InputRow {
  /** Null where it would not show the next change. */
  readonly stat: FileStat | null
  readonly digest: string
}

/**
 * Attributes of a file on the disk, as git's index keeps them. A file that was written, replaced or given
 * other times has another.
 */
type FileStat = readonly [size: number, mtimeMs: number, ctimeMs: number, ino: number]

/** Time after its last change in which a file may still change without another time, in milliseconds. */
const COARSEST_CLOCK = 2000

/**
 * The digests of the files of a folder. A file whose `FileStat` is known is not read; a file that is gone by now has
 * none. `paths` are all the files there are.
 */
export function inputDigests(
  rows: Rows<InputRow>,
  folder: string,
  paths: readonly string[],
): Map<string, string> {
  const digests = new Map<string, string>()
  const base = join(folder, sep)
  for (const path of paths) {
    const place = isExtended(path) ? join(folder, path) : base + path
    const taken = Date.now()
    const stats = lstatSync(place, { throwIfNoEntry: false })
    if (stats === undefined) continue
    const stat: FileStat = [stats.size, stats.mtimeMs, stats.ctimeMs, stats.ino]
    const known = rows.get(place)
    if (known?.stat?.every((part, at) => part === stat[at]) === true) {
      digests.set(path, known.digest)
      continue
    }
    const bytes = bytesAt(place)
    if (bytes === null) continue
    const digest = sha256(bytes)
    rows.set(place, { stat: isTelling(stats, taken) ? stat : null, digest })
    digests.set(path, digest)
  }
  return digests
}

/**
 * Whether what was seen at a moment will show every later change. It does not where the file was changed just before,
 * or later than the clock says: the next change could fall on the same time.
 */
function isTelling({ mtimeMs, ctimeMs }: Stats, taken: number): boolean {
  return Math.max(mtimeMs, ctimeMs) < taken - COARSEST_CLOCK
}
