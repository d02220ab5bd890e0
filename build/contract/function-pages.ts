import { INDEX_PATHS } from './index-paths.ts'

/** The pages that a function answers, because their query string decides what they say. */
export const FUNCTION_PAGES = {
  search: '/search',
  report: '/report',
  help: '/help',
  changed: '/changed',
  compared: '/compared',
  sheet: '/sheet',
  letter: '/letter',
} as const

/** The frame of those pages: where it is, and the places in it that a function fills. */
export const FRAME = {
  path: INDEX_PATHS.frame,
  title: '{title}',
  words: '{words}',
  content: '{content}',
  /** Links to the same page in other languages: in the head, and for readers. */
  alternates: '{alternates}',
  languages: '{languages}',
} as const

/** Field that says in which language a page is wanted: of a search whatever letters its words are in, and of what answers a form. */
export const LANGUAGE = 'language'

/** Value of a ticked box of a form, and the field that only programs fill in. */
export const CHECKED = 'checked'
export const TRAP = 'website'

/** The field of a form whose page asks once more where a person gave no address to answer to. */
export const ASKS = 'asks'
