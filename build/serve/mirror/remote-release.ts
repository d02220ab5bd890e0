import { type Manifest, RELEASE } from '../../contract/release.ts'
import { MirrorError } from './mirror-error.ts'
import { listOfLists } from './listed-files.ts'
import { readManifest } from './manifest.ts'
import type { LocalCopy } from './local-copy.ts'
import type { Remote } from './remote.ts'
import { type Trust, proveManifest } from './signature.ts'

/** The release of a site, proven as far as a manifest and its signature can be. */
export interface RemoteRelease {
  readonly manifest: Manifest
  /** Manifest, lists, signature and keys, as they were fetched. */
  readonly descriptionFiles: ReadonlyMap<string, Uint8Array>
}

/** Releases that a keeper takes: what is not allowed here is refused. */
export interface SyncLimits extends Trust {
  /** An older release than the copy has. */
  readonly allowOlder?: boolean
  /** A release of another site than the copy is of. */
  readonly allowOtherSite?: boolean
  /** An unsigned release where the copy is signed. */
  readonly allowUnsigned?: boolean
}

/** No manifest and no set of keys is longer. */
const LONGEST = 16 * 1024 * 1024

/** Fetches the manifest of a site with its signature, and refuses what may not follow the local copy. */
export async function fetchRelease(
  remote: Remote,
  local: LocalCopy | null,
  limits: SyncLimits,
): Promise<RemoteRelease> {
  const bytes = await remote.read(RELEASE.manifest, LONGEST)
  if (bytes === null)
    throw new MirrorError(
      'not-a-release',
      `${remote.base}/${RELEASE.manifest} is missing: no release is published there.`,
    )
  const manifest = readManifest(new TextDecoder().decode(bytes), `${remote.base}/${RELEASE.manifest}`)
  const descriptionFiles = new Map<string, Uint8Array>([
    [RELEASE.manifest, bytes],
    [RELEASE.lists, listOfLists(manifest)],
  ])
  if (manifest.signed_by !== null) {
    for (const path of [RELEASE.signature, RELEASE.keys]) {
      const proof = await remote.read(path, LONGEST)
      if (proof !== null) descriptionFiles.set(path, proof)
    }
  }
  const proof = (path: string) => text(descriptionFiles.get(path))
  await proveManifest(
    manifest,
    { manifest: bytes, signature: proof(RELEASE.signature), keys: proof(RELEASE.keys) },
    trustOf(manifest, local, limits),
  )
  refuseBackwards(manifest, local, limits)
  return { manifest, descriptionFiles }
}

function trustOf(manifest: Manifest, local: LocalCopy | null, { keys, allowUnsigned }: SyncLimits): Trust {
  if (manifest.signed_by === null && allowUnsigned === true) return {}
  if (keys !== undefined && keys.length > 0) return { keys }
  if (local === null || local.manifest.signed_by === null) return {}
  if (local.signedBy === null)
    throw new MirrorError(
      'bad-signature',
      `The copy's own signature is damaged, so the key to trust is not known. Name it with --key, or start with a new folder.`,
    )
  return { keys: [local.signedBy] }
}

/** Refuses a release of another site, and one that is older than the copy. */
function refuseBackwards(manifest: Manifest, local: LocalCopy | null, limits: SyncLimits): void {
  if (local === null) return
  const [now, before] = [manifest, local.manifest]
  if (now.base_url !== before.base_url && limits.allowOtherSite !== true)
    throw new MirrorError(
      'other-site',
      `The manifest is of another site, ${now.base_url}; the copy is of ${before.base_url}. Use another folder, or --allow-other-site.`,
    )
  const isOlder =
    now.release < before.release || (now.release === before.release && now.data_date < before.data_date)
  if (isOlder && limits.allowOlder !== true)
    throw new MirrorError(
      'older-release',
      `The site offers release ${now.release} of ${now.data_date}; the copy has release ${before.release} of ${before.data_date}. To go back, use --allow-older.`,
    )
}

function text(bytes: Uint8Array | undefined): string | null {
  return bytes === undefined ? null : new TextDecoder().decode(bytes)
}
