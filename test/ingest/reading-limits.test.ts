import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { LIMITS, readDocument } from '../../build/ingest/read-document.ts'
import { temporaryFolder } from '../support/built.ts'
import { PdfWriter } from './support/pdf-writer.ts'

// Documents become records. This module: files that take too much to read.

function file(bytes: Buffer): string {
  const path = join(temporaryFolder('limits'), 'document.pdf')
  writeFileSync(path, bytes)
  return path
}

test('a decompression bomb is stopped by its memory', { timeout: 120_000 }, async () => {
  const bomb = deflateSync(deflateSync(Buffer.alloc(400 * 2 ** 20, 0x20)))
  const stream = `<< /Length ${bomb.length} /Filter [/FlateDecode /FlateDecode] >>\nstream\n${bomb.toString('latin1')}\nendstream`
  const writer = new PdfWriter()
  writer.page().text(60, 700, 10, 'A')
  const text = writer
    .bytes()
    .toString('latin1')
    .replace(/<< \/Length \d+ >>\nstream\n.*?\nendstream/su, () => stream)
  const path = file(Buffer.from(text, 'latin1'))
  const limits = { ...LIMITS, memory: 256 * 2 ** 20, seconds: 60 }
  const read = await readDocument(path, 'wording', { limits }).then(
    ({ pages }) => `read ${pages}`,
    (error: Error) => error.message,
  )
  expect(read).toMatch(/needs more than 256 MiB|damaged|read 1/u)
})

/** Pages of labelled lines: what is made of them takes much longer than the pages themselves. */
function labelled(count: number): Buffer {
  const writer = new PdfWriter()
  for (let page = 1; page <= count; page++) {
    const sheet = writer.page()
    for (let line = 1; line <= 60; line++)
      sheet.text(60, 800 - line * 12, 9, `${line}. Line ${line} of page ${page} says this`)
  }
  return writer.bytes()
}

test.each([
  ['its time', { seconds: 10 }, /took more than 10 seconds to read/u],
  ['its memory', { memory: 160 * 2 ** 20 }, /needs more than 160 MiB of memory to read/u],
] as const)(
  'a file whose pages are read soon, and its clauses never, is stopped by %s',
  { timeout: 120_000 },
  async (_, limit, says) => {
    const path = file(labelled(600))
    let last = 0
    // Only the process that is ended is busy: this one goes on after the last page was read there.
    let turns = 0
    const turning = setInterval(() => (turns += 1), 10)
    const read = readDocument(path, 'wording', {
      limits: { ...LIMITS, ...limit },
      progress: (page) => ([last, turns] = [page, 0]),
    })
    await expect(read).rejects.toThrow(says)
    clearInterval(turning)
    expect(last).toBeGreaterThan(0)
    // Its memory may be full while the last pages are read; its time never is.
    if ('seconds' in limit) expect([last, turns > 10]).toEqual([600, true])
  },
)
