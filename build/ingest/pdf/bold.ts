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

/**
 * Gives the weights of the fonts of a document, from 100 to 1000, each worked out once. A font is known by its name, the
 * length of its file and its stems: the engine's number of it is another on every page, or that of another font.
 */
export function fontWeights(engine: Engine): (font: number, name: string) => number {
  const known = new Map<string, number>()
  return (font, name) => {
    const [length, stems] = [fileLength(engine, font), engine.api.FPDFFont_GetWeight(font)]
    const key = `${name} ${length} ${stems}`
    const weight =
      known.get(key) ??
      NAMED.find(([words]) => words.test(name))?.[1] ??
      writtenWeight(engine, font, length) ??
      REGULAR
    known.set(key, weight)
    return weight
  }
}

/** The bytes of the file of a font; 0 where it has none. */
function fileLength({ api, scratch, int }: Engine, font: number): number {
  return api.FPDFFont_GetFontData(font, 0, 0, scratch) === 0 ? 0 : int(scratch)
}

/** The weight that the file of a font states in its table OS/2; none where the engine has no memory for the file. */
function writtenWeight({ api, scratch, copyOut }: Engine, font: number, length: number): number | undefined {
  const buffer = length === 0 ? 0 : api.malloc(length)
  if (buffer === 0) return undefined
  try {
    api.FPDFFont_GetFontData(font, buffer, length, scratch)
    const file = Buffer.from(copyOut(buffer, length))
    const entry = file.subarray(0, 1024).indexOf('OS/2')
    const table = entry < 0 || entry + 12 > length ? length : file.readUInt32BE(entry + 8)
    const weight = table + 6 > length ? 0 : file.readUInt16BE(table + 4)
    return weight >= 100 && weight <= 1000 ? weight : undefined
  } finally {
    api.free(buffer)
  }
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
