import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { type GzipMember, type GzipPiece, writeGzip } from '../../../build/publish/release/gzip-members.ts'
import { temporaryFolder } from '../../support/built.ts'

// Compressed files in members, compared with what zlib unpacks from them.

const PIECE = 20_000

/** Texts of some kilobytes each, and which of them were asked for. */
function pieces(names: readonly string[]) {
  const asked: string[] = []
  const made = names.map((name): GzipPiece => {
    const bytes = Buffer.from(`${name} is covered.\n`.repeat(PIECE / (name.length + 13)))
    const from = createHash('sha256').update(name).digest('hex')
    const content = () => {
      asked.push(name)
      return [bytes.subarray(0, 100), bytes.subarray(100)]
    }
    return { from, bytes: bytes.byteLength, content }
  })
  const text = () => names.map((name) => `${name} is covered.\n`.repeat(PIECE / (name.length + 13))).join('')
  return { made, asked, text }
}

const NAMES = Array.from({ length: 400 }, (_, at) => `product-${at}`)

function written(names: readonly string[], before: { place: string; members: GzipMember[] } | null) {
  const place = join(temporaryFolder('members'), 'file.gz')
  const { made, asked, text } = pieces(names)
  const members = writeGzip(place, made, before)
  return { place, members, asked, text: text(), bytes: readFileSync(place) }
}

test.each([
  ['the same pieces', NAMES, 0],
  ['one piece changed', NAMES.with(200, 'product-changed'), 150],
  ['one piece more at the beginning', ['product-new', ...NAMES], 150],
  ['one piece less', NAMES.toSpliced(77, 1), 150],
  ['other pieces', NAMES.map((name) => `other-${name}`), 400],
  ['no pieces', [], 0],
])('%s: the bytes are those of a file written from the beginning', (_, names, most) => {
  const before = written(NAMES, null)
  expect(before.members.length).toBeGreaterThan(5)
  const after = written(names, before)
  expect(after.bytes.equals(written(names, null).bytes)).toBe(true)
  expect(gunzipSync(after.bytes).toString()).toBe(after.text)
  expect(after.asked.length).toBeLessThanOrEqual(most)
})

test('a member whose bytes are others now is compressed again', () => {
  const before = written(NAMES, null)
  const damaged = Buffer.from(before.bytes)
  damaged[1000] = (damaged[1000] ?? 0) ^ 1
  writeFileSync(before.place, damaged)
  expect(written(NAMES, before).bytes.equals(before.bytes)).toBe(true)
  writeFileSync(before.place, before.bytes.subarray(0, 5000))
  expect(written(NAMES, before).bytes.equals(before.bytes)).toBe(true)
})
