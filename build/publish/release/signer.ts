import { type JWK, FlattenedSign, calculateJwkThumbprint, exportJWK, importJWK, importPKCS8 } from 'jose'

/** A key that signs releases, and what `/.well-known/jwks.json` says of it. */
export interface Signer {
  /** The thumbprint of the key (RFC 7638). */
  readonly kid: string
  readonly publicKeys: KeyFile
  /** The detached signature of some bytes: a compact JWS without its payload, which is signed unencoded (RFC 7797). */
  sign(bytes: Uint8Array): Promise<string>
}

/** Keys, the present one first, which a key file holds with its private half, and what each signed of the next. */
export interface KeyFile {
  readonly keys: readonly JWK[]
  /** Compact JWS: the payload is the JWK of a new key, the signature that of the key before it. */
  readonly endorsements: readonly string[]
}

const PUBLIC = ['kty', 'crv', 'x', 'alg', 'use', 'kid'] as const

/** The public half of a key, under its thumbprint. */
export async function publicKey(jwk: JWK): Promise<JWK> {
  const kid = await calculateJwkThumbprint(jwk)
  const whole: JWK = { ...jwk, alg: 'EdDSA', use: 'sig', kid }
  return Object.fromEntries(PUBLIC.map((name) => [name, whole[name]])) as JWK
}

/** Reads a signing key: a key file of `npm run release-key`, or a private key in PEM as openssl writes it. */
export async function signerFrom(text: string, from: string): Promise<Signer> {
  const { keys, endorsements } = await keyFileOf(text, from)
  const [current] = keys
  if (current?.crv !== 'Ed25519' || current.d === undefined) throw notAKey(from)
  const key = await importJWK(current, 'EdDSA')
  const publicKeys = { keys: await Promise.all(keys.map(publicKey)), endorsements }
  const kid = publicKeys.keys[0]?.kid ?? ''
  return {
    kid,
    publicKeys,
    async sign(bytes) {
      const { protected: header, signature } = await new FlattenedSign(bytes)
        .setProtectedHeader({ alg: 'EdDSA', kid, b64: false, crit: ['b64'] })
        .sign(key)
      return `${header}..${signature}`
    },
  }
}

/** The keys of a key file or a PEM. */
export async function keyFileOf(text: string, from: string): Promise<KeyFile> {
  try {
    if (text.trimStart().startsWith('-----BEGIN')) {
      const key = await importPKCS8(text.trim(), 'EdDSA', { extractable: true })
      return { keys: [await exportJWK(key)], endorsements: [] }
    }
    const { keys, endorsements = [] } = JSON.parse(text) as Partial<KeyFile>
    if (keys?.every(({ kty }) => kty === 'OKP') === true) return { keys, endorsements }
  } catch {
    // Nothing of the text may reach a log: it holds a private key.
  }
  throw notAKey(from)
}

function notAKey(from: string): Error {
  return new Error(
    `${from} does not hold an Ed25519 private key. Make one with: npm run release-key -- new FILE, or openssl genpkey -algorithm ed25519.`,
  )
}
