import { beforeAll, expect, test } from 'vitest'
import type { WordingReading } from '../../build/ingest/wording/reading.ts'
import { widthOf } from './support/pdf-writer.ts'
import { type Sheet, drawnReader } from './support/read-bytes.ts'

// What pages look like beside one column of paragraphs. Expected are words in their order, and what was left out.

let reading: Awaited<ReturnType<typeof drawnReader>>
beforeAll(async () => {
  reading = await drawnReader()
})

function textOf({ clauses }: WordingReading): string {
  return clauses
    .map(({ text }) => text)
    .join(' ')
    .replace(/\s+/gu, ' ')
}

function lines(sheet: Sheet, x: number, top: number, texts: readonly string[]): void {
  for (const [at, text] of texts.entries()) sheet.text(x, top - 14 * at, 10, text)
}

const PLAIN = Array.from(
  { length: 20 },
  (_, at) => `The company pays for thing ${'abcdefghijklmnopqrst'[at]} in full.`,
)

test('words that run up the margin are left out, and no line of text', () => {
  const page = (sheet: Sheet) => {
    lines(sheet, 90, 740, PLAIN)
    sheet.text(40, 300, 9, 'Marigold Insurance Terms', 'regular', Math.PI / 2)
  }
  const made = reading(page, page)
  expect(made.furniture).toEqual([
    { kind: 'margin', text: expect.stringMatching('Marigold') as string, pages: [1, 2] },
  ])
  expect(textOf(made)).toBe([...PLAIN, ...PLAIN].join(' '))
})

test('headings that differ in their numbers alone are no header, a header that counts the pages is one', () => {
  const page = (number: number) => (sheet: Sheet) => {
    sheet.text(60, 800, 8, `Sample wording page ${number + 2}`)
    sheet.text(60, 760, 10, `${3 * number + (number % 3)}. Heading of a part`, 'bold')
    lines(
      sheet,
      60,
      740,
      PLAIN.map((line) => `${'ABCDEF'[number - 1]}: ${line}`),
    )
  }
  const made = reading(...[1, 2, 3, 4, 5, 6].map(page))
  expect(made.furniture.map(({ text }) => text)).toEqual(['Sample wording page 3'])
  expect(textOf(made).match(/Heading of a part/gu)).toHaveLength(6)
})

test('a footer of several lines that ends high above the edge of the paper is left out whole', () => {
  const footer = [
    'Marigold Insurance Limited',
    'Office: 9th Floor, Sample Road',
    'UIN: MARHLIP0001',
    'A plain footer',
  ]
  const page = (name: string) => (sheet: Sheet) => {
    lines(
      sheet,
      60,
      780,
      PLAIN.map((line) => `${name}: ${line}`),
    )
    lines(sheet, 60, 190, footer)
  }
  const made = reading(...['A', 'B', 'C', 'D', 'E'].map(page))
  expect(made.furniture.map(({ kind, text }) => [kind, text])).toEqual(footer.map((text) => ['footer', text]))
  expect(textOf(made)).not.toMatch(/Marigold|Office/u)
})

test('a file that holds its pages several times loses none of them', () => {
  const page = (sheet: Sheet) => lines(sheet, 60, 810, PLAIN)
  expect(reading(page, page, page, page).furniture).toEqual([])
})

test('letters off the page are not read, those that its edge cuts are', () => {
  const made = reading((sheet) => {
    const off = [
      [700, 400],
      [-190, 400],
      [60, 850],
      [60, -12],
    ] as const
    for (const [x, y] of off) sheet.text(x, y, 10, 'Not printed on this page.')
    lines(sheet, 60, 740, PLAIN)
    sheet.text(588, 300, 20, 'Cut')
  })
  expect(textOf(made)).toBe([...PLAIN, 'C'].join(' '))
})

test('the last lines of a left column that ends lower than the right one stay in it', () => {
  const left = Array.from({ length: 15 }, (_, at) => `left${at} of a column with so many words in it`)
  const right = Array.from({ length: 11 }, (_, at) => `right${at} of a column with so many words`)
  const below =
    'below the columns stands a line of text that runs over all of the width of the page and of both of them'
  const made = reading((sheet) => {
    lines(sheet, 60, 740, left)
    lines(sheet, 320, 740, right)
    sheet.text(60, 500, 10, below)
  })
  expect(textOf(made)).toBe([...left, ...right, below].join(' '))
})

test('letters that are set apart in a line of other words are one word', () => {
  const made = reading((sheet) => {
    lines(sheet, 60, 740, PLAIN)
    let x = 60
    for (const word of ['The', 'M', 'e', 'd', 'i', 'c', 'a', 'l', 'expenses', 'are', 'paid.']) {
      sheet.text(x, 440, 10, word)
      x += widthOf(word, 10) + (/^[Medica]$/u.test(word) ? 3 : 7)
    }
  })
  expect(textOf(made)).toMatch(/The Medical expenses are paid\.$/u)
})

test('a frame around a page of text is no table, and a table in it is one', () => {
  const made = reading((sheet) => {
    for (const y of [60, 300, 780]) sheet.line(40, y, 560, y)
    for (const x of [40, 560]) sheet.line(x, 60, x, 780)
    lines(sheet, 60, 740, PLAIN)
    for (const y of [200, 220, 240]) sheet.line(100, y, 500, y)
    for (const x of [100, 300, 500]) sheet.line(x, 200, x, 240)
    for (const [at, text] of ['Room rent', '5000', 'Ambulance', '2000'].entries())
      sheet.text(110 + 200 * (at % 2), 226 - 20 * Math.floor(at / 2), 10, text)
  })
  expect(made.clauses.map(({ text }) => text).join('\n')).toContain('Room rent\t5000\nAmbulance\t2000')
  expect(textOf(made).startsWith(PLAIN.slice(0, 2).join(' '))).toBe(true)
})

test('neither a table of contents nor its title begins a clause, whatever stands before its page numbers', () => {
  const names = ['Preamble', 'Definitions', 'Cover', 'Exclusions', 'Claims', 'Complaints']
  const contents = (sheet: Sheet) => {
    sheet.text(60, 770, 12, 'Table of Contents', 'bold')
    for (const [at, name] of names.entries()) {
      sheet.text(60, 740 - 18 * at, 10, `${at + 1}. ${name}`, 'bold')
      sheet.text(480, 740 - 18 * at, 10, `- ${at + 2} -`, 'bold')
    }
  }
  const parts = names.map((name, at) => (sheet: Sheet) => {
    sheet.text(60, 740, 10, `${at + 1}. ${name}`, 'bold')
    lines(sheet, 60, 720, PLAIN.slice(at, at + 3))
  })
  const numbers = reading(contents, ...parts).clauses.map(({ number, page }) => [number, page])
  expect(numbers).toEqual([['Title', 1], ...names.map((_, at) => [`${at + 1}`, at + 2])])
})
