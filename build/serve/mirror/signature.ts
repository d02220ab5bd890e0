import { type JWK, flattenedVerify, importJWK } from 'jose'
import { type Manifest, RELEASE } from '../../contract/release.ts'
import { MirrorError } from './mirror-error.ts'
import { readPlain } from './copy-folder.ts'
import { keysOf, trustedKeyIds } from './keys.ts'

/** Key whose releases are taken. Without one, the first one seen is kept and asked for from then on. */
export interface Trust {
  /** Thumbprints of the keys that are trusted. */
  readonly keys?: readonly string[]
}

/** A manifest as it was fetched or read, with what is to prove it. */
export interface SignedManifest {
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
  { manifest, signature, keys }: SignedManifest,
  { keys: trusted = [] }: Trust,
): Promise<string | null> {
  if (signed_by === null) {
    if (trusted.length === 0) return null
    throw new MirrorError(
      'unsigned',
      'The release is not signed, but the previous one was. It may not be genuine.',
    )
  }
  if (signature === null || keys === null)
    throw new MirrorError(
      'unsigned',
      'The manifest says that it is signed, but the signature or the keys are missing.',
    )
  const known = await keysOf(keys)
  const key = known.byId.get(signed_by)
  if (key === undefined)
    throw new MirrorError(
      'bad-signature',
      `${RELEASE.keys} does not hold the key ${signed_by} that signed the manifest.`,
    )
  await verify(signature.trim(), manifest, key, signed_by)
  if (trusted.length > 0 && !(await trustedKeyIds(trusted, known)).has(signed_by))
    throw new MirrorError(
      'other-key',
      `The release is signed by the key ${signed_by}. Trusted is ${trusted.join(', ')}, and no trusted key vouches for it. If you know that the new key is right, name it with --key.`,
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
    if (!(error instanceof MirrorError)) throw error
    return { kid: null, broken: [error.message.replace(/\.$/u, '')] }
  }
}

async function verify(signature: string, payload: Uint8Array, key: JWK, kid: string): Promise<void> {
  const [header = '', nothing, value = ''] = signature.split('.')
  try {
    if (nothing !== '') throw new Error('not a detached signature')
    const jws = { protected: header, payload, signature: value }
    await flattenedVerify(jws, await importJWK(key, 'EdDSA'), { algorithms: ['EdDSA'], crit: { b64: true } })
  } catch (error) {
    throw new MirrorError(
      'bad-signature',
      `The signature of the manifest does not fit it (key ${kid}).`,
      error,
    )
  }
}
