import { existsSync, readdirSync } from 'node:fs'
import { MirrorError } from './mirror-error.ts'
import { type Copy, contentsOf, copyIn } from './copy-folder.ts'
import { signatureIn } from './signature.ts'

/** The copy that a sync finds. */
export interface LocalCopy extends Pick<Copy, 'manifest' | 'digests'> {
  readonly folder: string
  /** The key that its signature proves; null where it is unsigned or damaged. */
  readonly signedBy: string | null
  /** The files and folders in it that are its keeper's own: a sync takes them into the new copy. */
  readonly keeperFiles: readonly string[]
  /** Other files in it that are not of the release; a sync that is allowed to removes them. */
  readonly extra: readonly string[]
}

/** Reads the copy in a folder; null where the folder is empty or missing. Refuses a folder of other things. */
export async function localCopyIn(folder: string, removeExtra: boolean): Promise<LocalCopy | null> {
  if (!existsSync(folder) || readdirSync(folder).length === 0) return null
  const copy = copyIn(folder)
  if (copy === null)
    throw new MirrorError(
      'foreign-files',
      `${folder} holds files that are not of a copy. Name a new or an empty folder.`,
    )
  const { manifest, digests, known, broken } = copy
  const { kid } = await signatureIn(folder, manifest, {})
  const contents = contentsOf(folder, known)
  // A copy whose lists are damaged is to be repaired: what is foreign in it cannot be known.
  const extra = broken.length > 0 ? [] : contents.extra
  if (!removeExtra) refuseExtra(folder, extra)
  return { folder, manifest, digests, signedBy: kid, keeperFiles: contents.keeperFiles, extra }
}

/** A swap would remove what is not of the copy: that is left to the keeper. */
function refuseExtra(folder: string, extra: readonly string[]): void {
  if (extra.length === 0) return
  const more = extra.length > 5 ? ` and ${extra.length - 5} more` : ''
  throw new MirrorError(
    'foreign-files',
    `${folder} holds files that no sync made: ${extra.slice(0, 5).join(', ')}${more}. Move them out of the copy, or have them removed with --remove-extra.`,
  )
}
