import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { temporaryFolder } from '../../support/built.ts'
import { treeOf } from '../../support/tree.ts'
import {
  expectNothingMade,
  forgedArchive,
  forgedRelease,
  indexPart,
  sha256,
  syncedFrom,
} from './forged-release.ts'
import { FILES, madeRelease, manifestOf } from './made-release.ts'

// Archives that a hostile mirror can offer to somebody's first sync: the release is unsigned and all its digests fit.

let copy: string

beforeEach(() => {
  copy = join(temporaryFolder('hostile'), 'copy')
})

describe('archives', () => {
  const files = { 'index/a.json': '{}' }
  const list = () =>
    forgedRelease([indexPart(files)])
      .get('release/lists/0.sha256')
      ?.toString() ?? ''
  const entries = () => [
    { path: 'release/lists/0.sha256', text: list() },
    { path: 'index/a.json', text: '{}' },
  ]
  const from = (archive: Uint8Array) => syncedFrom(forgedRelease([{ ...indexPart(files), archive }]), copy)

  test('one that is in order is taken', async () => {
    expect((await from(forgedArchive(entries()))).code).toBe('none')
  })

  test('one with bytes after its end is refused', async () => {
    const garbage = Buffer.concat([forgedArchive(entries()), Buffer.from('garbage'.repeat(1000))])
    expect((await from(garbage)).code).toBe('bad-archive')
    expectNothingMade(copy)
  })

  const size = (field: Buffer) => (header: Buffer) => void field.copy(header, 124)
  test.each([
    ['a size of eight gigabytes', size(Buffer.from('77777777777\0'))],
    ['a size written in base 256', size(Buffer.from([0x80, 0, 0, 0, 0, 0, 0, 255, 255, 255, 255, 255]))],
    ['a size below nothing', size(Buffer.from('-0000000001\0'))],
    ['no size', size(Buffer.alloc(12))],
    ['a hard link', (header: Buffer) => void header.write('1', 156)],
    ['a symbolic link', (header: Buffer) => void header.write('2', 156)],
    ['a device', (header: Buffer) => void header.write('3', 156)],
    ['a pipe', (header: Buffer) => void header.write('6', 156)],
    ['a long name of GNU', (header: Buffer) => void header.write('L', 156)],
    ['a sparse file of GNU', (header: Buffer) => void header.write('S', 156)],
    ['a header of pax', (header: Buffer) => void header.write('x', 156)],
    ['a prefix that leads out', (header: Buffer) => void header.write('..', 345)],
    ['a name with a backslash', (header: Buffer) => void header.write('index\\evil.json', 0)],
  ])('%s is refused', async (_, change) => {
    const [first, second] = entries()
    const archive = forgedArchive([...(first ? [first] : []), ...(second ? [{ ...second, change }] : [])])
    expect((await from(archive)).code).toMatch(/^(?:bad-archive|unsafe-path)$/u)
    expectNothingMade(copy)
  })

  test('a file twice is refused', async () => {
    const { code } = await from(forgedArchive([...entries(), { path: 'index/a.json', text: '{}' }]))
    expect(code).toBe('bad-archive')
    expectNothingMade(copy)
  })
})

describe('an archive whose digest fits, made by somebody who means harm', () => {
  let release: string

  beforeAll(async () => {
    release = await madeRelease({ ...FILES, 'api/v1/clause/1001': 'new' })
  })

  /** Syncs from the release with another archive of its clauses, which its manifest names. */
  const from = (archive: Uint8Array) => {
    const manifest = manifestOf(release)
    const clauses = manifest.parts.find(({ name }) => name === 'clauses')
    Object.assign(clauses?.archive ?? {}, { sha256: sha256(archive), bytes: archive.length })
    const changed = [
      ['manifest.json', Buffer.from(JSON.stringify(manifest))],
      ['release/clauses.tar.gz', archive],
    ] as const
    return syncedFrom(new Map([...treeOf(release), ...changed]), copy)
  }
  const of = (...entries: Parameters<typeof forgedArchive>[0]) => forgedArchive(entries)
  const list = () => {
    const path = 'release/lists/clauses.sha256'
    return { path, text: readFileSync(join(release, path), 'utf8') }
  }
  const clause = (text: string) => ({ path: 'api/v1/clause/1001', text })
  const link = (header: Buffer) => void header.write('2', 156)

  test.each([
    ['an absolute path', () => of({ path: '/etc/evil', text: 'x' }), 'unsafe-path', '"/etc/evil"'],
    ['a path out of the folder', () => of({ path: '../evil', text: 'x' }), 'unsafe-path', '"../evil"'],
    ['a link', () => of({ path: list().path, text: '', change: link }), 'bad-archive', 'not a plain file'],
    ['a file that no list names', () => of({ path: 'index/evil', text: 'x' }), 'bad-archive', 'index/evil'],
    ['a file before its list', () => of(clause('new')), 'bad-archive', 'api/v1/clause/1001'],
    ['other bytes than listed', () => of(list(), clause('bad')), 'bad-archive', 'is not what its list names'],
    ['too few files', () => of(list()), 'bad-archive', 'lacks api/v1/clause/1001'],
    [
      'more bytes than announced',
      () => of({ path: 'index/evil', text: 'x'.repeat(5000) }),
      'bad-archive',
      'more bytes',
    ],
    [
      'a damaged header',
      () => gzipSync(Buffer.concat([Buffer.alloc(512, 'A'), Buffer.alloc(1024)])),
      'bad-archive',
      'header is damaged',
    ],
  ])('%s', async (_, archive, code, says) => {
    expect(await from(archive())).toEqual({ code, message: expect.stringContaining(says) as string })
    expectNothingMade(copy)
    expect(existsSync(join(copy, '../../evil'))).toBe(false)
  })

  test('a bomb: a gigabyte of zeros after its end is not unpacked', async () => {
    const bomb = gzipSync(Buffer.alloc(2 ** 28))
    const before = process.memoryUsage().rss
    const fault = await from(bomb)
    expect(fault.code).not.toBe('none')
    expect(process.memoryUsage().rss - before).toBeLessThan(2 ** 27)
    expect(gunzipSync(bomb).length).toBe(2 ** 28)
  })
})
