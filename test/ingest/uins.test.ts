import { expect, test } from 'vitest'
import type { PdfPage, PdfWord } from '../../build/ingest/pdf/pdf-model.ts'
import { illegible } from '../../build/ingest/wording/legible.ts'
import { printedUins, withZeros } from '../../build/ingest/wording/uins.ts'

function pageOf(text: string): PdfPage {
  const words = text.split(' ').map((word, at) => ({
    text: word,
    x0: 100 * at,
    x1: 100 * at + 90,
    y0: 0,
    y1: 10,
    base: 8,
    size: 10,
    angle: 0,
  }))
  return {
    number: 1,
    width: 600,
    height: 800,
    words: words as unknown as PdfWord[],
    strokes: [],
  } as unknown as PdfPage
}

test('a UIN printed with the letter O for 0 is found as it is printed', () => {
  expect(printedUins([pageOf('Wording XYZHLIP25011VO22425 page 3')])).toEqual(['XYZHLIP25011VO22425'])
  expect(withZeros('XYZHLIP25011VO22425')).toBe('XYZHLIP25011V022425')
  expect(withZeros('TORHLIP25011V022425')).toBe('TORHLIP25011V022425')
})

test('a file without a page is called damaged, and not a set of pictures', () => {
  expect(illegible({ clauses: [], accounts: [] })).toMatch(/damaged/u)
})
