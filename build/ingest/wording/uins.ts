import type { PdfPage } from '../pdf/pdf-model.ts'
import { rowsOf, textOfRow } from '../layout/rows.ts'
import { looksLikeUin, normalUin } from '../../contract/uin.ts'
import { countsOf } from '../../contract/groups.ts'

/** The UINs that a document prints, the most frequent first: those named so, or in the shape of one with a version. */
export function printedUins(pages: readonly PdfPage[]): string[] {
  const printed = pages.flatMap(({ words }) => rowsOf(words).flatMap((row) => uinsIn(textOfRow(row))))
  return [...countsOf(printed)].sort(([, one], [, two]) => two - one).map(([uin]) => uin)
}

const NAMED = /(?:UIN|Unique\s+Identification\s+N(?:o|umber))\s*[.:–—-]*\s*([A-Z\d][A-Z\d/().-]{6,})/giu
const SHAPED =
  /\b(?:\d{3}[A-Z]\d{3}V\d{2}|[A-Z]{5,6}\d{5}V\d{6}|IRDAN?\d{3}[A-Z]{2}\d{4}V\d{8}(?:\/A\d{4}V\d{8})?|[A-Z]{3}[A-Z]{2,4}\d{5}V\d{6})\b/gu

function uinsIn(text: string): string[] {
  const named = [...text.matchAll(NAMED)].map(([, uin = '']) => uin.replace(/[.,)(-]+$/u, ''))
  // The text with zeros has the length of the printed one, so that the letter O stays in the UIN found.
  const shaped = [...withZeros(text).matchAll(SHAPED)].map(({ 0: uin, index }) =>
    text.slice(index, index + uin.length),
  )
  return [...new Set([...named, ...shaped].map(normalUin))].filter(looksLikeUin)
}

/** A UIN, or a text, with 0 for every letter O that is printed in place of one: VO1 as V01. */
export function withZeros(text: string): string {
  return text.replace(/(?<=[\dV])O(?=\d)/gu, '0')
}
