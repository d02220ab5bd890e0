import { escapedMarkup } from '../../build/contract/escaped-markup.ts'
import { FRAME } from '../../build/contract/function-pages.ts'
import type { IndexSource } from '../query/source/reader.ts'

/** Markup that was made here: everything else is escaped. */
export class Html {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

type Value = string | number | null | false | Html | readonly Html[]

/** Markup with values in it; texts are escaped, null and false are left out. */
export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Html {
  return new Html(parts.map((part, at) => (at === 0 ? '' : textOf(values[at - 1] ?? null)) + part).join(''))
}

function textOf(value: Value): string {
  if (value === null || value === false) return ''
  if (value instanceof Html) return value.text
  if (typeof value === 'string' || typeof value === 'number') return shown(String(value))
  return value.map(({ text }) => text).join('')
}

/** A text as HTML may hold it: escaped, with a mark in the place of each control, which no page may have. */
function shown(text: string): string {
  return escapedMarkup(text.replace(CONTROLS, '\uFFFD'))
}

/** Controls that are not white space. */
const CONTROLS = /[^\P{Cc}\t\n\f\r]/gu

/** A page that a function answers. */
export interface FunctionPage {
  readonly title: string
  /** What is in the search box at the head of the page. */
  readonly words?: string
  readonly content: Html
  readonly status?: number
}

/** A whole page, in the frame that the build has left; a plain one where it cannot be read: a receipt has to arrive. */
export async function wholePage(
  source: IndexSource | undefined,
  page: FunctionPage,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await Promise.resolve(source?.read(FRAME.path)).catch(() => null)
  const filled: Readonly<Record<string, string>> = {
    [FRAME.title]: shown(page.title),
    [FRAME.words]: shown(page.words ?? ''),
    [FRAME.content]: page.content.text,
  }
  const places = /\{(?:title|words|content)\}/gu
  const frame = bytes === null || bytes === undefined ? BARE_FRAME : new TextDecoder().decode(bytes)
  const text = frame.replace(places, (place) => filled[place] ?? place)
  return new TextEncoder().encode(text)
}

const BARE_FRAME = `<!doctype html>\n<html lang="en-IN"><title>${FRAME.title}</title>${FRAME.content}</html>\n`
