import { expect, test } from 'vitest'
import { type Draw, blanks, box, comb } from './support/drawn-form.ts'

// Blanks that a form draws, on pages drawn here. What is expected was written down from the drawing.

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
