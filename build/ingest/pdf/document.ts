import { fontWeights } from './bold.ts'
import type { Engine } from './engine.ts'
import { readControls } from './controls.ts'
import { readGlyphs, type TextPage } from './glyphs.ts'
import type { DrawnPage, FormControl, PdfHead } from './pdf-model.ts'
import { drawPage } from './picture.ts'
import { placeOn } from './transform.ts'
import { readStrokes } from './strokes.ts'
import { wordsOf } from './words-of-glyphs.ts'

/** A document that the engine has opened. */
export interface OpenDocument {
  readonly head: PdfHead
  readonly page: (number: number) => DrawnPage
  /** A page as a PNG; `scale` is pixels per point. */
  readonly picture: (number: number, scale: number) => Uint8Array
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
  const document = api.FPDF_LoadMemDocument(file, bytes.length, 0)
  if (document === 0) throw new OpenError(api.FPDF_GetLastError())
  const weightOf = fontWeights(engine)
  return {
    head: { pages: api.FPDF_GetPageCount(document), form: api.FPDF_GetFormType(document) !== 0 },
    page: (number) => readPage(engine, document, number, weightOf),
    picture: (number, scale) => onPage(engine, document, number, (page) => drawPage(engine, page, scale)),
    controls: () => readControls(engine, document),
    close: () => {
      api.FPDF_CloseDocument(document)
      api.free(file)
    },
  }
}

/** Does something with a page that is loaded for it. */
function onPage<T>({ api }: Engine, document: number, number: number, work: (page: number) => T): T {
  const page = api.FPDF_LoadPage(document, number - 1)
  if (page === 0) throw new OpenError(api.FPDF_GetLastError())
  try {
    return work(page)
  } finally {
    api.FPDF_ClosePage(page)
  }
}

function readPage(
  engine: Engine,
  document: number,
  number: number,
  weightOf: TextPage['weightOf'],
): DrawnPage {
  return onPage(engine, document, number, (page) => {
    const { api } = engine
    const text = api.FPDFText_LoadPage(page)
    try {
      const [width, height] = [api.FPDF_GetPageWidthF(page), api.FPDF_GetPageHeightF(page)]
      const place = placeOn(engine, page, width, height)
      const turn = api.FPDFPage_GetRotation(page) * 90
      const words = wordsOf(readGlyphs(engine, { text, place, width, height, turn, weightOf }))
      return { number, width, height, words, ...readStrokes(engine, page, place, width * height) }
    } finally {
      api.FPDFText_ClosePage(text)
    }
  })
}
