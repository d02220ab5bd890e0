import type { Question } from '../contract/authored/questions.ts'
import { rightPath } from '../contract/paths.ts'
import { type Language, SOURCE_TEXTS } from '../contract/source-texts.ts'

// Tells which pages are in which languages.

/**
 * THE TABLE of pages that can be in another language: the first part of the keys of their texts, and their paths. Texts with
 * another first part are shared by all of them.
 */
const PAGE_KINDS = {
  landing: '/',
  category: '/category(?:/[^/]+)?',
  claim: '/claim',
  comparison: '/compare(?:/[^/]+)?|/compared',
  form: '/help|/report',
  insurer: '/insurer(?:/[^/]+)?',
  product: '/policy/[^/]+',
  rights: '/rights(?:/[^/]+)?',
  search: '/search',
} as const

export type PageKind = keyof typeof PAGE_KINDS

/** A language, and the pages that are there in it. */
export interface OfferedLanguage {
  readonly code: string
  /** Name of the language in itself. */
  readonly name: string
  /** A regular expression of their paths. */
  readonly pages: string
  /** The paths of those of them that are not. */
  readonly without: readonly string[]
}

/** Data that tells which pages are there in which languages. */
interface PageData {
  readonly languages: readonly Language[]
  readonly questions: { readonly record: readonly Question[] }
}

/** The languages of a dataset, with the pages that are there in each. */
export function offeredIn({ languages, questions }: PageData): OfferedLanguage[] {
  return languages.map((language) => {
    const kinds = kindsIn(language)
    const name = language.texts['language.name']
    return {
      code: language.code,
      name: typeof name === 'string' ? name : language.code,
      pages: `^(?:${kinds.length === 0 ? '.^' : kinds.map((kind) => PAGE_KINDS[kind]).join('|')})$`,
      without: questions.record.filter((one) => !isWhole(language, one)).map(({ id }) => rightPath(id)),
    }
  })
}

/** The kinds of pages of which every text is there: a page is never half translated. */
export function kindsIn({ texts }: Pick<Language, 'texts'>): PageKind[] {
  const missing = new Set(
    Object.keys(SOURCE_TEXTS).flatMap((key) => (Object.hasOwn(texts, key) ? [] : [kindOf(key)])),
  )
  const all = Object.keys(PAGE_KINDS) as PageKind[]
  return missing.has(null) ? [] : all.filter((kind) => !missing.has(kind))
}

/** The kind of page that a text belongs to; null where it is shared. */
function kindOf(key: string): PageKind | null {
  const [first = ''] = key.split('.')
  return Object.hasOwn(PAGE_KINDS, first) ? (first as PageKind) : null
}

/** Whether all that we say to a question is translated. */
function isWhole(
  { words }: Pick<Language, 'words'>,
  { question, answer, do: steps = [] }: Question,
): boolean {
  const said = [question, ...answer.map(({ says }) => says), ...steps]
  return said.every((text) => Object.hasOwn(words, text))
}

/** Whether a page, by its path without its query, is there in a language. */
export function isOffered({ pages, without }: OfferedLanguage, path: string): boolean {
  return new RegExp(pages, 'u').test(path) && !without.includes(path)
}

/** The path of a page in a language. */
export function pathIn({ code }: Pick<OfferedLanguage, 'code'>, path: string): string {
  return path === '/' ? `/${code}` : `/${code}${path}`
}
