import { readFileSync } from 'node:fs'
import { OpenError, openDocument } from './document.ts'
import { MemoryLimitError, loadEngine } from './engine.ts'
import type { FormControl, PdfHead, PdfPage } from './pdf-model.ts'

// The process that parses a PDF: what a hostile or broken file does, it does here.

/** What the parent asks for. */
export interface ParseRequest {
  readonly file: string
  readonly memory: number
  readonly pages: number
}

/** What the child answers, one message at a time. */
export type ParseMessage =
  | { readonly head: PdfHead }
  | { readonly page: PdfPage }
  | { readonly controls: readonly FormControl[] }
  | { readonly failure: Failure }
  | { readonly done: true; readonly memory: number }

/** Why a file could not be read; the parent puts it into words. */
export type Failure = 'not-a-pdf' | 'password' | 'memory' | 'too-many-pages' | 'broken'

const OPEN_FAILURES: Readonly<Record<number, Failure>> = { 3: 'not-a-pdf', 4: 'password', 5: 'password' }

const send = (answer: ParseMessage): Promise<void> =>
  new Promise((resolve) => process.send?.(answer, undefined, {}, () => resolve()))

async function parse(order: ParseRequest): Promise<void> {
  const engine = await loadEngine(order.memory)
  const document = openDocument(engine, readFileSync(order.file))
  if (document.head.pages > order.pages) return send({ failure: 'too-many-pages' })
  await send({ head: document.head })
  for (let number = 1; number <= document.head.pages; number++) await send({ page: document.page(number) })
  if (document.head.form) await send({ controls: document.controls() })
  await send({ done: true, memory: process.resourceUsage().maxRSS * 1024 })
}

function failureOf(error: unknown): Failure {
  if (error instanceof MemoryLimitError) return 'memory'
  if (error instanceof OpenError) return OPEN_FAILURES[error.code] ?? 'broken'
  return error instanceof RangeError ? 'memory' : 'broken'
}

process.once('message', (order: ParseRequest) => {
  parse(order)
    .catch((error: unknown) => send({ failure: failureOf(error) }))
    .finally(() => process.disconnect())
})
