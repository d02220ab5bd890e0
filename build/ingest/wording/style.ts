import type { PrintedLine } from '../layout/reading-order.ts'
import type { PdfWord } from '../pdf/pdf-model.ts'

/** Setting of most of the text of a document. */
export interface BodyStyle {
  readonly size: number
  readonly bold: boolean
  readonly italic: boolean
  readonly color: number
}

/** The setting that most letters of a document have. */
export function bodyStyle(lines: readonly PrintedLine[]): BodyStyle {
  const counts = new Map<number, { readonly style: BodyStyle; letters: number }>()
  for (const { words } of lines)
    for (const { size, bold, italic, color, text } of words) {
      const halves = Math.round(size * 2)
      const key = ((halves * 2 + (bold ? 1 : 0)) * 2 + (italic ? 1 : 0)) * 0x1000000 + color
      const known = counts.get(key)
      if (known !== undefined) known.letters += text.length
      else counts.set(key, { style: { size: halves / 2, bold, italic, color }, letters: text.length })
    }
  const [most] = [...counts.values()].sort((a, b) => b.letters - a.letters)
  return most?.style ?? { size: 10, bold: false, italic: false, color: 0 }
}

/** Whether a word is set apart from the body: bold, or clearly larger. */
export function isStrong(word: PdfWord | undefined, body: BodyStyle): boolean {
  if (word === undefined) return false
  return (word.bold && !body.bold) || word.size > 1.13 * body.size
}

/** Whether a whole line is set apart: strong words, capitals, or a colour of its own. */
export function strongLine(line: PrintedLine, body: BodyStyle): boolean {
  const words = line.words.filter(
    ({ text }) => /\p{L}/u.test(text) && !/^\(?[a-zA-Z]{1,4}[.)]\)?$/u.test(text),
  )
  if (words.length === 0) return false
  if (words.every((word) => isStrong(word, body))) return true
  if (words.every((word) => isColoured(word, body) && !isLink(word.text))) return true
  return isCapitals(words.map(({ text }) => text).join(' '))
}

/** Whether a word is clearly of another colour than the body, not of a grey beside its black. */
function isColoured(word: PdfWord, body: BodyStyle): boolean {
  const parts = [16, 8, 0].map((shift) =>
    Math.abs(((word.color >> shift) & 255) - ((body.color >> shift) & 255)),
  )
  return Math.max(...parts) > 90
}

function isLink(text: string): boolean {
  return /@|www\.|https?:|\.(?:com|in|org|co)\b/iu.test(text)
}

/** Whether a text is written in capitals: two words of them at least, or one long one. */
export function isCapitals(text: string): boolean {
  if (/\p{L}\d|\d\p{L}/u.test(text)) return false
  const letters = text.replace(/\([^)]*\)/gu, '').match(/\p{L}/gu) ?? []
  return letters.length >= 6 && letters.every((letter) => letter === letter.toUpperCase())
}

/** Measure of how conspicuous a heading is: its size, then capitals, bold letters and centring. */
export function strikes(look: string): number {
  const size = Number(/\d+/u.exec(look)?.[0] ?? 0)
  const marks = [
    look.includes('capitals') ? 1 : 0,
    look.includes('bold') ? 0.5 : 0,
    look.includes('centred') ? 0.2 : 0,
  ]
  return marks.reduce((sum, mark) => sum + mark, size)
}
