import { type KeyObject, createHmac, generateKeyPairSync, sign } from 'node:crypto'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { temporaryFolder } from '../../support/built.ts'
import { forgedRelease, sha256, syncedFrom } from './forged-release.ts'

// Signatures and keys as somebody writes them who does not have ours. JWS are made here with node:crypto alone.

interface Pair {
  readonly publicKey: KeyObject
  readonly privateKey: KeyObject
}

const newPair = (): Pair => generateKeyPairSync('ed25519')
const text = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const jwkOf = ({ publicKey }: Pair) => publicKey.export({ format: 'jwk' }) as Record<string, string>

/** The thumbprint of a key, as RFC 7638 says: its required members in the order of the alphabet. */
function kidOf(pair: Pair): string {
  const { crv, kty, x } = jwkOf(pair)
  return Buffer.from(sha256(Buffer.from(JSON.stringify({ crv, kty, x }))), 'hex').toString('base64url')
}

/** Statement of one key about another: a compact JWS over its JWK. */
function endorsement(by: Pair, next: Pair, header: object = { alg: 'EdDSA' }): string {
  const said = `${text(header)}.${text(jwkOf(next))}`
  return `${said}.${sign(null, Buffer.from(said), by.privateKey).toString('base64url')}`
}

const HEADER = { alg: 'EdDSA', b64: false, crit: ['b64'] }

/** Files that a forger puts beside the manifest; the signature is made over the bytes that are given. */
interface Forged {
  readonly signer?: Pair
  readonly header?: object
  readonly keys?: unknown
  readonly endorsements?: unknown
  readonly signature?: (bytes: Buffer) => string
  /** The key that the keeper trusts; none at a first sync. */
  readonly trusted?: readonly Pair[]
}

async function synced(forged: Forged) {
  const { signer = newPair(), header = HEADER, trusted = [] } = forged
  const files = forgedRelease([{ name: 'index', files: { 'index/a': 'a' } }], (manifest) => {
    Object.assign(manifest, { signed_by: kidOf(signer) })
  })
  const bytes = Buffer.from(files.get('manifest.json') ?? [])
  const signed = Buffer.concat([Buffer.from(`${text(header)}.`), bytes])
  const own = () => `${text(header)}..${sign(null, signed, signer.privateKey).toString('base64url')}`
  const { keys = [jwkOf(signer)], endorsements, signature = own } = forged
  files.set('manifest.jws', Buffer.from(signature(signed)))
  files.set('.well-known/jwks.json', Buffer.from(JSON.stringify({ keys, endorsements })))
  const copy = join(temporaryFolder('keys'), 'copy')
  return syncedFrom(files, copy, { keys: trusted.map(kidOf) })
}

test('a signature made with node:crypto alone is taken', async () => {
  expect((await synced({})).code).toBe('none')
})

describe('a signature', () => {
  const pair = newPair()
  const hmac = (secret: Buffer) => (bytes: Buffer) =>
    `${text({ ...HEADER, alg: 'HS256' })}..${createHmac('sha256', secret).update(bytes).digest('base64url')}`
  const raw = Buffer.from(jwkOf(pair)['x'] ?? '', 'base64url')
  const pem = Buffer.from(pair.publicKey.export({ type: 'spki', format: 'pem' }))
  test.each([
    ['of another key', { keys: [jwkOf(newPair())] }],
    ['of nobody', { header: { ...HEADER, alg: 'none' }, signature: () => `${text({ alg: 'none' })}..` }],
    ['by HMAC with the public key as its secret', { signer: pair, signature: hmac(raw) }],
    ['by HMAC with the public key in PEM as its secret', { signer: pair, signature: hmac(pem) }],
    ['with a header nobody here understands', { header: { ...HEADER, crit: ['b64', 'exp'], exp: 1 } }],
    ['with an empty list of what must be understood', { header: { ...HEADER, crit: [] } }],
    ['over the payload in base64', { header: { alg: 'EdDSA' } }],
    ['that is empty', { signature: () => '' }],
    ['that is not detached', { signature: () => endorsement(pair, pair) }],
    ['of another length', { signature: () => `${text(HEADER)}..AAAA` }],
  ] satisfies [string, Forged][])('%s is refused', async (_, forged) => {
    expect((await synced(forged)).code).toBe('bad-signature')
  })
})

