import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { checkCommand } from '../../../build/check/index.ts'
import { formatCommand } from '../../../build/check/format.ts'
import type { Product } from '../../../build/contract/authored/product.ts'
import { Cache } from '../../../build/pipeline/cache/cache.ts'
import { mustBuild, temporaryFolder } from '../../support/built.ts'
import { runCommand } from '../../support/commands.ts'
import { treeOf } from '../../support/tree.ts'

// Products of which nothing was read, as rows: what is looked at in them, and that they are products as any other.

const RECORD = 'products/sample-one/SOHHLIP25001V012425.json'
const ROWS = 'listed/sample-one.ndjson'
const BASE = 'https://example.org'
let data = ''

beforeEach(() => {
  data = join(temporaryFolder('rows'), 'data')
  cpSync(join(import.meta.dirname, '../rules/fixtures/valid'), data, { recursive: true })
})

const record = () => JSON.parse(readFileSync(join(data, RECORD), 'utf8')) as Product

/** A row as the documentation shows it, written without the code that reads it. */
function rowOf({ uin, name, line, category, status, launched, withdrawn, supersedes }: Product): string {
  return JSON.stringify({ uin, name, line, category, status, launched, withdrawn, supersedes })
}

function put(text: string): void {
  mkdirSync(dirname(join(data, ROWS)), { recursive: true })
  writeFileSync(join(data, ROWS), text)
}

/** Puts a row in the place of the record. */
function listed(): string {
  const row = rowOf({ ...record(), documents: [], facts: [] })
  rmSync(join(data, RECORD))
  return row
}

const second = (row: string) => row.replace('SOHHLIP25001V012425', 'SOHHLIP25009V012425')

test('a product is published alike from a row and from a record; a change of a row changes what a full build changes', async () => {
  writeFileSync(join(data, RECORD), `${JSON.stringify({ ...record(), documents: [], facts: [] }, null, 2)}\n`)
  const out = temporaryFolder('rows-out')
  await mustBuild(data, join(out, 'record'), BASE, { downloads: false })
  put(`${listed()}\n`)
  const caches = join(out, 'cache')
  const cached = (to: string) => ({ cache: Cache.open(caches, join(out, to)), downloads: false })
  await mustBuild(data, join(out, 'row'), BASE, cached('row'))
  expect(treeOf(join(out, 'row'))).toEqual(treeOf(join(out, 'record')))
  const changed = readFileSync(join(data, ROWS), 'utf8')
  put(changed + second(changed).replace('"name":"', '"name":"Second '))
  await mustBuild(data, join(out, 'row'), BASE, cached('row'))
  await mustBuild(data, join(out, 'full'), BASE, { downloads: false })
  expect(treeOf(join(out, 'row'))).toEqual(treeOf(join(out, 'full')))
})

describe('check names the file and the line of a row that', () => {
  test.each<[string, (row: string) => string, string]>([
    ['is no JSON', (row) => `${row}\n${second(row).slice(0, -1)}\n`, ':2: does not parse as JSON'],
    ['is no row', (row) => `${row}\nSOHHLIP25009V012425,Sample\n`, ':2: is no row of a product'],
    ['is empty', (row) => `${row}\n\n`, ':2: is no row of a product'],
    [
      'has spaces between',
      (row) => `${row.replace(',"name":', ', "name":')}\n`,
      ':1: is not in canonical form',
    ],
    [
      'has another order of keys',
      (row) => `${row.replace(/,("line":"\w+"),("category":"[\w-]+")/u, ',$2,$1')}\n`,
      ':1: is not in canonical form',
    ],
    [
      'lacks a key',
      (row) => `${row.replace(/,"supersedes":[^}]+/u, '')}\n`,
      ':1: /: the key "supersedes" is missing',
    ],
    [
      'has a key of records alone',
      (row) => `${row.slice(0, -1)},"facts":[]}\n`,
      ':1: /: unknown key "facts"',
    ],
    ['is above one before it', (row) => `${second(row)}\n${row}\n`, ':2: stands before the row above it'],
    ['is there twice', (row) => `${row}\n${row}\n`, ':2: has the UIN SOHHLIP25001V012425 of line 1'],
    [
      'breaks a rule',
      (row) => `${row.replace(/"category":"[\w-]+"/u, '"category":"none"')}\n`,
      ':1: /category: there is no category',
    ],
    ['ends without a line end', (row) => row, ': does not end in a newline'],
  ])('%s', async (_, textOf, said) => {
    put(textOf(listed()))
    const { code, err } = await runCommand(checkCommand, '--data', data)
    expect(code).toBe(1)
    expect(err).toContain(`${ROWS}${said}`)
  })

  test('has a record as well', async () => {
    put(`${rowOf(record())}\n`)
    const { err } = await runCommand(checkCommand, '--data', data)
    expect(err).toContain(`${ROWS}:1: is the row of a product that has a record, ${RECORD}; remove the row`)
  })
})

test('format sorts rows by their UINs and writes each on one line', async () => {
  const row = listed()
  put(`${second(row).replaceAll(':"', ': "')}\r\n\r\n${row}`)
  expect(await runCommand(formatCommand, '--data', data)).toMatchObject({ code: 0 })
  expect(readFileSync(join(data, ROWS), 'utf8')).toBe(`${row}\n${second(row)}\n`)
  expect(await runCommand(checkCommand, '--data', data)).toMatchObject({ code: 0 })
})
