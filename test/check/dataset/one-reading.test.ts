import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { listDataset } from '../../../build/check/dataset/list.ts'
import {
  productFilesIn,
  readCatalogue,
  readProduct,
  rereadSubject,
} from '../../../build/check/dataset/read.ts'
import { temporaryFolder } from '../../support/built.ts'

// Files to records. This module: what is checked is what is published, even where a file changes meanwhile.

const VALID = join(import.meta.dirname, '../rules/fixtures/valid')
const PRODUCT = 'products/sample-one/SOHHLIP25001V022526.json'
const CLAUSES = 'products/sample-one/SOHHLIP25001V022526.clauses.json'
let scratch = ''
let data = ''

beforeEach(() => {
  scratch = temporaryFolder('one-reading')
  data = join(scratch, 'data')
  cpSync(VALID, data, { recursive: true })
})

function edit(path: string, from: string, to: string): void {
  const file = join(data, path)
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to))
}

/** The dataset as it was checked, ready to be read again. */
async function checked() {
  const listing = await listDataset(data)
  const { catalogue } = readCatalogue(listing)
  expect.assert(catalogue !== null)
  const { categories } = catalogue
  const files = productFilesIn(listing)
  for (const file of files) expect(readProduct(listing, file, categories).findings).toEqual([])
  const again = (path: string) => {
    const file = files.find((one) => one.path === path)
    expect.assert(file !== undefined)
    return rereadSubject(listing, file, categories)
  }
  return { again }
}

test('a file that is as it was checked is read again', async () => {
  const { again } = await checked()
  expect(again(PRODUCT).product.uin).toBe('SOHHLIP25001V022526')
  expect(again(PRODUCT).byId.size).toBe(5)
  expect(again('products/sample-one/SOHHLIP25001V012425.json').clauses).toBeNull()
})

test.each([
  ['a product', PRODUCT, '"value": 5000', '"value": 9999'],
  ['a product, by one space', PRODUCT, '"uin": ', '"uin":  '],
  ['the clauses', CLAUSES, 'up to Rs. 5,000 a day', 'up to Rs. 9,000 a day'],
])('%s that changed after the check stops the reading by name', async (_what, path, from, to) => {
  const { again } = await checked()
  edit(path, from, to)
  expect(() => again(PRODUCT)).toThrow(`${path}: was changed after it was checked; nothing was written`)
})

test.each([PRODUCT, CLAUSES])(
  '%s that was removed after the check stops the reading by name',
  async (path) => {
    const { again } = await checked()
    rmSync(join(data, path))
    expect(() => again(PRODUCT)).toThrow(`${path}: was removed after it was checked`)
  },
)

test('clauses that came after the check are not published', async () => {
  const { again } = await checked()
  cpSync(join(data, CLAUSES), join(data, CLAUSES.replace('V022526', 'V012425')))
  expect(again('products/sample-one/SOHHLIP25001V012425.json').clauses).toBeNull()
})

test('a link is not followed and not read', async () => {
  writeFileSync(join(scratch, 'elsewhere.json'), readFileSync(join(data, 'insurers/sample-one.json'), 'utf8'))
  rmSync(join(data, 'insurers/sample-one.json'))
  symlinkSync(join(scratch, 'elsewhere.json'), join(data, 'insurers/sample-one.json'))
  const { findings, files } = await listDataset(data)
  expect(files.insurers).toEqual([])
  expect(findings.map(({ path, rule, level }) => [path, rule, level])).toEqual([
    ['insurers/sample-one.json', 'unclaimed-file', 'error'],
  ])
})
