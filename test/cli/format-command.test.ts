import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Product } from '../../build/contract/authored/product.ts'
import { formatCommand } from '../../build/check/format.ts'
import { temporaryFolder } from '../support/built.ts'
import { runCommand } from '../support/commands.ts'

const VALID = join(import.meta.dirname, '../check/rules/fixtures/valid')
const FILE = 'products/sample-one/SOHHLIP25001V022526.json'

test.each([
  ['no JSON', '{'],
  ['not UTF-8', Buffer.from([0x22, 0xff, 0x22])],
  ['nested more deeply than can be written', `{"uin":${'['.repeat(20_000)}${']'.repeat(20_000)}}`],
])('a file that is %s is named and left as it is', async (_what, content) => {
  const data = temporaryFolder('format')
  cpSync(VALID, data, { recursive: true })
  writeFileSync(join(data, FILE), content)
  const { code, out, err } = await runCommand(formatCommand, '--data', data)
  expect({ code, out, err }).toEqual({
    code: 1,
    out: '',
    err: `${FILE}: is not JSON in UTF-8; npm run check names the line\n`,
  })
  expect(readFileSync(join(data, FILE))).toEqual(Buffer.from(content))
})

test('the words that state a number are written into its fact where they stand in one place', async () => {
  const data = temporaryFolder('format-stated')
  cpSync(VALID, data, { recursive: true })
  const stated = () => {
    const { facts } = JSON.parse(readFileSync(join(data, FILE), 'utf8')) as Product
    return Object.fromEntries(facts.map((fact) => [fact.key, fact.stated]))
  }
  expect(Object.values(stated()).every((words) => words === undefined)).toBe(true)
  expect((await runCommand(formatCommand, '--data', data)).out).toBe(`${FILE}: formatted\n`)
  expect(stated()).toMatchObject({ 'room-rent': 'Rs. 5,000', 'room-days': 'Ten days', waiting: '24 months' })
  expect(stated()).toMatchObject({ 'cover-basis': undefined, dental: undefined })
  expect((await runCommand(formatCommand, '--data', data)).out).toBe('')
})
