import type { Manifest } from '../../contract/release.ts'
import { asFault } from './fault.ts'
import { Filling } from './download.ts'
import { type Allowed, type Offer, offerOf } from './remote-manifest.ts'
import { type OldCopy, oldCopyIn } from './local-copy.ts'
import { Remote, type RemoteOptions } from './remote.ts'
import { Staging } from './staging.ts'
import { verifyFolder } from './verify.ts'

/** What a sync is asked to do. */
export interface SyncOptions extends RemoteOptions, Allowed {
  readonly progress?: (line: string) => void
  /** Whether files that are not of the release are removed from the copy. */
  readonly removeExtra?: boolean
}

/** What a sync did. */
export interface SyncReport extends Pick<
  Manifest,
  'release' | 'data_date' | 'base_url' | 'signed_by' | 'files'
> {
  /** `current`: the copy was whole and up to date already. `repaired`: it was up to date and damaged. */
  readonly state: 'new' | 'updated' | 'repaired' | 'current'
  /** Whether the key was named or is that of the copy before; false also where the release is unsigned. */
  readonly vouched: boolean
  readonly fetched: number
  readonly reused: number
  readonly removed: number
  readonly requests: number
  readonly received: number
  readonly seconds: number
}

/** Brings the copy in a folder up to the release that a site offers. The folder is the old copy until it is the new one. */
export async function syncFolder(url: string, folder: string, options: SyncOptions): Promise<SyncReport> {
  const started = performance.now()
  const staging = Staging.open(folder)
  const remote = new Remote(url, options)
  let isDone = false
  try {
    const old = await oldCopyIn(staging.copy, options.removeExtra ?? false)
    const offer = await offerOf(remote, old, options)
    const isSame = old !== null && isSameManifest(offer.manifest, old.manifest)
    const isCurrent = isSame && (await verifyFolder(staging.copy)).whole
    const filling = new Filling(staging, remote, old, options.progress ?? (() => {}))
    if (!isCurrent) await replace(staging, offer, filling, old?.own ?? [])
    isDone = true
    const { release, data_date, base_url, signed_by, files } = offer.manifest
    return {
      state: isCurrent ? 'current' : old === null ? 'new' : isSame ? 'repaired' : 'updated',
      release,
      data_date,
      base_url,
      signed_by,
      vouched: signed_by !== null && ((options.keys ?? []).length > 0 || (old?.signedBy ?? null) !== null),
      files,
      fetched: filling.digests.size - filling.reused,
      reused: isCurrent ? files : filling.reused,
      removed: isCurrent ? 0 : removedFrom(old, filling),
      requests: remote.requests,
      received: remote.received,
      seconds: (performance.now() - started) / 1000,
    }
  } catch (error) {
    const fault = asFault(error)
    // What fills a disk goes; anything else stays for the next run to go on from.
    isDone = fault.code === 'disk-full'
    throw fault
  } finally {
    staging.close(isDone)
  }
}

/** Makes the new copy beside the old one, and swaps them when it is whole. */
async function replace(
  staging: Staging,
  { manifest, own }: Offer,
  filling: Filling,
  ofKeeper: readonly string[],
): Promise<void> {
  const [goal = Buffer.of()] = own.values()
  staging.begin(goal)
  for (const part of manifest.parts) await filling.part(part)
  for (const [path, bytes] of own) staging.write(path, bytes)
  for (const path of ofKeeper) if (!filling.digests.has(path)) staging.keep(path)
  staging.swap()
}

function isSameManifest(one: Manifest, two: Manifest): boolean {
  return JSON.stringify(one) === JSON.stringify(two)
}

function removedFrom(old: OldCopy | null, { digests }: Filling): number {
  if (old === null) return 0
  return old.extra.length + [...old.digests.keys()].filter((path) => !digests.has(path)).length
}
