import type { PdfPage, PdfWord } from '../pdf/pdf-model.ts'

// Boxes to tick that are typed: characters of their own, or letters of a font of symbols.

export const TYPED_BOX = '☐'
const BOX = /^[□☐❑❒❏❐▢◻◽⬜\uf06f\uf0a8\uf071\uf072\uf0a3]$/u
/** The letters that draw a box in fonts of symbols. */
const SYMBOLS: readonly (readonly [font: RegExp, box: RegExp])[] = [
  [/wingding/iu, /^[noqrx¨]$/u],
  [/webding/iu, /^[cg]$/u],
  [/dingbat/iu, /^[nopqr]$/u],
]

/** Pages on which each typed box is one character, whatever the font calls it. */
export function withTypedBoxes(pages: readonly PdfPage[]): PdfPage[] {
  return pages.map((page) => ({ ...page, words: page.words.map(typed) }))
}

function typed(word: PdfWord): PdfWord {
  const isBox =
    BOX.test(word.text) || SYMBOLS.some(([font, box]) => font.test(word.font) && box.test(word.text))
  return isBox ? { ...word, text: TYPED_BOX, font: '' } : word
}
