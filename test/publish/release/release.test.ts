import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { type ReleaseFile, partOf } from '../../../build/contract/release.ts'
import { GOLDEN } from '../../golden/golden.ts'
import { madeRelease, manifestOf } from '../../serve/mirror/made-release.ts'
import { goldenSite } from '../../support/built-once.ts'
import { temporaryFolder } from '../../support/built.ts'
import { treeOf } from '../../support/tree.ts'

const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const shell = (cwd: string, command: string) => execFileSync('sh', ['-c', command], { cwd, encoding: 'utf8' })

describe('the release of a build', () => {
  let folder: string

  beforeAll(async () => {
    folder = temporaryFolder('release-built')
    cpSync(await goldenSite(), folder, { recursive: true })
  })

  test('names every file once, in lists that sha256sum checks', () => {
    const lists = readdirSync(join(folder, 'release/lists')).map((name) => `release/lists/${name}`)
    const lines = lists.flatMap((list) => readFileSync(join(folder, list), 'utf8').trimEnd().split('\n'))
    const named = lines.map((line) => line.slice(66)).sort()
    const own = (path: string) => path.startsWith('release/') || path === 'manifest.json'
    expect(named).toEqual([...treeOf(folder).keys()].filter((path) => !own(path)))
    expect(shell(folder, 'sha256sum -c --quiet --strict release/lists.sha256')).toBe('')
    expect(shell(folder, 'sha256sum -c --quiet --strict release/lists/*.sha256')).toBe('')
    expect(manifestOf(folder).digest).toBe(digestOf(readFileSync(join(folder, 'release/lists.sha256'))))
    writeFileSync(join(folder, 'robots.txt'), 'other')
    expect(() => shell(folder, 'sha256sum -c --quiet release/lists/*.sha256 2>/dev/null')).toThrow(
      'Command failed',
    )
  })

  test('counts what it holds, and says that it is unsigned', () => {
    const manifest = manifestOf(folder)
    const tree = [...treeOf(folder)].filter(
      ([path]) => !path.startsWith('release/') && path !== 'manifest.json',
    )
    expect(manifest).toMatchObject({
      format: 1,
      release: 1,
      previous: null,
      signed_by: null,
      base_url: GOLDEN.baseUrl,
    })
    expect(manifest.files).toBe(tree.length)
    const described = manifest.parts.flatMap(({ archive, lists }): ReleaseFile[] =>
      archive === null ? [...lists] : [...lists, archive],
    )
    for (const { path, bytes, sha256 } of described) {
      const content = readFileSync(join(folder, path))
      expect([path, content.length, digestOf(content)]).toEqual([path, bytes, sha256])
    }
  })

  test('every archive unpacks with tar to exactly its part, lists first', () => {
    const copy = temporaryFolder('release-unpacked')
    for (const { archive, files, lists } of manifestOf(folder).parts) {
      if (archive === null) continue
      const names = shell(folder, `tar -tzf ${archive.path}`).trimEnd().split('\n')
      expect(names.slice(0, lists.length)).toEqual(lists.map(({ path }) => path))
      expect(names.length - lists.length).toBe(files)
      shell(folder, `tar -xzf ${archive.path} -C ${copy}`)
    }
    for (const [path, bytes] of treeOf(copy)) {
      if (path !== 'robots.txt')
        expect([path, bytes.equals(readFileSync(join(folder, path)))]).toEqual([path, true])
    }
    expect(shell(copy, 'find . -type f ! -perm 644')).toBe('')
  })
})

test('the same files make the same bytes; gzip says neither when nor where', async () => {
  const [one, two] = [await madeRelease(), await madeRelease()]
  expect([...treeOf(one)]).toEqual([...treeOf(two)])
  const archive = readFileSync(join(one, 'release/products.tar.gz'))
  expect([...archive.subarray(0, 9)]).toEqual([31, 139, 8, 0, 0, 0, 0, 0, 0])
  expect(gunzipSync(archive).length % 512).toBe(0)
})

test('many files make many lists, and all files of a product are named by one', async () => {
  const files: Record<string, string> = {}
  for (let at = 0; at < 500; at++)
    for (const path of [`api/v1/policy/P${at}`, `policy/P${at}.md`]) files[path] = path
  const folder = await madeRelease(files)
  const lists = readdirSync(join(folder, 'release/lists'))
  expect(lists.length).toBeGreaterThan(4)
  const at = new Map<string, string>()
  for (const list of lists)
    for (const line of readFileSync(join(folder, 'release/lists', list), 'utf8')
      .trimEnd()
      .split('\n'))
      at.set(line.slice(66), list)
  for (let product = 0; product < 500; product++)
    expect(at.get(`api/v1/policy/P${product}`)).toBe(at.get(`policy/P${product}.md`))
  expect(shell(folder, 'cat release/lists/* | sha256sum -c --quiet --strict')).toBe('')
})

test.each([
  ['api/v1/policy/A', 'products'],
  ['index/answers/policy/A', 'products'],
  ['policy/A.md', 'products'],
  ['api/v1/policies/index.json', 'pages'],
  ['api/v1/clause/1', 'clauses'],
  ['api/v1/law/act', 'law'],
  ['index/law.json', 'law'],
  ['index/text/A.json', 'index'],
  ['docs/mirrors.md', 'release'],
  ['docs/errors.html', 'pages'],
])('%s is of the part %s', (path, part) => {
  expect(partOf(path)).toBe(part)
})
