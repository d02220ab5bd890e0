import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { versionsCommand } from '../../build/ingest/versions/index.ts'
import { temporaryFolder } from '../support/built.ts'
import { runCommand } from '../support/commands.ts'
import { copyOfSample, productAt, rowsAt, snapshot } from './support/dataset.ts'
import { ingest } from './support/terminal.ts'

// The next versions of products: npm run versions, and what a product list takes as one.

const BANYAN = 'products/sample-banyan-health'

/** A copy of the sample with further products of one insurer and name. */
function withVersions(...uins: readonly string[]): string {
  const data = copyOfSample('sample-banyan-health')
  const product = productAt(data, `${BANYAN}/SBHHLIP22011V012122.json`)
  for (const uin of uins) {
    const record = {
      ...product,
      uin,
      name: 'Fern Care',
      launched: null,
      supersedes: null,
      documents: [],
      facts: [],
    }
    writeFileSync(join(data, `${BANYAN}/${uin}.json`), `${JSON.stringify(record, null, 2)}\n`)
  }
  return data
}

const supersededBy = (data: string, ...uins: readonly string[]) =>
  uins.map((uin) => {
    const row = rowsAt(data, 'sample-banyan-health').find((one) => one.uin === uin)
    return (row ?? productAt(data, `${BANYAN}/${uin}.json`)).supersedes
  })

const versions = (data: string, ...args: readonly string[]) =>
  runCommand(versionsCommand, '--data', data, ...args)
const UINS = ['SBHHLIP20001V011920', 'SBHHLIP21007V022021', 'SBHHLIP23009V032223'] as const

test('what is left of the proposals names the version before, and is proposed no more', async () => {
  const data = withVersions(...UINS)
  const file = join(temporaryFolder('versions'), 'proposals.tsv')
  const { code, err } = await versions(data, '--to', file)
  expect([code, err]).toEqual([0, '2 proposals: 2 of certainty 1, 0 of 2, 0 of 3\n'])
  expect((await versions(data, '--to', file)).err).toContain('may hold your decisions')
  const lines = readFileSync(file, 'utf8').split('\n')
  expect(lines.map((line) => line.split('\t').slice(0, 4)).filter(([first]) => first === '1')).toEqual([
    ['1', UINS[1], UINS[0], 'same name, version 1 and then 2'],
    ['1', UINS[2], UINS[1], 'same name, version 2 and then 3'],
  ])
  // A spreadsheet ends lines otherwise and puts marks around cells.
  const kept = lines.filter((line) => !line.startsWith(`1\t${UINS[1]}`)).join('\r\n')
  writeFileSync(file, kept.replace(`\t${UINS[1]}\t`, `\t"${UINS[1]}"\t`))
  const accepted = await versions(data, '--accept', file)
  expect(accepted.err).toBe('')
  expect(accepted.out).toContain('1 product will name the version before')
  expect(supersededBy(data, ...UINS)).toEqual([null, null, UINS[1]])
  expect((await versions(data, '--accept', file)).out).toContain('Nothing changes.')
  expect((await versions(data, '--certainty', '1')).err).toBe(
    '1 proposal: 1 of certainty 1, 0 of 2, 0 of 3\n',
  )
})

test('lines that cannot be accepted are all named, and none is', async () => {
  const data = withVersions(...UINS)
  const before = snapshot(data)
  const file = join(temporaryFolder('versions'), 'proposals.tsv')
  const stored = 'SBHHLIP25011V022425'
  const pairs = [
    ['supersedes', 'uin'],
    [UINS[0], UINS[1]],
    [UINS[0], UINS[2]],
    ['ABC12345', UINS[2]],
    [UINS[0], UINS[0]],
    [UINS[0], stored],
    [UINS[2], UINS[1]],
    ['SBHHLIP22011V012122', 'SBHTULP24003V012324'],
  ]
  writeFileSync(file, pairs.map((cells) => cells.join('\t')).join('\n'))
  const { code, err } = await versions(data, '--accept', file)
  expect(code).toBe(1)
  expect(err.replaceAll(`${file}: `, '').split('\n')).toEqual([
    `line 3: ${UINS[0]} is replaced by ${UINS[1]} already; delete one of the two lines, or correct that product`,
    'line 4: no product has the UIN “ABC12345”',
    `line 5: ${UINS[0]} cannot be the version after itself`,
    `line 6: ${stored} names SBHHLIP22011V012122 as the version before; delete the line, or set that to null`,
    `line 7: ${UINS[1]} stands in a line above; keep one of the two`,
    `line 8: SBHHLIP22011V012122 is replaced by ${stored} already; delete one of the two lines, or correct that product`,
    'Nothing was written.',
    '',
  ])
  writeFileSync(file, 'name\n')
  expect((await versions(data, '--accept', file)).err).toContain(
    'no head with the columns uin and supersedes',
  )
  expect(snapshot(data)).toEqual(before)
})

test('a new UIN with the name of a held product is taken as its next version by a list; a doubtful one is named', async () => {
  const data = copyOfSample('sample-banyan-health')
  const file = join(temporaryFolder('versions'), 'health.csv')
  const insurer = 'Sample Banyan Health Insurance Company Limited'
  const rows = [
    'insurer,uin,product_name,date_of_approval,type_of_product',
    `${insurer},SBHHLIP26044V032526,SAMPLE BANYAN FAMILY-CARE,01-05-2025,Health`,
    `${insurer},SBHTULP26003V022526,Sample Banian Top-up Plus,01-05-2025,Health`,
  ]
  writeFileSync(file, rows.join('\n'))
  const { out, err } = await ingest('list', file, '--list', 'health', '--dates', 'day', '--data', data)
  expect(err).toBe('')
  expect(out).toContain(
    'new SBHHLIP26044V032526 is taken as the version after SBHHLIP25011V022425: same name, version 2 and then 3',
  )
  expect(out).toContain(
    'new SBHTULP26003V022526 may be the version after SBHTULP24003V012324: one letter apart, version 1 and then 2; npm run versions proposes it',
  )
  expect(rowsAt(data, 'sample-banyan-health').map((row) => [row.uin, row.supersedes ?? null])).toEqual([
    ['SBHHLIP26044V032526', 'SBHHLIP25011V022425'],
    ['SBHTULP26003V022526', null],
  ])
})
