import { type Language, type TextForms, SOURCE_TEXTS } from '../contract/texts.ts'

// Which pages are in which languages.

/**
 * THE TABLE of pages that can be in another language: the first part of the keys of their texts, and their paths. PageTexts with
 * another first part are shared by all of them.
 */
const PAGE_KINDS = {
  landing: /^\/$/u,
  claim: /^\/claim$/u,
  product: /^\/policy\/[^/]+$/u,
  rights: /^\/rights(?:\/[^/]+)?$/u,
} as const

export type PageKind = keyof typeof PAGE_KINDS

/** A language, and the kinds of pages that are there in it. */
export interface OfferedLanguage {
  readonly code: string
  /** What it calls itself. */
  readonly name: string
  readonly kinds: readonly PageKind[]
}

/** The languages of a dataset, with the pages that are there in each. */
export function offeredIn({ languages }: { readonly languages: readonly Language[] }): OfferedLanguage[] {
  return languages.map(offeredBy)
}

/** The kinds of pages of which every text is there: a page is never half translated. */
export function offeredBy({ code, texts }: Pick<Language, 'code' | 'texts'>): OfferedLanguage {
  const missing = new Set(
    Object.keys(SOURCE_TEXTS).flatMap((key) => (Object.hasOwn(texts, key) ? [] : [groupOf(key)])),
  )
  const all = Object.keys(PAGE_KINDS) as PageKind[]
  const name: TextForms | undefined = texts['language.name']
  const isShared = missing.has(null)
  return {
    code,
    name: typeof name === 'string' ? name : code,
    kinds: isShared ? [] : all.filter((kind) => !missing.has(kind)),
  }
}

/** The kind of page that a text belongs to; null where it is shared. */
function groupOf(key: string): PageKind | null {
  const [first = ''] = key.split('.')
  return Object.hasOwn(PAGE_KINDS, first) ? (first as PageKind) : null
}

/** Whether a page, by its path without its query, is there in a language. */
export function isOffered({ kinds }: OfferedLanguage, path: string): boolean {
  return kinds.some((kind) => PAGE_KINDS[kind].test(path))
}

/** The path of a page in a language. */
export function pathIn({ code }: Pick<OfferedLanguage, 'code'>, path: string): string {
  return path === '/' ? `/${code}` : `/${code}${path}`
}
