import { type Manifest, RELEASE } from '../../contract/release.ts'
import { Fault } from './fault.ts'
import { listOfLists } from './listed-files.ts'
import { readManifest } from './manifest.ts'
import type { OldCopy } from './local-copy.ts'
import type { Remote } from './remote.ts'
import { type Trust, proveManifest } from './signature.ts'

/** A release as a site offers it, proven as far as a manifest and its signature can be. */
export interface Offer {
  readonly manifest: Manifest
  /** The files in which the release describes itself, as they were fetched. */
  readonly own: ReadonlyMap<string, Uint8Array>
}

/** What a keeper allows that is refused otherwise. */
export interface Allowed extends Trust {
  /** An older release than the copy has. */
  readonly allowOlder?: boolean
  /** A release of another site than the copy is of. */
  readonly allowOtherSite?: boolean
  /** An unsigned release where the copy is signed. */
  readonly allowUnsigned?: boolean
}

/** No manifest and no set of keys is longer. */
const LONGEST = 16 * 1024 * 1024

/** Fetches the manifest of a site with its signature, and refuses what may not follow the old copy. */
export async function offerOf(remote: Remote, old: OldCopy | null, allowed: Allowed): Promise<Offer> {
  const bytes = await remote.read(RELEASE.manifest, LONGEST)
  if (bytes === null)
    throw new Fault(
      'not-a-release',
      `${remote.base}/${RELEASE.manifest} is missing: no release is published there.`,
    )
  const manifest = readManifest(text(bytes), `${remote.base}/${RELEASE.manifest}`)
  const own = new Map<string, Uint8Array>([
    [RELEASE.manifest, bytes],
    [RELEASE.lists, listOfLists(manifest)],
  ])
  if (manifest.signed_by !== null) {
    for (const path of [RELEASE.signature, RELEASE.keys]) {
      const proof = await remote.read(path, LONGEST)
      if (proof !== null) own.set(path, proof)
    }
  }
  const proof = (path: string) => (own.has(path) ? text(own.get(path) ?? Buffer.of()) : null)
  await proveManifest(
    manifest,
    { manifest: bytes, signature: proof(RELEASE.signature), keys: proof(RELEASE.keys) },
    trustOf(manifest, old, allowed),
  )
  refuseBackwards(manifest, old, allowed)
  return { manifest, own }
}

function trustOf(manifest: Manifest, old: OldCopy | null, { keys, allowUnsigned }: Allowed): Trust {
  if (manifest.signed_by === null && allowUnsigned === true) return {}
  if (keys !== undefined && keys.length > 0) return { keys }
  if (old === null || old.manifest.signed_by === null) return {}
  if (old.signedBy === null)
    throw new Fault(
      'bad-signature',
      `The copy's own signature is damaged, so the key to trust is not known. Name it with --key, or start with a new folder.`,
    )
  return { keys: [old.signedBy] }
}

/** Refuses a release of another site, and one that is older than the copy. */
function refuseBackwards(manifest: Manifest, old: OldCopy | null, allowed: Allowed): void {
  if (old === null) return
  const [now, before] = [manifest, old.manifest]
  if (now.base_url !== before.base_url && allowed.allowOtherSite !== true)
    throw new Fault(
      'other-site',
      `The manifest is of another site, ${now.base_url}; the copy is of ${before.base_url}. Use another folder, or --allow-other-site.`,
    )
  const isOlder =
    now.release < before.release || (now.release === before.release && now.data_date < before.data_date)
  if (isOlder && allowed.allowOlder !== true)
    throw new Fault(
      'older-release',
      `The site offers release ${now.release} of ${now.data_date}; the copy has release ${before.release} of ${before.data_date}. To go back, use --allow-older.`,
    )
}

function text(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes)
}
