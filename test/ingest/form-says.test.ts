import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../support/built.ts'
import { copyOfSample, snapshot } from './support/dataset.ts'
import { blanks, box, comb, read } from './support/drawn-form.ts'
import { PdfWriter } from './support/pdf-writer.ts'
import { ingest } from './support/terminal.ts'

// What a form says beside its blanks, and a form that cannot be used.

test('a table that explains how the form is filled has no blanks', async () => {
  const expected = await blanks((page) => {
    page.text(40, 783, 9, 'Policy number')
    comb(page, 120, 780, 10)
    page.text(40, 740, 10, 'Guidance for filling the form', 'bold')
    for (const [at, text] of [
      'Policy number',
      'Enter the number',
      'As printed',
      'Date',
      'Enter the day',
      '',
    ].entries()) {
      box(page, 40 + (at % 3) * 150, 700 - Math.floor(at / 3) * 20, 150, 20)
      page.text(46 + (at % 3) * 150, 706 - Math.floor(at / 3) * 20, 9, text)
    }
  })
  expect(expected).toEqual(['Policy number | text'])
})

test('who fills a part, what is required, papers, time limits and declarations are read', async () => {
  const form = await read((page) => {
    page.text(40, 780, 14, 'CLAIM FORM', 'bold')
    page.text(40, 760, 9, 'To be filled in by the hospital')
    page.text(40, 740, 9, 'Name *')
    box(page, 110, 737, 200)
    page.text(40, 720, 9, 'Fax (optional)')
    box(page, 110, 717, 200)
    page.text(40, 690, 9, 'List of documents enclosed', 'bold')
    for (const [at, text] of ['Bills', 'Discharge summary'].entries()) {
      box(page, 40, 670 - at * 16, 10, 10)
      page.text(56, 672 - at * 16, 9, text)
    }
    page.text(40, 620, 9, 'Send the papers within 30 days of discharge.')
    page.text(
      40,
      590,
      9,
      'I hereby declare that all that I have stated here is true and that I have kept nothing back.',
    )
  })
  expect(form).toMatchObject({
    title: 'CLAIM FORM',
    attachments: ['Bills', 'Discharge summary'],
    deadlines: ['Send the papers within 30 days of discharge.'],
    declarations: [
      'I hereby declare that all that I have stated here is true and that I have kept nothing back.',
    ],
  })
  expect(form.sections.map(({ filled_by }) => filled_by)).toEqual(['hospital'])
  expect(form.sections[0]?.fields.map(({ required }) => required)).toEqual([true, false, null])
})

test('a form most of whose boxes nothing names is refused, and nothing is written', async () => {
  const writer = new PdfWriter()
  const page = writer.page()
  page.text(40, 790, 12, 'Motor claim form of Sample Saffron General Insurance Company Limited')
  page.text(40, 775, 9, 'Only these two lines are text, and say what the form is; all else is a picture.')
  page.text(40, 700, 9, 'Name')
  box(page, 110, 697, 200)
  for (let at = 0; at < 6; at++) box(page, 110, 560 - at * 60, 200)
  const file = join(temporaryFolder('unnamed'), 'form.pdf')
  writeFileSync(file, writer.bytes())
  const data = copyOfSample('sample-saffron-general')
  const before = snapshot(data)
  const { code, err } = await ingest('form', file, '--data', data)
  expect(code).toBe(1)
  expect(err).toMatch(/nothing that is printed names 6 of the 7 places/u)
  expect(snapshot(data)).toEqual(before)
})
