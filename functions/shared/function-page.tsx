/** @jsxRuntime automatic @jsxImportSource #view */
import { type FUNCTION_PAGES, FRAME } from '../../build/contract/function-pages.ts'
import { spokenFramePath } from '../../build/contract/index-paths.ts'
import { type TextKey, SOURCE_LANGUAGE } from '../../build/contract/source-texts.ts'
import { htmlOf } from '../../build/view/html-of.ts'
import { type LanguageLink, alternates, languageLinks } from '../../build/view/language-links.tsx'
import type { Markup } from '../../build/view/jsx-runtime.ts'
import type { Links } from '../../build/view/page-paths.ts'
import type { IndexSource } from '../query/source/load.ts'
import type { AskedPage } from './asked-page.ts'
import { CLAIM_PATH, RIGHTS_PATH } from '../../build/contract/paths.ts'
import { type Trail, WaysOn } from '../../build/view/links.tsx'

/** A page that a function answers. */
export interface FunctionPage {
  readonly title: string
  /** Words in the search box at the head of the page. */
  readonly words?: string
  readonly content: Markup
  readonly status?: number
}

/** Makes the page that an address asks for. */
export type MakePage = (
  source: IndexSource,
  address: URL,
  site: Links,
) => FunctionPage | Promise<FunctionPage>

/** The pages of forms by their paths: a copy stores nothing and holds no form. */
export type FormPages = Readonly<Record<typeof FUNCTION_PAGES.help | typeof FUNCTION_PAGES.report, MakePage>>

/** A whole page, in the frame that the build has left; a plain one where it cannot be read: a receipt has to arrive. */
export async function wholePage(
  source: IndexSource,
  page: FunctionPage,
  { site, others }: AskedPage,
): Promise<Uint8Array<ArrayBuffer>> {
  const { code } = site.texts
  const isSource = code === SOURCE_LANGUAGE
  const path = isSource ? FRAME.path : spokenFramePath(code)
  const bytes = await source.read(path).catch(() => null)
  const verbatim = isSource ? null : SOURCE_LANGUAGE
  const filled: Readonly<Record<string, string>> = {
    [FRAME.title]: htmlOf(page.title),
    [FRAME.words]: htmlOf(page.words),
    [FRAME.content]: htmlOf(page.content, verbatim),
    [FRAME.alternates]: htmlOf(alternates(others.map((one) => ({ ...one, href: wholeAddress(site, one) })))),
    [FRAME.languages]: htmlOf(languageLinks(others)),
  }
  const places = /\{(?:title|words|content|alternates|languages)\}/gu
  const frame = bytes === null ? BARE_FRAME : new TextDecoder().decode(bytes)
  const text = frame.replace(places, (place) => filled[place] ?? place)
  return new TextEncoder().encode(text)
}

const BARE_FRAME = `<!doctype html>\n<html lang="en-IN"><title>${FRAME.title}</title>${FRAME.content}</html>\n`

function wholeAddress({ base, prefix }: Links, { href }: LanguageLink): string {
  return base + href.slice(prefix.length)
}

/** Pages that lead on from a page of a function, each with its words. */
const LISTS = {
  [CLAIM_PATH]: 'refusal.claim',
  '/category': 'category.by-type',
  '/insurer': 'frame.insurers',
  [RIGHTS_PATH]: 'frame.your-rights',
  '/law': 'frame.law',
  '/forms': 'frame.forms',
} as const satisfies Readonly<Record<string, TextKey>>

/** Some of them, in the language of a page. */
export function listsOf({ texts }: Pick<Links, 'texts'>, paths: readonly (keyof typeof LISTS)[]): Trail {
  return paths.map((path) => [path, texts.t(LISTS[path])])
}

/** A page of a few sentences. */
interface ShortPage {
  readonly title: string
  /** The title where it is left out. */
  readonly heading?: string
  readonly status?: number
  /** Words set apart at the top. */
  readonly note?: Markup
  readonly sentences?: readonly Markup[]
  /** Pages to go on to. */
  readonly lists?: Parameters<typeof listsOf>[1]
}

/** A heading, what is said below it, and ways on. */
export function shortPage(site: Links, page: ShortPage): FunctionPage {
  const { title, heading = title, status = 200, note, sentences = [], lists = [] } = page
  return {
    title,
    status,
    content: (
      <>
        <h1>{heading}</h1>
        {note !== undefined && <p class="note">{note}</p>}
        {sentences.map((words) => (
          <p>{words}</p>
        ))}
        {lists.length > 0 && <WaysOn site={site} pages={listsOf(site, lists)} />}
      </>
    ),
  }
}
