import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Previous } from '../publish/release/source.ts'
import type { Signer } from '../publish/release/signer.ts'
import { type Copy, copyIn, readPlain } from '../serve/mirror/copy-folder.ts'
import { LAST_RELEASE } from '../contract/release.ts'
import { keysOf, trustedKeyIds } from '../serve/mirror/keys.ts'
import { syncFolder } from '../serve/mirror/sync.ts'
import { verifyFolder } from '../serve/mirror/verify.ts'

/** Longest silence of the site while the previous release is fetched from it, in milliseconds. */
const PATIENCE = 60_000
/** Longest time for the whole of it, in milliseconds. */
const WITHIN = 7_200_000

/** The word for the release that the site of the base URL publishes now. */
export const OF_THE_SITE = 'auto'

/**
 * Whether a site publishes a release. It does not where it says so (404), or where no site has the name. Throws where that cannot
 * be told: the record of changes would begin anew, and copies refuse a release with a lower number than theirs.
 */
export async function hasRelease(site: string): Promise<boolean> {
  const why = await fetch(`${site}/manifest.json`, { signal: AbortSignal.timeout(PATIENCE) }).then(
    ({ status }) => (status === 200 || status === 404 ? status : `answers ${status}`),
    (error: Error & { readonly cause?: { readonly code?: string } }) =>
      error.cause?.code === 'ENOTFOUND' ? 404 : `cannot be read (${error.cause?.code ?? error.message})`,
  )
  if (typeof why === 'number') return why === 200
  throw new Error(
    `--previous ${OF_THE_SITE}: ${site}/manifest.json ${why}, so it cannot be told which release comes before this one. Build again when the site answers, name a copy of its release instead, or leave --previous out: then the record of changes begins anew.`,
  )
}

/** Site and key of the next release. */
export interface Next {
  readonly baseUrl: string
  /** Null where it is not signed. */
  readonly signer: Signer | null
  /** Whether a release that could not have been ours is taken all the same. */
  readonly takeForeign: boolean
}

/**
 * Opens the previous release: a folder that holds one, or the address of a site. Refuses one that is not whole, and one that a
 * copy of the next release would not have taken: of another site, or, where the next is signed, not by a key that vouches for ours.
 */
export async function openPrevious(given: string, next: Next): Promise<Previous> {
  const isRemote = /^https?:\/\//u.test(given)
  const fetched = isRemote ? mkdtempSync(join(tmpdir(), 'previous-release-')) : null
  const close = () => {
    if (fetched !== null) rmSync(fetched, { recursive: true, force: true })
  }
  try {
    const folder = fetched === null ? resolve(given) : join(fetched, 'copy')
    if (isRemote) await syncFolder(given, folder, { patience: PATIENCE, within: WITHIN })
    return { ...(await previousIn(folder, next)), close }
  } catch (error) {
    close()
    throw new Error(`--previous ${given}: ${(error as Error).message}`, { cause: error })
  }
}

async function previousIn(folder: string, next: Next): Promise<Omit<Previous, 'close'>> {
  const copy = copyIn(folder)
  if (copy === null) throw new Error('there is no manifest.json, so it is not a release.')
  const { whole, broken, missing, changed, signed_by } = await verifyFolder(folder)
  const [problem] = [
    ...broken,
    ...missing.map((path) => `${path} is missing`),
    ...changed.map((path) => `${path} was changed`),
  ]
  if (!whole && problem !== undefined)
    throw new Error(`the release is not whole: ${problem}. Take an undamaged copy of it.`)
  const foreign = await whyForeign(copy, signed_by, next)
  if (foreign !== null && !next.takeForeign)
    throw new Error(
      `${foreign} What it says would be published as ours. If you know that it is the release before this one, add --previous-is-ours.`,
    )
  const { manifest, digests } = copy
  if (manifest.release >= LAST_RELEASE)
    throw new Error(`the release has the number ${manifest.release}, the last there is: none can follow it.`)
  return { manifest, paths: () => digests.keys(), read: (path) => readPlain(folder, path) }
}

/** Reason why a release cannot be known to be the one before the next; null where it can. */
async function whyForeign(
  { manifest }: Copy,
  signedBy: string | null,
  { baseUrl, signer }: Next,
): Promise<string | null> {
  if (manifest.base_url !== baseUrl)
    return `the release is of another site, ${manifest.base_url}; this one is of ${baseUrl}.`
  if (signer === null) return null
  if (signedBy === null) return 'the release is not signed, but this one is.'
  const own = await keysOf(JSON.stringify(signer.publicKeys))
  return (await trustedKeyIds([signedBy], own)).has(signer.kid)
    ? null
    : `the release is signed by the key ${signedBy}, which does not vouch for the key of this one, ${signer.kid}.`
}
