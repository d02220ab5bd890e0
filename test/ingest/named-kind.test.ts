import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { namedKind } from '../../build/ingest/file-kind.ts'
import { temporaryFolder } from '../support/built.ts'
import { copyOfSample, productAt, snapshot } from './support/dataset.ts'
import { pdfOfLines } from './support/pdf-writer.ts'
import { DOCUMENTS, SAMPLES } from './support/samples.ts'
import { ingest } from './support/terminal.ts'

// Documents that are no wording, or that of another product, given in place of a wording.

function kindOf(first: string, ...later: readonly string[]) {
  return namedKind([first, ...later].map((page) => page.split('\n')))?.kind
}

test.each([
  ['Sample Car Policy\nPROPOSAL FORM\nName of the proposer', 'proposal-form'],
  ['Claim form for health insurance policies other than travel and personal accident - Part A', 'claim-form'],
  ['Sample Care\nCustomer Information Sheet', 'customer-information-sheet'],
  ['PROSPECTUS / SALES LITERATURE', 'prospectus'],
  ['Sample Care\nBrochure', 'brochure'],
])('%s names itself a %s', (first, kind) => {
  expect(kindOf(first)).toBe(kind)
})

test.each([
  ['Sample Care\nPolicy Wording'],
  ['Prospectus cum Sales Literature\nSample Care\nPolicy Wordings'],
  [
    'Sample Car Policy\nThe statements made in the proposal form and in the prospectus are the basis of this contract of insurance between you and us.',
  ],
  ['Sample Care\nThe Policyholder has given Us a signed proposal form.'],
])('%s names no other kind than a wording', (first) => {
  expect(kindOf(first)).toBeUndefined()
})

test('a customer information sheet in front of a policy wording is bound with it', () => {
  expect(kindOf('Customer Information Sheet', 'POLICY WORDING\nWe cover you.')).toBeUndefined()
})

const { path, uin, file: wording } = SAMPLES[0] as (typeof SAMPLES)[number]

function pdf(name: string, ...lines: readonly string[]): string {
  const file = join(temporaryFolder('kinds'), name)
  writeFileSync(file, pdfOfLines(lines))
  return file
}

const CLAUSES = Array.from(
  { length: 12 },
  (_, at) => `${at + 1}. Sample paragraph ${at} of this document says something.`,
)

test('a proposal form is not taken for the wording unless it is said to be one', async () => {
  const data = copyOfSample('sample-saffron-general')
  const before = snapshot(data)
  const file = pdf('form.pdf', 'PROPOSAL FORM', `UIN: ${uin}`, ...CLAUSES)
  const refused = await ingest('wording', file, '--data', data)
  expect(refused.code).toBe(1)
  expect(refused.err).toMatch(
    /names itself a proposal form \(“PROPOSAL FORM”, on its first page\).*--kind policy-wording/u,
  )
  expect(snapshot(data)).toEqual(before)
  const beside = await ingest('wording', file, '--data', data, '--document', 'sheet', '--kind', 'brochure')
  expect(beside.code).toBe(0)
})

test('a reading in which less than a third of the held clauses is found again is taken when it is asked for', async () => {
  const data = copyOfSample('sample-saffron-general')
  const before = snapshot(data)
  const asked = ['wording', pdf('other.pdf', 'Sample Policy', `UIN: ${uin}`, ...CLAUSES), '--data', data]
  const refused = await ingest(...asked)
  expect(refused.code).toBe(1)
  expect(refused.err).toMatch(
    /only 0 of the \d+ clauses of the document wording are found again.*say --replace/u,
  )
  expect(snapshot(data)).toEqual(before)
  expect(await ingest(...asked, '--replace')).toMatchObject({ code: 0 })
  expect(productAt(data, path).documents.find(({ id }) => id === 'wording')?.pages).toBe(1)
})

test('a wording is refused for a UIN that nobody holds, and for a product whose UIN it does not print', async () => {
  const [data, printed] = [
    copyOfSample('sample-saffron-general', 'sample-lotus-life'),
    join(DOCUMENTS, wording),
  ]
  const unknown = await ingest('wording', printed, '--uin', 'IRDAN906RP0001V02202325', '--data', data)
  expect(unknown.err).toMatch(/no product with this UIN\. The nearest are IRDAN906RP0001V02202324/u)
  const asked = ['wording', printed, '--uin', '904N001V01', '--data', data, '--dry-run']
  const other = await ingest(...asked)
  expect(other.code).toBe(1)
  expect(other.err).toContain('does not print the UIN 904N001V01; it prints IRDAN906RP0001V02202324')
  const taken = await ingest(...asked, '--other-uin')
  expect(taken.out).toContain('does not print the UIN 904N001V01; it prints IRDAN906RP0001V02202324')
})

test('a wording finds its product by the UIN it prints, or becomes a new version', async () => {
  const asked = [
    'wording',
    join(DOCUMENTS, wording),
    '--data',
    copyOfSample('sample-saffron-general'),
    '--dry-run',
  ]
  const found = await ingest(...asked)
  expect(found.out).toContain('(the same file as before)')
  const later = await ingest(...asked, '--uin', 'IRDAN906RP0001V03202324', '--new', '--other-uin')
  expect(later.out).toContain('Warning: the product IRDAN906RP0001V02202324 holds the very same file.')
  expect(later.out).toMatch(/"supersedes": "IRDAN906RP0001V02202324"/u)
  expect(later.code).toBe(0)
  const nobody = await ingest(...asked, '--uin', '904N777V01', '--new', '--other-uin')
  expect(nobody.err).toContain('no earlier version to take name, insurer and category from')
})

test('a wording with a UIN that shares nothing with those held is the next version of the product whose name it prints', async () => {
  const data = copyOfSample('sample-saffron-general')
  const folder = join(data, 'products/sample-saffron-general')
  const car = 'IRDAN906RP0001V02202324'
  const record = productAt(data, `products/sample-saffron-general/${car}.json`)
  for (const end of ['.json', '.clauses.json']) rmSync(join(folder, `${car}${end}`))
  const older = {
    ...record,
    uin: 'IRDAN906RP0007V01201819',
    launched: '2018-06-01',
    documents: [],
    facts: [],
  }
  for (const [uin, name] of [
    [older.uin, record.name],
    ['IRDAN906RP0008V01201819', 'Sample Saffron'],
  ])
    writeFileSync(join(folder, `${uin}.json`), `${JSON.stringify({ ...older, uin, name }, null, 2)}\n`)
  const asked = ['wording', join(DOCUMENTS, wording), '--data', data, '--dry-run']
  const refused = await ingest(...asked)
  expect(refused.err).toContain(`Say --new to add it as the version after ${older.uin} (${record.name})`)
  for (const uin of [[], ['--uin', car]])
    expect((await ingest(...asked, '--new', ...uin)).out).toContain(`"supersedes": "${older.uin}"`)
})
