import { symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { syncFolder } from '../../../build/serve/mirror/sync.ts'
import { temporaryFolder } from '../../support/built.ts'
import { runProgram } from '../../support/commands.ts'
import { FILES, SITE, WITH_CODE, madeRelease, mirrored, newSigner, replaced } from './made-release.ts'

// The command prints each problem once, and a remedy that works.

async function run(...args: string[]): Promise<{ code: number; lines: string[] }> {
  const { code, out, err } = await runProgram('build/serve/mirror/index.ts', '.', ...args)
  return { code, lines: `${out}${err}`.trimEnd().split('\n') }
}

const remove = (path: string) => (folder: string) => replaced(folder, path, null)
const add = (path: string) => (folder: string) => writeFileSync(join(folder, path), 'mine')
const link = (folder: string) => {
  remove('index.html')(folder)
  symlinkSync('index/catalogue.json', join(folder, 'index.html'))
}

test.each([
  ['a missing file', [remove('index.html')], ['missing: index.html'], /1 fault .*\. sync repairs it\.$/u],
  ['a link in the place of a file', [link], ['changed: index.html'], /1 fault .*\. sync repairs it\.$/u],
  [
    'a file too many',
    [add('mine.txt')],
    ['not of the release: mine.txt'],
    /\. sync --remove-extra removes what is not of the release; or move it out of the copy\.$/u,
  ],
  [
    'both',
    [remove('index.html'), add('mine.txt')],
    ['missing: index.html', 'not of the release: mine.txt'],
    /2 faults .*\. sync --remove-extra removes what is not of the release and repairs the rest\.$/u,
  ],
])('verify names %s once, and what mends it', async (_, harm, named, last) => {
  const folder = await madeRelease()
  for (const one of harm) one(folder)
  const { code, lines } = await run('verify', folder)
  expect([code, lines.slice(0, -1)]).toEqual([1, named])
  expect(lines.at(-1)).toMatch(last)
})

test('a key that is not a thumbprint is refused before anything is done', async () => {
  const { code, lines } = await run('verify', 'nowhere', '--key', 'nonsense')
  expect([code, lines[0]]).toEqual([
    2,
    expect.stringContaining('--key nonsense is not the thumbprint of a key') as string,
  ])
})

test('a thumbprint that begins with a hyphen is that of a key, not an option', async () => {
  const kid = `-${'a'.repeat(42)}`
  const { lines } = await run('verify', await madeRelease(FILES, { signer: await newSigner() }), '--key', kid)
  expect(lines.join('\n')).toContain(`Trusted is ${kid}`)
})

test('sync and verify say that nobody vouched for a key, until it is named or known from before', async () => {
  const signer = await newSigner()
  const release = await madeRelease(FILES, { signer })
  const origin = await mirrored(release)
  const copy = join(temporaryFolder('copy'), 'site')
  const said = `signed by ${signer.kid}. Nobody vouched for this key: compare ${SITE}/docs/mirrors; use --key`
  const patience = 5000
  const vouched = async (folder: string, keys: string[]) =>
    (await syncFolder(origin, folder, { patience, keys })).vouched
  expect(await vouched(copy, [])).toBe(false)
  expect((await run('verify', copy)).lines[1]).toContain(said)
  expect((await run('verify', copy, '--key', signer.kid)).lines[1]).toBe(`signed by ${signer.kid}`)
  expect(await vouched(copy, [])).toBe(true)
  expect(await vouched(join(temporaryFolder('copy'), 'site'), [signer.kid])).toBe(true)
})

test.each(['index.html', 'api/v1/clause/1001', 'index/answers/policy/SAMPLE~2FV02'])(
  'a copy in which %s was changed does not answer with it, and says so',
  async (path) => {
    const folder = await madeRelease(WITH_CODE, { signer: await newSigner() })
    const origin = await mirrored(folder)
    replaced(folder, path, '{"id":1001,"text":"forged"}')
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const asked = path.startsWith('index/') ? '/api/v1/policy/SAMPLE%2FV02' : `/${path}`
    for (const one of new Set([asked, `/${path}`])) {
      const response = await fetch(origin + one)
      expect([one, response.status, (await response.text()).includes('forged')]).toEqual([one, 500, false])
    }
    expect((await fetch(`${origin}/docs/mirrors`)).status).toBe(200)
  },
)

test('a copy whose signature was changed is not served', async () => {
  const folder = await madeRelease(WITH_CODE, { signer: await newSigner() })
  replaced(folder, 'manifest.jws', 'e30..AAAA')
  await expect(mirrored(folder)).rejects.toThrow('The signature of the manifest does not fit it')
})

test('a copy that names another address is not copied from, and says where to copy from', async () => {
  const folder = await madeRelease({ ...FILES, 'index.html': `See ${SITE}/docs` })
  const copy = join(temporaryFolder('copy'), 'site')
  const patience = 5000
  await expect(syncFolder(await mirrored(folder, 'http://b.test'), copy, { patience })).rejects.toThrow(
    `served with --rebase: its files name another address, so they are not those of the release. Sync from ${SITE}`,
  )
  expect(await syncFolder(await mirrored(folder), copy, { patience })).toMatchObject({ state: 'new' })
})
