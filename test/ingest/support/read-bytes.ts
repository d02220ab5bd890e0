import { Lexicon } from '../../../build/ingest/layout/lexicon.ts'
import { openDocument } from '../../../build/ingest/pdf/document.ts'
import { loadEngine } from '../../../build/ingest/pdf/engine.ts'
import { type WordingReading, readWording } from '../../../build/ingest/wording/reading.ts'

/** A reader of PDF files in memory, without a process for each. */
export async function wordingReader(): Promise<(bytes: Uint8Array) => WordingReading> {
  const engine = await loadEngine(2 ** 28)
  return (bytes) => {
    const open = openDocument(engine, bytes)
    const pages = Array.from({ length: open.head.pages }, (_, at) => open.page(at + 1))
    open.close()
    return readWording({ head: open.head, pages, controls: [] }, new Lexicon())
  }
}
