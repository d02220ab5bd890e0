import type { Engine } from './engine.ts'
import type { DrawnPage, PdfPage } from './pdf-model.ts'

// Bold letters are those that are clearly heavier than the text of their document, whatever their font is called.

/** Words in the names of fonts, and the weights they stand for; the first that a name holds counts. */
const NAMED: readonly (readonly [RegExp, number])[] = [
  [/thin|hairline/iu, 100],
  [/light/iu, 300],
  [/black|heavy|(?:extra|ultra)-?bold/iu, 900],
  [/semi-?bold|demi/iu, 600],
  [/bold/iu, 700],
  [/medium/iu, 500],
  [/book|regular/iu, 400],
]

/** The weights of regular and of bold letters. */
const [REGULAR, BOLD] = [400, 700]
/** The least weight of bold letters, and the least difference from the weight of the text. */
const [LEAST, STEP] = [500, 100]

/** Gives the weights of the fonts of a page, from 100 to 1000, each worked out once. */
export function fontWeights(engine: Engine): (font: number, name: string) => number {
  const known = new Map<number, number>()
  return (font, name) => {
    const named = NAMED.find(([words]) => words.test(name))?.[1]
    const weight = known.get(font) ?? named ?? writtenWeight(engine, font) ?? stemWeight(engine, font)
    known.set(font, weight)
    return weight
  }
}

/** The weight that the file of a font states in its table OS/2. */
function writtenWeight({ api, scratch, int, copyOut }: Engine, font: number): number | undefined {
  if (api.FPDFFont_GetFontData(font, 0, 0, scratch) === 0) return undefined
  const length = int(scratch)
  const buffer = api.malloc(length)
  api.FPDFFont_GetFontData(font, buffer, length, scratch)
  const file = Buffer.from(copyOut(buffer, length))
  api.free(buffer)
  const entry = file.subarray(0, 1024).indexOf('OS/2')
  const table = entry < 0 || entry + 12 > length ? length : file.readUInt32BE(entry + 8)
  const weight = table + 6 > length ? 0 : file.readUInt16BE(table + 4)
  return weight >= 100 && weight <= 1000 ? weight : undefined
}

/** The engine's guess from the width of stems, which may be far from any weight. */
function stemWeight({ api }: Engine, font: number): number {
  const weight = api.FPDFFont_GetWeight(font)
  return weight >= 600 && weight <= 1000 ? BOLD : REGULAR
}

/** The weight of letters that a stroke around them makes heavier. */
export function strokedWeight(weight: number): number {
  return Math.max(weight, BOLD)
}

/** Whether bold letters of one weight would stand out among those of another. */
export function isOtherWeight(one: number, two: number): boolean {
  return Math.abs(one - two) >= STEP
}

/** Marks the words that are clearly heavier than most letters of their document: than the weight of its middle letter. */
export function withBold(pages: readonly DrawnPage[]): PdfPage[] {
  const words = pages.flatMap((page) => page.words).toSorted((a, b) => a.weight - b.weight)
  let left = words.reduce((sum, { text }) => sum + text.length, 0) / 2
  const body = words.find(({ text }) => (left -= text.length) <= 0)?.weight ?? REGULAR
  const least = Math.max(LEAST, body + STEP)
  return pages.map((page) => ({
    ...page,
    words: page.words.map(({ weight, ...word }) => ({ ...word, bold: weight >= least })),
  }))
}
