import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { sha256 } from '../../build/files/digest.ts'
import { DroppedFiles } from '../../build/desk/drop/dropped-files.ts'
import { Pictures } from '../../build/desk/pictures/pictures.ts'
import type { Ingested } from '../../build/desk/drop/ingest-file.ts'
import { canonicalText } from '../../build/check/dataset/canonical.ts'
import { COLLECTIONS } from '../../build/check/dataset/collections.ts'
import { temporaryFolder } from '../support/built.ts'
import { snapshot } from '../ingest/support/dataset.ts'
import { AskedDesk, CAR, CarData } from './car-desk.ts'

// A PDF that is dropped on the desk: kept, read, shown, and written when a person says so.

const PDF = readFileSync('test/ingest/documents/sample-saffron-private-car.pdf')

/** A dataset whose car policy has no wording yet. */
function unreadCar(): CarData {
  const data = new CarData()
  data.write({ ...data.product, facts: [] })
  return data
}

/** Asks for a reading. */
async function ingest(desk: AskedDesk, given: object) {
  const { body, progress } = await desk.ask('ingest', given)
  return { progress, answer: body as unknown as Ingested & { error?: string; options?: string[] } }
}

test('a file is taken from the own window alone, as a PDF, and known by its digest', async () => {
  const desk = await AskedDesk.over(new CarData())
  expect(await desk.give(PDF)).toEqual({ status: 200, body: { sha256: sha256(PDF) } })
  expect(await desk.give(PDF, { 'x-desk-token': 'another' })).toMatchObject({ status: 403 })
  expect(await desk.give(PDF, { origin: 'https://elsewhere.example' })).toMatchObject({ status: 403 })
  expect(await desk.give(PDF, { 'content-type': 'text/plain' })).toMatchObject({ status: 415 })
  const { answer } = await ingest(desk, { sha256: '0'.repeat(64), write: false })
  expect(answer.error).toBe('The file is not here any more. Drop it again.')
})

test('a reading is shown page by page and then whole, finds its product by the UIN, and is written when it is said', async () => {
  const data = unreadCar()
  const desk = await AskedDesk.over(data)
  const before = snapshot(data.folder)
  const { body } = await desk.give(PDF, {}, '../../étrange\u0000 car.pdf')
  const shown = await ingest(desk, { ...body, write: false, overwrite: true })
  expect(shown.answer).toMatchObject({ uin: CAR, isWritten: false })
  expect(shown.progress.at(-1)).toEqual({ page: 12, of: 12 })
  expect(shown.answer.files).toContain('products/sample-saffron-general/IRDAN906RP0001V02202324.clauses.json')
  expect(shown.answer.report[0]).toMatch(/^12 pages, \d+ clauses/u)
  expect(snapshot(data.folder)).toEqual(before)
  const written = await ingest(desk, { ...body, write: true, overwrite: true, edition: 'Second' })
  expect(written.answer).toMatchObject({ uin: CAR, isWritten: true, kept: null })
  expect(data.product.documents[0]?.edition).toBe('Second')
  expect((await ingest(desk, { ...body, write: false })).answer.files).toEqual([])
  const { status } = await desk.ask('structure', { uin: CAR, document: 'wording' })
  expect(status).toBe(200)
})

test('a file of a version that the dataset does not have is offered as a new one, and read as that', async () => {
  const data = unreadCar()
  const uin = 'IRDAN906RP0001V01202324'
  const record = { ...data.product, uin, documents: [], supersedes: null }
  for (const kind of ['', '.clauses']) rmSync(data.file.replace(/\.json$/u, `${kind}.json`))
  writeFileSync(data.file.replace(CAR, uin), canonicalText(COLLECTIONS.products.schema, record))
  const desk = await AskedDesk.over(data)
  const { body } = await desk.give(PDF)
  const refused = await ingest(desk, { ...body, write: false })
  expect(refused.answer.error).toContain('prints the UIN IRDAN906RP0001V02202324')
  expect(refused.answer.options).toEqual(['new', 'uin'])
  const { answer } = await ingest(desk, { ...body, write: false, isNew: true })
  expect(answer).toMatchObject({ uin: 'IRDAN906RP0001V02202324', isWritten: false })
})

