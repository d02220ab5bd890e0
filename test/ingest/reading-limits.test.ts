import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { expect, onTestFinished, test, vi } from 'vitest'
import { LIMITS, readDocument } from '../../build/ingest/read-document.ts'
import { temporaryFolder } from '../support/built.ts'
import { PdfWriter } from './support/pdf-writer.ts'

// Documents become records. This module: files that take too much to read.

function file(bytes: Buffer): string {
  const path = join(temporaryFolder('limits'), 'document.pdf')
  writeFileSync(path, bytes)
  return path
}

test('a decompression bomb is stopped by its memory', async () => {
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

const PAGES = 600

test('a file whose pages are read soon, and its clauses never, is stopped by its memory', async () => {
  const limits = { ...LIMITS, memory: 160 * 2 ** 20 }
  const read = readDocument(file(labelled(PAGES)), 'wording', { limits })
  await expect(read).rejects.toThrow(/needs more than 160 MiB of memory to read/u)
})

test('a file whose pages are read soon, and its clauses never, is stopped by its time', async () => {
  // The limit ends when this says so, not sooner on a slow machine: only intervals keep their own time.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  let last = 0
  // Only the process that is ended is busy: this one goes on after the last page was read there.
  let turns = 0
  const turning = setInterval(() => {
    if (last === PAGES && ++turns === 10) vi.advanceTimersByTime(10_000)
  }, 10)
  onTestFinished(() => clearInterval(turning))
  const read = readDocument(file(labelled(PAGES)), 'wording', {
    limits: { ...LIMITS, seconds: 10 },
    progress: (page) => void (last = page),
  })
  await expect(read).rejects.toThrow(/took more than 10 seconds to read/u)
  expect([last, turns]).toEqual([PAGES, 10])
})
