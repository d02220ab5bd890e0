import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { beforeEach, expect, test } from 'vitest'
import { temporaryFolder } from '../../support/built.ts'
import { expectNothingMade, forgedArchive, forgedRelease, indexPart, syncedFrom } from './forged-release.ts'

// Archives that a hostile mirror can offer to somebody's first sync: the release is unsigned and all its digests fit.

let copy: string

beforeEach(() => {
  copy = join(temporaryFolder('hostile'), 'copy')
})

type Entry = Parameters<typeof forgedArchive>[0][number]

const PART = indexPart({ 'index/a.json': '{}' })
const LIST: Entry = {
  path: 'release/lists/0.sha256',
  text: Buffer.from(forgedRelease([PART]).get('release/lists/0.sha256') ?? []).toString(),
}

/** The file of the part as an entry, with other bytes or another header. */
const file = (text = '{}', change: Entry['change'] = () => {}): Entry => ({
  path: 'index/a.json',
  text,
  change,
})
const evil = (path: string, text = 'x'): Entry => ({ path, text })
const size = (field: Buffer) => file('{}', (header) => void field.copy(header, 124))
const kind = (letter: string) => file('{}', (header) => void header.write(letter, 156))
const named = (name: string, at: number) => file('{}', (header) => void header.write(name, at))

const from = (archive: Uint8Array) => syncedFrom(forgedRelease([{ ...PART, archive }]), copy)

test('an archive that is in order is taken', async () => {
  expect(await from(forgedArchive([LIST, file()]))).toEqual({ code: 'none', message: '' })
})

test.each([
  ['a size of eight gigabytes', [LIST, size(Buffer.from('77777777777\0'))], 'bad-archive', 'has more than'],
  [
    'a size written in base 256',
    [LIST, size(Buffer.from([0x80, 0, 0, 0, 0, 0, 0, 255, 255, 255, 255, 255]))],
    'bad-archive',
    'has no size',
  ],
  ['a size below nothing', [LIST, size(Buffer.from('-0000000001\0'))], 'bad-archive', 'has no size'],
  ['no size', [LIST, size(Buffer.alloc(12))], 'bad-archive', 'has no size'],
  ['a hard link', [LIST, kind('1')], 'bad-archive', 'is not a plain file'],
  ['a symbolic link', [LIST, kind('2')], 'bad-archive', 'is not a plain file'],
  ['a device', [LIST, kind('3')], 'bad-archive', 'is not a plain file'],
  ['a pipe', [LIST, kind('6')], 'bad-archive', 'is not a plain file'],
  ['a long name of GNU', [LIST, kind('L')], 'bad-archive', 'is not a plain file'],
  ['a sparse file of GNU', [LIST, kind('S')], 'bad-archive', 'is not a plain file'],
  ['a header of pax', [LIST, kind('x')], 'bad-archive', 'is not a plain file'],
  ['a prefix that leads out', [LIST, named('..', 345)], 'unsafe-path', '"../index/a.json"'],
  ['a name with a backslash', [LIST, named('index\\evil.json', 0)], 'unsafe-path', 'evil.json"'],
  ['an absolute path', [evil('/etc/evil')], 'unsafe-path', '"/etc/evil"'],
  ['a path out of the folder', [evil('../evil')], 'unsafe-path', '"../evil"'],
  ['a file that no list names', [LIST, evil('index/evil')], 'bad-archive', 'index/evil, which no list'],
  ['a file before its list', [file(), LIST], 'bad-archive', 'index/a.json, which no list'],
  ['a file twice', [LIST, file(), file()], 'bad-archive', 'more bytes than the manifest says'],
  [
    'a file of no bytes twice',
    [LIST, file(), evil('index/a.json', '')],
    'bad-archive',
    'a.json, which no list',
  ],
  ['a list twice', [LIST, { ...LIST, text: '' }], 'bad-archive', '0.sha256, which no list'],
  ['other bytes than listed', [LIST, file('[]')], 'bad-archive', 'is not what its list names'],
  ['too few files', [LIST], 'bad-archive', 'lacks index/a.json'],
  ['more bytes than announced', [evil('index/evil', 'x'.repeat(5000))], 'bad-archive', 'more bytes'],
] satisfies [string, Entry[], string, string][])('%s is refused', async (_, entries, code, says) => {
  expect(await from(forgedArchive(entries))).toEqual({
    code,
    message: expect.stringContaining(says) as string,
  })
  expectNothingMade(copy)
  expect(existsSync(join(copy, '../../evil'))).toBe(false)
})

test.each([
  [
    'bytes after its end',
    Buffer.concat([forgedArchive([LIST, file()]), Buffer.from('garbage'.repeat(1000))]),
  ],
  ['a damaged header', gzipSync(Buffer.concat([Buffer.alloc(512, 'A'), Buffer.alloc(1024)]))],
  ['no end', gzipSync(Buffer.alloc(100, 'A'))],
  ['nothing of gzip', Buffer.from('garbage')],
])('one with %s is refused', async (_, archive) => {
  expect((await from(archive)).code).toBe('bad-archive')
  expectNothingMade(copy)
})

test('a bomb: what follows its end is not unpacked', async () => {
  const bomb = gzipSync(Buffer.alloc(2 ** 27))
  const before = process.memoryUsage().rss
  expect((await from(bomb)).code).toBe('bad-archive')
  expect(process.memoryUsage().rss - before).toBeLessThan(2 ** 26)
})
