import { type JWK, calculateJwkThumbprint, compactVerify, importJWK } from 'jose'
import { jsonIn } from '../../contract/decoding.ts'
import { Type } from '../../contract/schema.ts'
import { Text } from '../../contract/primitives.ts'
import { RELEASE } from '../../contract/release.ts'
import { checker } from '../../contract/validate.ts'
import { MirrorError } from './mirror-error.ts'

// The keys that a site publishes, and which of them a trusted key vouches for.

/** The keys of a site by their thumbprints, and what each signed of the next. */
export interface PublishedKeys {
  readonly byId: ReadonlyMap<string, JWK>
  readonly endorsements: readonly string[]
}

/** Most keys, and most endorsements, that are looked at: a site that rotates its key every month has enough of both. */
const MOST_KEYS = 100

const KeySet = Type.Object({
  keys: Type.Array(Type.Object({ kty: Text })),
  endorsements: Type.Optional(Type.Array(Type.String())),
})
const checkKeys = checker(KeySet)

/**
 * Keys by their thumbprints, worked out here: the names in the file are not believed. Keys of another kind than
 * Ed25519 sign no release, and are left out.
 */
export async function keysOf(text: string): Promise<PublishedKeys> {
  const wrong = (why: string) =>
    new MirrorError('bad-signature', `${RELEASE.keys} is not a set of keys: ${why}.`)
  const value = jsonIn(text)
  if (value === undefined) throw wrong('it does not parse as JSON')
  const [problem] = checkKeys(value)
  if (problem !== undefined) throw wrong(`${problem.pointer}: ${problem.message}`)
  const { keys, endorsements = [] } = value as { keys: JWK[]; endorsements?: string[] }
  if (keys.length > MOST_KEYS || endorsements.length > MOST_KEYS) throw wrong(`it has more than ${MOST_KEYS}`)
  const signingKeys = keys.filter(
    ({ kty, crv, x }) => kty === 'OKP' && crv === 'Ed25519' && typeof x === 'string',
  )
  const named = await Promise.all(
    signingKeys.map(async (key) => [await calculateJwkThumbprint(key), key] as const),
  )
  return { byId: new Map(named), endorsements }
}

/** The ids of the trusted keys and of all that they vouch for, directly or through others. */
export async function trustedKeyIds(
  trusted: readonly string[],
  { byId, endorsements }: PublishedKeys,
): Promise<Set<string>> {
  const known = new Set(trusted)
  // One key signed each: it is not looked at again.
  const open = new Set(endorsements)
  // The loop also goes through what is added to the set meanwhile.
  for (const kid of known) {
    const key = byId.get(kid)
    if (key === undefined) continue
    const by = await importJWK(key, 'EdDSA').catch(() => null)
    if (by === null) continue
    for (const endorsement of open) {
      const next = await endorsedKeyId(endorsement, by)
      if (next === null) continue
      open.delete(endorsement)
      known.add(next)
    }
  }
  return known
}

type ImportedKey = Awaited<ReturnType<typeof importJWK>>

/** The thumbprint of the key that this key has signed; null where the endorsement is not its own. */
async function endorsedKeyId(endorsement: string, by: ImportedKey): Promise<string | null> {
  try {
    const { payload } = await compactVerify(endorsement, by, { algorithms: ['EdDSA'] })
    return await calculateJwkThumbprint(JSON.parse(new TextDecoder().decode(payload)) as JWK)
  } catch {
    return null
  }
}
