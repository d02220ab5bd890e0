import { lstatSync } from 'node:fs'
import { join, sep } from 'node:path'
import { bytesAt } from '../../files/bytes-at.ts'
import { sha256 } from '../../files/digest.ts'
import type { InputRow } from './cache.ts'
import { isSameSignature, isTelling, signatureIn } from './file-stat.ts'
import type { Rows } from './cache-rows.ts'

/**
 * The digests of the files of a folder. A file whose signature is known is not read; a file that is gone by now has
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
    const place = base + path
    const taken = Date.now()
    const stats = lstatSync(place, { throwIfNoEntry: false })
    if (stats === undefined) continue
    const signature = signatureIn(stats)
    const known = rows.get(place)
    if (known !== undefined && isSameSignature(known.signature, signature)) {
      digests.set(path, known.digest)
      continue
    }
    const bytes = bytesAt(place)
    if (bytes === null) continue
    const digest = sha256(bytes)
    rows.set(place, { signature: isTelling(stats, taken) ? signature : null, digest })
    digests.set(path, digest)
  }
  return digests
}
