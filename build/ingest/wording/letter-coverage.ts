import type { Furniture } from '../layout/furniture.ts'
import type { PdfPage, PdfWord } from '../pdf/pdf-model.ts'

/** What became of the letters and digits of one page: all of them are in a clause or in furniture. */
export interface Account {
  readonly page: number
  readonly printed: number
  readonly inClauses: number
  readonly inFurniture: number
  /** The share of the page that pictures cover. */
  readonly pictured: number
}

/** Counts, page by page, the letters and digits of the text layer and those that were kept. */
export function accountOf(
  pages: readonly PdfPage[],
  furniture: readonly (readonly PdfWord[])[],
  tableHeads: readonly Furniture[],
  clauses: readonly { readonly text: string; readonly page: number }[],
): Account[] {
  const kept = new Map<number, number>()
  for (const { text, page } of clauses)
    for (const [at, part] of text.split('\f').entries())
      kept.set(page + at, (kept.get(page + at) ?? 0) + lettersIn(part))
  return pages.map(({ number, words, pictured }, at) => ({
    page: number,
    printed: lettersOf(words),
    inClauses: kept.get(number) ?? 0,
    inFurniture: lettersOf(furniture[at] ?? []) + headsOn(tableHeads, number),
    pictured,
  }))
}

function headsOn(tableHeads: readonly Furniture[], page: number): number {
  return tableHeads
    .filter(({ pages }) => pages.includes(page))
    .reduce((sum, { text }) => sum + lettersIn(text), 0)
}

function lettersOf(words: readonly PdfWord[]): number {
  return words.reduce((sum, { text }) => sum + lettersIn(text), 0)
}

function lettersIn(text: string): number {
  return (text.normalize('NFKC').match(/[\p{L}\p{N}\ufffd]/gu) ?? []).length
}
