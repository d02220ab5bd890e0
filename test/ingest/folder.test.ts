import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import type { Form } from '../../build/contract/authored/form-record.ts'
import { kindOfFile } from '../../build/ingest/file-kind.ts'
import { shortReport } from '../../build/ingest/folder/report.ts'
import { temporaryFolder } from '../support/built.ts'
import { copyOfSample, productAt, snapshot } from './support/dataset.ts'
import { pdfOfLines as pdf } from './support/pdf-writer.ts'
import { SAMPLES } from './support/samples.ts'
import { ingest } from './support/terminal.ts'

// A folder of documents at once.

const TEXT = Array.from(
  { length: 30 },
  (_, at) => `This is line ${at} of a text that means what it says to the insured.`,
)

test.each([
  ['policy-wording', ['Sample Car Policy', 'Policy Wording', ...TEXT]],
  ['policy-wording', ['Sample Car Policy', 'The insured has signed a proposal form with', ...TEXT]],
  ['prospectus', ['Sample Care', 'PROSPECTUS / SALES LITERATURE', ...TEXT]],
  ['customer-information-sheet', ['CUSTOMER INFORMATION SHEET', ...TEXT]],
  ['claim-form', ['Motor Claim Form', ...TEXT]],
  ['proposal-form', ['Sample Care', 'Proposal Form', ...TEXT]],
  ['brochure', ['Your life, our care', 'Please read this sales brochure before concluding a sale']],
  ['scan', ['']],
])('%s is known by %j', (kind, lines) => {
  expect(kindOfFile([lines], 0)).toBe(kind)
})

test('a page of boxes without a title is a form by what it speaks of', () => {
  expect(kindOfFile([['Details of the claim', ...TEXT]], 900)).toBe('claim-form')
  expect(kindOfFile([['Name of the proposer', ...TEXT]], 900)).toBe('proposal-form')
})

const [car] = SAMPLES as [(typeof SAMPLES)[number]]
const INSURER = 'Sample Saffron General Insurance Company Limited'

const clauses = (what: string) =>
  Array.from({ length: 12 }, (_, at) => `${at + 1}. ${what} ${at} means what is said of it here.`)

const BIRTH = '01/02/1934'
const folder = temporaryFolder('folder-of-documents')
let data = ''
beforeAll(() => {
  data = copyOfSample('sample-saffron-general')
  mkdirSync(join(folder, 'below'))
  const put = (name: string, bytes: Buffer | string) => writeFileSync(join(folder, name), bytes)
  put('below/prospectus.pdf', pdf(['Sample Car', 'PROSPECTUS', `UIN: ${car.uin}`, ...clauses('Benefit')]))
  put('leaflet.pdf', pdf(['Sample Car', 'Prospectus', `UIN: ${car.uin}`, ...clauses('Cover')]))
  put(
    'new.pdf',
    pdf([
      'Sample Boat Policy',
      INSURER,
      'Policy Wording',
      'UIN: IRDAN906RP0077V01202526',
      ...clauses('Hull'),
    ]),
  )
  put('broken.pdf', 'no PDF at all')
  put(
    'personal.pdf',
    pdf(['Sample Car', 'Policy Wording', `UIN: ${car.uin}`, `Date of birth: ${BIRTH}`, ...clauses('Duty')]),
  )
  put('scan.pdf', pdf([]))
  put(
    'form.pdf',
    pdf(
      ['Boat Claim Form', INSURER, 'Please fill in every box of this form and send it to the office.'],
      (page) => {
        for (const [at, label] of ['Name', 'Policy number', 'Date of loss'].entries()) {
          page.text(60, 600 - at * 20, 10, label)
          page.draw(`0.5 w 160 ${596 - at * 20} 200 14 re S`)
        }
      },
    ),
  )
})

test('a folder becomes documents, forms and products; what cannot be read is named; the second run changes nothing', async () => {
  const asked = ['folder', folder, '--data', data, '--new', '--category', 'motor-private-car']
  const first = await ingest(...asked)
  expect(first.code).toBe(0)
  expect(first.out).toMatch(/broken\.pdf: is not a PDF/u)
  expect(first.out).toMatch(/personal\.pdf: seems to be made out to a person/u)
  expect(first.out).toMatch(/scan\.pdf: is pictures of pages/u)
  const { documents } = productAt(data, car.path)
  expect(documents.map(({ id, kind }) => [id, kind])).toEqual(
    expect.arrayContaining([
      ['prospectus', 'prospectus'],
      ['prospectus-2', 'prospectus'],
    ]),
  )
  const added = productAt(data, 'products/sample-saffron-general/IRDAN906RP0077V01202526.json')
  expect(added).toMatchObject({
    name: 'Sample Boat Policy',
    insurer: 'sample-saffron-general',
    category: 'motor-private-car',
  })
  const forms = [...snapshot(join(data, 'forms')).values()].map((text) => JSON.parse(text) as Form)
  expect(
    forms.find(({ title }) => title === 'Boat Claim Form')?.instructions.sections[0]?.fields,
  ).toHaveLength(3)
  const before = snapshot(data)
  const second = await ingest(...asked)
  expect(second.out.replace('Nothing changes.', '')).toBe(first.out.replace(/^Written: .*$/mu, ''))
  expect(snapshot(data)).toEqual(before)
  const report = readFileSync(`${data}.folder/report.txt`, 'utf8')
  expect(report.indexOf('broken.pdf')).toBeLessThan(report.indexOf('new.pdf'))
  rmSync(`${data}.folder`, { recursive: true })
})

test('an interrupted run goes on with the readings that it has, none of which names a person', async () => {
  const own = copyOfSample('sample-saffron-general')
  const asked = ['folder', folder, '--data', own]
  await ingest(...asked, '--dry-run')
  const again = await ingest(...asked, '--dry-run')
  expect(again.err).not.toContain('files')
  expect(again.out).toMatch(
    /new\.pdf: prints the UIN IRDAN906RP0077V01202526, which the dataset does not have/u,
  )
  const kept = [...snapshot(`${own}.folder/readings`).values()]
  expect(kept).toHaveLength(7)
  expect(kept.filter((text) => text.includes(BIRTH))).toEqual([])
  rmSync(`${own}.folder`, { recursive: true })
})

test('the report on the screen has at most 25 lines, the most doubtful files first', () => {
  const outcomes = Array.from({ length: 60 }, (_, at) => ({
    file: `${at}.pdf`,
    kind: 'policy-wording' as const,
    of: at === 40 ? null : 'X',
    confidence: at === 40 ? 0 : 1 - at / 100,
    said: 'said',
  }))
  const lines = `${shortReport(outcomes, 'report.txt')}\nWritten`.split('\n')
  expect(lines.length).toBeLessThanOrEqual(25)
  expect(lines[1]).toContain('40.pdf')
  expect(lines[2]).toContain('59.pdf')
})
