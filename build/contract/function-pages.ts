import { INDEX_PATHS } from './index-paths.ts'

/** The pages that a function answers, because their query string decides what they say. */
export const FUNCTION_PAGES = { search: '/search', report: '/report', help: '/help' } as const

/** The frame of those pages: where it is, and the places in it that a function fills. */
export const FRAME = {
  path: INDEX_PATHS.frame,
  title: '{title}',
  words: '{words}',
  content: '{content}',
} as const

/** What a page may load and where it may send a form; netlify.toml has the same for files. */
export const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

/** What a ticked box of a form sends, and the field that only programs fill in. */
export const CHECKED = 'checked'
export const TRAP = 'website'
