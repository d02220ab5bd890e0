import type { Furniture } from '../layout/furniture.ts'
import type { PdfPage, PdfWord } from '../pdf/pdf-model.ts'
import { grouped } from '../../contract/groups.ts'

/** Count of the letters and digits of one page: all of them should be in a clause or in furniture. */
export interface LetterCoverage {
  readonly page: number
  readonly printed: number
  readonly inClauses: number
  readonly inFurniture: number
  /** The words in clauses, and those among them with letters that no font maps. */
  readonly words: number
  readonly lostWords: number
  /** The share of the page that pictures cover, and how many shapes have the size of letters. */
  readonly pictured: number
  readonly shapes: number
}

/** Counts, page by page, the letters and digits of the text layer and those that were kept. */
export function coverageOf(
  pages: readonly PdfPage[],
  furniture: readonly (readonly PdfWord[])[],
  tableHeads: readonly Furniture[],
  clauses: readonly { readonly text: string; readonly page: number }[],
): LetterCoverage[] {
  const kept = new Map(
    grouped(
      clauses.flatMap(({ text, page }) => text.split('\f').map((part, at) => [page + at, part] as const)),
    ),
  )
  return pages.map(({ number, words, pictured, shapes }, at) => ({
    page: number,
    printed: lettersOf(words),
    ...countsIn(kept.get(number) ?? []),
    inFurniture: lettersOf(furniture[at] ?? []) + headsOn(tableHeads, number),
    pictured,
    shapes,
  }))
}

/** Counts the letters and words of a page that are in clauses. */
function countsIn(parts: readonly string[]): Pick<LetterCoverage, 'inClauses' | 'words' | 'lostWords'> {
  const words = parts.flatMap((part) => part.match(/\S*[\p{L}\p{N}\ufffd]\S*/gu) ?? [])
  const lostWords = words.filter((word) => word.includes('\ufffd')).length
  return { inClauses: lettersIn(parts.join(' ')), words: words.length, lostWords }
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
