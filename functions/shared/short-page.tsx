/** @jsxRuntime automatic @jsxImportSource #view */
import { CLAIM_PATH, RIGHTS_PATH } from '../../build/contract/paths.ts'
import type { TextKey } from '../../build/contract/source-texts.ts'
import type { Markup } from '../../build/view/jsx-runtime.ts'
import { type Trail, WaysOn } from '../../build/view/links.tsx'
import type { Links } from '../../build/view/page-paths.ts'
import type { FunctionPage } from './whole-page.ts'

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
