import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { Document } from '../../build/contract/authored/product.ts'
import { item } from '../../build/contract/item.ts'
import { marksOf } from '../../build/desk/pictures/marks.ts'
import { Pictures } from '../../build/desk/pictures/pictures.ts'
import { sha256 } from '../../build/files/digest.ts'
import { temporaryFolder } from '../support/built.ts'
import { AskedDesk, CAR, CarData } from './car-desk.ts'

const SAMPLE = 'test/ingest/documents/sample-saffron-private-car.pdf'

/** A page as the desk answers it. */
interface Page {
  readonly pages: number
  readonly width: number
  readonly height: number
  readonly words: readonly { readonly text: string }[]
  readonly picture: string
}

/** The checksum of a part of a PNG, as its specification defines it, bit by bit. */
function crc32(bytes: Buffer): number {
  let sum = 0xffffffff
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum % 2 === 0 ? 0 : 0xedb88320)
  }
  return (sum ^ 0xffffffff) >>> 0
}

/** The parts of a PNG, each whole. */
function partsOf(png: Buffer): string[] {
  expect(png.toString('latin1', 0, 8)).toBe('\x89PNG\r\n\x1a\n')
  const parts: string[] = []
  for (let at = 8; at < png.length;) {
    const [named, end] = [at + 4, at + 8 + png.readUInt32BE(at)]
    expect(png.readUInt32BE(end)).toBe(crc32(png.subarray(named, end)))
    parts.push(png.toString('latin1', named, named + 4))
    at = end + 4
  }
  return parts
}

test('a page is a picture of its size with its words, and a quote is marked on the words it is printed with', async () => {
  const data = new CarData()
  const desk = await AskedDesk.over(data, 'test/ingest/documents')
  const quote = 'is more than 75 % of its IDV'
  const { body } = await desk.ask('page', { uin: CAR, document: 'wording', page: 3 })
  const { pages, width, height, words, picture } = body as unknown as Page
  expect(pages).toBe(data.product.documents[0]?.pages)
  const png = Buffer.from(picture, 'base64')
  const sizes = [width, height].map((points) => Math.round(points * 2))
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(sizes)
  expect(partsOf(png)).toEqual(['IHDR', 'IDAT', 'IEND'])
  // A window keeps many pages: one is a small part of its pixels.
  expect(png.length).toBeLessThan((width * height * 4) / 4)
  expect(
    marksOf(words, quote)
      .map((at) => words[at]?.text)
      .join(' '),
  ).toBe(`${quote}.`)
  expect(marksOf(words, 'nowhere at all')).toEqual([])
})

test('a damaged file is named, of one that is not at hand the clauses are given, and another file is drawn all the same', async () => {
  const data = new CarData()
  const folder = temporaryFolder('documents')
  copyFileSync(SAMPLE, join(folder, 'car.pdf'))
  const damaged = readFileSync(SAMPLE).subarray(0, 700)
  writeFileSync(join(folder, 'damaged.pdf'), damaged)
  const { documents, ...product } = data.product
  const broken = { ...documents[0], id: 'broken', sha256: sha256(damaged) } as Document
  const lost = { ...documents[0], id: 'lost', sha256: '0'.repeat(64) } as Document
  data.write({ ...product, documents: [...documents, broken, lost] })
  const desk = await AskedDesk.over(data, folder)
  const page = (document: string, page = 1) => desk.ask('page', { uin: CAR, document, page })
  expect(await page('broken')).toMatchObject({
    status: 422,
    body: { error: expect.stringContaining('cannot be drawn') as string },
  })
  data.editClauses((clauses) => clauses.map((one) => ({ ...one, document: 'lost' })))
  const [first] = data.clauses
  expect(await page('lost', first?.page)).toMatchObject({
    status: 200,
    body: { texts: expect.arrayContaining([expect.objectContaining({ clause: first?.id })]) as unknown },
  })
  expect((await page('wording', 999)).status).toBe(422)
  expect((await page('wording')).status).toBe(200)
})

test('a page of a file that is not at hand is refused as such, and not as a damaged file', async () => {
  const folder = temporaryFolder('documents')
  copyFileSync(SAMPLE, join(folder, 'car.pdf'))
  const pictures = new Pictures(folder)
  onTestFinished(() => pictures.close())
  rmSync(join(folder, 'car.pdf'))
  const document = item(new CarData().product.documents, 0)
  for (const one of [document, { ...document, sha256: '0'.repeat(64) }]) {
    expect(pictures.has(one)).toBe(false)
    await expect(pictures.page(one, 1)).rejects.toThrow(`The file of “${one.title}” is not at hand`)
  }
})

test('a quote that runs over two columns is marked line by line', () => {
  const words = 'The Company shall pay | other column text | within thirty days of the claim'
    .split(' ')
    .map((text) => ({ text }))
  const quote = 'The Company shall pay\nwithin thirty days'
  expect(
    marksOf(words, quote)
      .map((at) => words[at]?.text)
      .join(' '),
  ).toBe('The Company shall pay within thirty days')
})
