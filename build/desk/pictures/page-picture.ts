import { readFileSync } from 'node:fs'
import { type OpenDocument, openDocument } from '../../ingest/pdf/document.ts'
import { loadEngine } from '../../ingest/pdf/engine.ts'

// Pages of a PDF as pictures. This module: the process that draws them; a broken file can break only this process.

/** Request of the desk to the process, which answers with a picture, or with the reason why there is none. */
export interface PictureRequest {
  readonly file: string
  readonly page: number
}

/** Pixels per point: sharp at the width of a window. */
const SCALE = 2
const MEMORY = 512 * 2 ** 20
const engine = loadEngine(MEMORY)
let opened: { readonly file: string; readonly document: OpenDocument } | null = null

async function documentAt(file: string): Promise<OpenDocument> {
  if (opened?.file === file) return opened.document
  opened?.document.close()
  opened = null
  const document = openDocument(await engine, readFileSync(file))
  opened = { file, document }
  return document
}

export type PagePicture = Awaited<ReturnType<typeof drawn>>

/** A page as a picture (PNG) with its words, each with its box in points from the upper left corner. */
async function drawn({ file, page }: PictureRequest) {
  const document = await documentAt(file)
  const { pages } = document.head
  if (page > pages) throw new Error(`the file has ${pages} pages`)
  const { width, height, words } = document.page(page)
  return { pages, width, height, words, picture: document.picture(page, SCALE) }
}

process.on('message', (request: PictureRequest) => {
  const failed = (error: unknown) => (error instanceof Error ? error.message : String(error))
  void drawn(request)
    .catch(failed)
    .then((answer) => process.send?.(answer))
})
