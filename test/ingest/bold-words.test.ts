import { expect, test } from 'vitest'
import { fontWeights, withBold } from '../../build/ingest/pdf/bold.ts'
import type { Engine } from '../../build/ingest/pdf/engine.ts'
import type { DrawnPage } from '../../build/ingest/pdf/pdf-model.ts'
import { wordsOf } from '../../build/ingest/pdf/words-of-glyphs.ts'
import { type Font, PdfWriter } from './support/pdf-writer.ts'
import { contentReader } from './support/read-bytes.ts'

/** Draws a heading and a text in fonts, and tells whether each is bold. */
async function boldIn(heading: Font, text: Font, operator = '') {
  const writer = new PdfWriter()
  const page = writer.page()
  page.draw(operator)
  page.text(60, 760, 10, 'Heading', heading)
  page.draw('0 Tr')
  page.text(60, 740, 10, 'Textwithmanymoreletters', text)
  const { pages } = (await contentReader())(writer.bytes())
  return pages.flatMap(({ words }) => words.map(({ bold }) => bold))
}

test.each<[heading: Font, text: Font, isBold: boolean, operator?: string]>([
  ['bold', 'regular', true],
  ['bold', 'medium', true],
  ['bold', 'light', true],
  ['medium', 'regular', true],
  ['medium', 'light', true],
  ['regular', 'regular', true, '2 Tr'],
  ['regular', 'light', false],
  ['light', 'regular', false],
  ['medium', 'medium', false],
  ['bold', 'bold', false],
  ['regular', 'bold', false],
])('a heading in %s over text in %s: whether it is bold is %s', async (heading, text, isBold, operator) => {
  expect(await boldIn(heading, text, operator)).toEqual([isBold, false])
})

test.each([
  [
    'two weights of text',
    [
      [35, 400],
      [25, 450],
      [40, 700],
    ],
    [false, false, true],
  ],
  [
    'text that is bold',
    [
      [30, 400],
      [70, 700],
    ],
    [false, false],
  ],
  ['one weight', [[5, 700]], [false]],
] as const)('bold words are heavier than the middle letter of %s', (_, letters, expected) => {
  const words = letters.map(([count, weight]) => ({ text: 'x'.repeat(count), weight }))
  const pages = withBold([{ words: words.toReversed() } as unknown as DrawnPage])
  expect(pages[0]?.words.map(({ bold }) => bold)).toEqual(expected.toReversed())
})

test.each([
  [400, 400, ['on', 'case']],
  [400, 450, ['on', 'case']],
  [400, 700, ['on', 'ca', 'se']],
])(
  'a letter set apart by a kern, after %s in %s, begins a word where the weight is another',
  (one, two, expected) => {
    const glyphs = Array.from('on case', (text, at) => {
      const x0 = at * 6 + (at > 4 ? 2 : 0)
      const style = {
        size: 10,
        font: 'F',
        angle: 0,
        color: 0,
        italic: false,
        lean: 0,
        weight: at > 4 ? two : one,
      }
      return { text, x0, x1: x0 + 6, y0: 0, y1: 10, base: 8, style }
    })
    expect(wordsOf(glyphs).map(({ text }) => text)).toEqual(expected)
  },
)

/** An engine that holds one font and its file, and what it does with its memory. */
function engineWith(file: Buffer, buffer = 8, copyOut = (): Buffer => file) {
  const done: string[] = []
  const api = {
    FPDFFont_GetFontData: () => 1,
    FPDFFont_GetWeight: () => 400,
    malloc: () => buffer,
    free: () => done.push('free'),
  }
  const read = () => {
    done.push('copy')
    return copyOut()
  }
  const engine = { api, scratch: 0, int: () => file.length, copyOut: read }
  return { engine: engine as unknown as Engine, done }
}

/** The head of a font file with one table, OS/2, which says a weight. */
function fontFile(weight: number): Buffer {
  const file = Buffer.alloc(40)
  file.write('OS/2', 12)
  file.writeUInt32BE(28, 20)
  file.writeUInt16BE(weight, 32)
  return file
}

test.each([
  ['its name, before its file', 'Sample-Medium', fontFile(400), 500],
  ['its file', 'CIDFont+F2', fontFile(700), 700],
  ['nothing where the file does not say it', 'F2', fontFile(0), 400],
  ['nothing where the file is cut off', 'F2', fontFile(700).subarray(0, 30), 400],
  ['nothing where there is no file', 'F2', Buffer.alloc(0), 400],
])('the weight of a font is told by %s', (_, name, file, weight) => {
  expect(fontWeights(engineWith(file).engine)(1, name)).toBe(weight)
})

test('the file of a font is copied once, whatever numbers the engine gives the font on other pages', () => {
  const { engine, done } = engineWith(fontFile(700))
  const weightOf = fontWeights(engine)
  expect([weightOf(1, 'F2'), weightOf(1, 'F2'), weightOf(9, 'F2')]).toEqual([700, 700, 700])
  expect(done).toEqual(['copy', 'free'])
})

test('a number that the engine gives to another font says nothing of its weight', () => {
  const [heavy, light] = [fontFile(700), Buffer.concat([fontFile(300), Buffer.alloc(1)])]
  let file = heavy
  const { engine } = engineWith(heavy, 8, () => file)
  const weightOf = fontWeights({ ...engine, int: () => file.length })
  expect(weightOf(1, 'F2')).toBe(700)
  file = light
  expect(weightOf(1, 'F2')).toBe(300)
})

test('where the engine has no memory for the file of a font, it is regular', () => {
  const { engine, done } = engineWith(fontFile(700), 0)
  expect(fontWeights(engine)(1, 'F2')).toBe(400)
  expect(done).toEqual([])
})

test('the memory for the file of a font is given back where it cannot be read', () => {
  const { engine, done } = engineWith(fontFile(400), 8, () => {
    throw new RangeError('out of range')
  })
  expect(() => fontWeights(engine)(1, 'F2')).toThrow(RangeError)
  expect(done).toEqual(['copy', 'free'])
})