describe('keys', () => {
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const rsa = publicKey.export({ format: 'jwk' })
  const secret = { kty: 'oct', k: 'c2VjcmV0' }

  test('of other kinds beside ours are let be', async () => {
    const signer = newPair()
    expect((await synced({ signer, keys: [rsa, secret, { kty: 'AKP' }, jwkOf(signer)] })).code).toBe('none')
  })

  test.each([
    ['of RSA under our thumbprint', (kid: string) => [{ ...rsa, kid, alg: 'EdDSA' }]],
    ['of HMAC under our thumbprint', (kid: string) => [{ ...secret, kid, alg: 'EdDSA' }]],
    ['of another curve', (kid: string) => [{ kty: 'OKP', crv: 'X25519', x: 'AAAA', kid }]],
    ['too short', (kid: string) => [{ kty: 'OKP', crv: 'Ed25519', x: 'AAAA', kid }]],
    ['that are null', () => [null]],
    ['that are no list', () => ({ 0: {} })],
    ['too many', () => Array.from({ length: 5000 }, () => rsa)],
  ])('%s are refused', async (_, keysFor) => {
    const signer = newPair()
    expect((await synced({ signer, keys: keysFor(kidOf(signer)) })).code).toBe('bad-signature')
  })

  test.each([
    ['no list', { length: 1 }],
    ['null', null],
    ['numbers', [1]],
    ['too many', Array.from({ length: 5000 }, () => 'a.b.c')],
  ])('endorsements that are %s are refused', async (_, endorsements) => {
    expect((await synced({ endorsements, trusted: [newPair()] })).code).toBe('bad-signature')
  })
})

describe('a chain of keys', () => {
  const [one, two, three] = [newPair(), newPair(), newPair()]
  const keys = [one, two, three].map(jwkOf)
  const trusted = [one]

  test('leads from the trusted key to the one that signed, in whatever order it is written', async () => {
    const endorsements = [endorsement(two, three), endorsement(one, two)]
    expect((await synced({ signer: three, keys, endorsements, trusted })).code).toBe('none')
  })

  test.each([
    [
      'turns in a circle and never comes to the one that signed',
      [endorsement(one, two), endorsement(two, one)],
    ],
    ['vouches for itself', [endorsement(one, one), endorsement(three, three)]],
    ['leads the other way', [endorsement(three, two), endorsement(two, one)]],
    ['has a gap', [endorsement(two, three)]],
    ['is signed by nobody', [`${text({ alg: 'none' })}.${text(jwkOf(three))}.`]],
    ['has a header nobody understands', [endorsement(one, three, { alg: 'EdDSA', crit: ['x'], x: 1 })]],
    ['is not made of JWS', ['', '..', 'a.b.c', '\u0000']],
  ])('that %s is refused', async (_, endorsements) => {
    expect((await synced({ signer: three, keys, endorsements, trusted })).code).toBe('other-key')
  })

  test('of which a key is not given is refused', async () => {
    const endorsements = [endorsement(one, two), endorsement(two, three)]
    const given = { signer: three, keys: [one, three].map(jwkOf), endorsements, trusted }
    expect((await synced(given)).code).toBe('other-key')
  })

  test('that is as long as it may be is gone through once', async () => {
    const pairs = Array.from({ length: 100 }, newPair)
    const endorsements = pairs.slice(1).map((next, at) => endorsement(pairs[at] ?? next, next))
    const signer = pairs.at(-1) ?? one
    const long = { signer, keys: pairs.map(jwkOf), endorsements: endorsements.toReversed() }
    expect((await synced({ ...long, trusted: pairs.slice(0, 1) })).code).toBe('none')
    expect((await synced({ ...long, trusted: [newPair()] })).code).toBe('other-key')
  })
})
