import { ENGLISH } from '../../build/contract/texts.ts'
import { FRAME } from '../../build/contract/function-pages.ts'
import { htmlOf } from '../../build/view/html-of.ts'
import type { Markup } from '../../build/view/jsx-runtime.ts'
import { type Links, linksOf } from '../../build/view/page-paths.ts'
import { serviceOf } from '../query/source/load.ts'
import type { IndexSource } from '../query/source/reader.ts'

/** A page that a function answers. */
export interface FunctionPage {
  readonly title: string
  /** What is in the search box at the head of the page. */
  readonly words?: string
  readonly content: Markup
  readonly status?: number
}

/** How the pages of a site link to each other; from the root where the site cannot be read. */
export async function linksIn(source: IndexSource | undefined): Promise<Links> {
  const links = source === undefined ? null : serviceOf(source).then(({ base_url }) => linksOf(base_url))
  return (await links?.catch(() => null)) ?? { base: '', link: (path) => path, prefix: '', texts: ENGLISH }
}

/** A whole page, in the frame that the build has left; a plain one where it cannot be read: a receipt has to arrive. */
export async function wholePage(
  source: IndexSource | undefined,
  page: FunctionPage,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await Promise.resolve(source?.read(FRAME.path)).catch(() => null)
  const filled: Readonly<Record<string, string>> = {
    [FRAME.title]: htmlOf(page.title),
    [FRAME.words]: htmlOf(page.words),
    [FRAME.content]: htmlOf(page.content),
  }
  const places = /\{(?:title|words|content)\}/gu
  const frame = bytes === null || bytes === undefined ? BARE_FRAME : new TextDecoder().decode(bytes)
  const text = frame.replace(places, (place) => filled[place] ?? place)
  return new TextEncoder().encode(text)
}

const BARE_FRAME = `<!doctype html>\n<html lang="en-IN"><title>${FRAME.title}</title>${FRAME.content}</html>\n`
