import { type JWK, calculateJwkThumbprint, compactVerify, flattenedVerify, importJWK } from 'jose'
import { type Manifest, RELEASE } from '../contract/release.ts'
import { Fault } from './fault.ts'
import { readPlain } from './folder.ts'

/** Whose releases are taken. Without a key, the first one seen is kept and asked for from then on. */
export interface Trust {
  /** Thumbprints of the keys that are trusted. */
  readonly keys?: readonly string[]
}

/** A manifest as it was fetched or read, with what is to prove it. */
export interface Proof {
  readonly manifest: Uint8Array
  readonly signature: string | null
  readonly keys: string | null
}

/**
 * Proves that a manifest is signed by a trusted key, or by one that a trusted key has signed, directly or through
 * others. Gives the thumbprint of the key; null for an unsigned release, which is refused where a key is trusted.
 */
export async function proveManifest(
  { signed_by }: Manifest,
  { manifest, signature, keys }: Proof,
  { keys: trusted = [] }: Trust,
): Promise<string | null> {
  if (signed_by === null) {
    if (trusted.length === 0) return null
    throw new Fault('unsigned', 'The release is not signed, and the one before it was. It may not be ours.')
  }
  if (signature === null || keys === null)
    throw new Fault(
      'unsigned',
      'The manifest says that it is signed, but the signature or the keys are missing.',
    )
  const held = await keysOf(keys)
  const key = held.byId.get(signed_by)
  if (key === undefined)
    throw new Fault(
      'bad-signature',
      `${RELEASE.keys} does not hold the key ${signed_by} that signed the manifest.`,
    )
  await verify(signature.trim(), manifest, key, signed_by)
  if (trusted.length > 0 && !(await reached(trusted, held)).has(signed_by))
    throw new Fault(
      'other-key',
      `The release is signed by another key (${signed_by}) than is trusted (${trusted.join(', ')}), and no trusted key vouches for it. If you know the new key to be right, name it with --key.`,
    )
  return signed_by
}

/** Checks the signature of a copy; what is wrong is listed, not thrown. */
export async function signatureIn(
  folder: string,
  manifest: Manifest,
  trust: Trust,
): Promise<{ kid: string | null; broken: string[] }> {
  const text = (path: string) => readPlain(folder, path)?.toString('utf8') ?? null
  const bytes = readPlain(folder, RELEASE.manifest) ?? Buffer.of()
  const proof = { manifest: bytes, signature: text(RELEASE.signature), keys: text(RELEASE.keys) }
  try {
    return { kid: await proveManifest(manifest, proof, trust), broken: [] }
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    return { kid: null, broken: [error.message.replace(/\.$/u, '')] }
  }
}

interface Held {
  readonly byId: ReadonlyMap<string, JWK>
  readonly endorsements: readonly string[]
}

/** Keys by their thumbprints, worked out here: the names in the file are not believed. */
async function keysOf(text: string): Promise<Held> {
  try {
    const { keys, endorsements = [] } = JSON.parse(text) as { keys: JWK[]; endorsements?: string[] }
    const named = await Promise.all(
      keys.map(async (key) => [await calculateJwkThumbprint(key), key] as const),
    )
    return { byId: new Map(named), endorsements }
  } catch (error) {
    throw new Fault('bad-signature', `${RELEASE.keys} is not a set of keys.`, error)
  }
}

async function verify(signature: string, payload: Uint8Array, key: JWK, kid: string): Promise<void> {
  const [header = '', nothing, value = ''] = signature.split('.')
  try {
    if (nothing !== '') throw new Error('not a detached signature')
    const jws = { protected: header, payload, signature: value }
    await flattenedVerify(jws, await importJWK(key, 'EdDSA'), { algorithms: ['EdDSA'], crit: { b64: true } })
  } catch (error) {
    throw new Fault('bad-signature', `The signature of the manifest does not fit it (key ${kid}).`, error)
  }
}

/** The keys that are trusted, and all that they signed, and all that those signed. */
async function reached(trusted: readonly string[], { byId, endorsements }: Held): Promise<Set<string>> {
  const known = new Set(trusted)
  for (let before = -1; before < known.size;) {
    before = known.size
    for (const endorsement of endorsements) {
      for (const kid of known) {
        const key = byId.get(kid)
        const next = key === undefined ? null : await endorsed(endorsement, key)
        if (next !== null) known.add(next)
      }
    }
  }
  return known
}

/** The thumbprint of the key that this key has signed; null where the endorsement is not its own. */
async function endorsed(endorsement: string, by: JWK): Promise<string | null> {
  try {
    const { payload } = await compactVerify(endorsement, await importJWK(by, 'EdDSA'), {
      algorithms: ['EdDSA'],
    })
    return await calculateJwkThumbprint(JSON.parse(new TextDecoder().decode(payload)) as JWK)
  } catch {
    return null
  }
}
