import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadEngine } from '../../build/ingest/pdf/engine.ts'
import { openDocument } from '../../build/ingest/pdf/document.ts'
import { readForm } from '../../build/ingest/form/reading.ts'
import { temporaryFolder } from '../support/built.ts'
import { copyOfSample, snapshot } from './support/dataset.ts'
import { PdfWriter } from './support/pdf-writer.ts'
import { ingest } from './support/terminal.ts'

// Blanks that a form draws, on pages drawn here. What is expected was written down from the drawing.

type Draw = ReturnType<PdfWriter['page']>

/** A box; y is its lower side, counted from the bottom of the page. */
function box(page: Draw, x: number, y: number, width: number, height = 12): void {
  page.draw(`0.5 w ${x} ${y} ${width} ${height} re S`)
}

function comb(page: Draw, x: number, y: number, letters: number): void {
  for (let at = 0; at < letters; at++) box(page, x + at * 12, y, 12)
}

async function read(draw: (page: Draw) => void) {
  const writer = new PdfWriter()
  draw(writer.page())
  const document = openDocument(await loadEngine(2 ** 28), writer.bytes())
  const form = readForm({ head: document.head, pages: [document.page(1)], controls: [] })
  document.close()
  return form
}

async function blanks(draw: (page: Draw) => void) {
  const { sections } = await read(draw)
  return sections.flatMap(({ fields }) =>
    fields.map(({ label, type, options }) => [label, type, ...options].join(' | ')),
  )
}

test.each<[string, (page: Draw) => void, string[]]>([
  [
    'a comb is one blank, and its second row goes on with it',
    (page) => {
      page.text(40, 703, 9, 'Address')
      comb(page, 110, 700, 20)
      comb(page, 110, 684, 20)
      page.text(40, 671, 9, 'City:')
      comb(page, 110, 668, 6)
      page.text(220, 671, 9, 'Pin code')
      comb(page, 280, 668, 6)
    },
    ['Address | text', 'City | text', 'Pin code | number'],
  ],
  [
    'a comb without upper sides is a blank',
    (page) => {
      page.text(40, 703, 9, 'Policy number')
      page.line(120, 700, 240, 700)
      for (let at = 0; at <= 10; at++) page.line(120 + at * 12, 700, 120 + at * 12, 711)
    },
    ['Policy number | text'],
  ],
  [
    'rules and dots are blanks, an underlined heading is none',
    (page) => {
      page.text(40, 730, 11, 'Particulars of the hospital')
      page.line(40, 727, 178, 727)
      page.text(40, 700, 9, 'Name of the hospital')
      page.line(140, 698, 300, 698)
      page.text(320, 700, 9, 'Telephone ..............')
    },
    ['Name of the hospital | text', 'Telephone | phone'],
  ],
  [
    'boxes to tick are the choices of one blank, printed at their right or at their left',
    (page) => {
      page.text(40, 703, 9, 'Sex:')
      box(page, 100, 700, 10, 10)
      page.text(114, 703, 9, 'Female')
      box(page, 180, 700, 10, 10)
      page.text(194, 703, 9, 'Male')
      page.text(300, 703, 9, 'Smoker: Yes')
      box(page, 356, 700, 10, 10)
      page.text(390, 703, 9, 'No')
      box(page, 406, 700, 10, 10)
    },
    ['Sex | choice | Female | Male', 'Smoker | yes-no | Yes | No'],
  ],
  [
    'an empty cell is named by the cell at its left, and in a row by the cell above it',
    (page) => {
      for (const [at, text] of ['Name of the farmer', 'Crop', 'Date of loss'].entries()) {
        box(page, 40, 700 - at * 20, 150, 20)
        box(page, 190, 700 - at * 20, 200, 20)
        page.text(46, 706 - at * 20, 9, text)
      }
      for (const [at, text] of ['Surgeon', 'Amount of benefit'].entries()) {
        box(page, 40 + at * 150, 600, 150, 16)
        box(page, 40 + at * 150, 580, 150, 20)
        page.text(46 + at * 150, 605, 9, text)
      }
    },
    [
      'Name of the farmer | text',
      'Crop | text',
      'Date of loss | date',
      'Surgeon | text',
      'Amount of benefit | amount',
    ],
  ],
  [
    'heads over several empty rows are one table',
    (page) => {
      page.text(40, 725, 9, 'Bills', 'bold')
      for (const [at, text] of ['Number', 'Issued by', 'Amount'].entries()) {
        page.text(46 + at * 100, 705, 9, text)
        for (let row = 0; row < 4; row++) box(page, 40 + at * 100, 700 - row * 16, 100, 16)
      }
    },
    ['Bills | table'],
  ],
  [
    'a colon asks for words where white space follows; a value, a heading, a note in front of text do not',
    (page) => {
      page.text(40, 800, 8, 'Sample Insurance Limited, Telephone: 1800 000 000, Fax: 040 000 000')
      page.text(40, 740, 10, 'IMPORTANT GUIDELINES:', 'bold')
      page.text(40, 720, 9, 'Note:')
      page.text(40, 708, 9, 'Nobody at the company asks you for any password at any time or place.')
      page.text(40, 650, 9, 'Place:')
      page.text(40, 630, 9, 'Date:')
      page.text(380, 630, 9, 'Signature of the insured')
    },
    ['Place | text', 'Date | date', 'Signature of the insured | signature'],
  ],
])('%s', async (_, draw, expected) => {
  expect(await blanks(draw)).toEqual(expected)
})

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

test(
  'a form most of whose boxes nothing names is refused, and nothing is written',
  { timeout: 120_000 },
  async () => {
    const writer = new PdfWriter()
    const page = writer.page()
    page.text(40, 790, 12, 'Motor claim form of Sample Saffron General Insurance Company Limited')
    page.text(
      40,
      775,
      9,
      'Every word of this form is a picture but for these two lines, which say what it is.',
    )
    page.text(40, 700, 9, 'Name')
    box(page, 110, 697, 200)
    for (let at = 0; at < 6; at++) box(page, 110, 560 - at * 60, 200)
    const file = join(temporaryFolder('unnamed'), 'form.pdf')
    writeFileSync(file, writer.bytes())
    const data = copyOfSample()
    const before = snapshot(data)
    const { code, err } = await ingest('form', file, '--data', data)
    expect(code).toBe(1)
    expect(err).toMatch(/nothing that is printed names 6 of the 7 places/u)
    expect(snapshot(data)).toEqual(before)
  },
)
