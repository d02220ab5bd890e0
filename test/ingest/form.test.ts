import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import type { Form } from '../../build/contract/authored/form-record.ts'
import { copyOfSample, snapshot } from './support/dataset.ts'
import { PdfWriter } from './support/pdf-writer.ts'
import { ingest } from './support/terminal.ts'
import { temporaryFolder } from '../support/built.ts'

const folder = temporaryFolder('form')
let data = ''
beforeAll(() => (data = copyOfSample('sample-saffron-general')))

const TITLE =
  'Motor claim form of Sample Saffron General Insurance Company Limited, please fill in all blanks of this form'

/** A form with a text field, two radio buttons of one group and a box to tick. */
function fillable(): string {
  const writer = new PdfWriter()
  const page = writer.page()
  page.text(60, 780, 14, 'CLAIM FORM', 'bold')
  page.text(60, 750, 10, TITLE)
  page.text(60, 700, 11, 'Details of the Insured', 'bold')
  page.text(60, 680, 10, 'Date of Birth:')
  page.text(60, 650, 10, 'Was the police told?')
  page.text(232, 650, 10, 'Yes')
  page.text(292, 650, 10, 'No')
  page.text(92, 620, 10, 'I enclose the bills')
  const state = (name: string) => `/AS /Off /AP << /N << /${name} null /Off null >> >>`
  writer.field('/FT /Tx /T (birth) /Rect [150 676 300 692]')
  writer.field(`/FT /Btn /Ff 49152 /T (police) /Rect [215 648 227 660] ${state('first')}`)
  writer.field(`/FT /Btn /Ff 49152 /T (police) /Rect [275 648 287 660] ${state('second')}`)
  writer.field(`/FT /Btn /T (bills) /Rect [75 618 87 630] ${state('Ticked')}`)
  return file('fillable.pdf', writer.bytes())
}

function file(name: string, bytes: Buffer): string {
  writeFileSync(join(folder, name), bytes)
  return join(folder, name)
}

function newest(): Form {
  const forms = readdirSync(join(data, 'forms')).map(
    (name) => JSON.parse(readFileSync(join(data, 'forms', name), 'utf8')) as Form,
  )
  return forms.sort((a, b) => b.id - a.id)[0] as Form
}

test('the fields of a fillable form are exact, groups are one field, labels are beside them', async () => {
  const path = fillable()
  const { code, err } = await ingest('form', path, '--data', data)
  expect(err).toBe('')
  expect(code).toBe(0)
  const form = newest()
  expect(form.pdf_fields).toEqual([
    { name: 'birth', page: 1, type: 'text', label: 'Date of Birth' },
    {
      name: 'police',
      page: 1,
      type: 'radiobutton',
      label: 'Was the police told?',
      options: ['first', 'second'],
    },
    { name: 'bills', page: 1, type: 'radiobutton', label: 'I enclose the bills', options: ['Ticked'] },
  ])
  expect(form).toMatchObject({
    insurer: 'sample-saffron-general',
    purpose: 'claim',
    fillable_pdf: true,
    title: 'CLAIM FORM',
  })
  expect(
    form.instructions.sections.map(({ title, fields }) => [
      title,
      fields.map(({ label, type }) => `${label}: ${type}`),
    ]),
  ).toEqual([
    [
      'Details of the Insured',
      ['Date of Birth: date', 'Was the police told?: yes-no', 'I enclose the bills: checkbox'],
    ],
  ])
  const before = snapshot(data)
  expect((await ingest('form', path, '--data', data)).out).toContain('Nothing changes.')
  expect(snapshot(data)).toEqual(before)
})

test('an AcroForm without fields is not fillable', async () => {
  const writer = new PdfWriter()
  writer.page().text(60, 750, 10, `${TITLE} Name of the Insured: ______ Date: ______`)
  const { out } = await ingest('form', file('empty.pdf', writer.bytes(true)), '--data', data)
  expect(out).toContain('Its AcroForm has no fields: it is not fillable.')
  expect(newest()).toMatchObject({ fillable_pdf: false, pdf_fields: null })
})
