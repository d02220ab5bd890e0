import type { Manifest } from '../../contract/release.ts'
import { mirrorErrorOf } from './mirror-error.ts'
import { CopyDownload } from './copy-download.ts'
import { type RemoteRelease, type SyncLimits, fetchRelease } from './remote-release.ts'
import { type LocalCopy, localCopyIn } from './local-copy.ts'
import { Remote, type RemoteOptions } from './remote.ts'
import { Staging } from './staging.ts'
import { verifyFolder } from './verify.ts'

/** Options of a sync. */
export interface SyncOptions extends RemoteOptions, SyncLimits {
  readonly progress?: (line: string) => void
  /** Whether files that are not of the release are removed from the copy. */
  readonly removeExtra?: boolean
}

/** Outcome of a sync. */
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
    const local = await localCopyIn(staging.copy, options.removeExtra ?? false)
    const release = await fetchRelease(remote, local, options)
    const isSame = local !== null && isSameManifest(release.manifest, local.manifest)
    const isCurrent = isSame && (await verifyFolder(staging.copy)).whole
    const download = new CopyDownload(staging, remote, local, options.progress ?? (() => {}))
    if (!isCurrent) await replace(staging, release, download, local?.keeperFiles ?? [])
    isDone = true
    const { data_date, base_url, signed_by, files } = release.manifest
    return {
      state: isCurrent ? 'current' : local === null ? 'new' : isSame ? 'repaired' : 'updated',
      release: release.manifest.release,
      data_date,
      base_url,
      signed_by,
      vouched: signed_by !== null && ((options.keys ?? []).length > 0 || (local?.signedBy ?? null) !== null),
      files,
      fetched: download.digests.size - download.reused,
      reused: isCurrent ? files : download.reused,
      removed: isCurrent ? 0 : removedFrom(local, download),
      requests: remote.requests,
      received: remote.received,
      seconds: (performance.now() - started) / 1000,
    }
  } catch (error) {
    const known = mirrorErrorOf(error)
    // Removes what fills a disk; anything else stays for the next run to go on from.
    isDone = known.code === 'disk-full'
    throw known
  } finally {
    staging.close(isDone)
  }
}

/** Makes the new copy beside the old one, and swaps them when it is whole. */
async function replace(
  staging: Staging,
  { manifest, descriptionFiles }: RemoteRelease,
  download: CopyDownload,
  ofKeeper: readonly string[],
): Promise<void> {
  const [goal = Buffer.of()] = descriptionFiles.values()
  staging.begin(goal)
  for (const part of manifest.parts) await download.part(part)
  for (const [path, bytes] of descriptionFiles) staging.write(path, bytes)
  for (const path of ofKeeper) if (!download.digests.has(path)) staging.keep(path)
  staging.swap()
}

function isSameManifest(a: Manifest, b: Manifest): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

function removedFrom(local: LocalCopy | null, { digests }: CopyDownload): number {
  if (local === null) return 0
  return local.extra.length + [...local.digests.keys()].filter((path) => !digests.has(path)).length
}
