import type { Engine } from './engine.ts'
import { readControls } from './controls.ts'
import { type Place, readGlyphs } from './glyphs.ts'
import type { FormControl, PdfHead, PdfPage } from './model.ts'
import { readStrokes } from './strokes.ts'
import { wordsOf } from './words.ts'

/** A document that the engine has opened. */
export interface OpenDocument {
  readonly head: PdfHead
  readonly page: (number: number) => PdfPage
  readonly controls: () => FormControl[]
  /** Gives the engine its memory back. */
  readonly close: () => void
}

/** Why a file could not be opened, in the engine's own numbers. */
export class OpenError extends Error {
  readonly code: number
  constructor(code: number) {
    super(`the engine says ${code}`)
    this.code = code
  }
}

/** Opens a PDF that is in memory; throws an {@link OpenError}. */
export function openDocument(engine: Engine, bytes: Uint8Array): OpenDocument {
  const { api } = engine
  const file = engine.copyIn(bytes)
  const document = api.FPDF_LoadMemDocument(file, bytes.length, '')
  if (document === 0) throw new OpenError(api.FPDF_GetLastError())
  return {
    head: { pages: api.FPDF_GetPageCount(document), form: api.FPDF_GetFormType(document) !== 0 },
    page: (number) => readPage(engine, document, number),
    controls: () => readControls(engine, document),
    close: () => {
      api.FPDF_CloseDocument(document)
      api.pdfium.wasmExports.free(file)
    },
  }
}

function readPage(engine: Engine, document: number, number: number): PdfPage {
  const { api } = engine
  const page = api.FPDF_LoadPage(document, number - 1)
  if (page === 0) throw new OpenError(api.FPDF_GetLastError())
  const textPage = api.FPDFText_LoadPage(page)
  try {
    const [width, height] = [api.FPDF_GetPageWidthF(page), api.FPDF_GetPageHeightF(page)]
    const place = placeOn(engine, page, width, height)
    const turn = api.FPDFPage_GetRotation(page) * 90
    const words = wordsOf(readGlyphs(engine, textPage, place, turn))
    return { number, width, height, words, ...readStrokes(engine, page, place, width * height) }
  } finally {
    api.FPDFText_ClosePage(textPage)
    api.FPDF_ClosePage(page)
  }
}

/** How the file's coordinates lie on the page, whatever its rotation and its crop box. */
export function placeOn({ api, scratch, int }: Engine, page: number, width: number, height: number): Place {
  const fine = 64
  const at = (x: number, y: number): readonly [number, number] => {
    const [wide, high] = [Math.round(width * fine), Math.round(height * fine)]
    api.FPDF_PageToDevice(page, 0, 0, wide, high, 0, x, y, scratch, scratch + 4)
    return [int(scratch) / fine, int(scratch + 4) / fine]
  }
  const [ox, oy] = at(0, 0)
  const [ax, ay] = at(1000, 0)
  const [bx, by] = at(0, 1000)
  const [a, b, c, d] = [(ax - ox) / 1000, (ay - oy) / 1000, (bx - ox) / 1000, (by - oy) / 1000]
  return (x, y) => [a * x + c * y + ox, b * x + d * y + oy]
}
