import { existsSync, readdirSync } from 'node:fs'
import type { Manifest } from '../../contract/release.ts'
import { Fault } from './fault.ts'
import { contentsOf, digestsIn, manifestIn } from './folder.ts'
import { signatureIn } from './signature.ts'
import type { Digests } from './lists.ts'
import { namesOf } from './verify.ts'

/** The copy that a sync finds. */
export interface OldCopy {
  readonly folder: string
  readonly manifest: Manifest
  readonly digests: Digests
  /** The key that its signature proves; null where it is unsigned or damaged. */
  readonly signedBy: string | null
}

/** Reads the copy in a folder; null where the folder is empty or missing. Refuses a folder of other things. */
export async function oldCopyIn(folder: string): Promise<OldCopy | null> {
  if (!existsSync(folder) || readdirSync(folder).length === 0) return null
  const manifest = manifestIn(folder)
  if (manifest === null)
    throw new Fault(
      'foreign-files',
      `${folder} holds files that are not of a copy. Name a new or an empty folder.`,
    )
  const { digests, broken } = digestsIn(folder, manifest)
  const { kid } = await signatureIn(folder, manifest, {})
  // A copy whose lists are damaged is to be repaired: what is foreign in it cannot be known.
  if (broken.length === 0) refuseForeign(folder, namesOf(manifest, digests))
  return { folder, manifest, digests, signedBy: kid }
}

/** A swap would remove what is not of the copy: that is left to the keeper. */
function refuseForeign(folder: string, known: ReadonlySet<string>): void {
  const { files, links } = contentsOf(folder)
  const foreign = [...links, ...files.filter((path) => !known.has(path))]
  if (foreign.length === 0) return
  const more = foreign.length > 5 ? ` and ${foreign.length - 5} more` : ''
  throw new Fault(
    'foreign-files',
    `${folder} holds files that no sync made: ${foreign.slice(0, 5).join(', ')}${more}. Move them out of the copy.`,
  )
}
