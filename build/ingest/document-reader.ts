import { readFileSync } from 'node:fs'
import { readFileOfKind } from './folder/file-reading.ts'
import { readForm } from './form/reading.ts'
import { Lexicon } from './layout/lexicon.ts'
import { withBold } from './pdf/bold.ts'
import { OpenError, openDocument } from './pdf/document.ts'
import { MemoryLimitError, loadEngine } from './pdf/engine.ts'
import type { PdfContent } from './pdf/pdf-model.ts'
import { readWording } from './wording/reading.ts'

// Process that reads a document, from its bytes to its clauses or blanks: a hostile or broken file can harm only this.

/** Ways to read a PDF: each makes a reading of its content and of words that are known. */
export const READERS = {
  wording: (content: PdfContent, words: string) => {
    const lexicon = new Lexicon()
    lexicon.add(words)
    return readWording(content, lexicon)
  },
  form: (content: PdfContent) => readForm(content),
  file: (content: PdfContent) => readFileOfKind(content),
}

/** Request of the parent process. */
export interface ReadRequest {
  readonly file: string
  readonly as: keyof typeof READERS
  readonly words: string
  readonly memory: number
  readonly pages: number
}

/** Message of the process: a page read, the reading in the end, or the failure. */
export type ReadMessage =
  | { readonly page: number; readonly of: number }
  | { readonly reading: ReturnType<(typeof READERS)[keyof typeof READERS]> }
  | { readonly failure: Failure }

/** Why a file could not be read; the parent puts it into words. */
export type Failure = 'not-a-pdf' | 'password' | 'memory' | 'too-many-pages' | 'broken'

const OPEN_FAILURES: Readonly<Record<number, Failure>> = { 3: 'not-a-pdf', 4: 'password', 5: 'password' }

const send = (answer: ReadMessage): Promise<void> =>
  new Promise((resolve) => process.send?.(answer, undefined, {}, () => resolve()))

async function read({ file, as, words, memory, pages: most }: ReadRequest): Promise<void> {
  const engine = await loadEngine(memory)
  const document = openDocument(engine, readFileSync(file))
  const { head } = document
  if (head.pages > most) return send({ failure: 'too-many-pages' })
  const pages = []
  for (let page = 1; page <= head.pages; page++) {
    pages.push(document.page(page))
    await send({ page, of: head.pages })
  }
  const controls = head.form ? document.controls() : []
  document.close()
  await send({ reading: READERS[as]({ head, pages: withBold(pages), controls }, words) })
}

function failureOf(error: unknown): Failure {
  if (error instanceof MemoryLimitError) return 'memory'
  if (error instanceof OpenError) return OPEN_FAILURES[error.code] ?? 'broken'
  return error instanceof RangeError ? 'memory' : 'broken'
}

process.once('message', (request: ReadRequest) => {
  read(request)
    .catch((error: unknown) => send({ failure: failureOf(error) }))
    .finally(() => process.disconnect())
})
