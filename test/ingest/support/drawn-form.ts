import { readForm } from '../../../build/ingest/form/reading.ts'
import { PdfWriter } from './pdf-writer.ts'
import { contentReader } from './read-bytes.ts'

// Forms of one page, drawn by a test.

export type Draw = ReturnType<PdfWriter['page']>

/** A box; y is its lower side, counted from the bottom of the page. */
export function box(page: Draw, x: number, y: number, width: number, height = 12): void {
  page.draw(`0.5 w ${x} ${y} ${width} ${height} re S`)
}

export function comb(page: Draw, x: number, y: number, letters: number): void {
  for (let at = 0; at < letters; at++) box(page, x + at * 12, y, 12)
}

/** Reads a form of one page that is drawn. */
export async function read(draw: (page: Draw) => void) {
  const writer = new PdfWriter()
  draw(writer.page())
  return readForm((await contentReader())(writer.bytes()))
}

/** The blanks of a form of one page: label, type and choices. */
export async function blanks(draw: (page: Draw) => void) {
  const { sections } = await read(draw)
  return sections.flatMap(({ fields }) =>
    fields.map(({ label, type, options }) => [label, type, ...options].join(' | ')),
  )
}
