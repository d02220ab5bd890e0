import { Lexicon } from '../../../build/ingest/layout/lexicon.ts'
import { withBold } from '../../../build/ingest/pdf/bold.ts'
import { openDocument } from '../../../build/ingest/pdf/document.ts'
import { loadEngine } from '../../../build/ingest/pdf/engine.ts'
import type { PdfContent } from '../../../build/ingest/pdf/pdf-model.ts'
import { type WordingReading, readWording } from '../../../build/ingest/wording/reading.ts'
import { PdfWriter } from './pdf-writer.ts'

/** A reader of PDF files in memory, without a process for each: these are trusted. */
export async function contentReader(): Promise<(bytes: Uint8Array) => PdfContent> {
  const engine = await loadEngine(2 ** 30)
  return (bytes) => {
    const open = openDocument(engine, bytes)
    const pages = Array.from({ length: open.head.pages }, (_, at) => open.page(at + 1))
    open.close()
    return { head: open.head, pages: withBold(pages), controls: [] }
  }
}

/** The same for wordings. */
export async function wordingReader(): Promise<(bytes: Uint8Array) => WordingReading> {
  const read = await contentReader()
  return (bytes) => readWording(read(bytes), new Lexicon())
}

/** A page that a test draws on. */
export type Sheet = ReturnType<PdfWriter['page']>

/** A reader of pages, each drawn by a function. */
export async function drawnReader(): Promise<
  (...pages: readonly ((sheet: Sheet) => void)[]) => WordingReading
> {
  const read = await wordingReader()
  return (...pages) => {
    const writer = new PdfWriter()
    for (const draw of pages) draw(writer.page())
    return read(writer.bytes())
  }
}