test('a product that the dataset lacks becomes a record, with what is proposed for it', async () => {
  const data = unreadCar()
  for (const kind of ['', '.clauses']) rmSync(data.file.replace(/\.json$/u, `${kind}.json`))
  const desk = await AskedDesk.over(data)
  const { body } = await desk.give(PDF, {}, 'saffron_private-car.pdf')
  const { body: refused } = await desk.ask('ingest', { ...body, write: false })
  expect(refused['proposed']).toMatchObject({ uin: CAR, name: 'saffron private car' })
  const { name, insurers, categories } = refused['proposed'] as unknown as Record<string, string>
  expect(insurers).toContain('sample-saffron-general')
  expect(categories).toContain('motor-private-car')
  const given = { name, insurer: 'sample-saffron-general', category: 'motor-private-car' }
  const where = { url: 'https://insurer.example/car.pdf', collected: '2026-10-01' }
  const asked = await ingest(desk, { ...body, write: false, isNew: true, ...given })
  expect(asked.answer.isFromNowhere).toBe(true)
  const { answer } = await ingest(desk, { ...body, write: true, isNew: true, ...given, ...where })
  expect(answer).toMatchObject({ uin: CAR, isWritten: true, isFromNowhere: false })
  expect(data.product).toMatchObject({ category: 'motor-private-car', documents: [where] })
})

test.each([
  ['letters of three bytes', `${'नीति'.repeat(60)}.pdf`],
  ['letters of four bytes, cut between', `a${'𝕏'.repeat(120)}.pdf`],
  ['dots where it is cut', `x${'.'.repeat(300)}.pdf`],
  ['half a letter', '\uD83D.pdf'],
])('a file with a long name of %s is kept under its end', (_what, name) => {
  const dropped = new DroppedFiles(temporaryFolder('documents'), new Pictures(undefined))
  const kept = basename(dropped.store(dropped.keep(name.toWellFormed(), PDF)) ?? '')
  expect(kept).toMatch(/^[^.\uFFFD].*\.pdf$/u)
  expect(Buffer.byteLength(kept)).toBeLessThanOrEqual(240)
  dropped.close()
})

test('what killed desks left in the temporary folder is removed, and nothing of a running one', () => {
  const made = (pid: number) => join(tmpdir(), `desk-${pid}-0123456789ab-abcdef`)
  for (const pid of [process.pid, process.ppid, 4_194_303])
    mkdirSync(join(made(pid), 'x'), { recursive: true })
  const foreign = join(tmpdir(), 'desk-of-mine')
  mkdirSync(foreign, { recursive: true })
  const running = new DroppedFiles(undefined, new Pictures(undefined))
  const digest = running.keep('car.pdf', PDF)
  const other = new DroppedFiles(undefined, new Pictures(undefined))
  expect([process.pid, process.ppid, 4_194_303].filter((pid) => existsSync(made(pid)))).toEqual([])
  expect([existsSync(foreign), existsSync(running.file(digest))]).toEqual([true, true])
  running.close()
  other.close()
})

test('a damaged or cut file is called so, and nothing is written', async () => {
  const data = unreadCar()
  const desk = await AskedDesk.over(data)
  const before = snapshot(data.folder)
  const bad = [PDF.subarray(0, 9000), Buffer.from('<html>not found</html>'), Buffer.alloc(0)]
  for (const bytes of bad) {
    const { body } = await desk.give(bytes)
    const { answer } = await ingest(desk, { ...body, write: true })
    expect(answer.error).toMatch(/damaged/u)
  }
  expect(snapshot(data.folder)).toEqual(before)
})

test('a file that is read in is kept among the documents, and never over another one', async () => {
  const data = unreadCar()
  const documents = temporaryFolder('documents')
  writeFileSync(`${documents}/car.pdf`, 'another file')
  const desk = await AskedDesk.over(data, documents)
  const { body } = await desk.give(PDF)
  const { answer } = await ingest(desk, { ...body, write: true, overwrite: true })
  expect(answer.kept).toBe(`${documents}/${sha256(PDF).slice(0, 12)}-car.pdf`)
  expect(readFileSync(answer.kept ?? '').equals(PDF)).toBe(true)
  expect(readFileSync(`${documents}/car.pdf`, 'utf8')).toBe('another file')
})
