import { spawnSync } from 'node:child_process'
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { syncFolder } from '../../../build/serve/mirror/sync.ts'
import { keyCommand, newKeyFile, rotatedKeyFile } from '../../../build/publish/release/key-command.ts'
import { type KeyFile, signerFrom } from '../../../build/publish/release/signer.ts'
import { FILES, madeRelease, manifestOf, newPem, served } from '../../serve/mirror/made-release.ts'
import { temporaryFolder } from '../../support/built.ts'
import { runCommand, runProgram } from '../../support/commands.ts'

const PATIENCE = { patience: 5000 }
const signerOf = (file: KeyFile) => signerFrom(JSON.stringify(file), 'a test')

describe('the rotation of keys', () => {
  /** A copy that trusts the first of three keys, each signed by the one before. */
  async function history() {
    const one = await newKeyFile()
    const two = await rotatedKeyFile(one)
    const three = await rotatedKeyFile(two)
    const first = await madeRelease(FILES, { signer: await signerOf(one) })
    const copy = join(temporaryFolder('rotation'), 'site')
    await syncFolder((await served(first)).url, copy, PATIENCE)
    return { one, two, three, copy, previous: manifestOf(first) }
  }

  test.each(['two', 'three'] as const)(
    'a copy that trusts the first key takes a release signed by key %s',
    async (which) => {
      const { copy, previous, ...keys } = await history()
      const signer = await signerOf(keys[which])
      const next = await madeRelease({ ...FILES, 'index.html': 'new' }, { signer, previous })
      expect(await syncFolder((await served(next)).url, copy, PATIENCE)).toMatchObject({
        state: 'updated',
        signed_by: signer.kid,
      })
      expect(readFileSync(join(copy, '.well-known/jwks.json'), 'utf8')).not.toContain('"d"')
    },
  )
})

describe('a key', () => {
  test('of openssl signs as well', async () => {
    const { status, stdout } = spawnSync('openssl', ['genpkey', '-algorithm', 'ed25519'], {
      encoding: 'utf8',
    })
    expect(status).toBe(0)
    expect((await signerFrom(stdout, 'openssl')).kid).toMatch(/^[\w-]{43}$/u)
  })

  test.each([
    '',
    'nonsense',
    '{"keys":[{"kty":"RSA"}]}',
    '{"keys":[]}',
    '-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----',
  ])('that is none is refused without a word of it: %j', async (text) => {
    await expect(signerFrom(text, 'KEY')).rejects.toThrow(/^KEY does not hold an Ed25519 private key/u)
    await signerFrom(text, 'KEY').catch((error: Error) =>
      expect(`${error.stack} ${String(error.cause)}`).not.toContain('AAAA'),
    )
  })

  test('that is public cannot sign', async () => {
    const { keys } = await newKeyFile()
    const { d: _, ...open } = keys[0] ?? {}
    await expect(signerFrom(JSON.stringify({ keys: [open] }), 'KEY')).rejects.toThrow('private key')
  })

  test('signs the same bytes to the same signature', async () => {
    const pem = newPem()
    const [one, two] = [await signerFrom(pem, 'x'), await signerFrom(pem, 'x')]
    expect(await one.sign(Buffer.from('a'))).toBe(await two.sign(Buffer.from('a')))
  })
})

describe('the command', () => {
  const command = (...args: string[]) => runCommand(keyCommand, ...args)

  test('makes keys that only their owner can read, rotates them, and never overwrites one', async () => {
    const folder = temporaryFolder('keys')
    const [one, two] = [join(folder, 'one.json'), join(folder, 'two.json')]
    const program = 'build/publish/release/key-command.ts'
    expect((await runProgram(program, '.', 'new', one)).code).toBe(0)
    expect(statSync(one).mode & 0o777).toBe(0o600)
    expect((await command('rotate', one, two)).code).toBe(0)
    const { keys, endorsements } = JSON.parse(readFileSync(two, 'utf8')) as KeyFile
    expect([keys.length, keys.map(({ d }) => d !== undefined), endorsements.length]).toEqual([
      2,
      [true, false],
      1,
    ])
    expect((await command('show', two)).out).toMatch(/^[\w-]{43}\n$/u)
    const before = readFileSync(one, 'utf8')
    expect(await command('new', one)).toMatchObject({
      code: 2,
      err: expect.stringContaining('EEXIST') as string,
    })
    expect(readFileSync(one, 'utf8')).toBe(before)
    writeFileSync(join(folder, 'none'), 'x')
    expect(await command('show', join(folder, 'none'))).toMatchObject({ code: 2, out: '' })
    expect((await command('turn')).code).toBe(2)
    expect((await command('--help')).code).toBe(0)
  })
})
