import { join } from 'node:path'
import { type Manifest, RELEASE } from '../../contract/release.ts'
import { fileDigest } from '../../files/digest.ts'
import { MirrorError } from './mirror-error.ts'
import { contentsOf, copyIn, downloadsOf } from './copy-folder.ts'
import { listOfLists } from './listed-files.ts'
import { type Trust, signatureIn } from './signature.ts'

/** Findings of a look at every byte of a copy. */
export interface Verification {
  readonly whole: boolean
  readonly release: number
  readonly data_date: string
  readonly base_url: string
  readonly files: number
  readonly bytes: number
  /** The thumbprint of the key; null where the release is unsigned. */
  readonly signed_by: string | null
  /** Whether that key is one that was named, or vouched for by one; else the copy vouches for itself. */
  readonly vouched: boolean
  /** Contradictions to the manifest itself: its lists, its signature. */
  readonly broken: readonly string[]
  readonly missing: readonly string[]
  readonly changed: readonly string[]
  /** Files, links and other things that the release does not name; the keeper's own files are none of them. */
  readonly extra: readonly string[]
}

/** Compares every file of a copy with its release. Throws where the folder cannot be checked at all. */
export async function verifyFolder(folder: string, trust: Trust = {}): Promise<Verification> {
  const copy = copyIn(folder)
  if (copy === null)
    throw new MirrorError(
      'not-a-release',
      `${folder} has no ${RELEASE.manifest}: it is not a copy, or an old one.`,
    )
  const { manifest, digests, known, broken } = copy
  const signing = await signatureIn(folder, manifest, trust)
  const { files, links, extra } = contentsOf(folder, known)
  const present = new Set(files)
  // Links are not followed: one in the place of a file is another thing than that file.
  const replaced = new Set(links.filter((path) => known.has(path)))
  const optional = new Map(downloadsOf(manifest).map(({ path, sha256 }) => [path, sha256]))
  const changed = [...replaced]
  let bytes = 0
  const compare = (path: string, digest: string) => {
    const file = fileDigest(join(folder, path))
    bytes += file.bytes
    if (file.sha256 !== digest) changed.push(path)
  }
  for (const [path, digest] of digests) if (present.has(path)) compare(path, digest)
  for (const [path, digest] of optional) if (present.has(path)) compare(path, digest)
  const missing = [...digests.keys()].filter((path) => !present.has(path) && !replaced.has(path))
  const problems = [...ownProblems(manifest), ...signing.broken, ...broken]
  if (present.has(RELEASE.lists)) compare(RELEASE.lists, manifest.digest)
  else if (!replaced.has(RELEASE.lists)) missing.push(RELEASE.lists)
  return {
    whole: problems.length + missing.length + changed.length + extra.length === 0,
    release: manifest.release,
    data_date: manifest.data_date,
    base_url: manifest.base_url,
    files: digests.size,
    bytes,
    signed_by: signing.kid,
    vouched: signing.kid !== null && (trust.keys ?? []).length > 0,
    broken: problems,
    missing,
    changed: changed.sort(),
    extra: extra.toSorted(),
  }
}

function ownProblems(manifest: Manifest): string[] {
  try {
    listOfLists(manifest)
    return []
  } catch (error) {
    return [(error as Error).message]
  }
}
