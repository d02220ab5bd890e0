import { FUNCTION_PAGES } from '../contract/function-pages.ts'
import { ANSWER_PAGES } from '../contract/markdown-alternates.ts'
import { remembered } from '../contract/lazily.ts'
import { ENGLISH, type PageTexts } from '../contract/texts.ts'
import { type OfferedLanguage, isOffered, pathIn } from './page-kinds.ts'

// Paths of the pages about the data, and links between pages. Every link is made here.

/** Links between the pages of a site. */
export interface Links {
  /** The base URL, without a slash at its end. */
  readonly base: string
  /** A path of the site as a page links to it, in the language of the page where it is there; right under a base URL with a path, too. */
  readonly link: (path: string) => string
  /** Path of the base URL, put before every path; empty if it has none. */
  readonly prefix: string
  /** Texts of the pages. */
  readonly texts: PageTexts
}

/** The links of the site at a base URL, in English. */
export const linksOf = remembered(1, (base): Links => {
  const prefix = new URL(base).pathname.replace(/\/$/u, '')
  return { base, prefix, link: (path) => prefix + path, texts: ENGLISH }
})

/** An address of the site as a page links to it. */
export function linkOf({ base, link }: Links, url: string): string {
  return link(url.slice(base.length))
}

export const {
  getPolicy: productPath,
  categoryFields: categoryPath,
  getInsurer: insurerPath,
  getLaw: lawPath,
} = ANSWER_PAGES

/** The page of a product; that of one that nobody has read is in English alone. */
export function productLink(
  site: Links,
  { uin, is_read }: { readonly uin: string; readonly is_read: boolean },
): string {
  const path = productPath(uin)
  return is_read ? site.link(path) : site.prefix + path
}

/** The part of the page of claims that has the offices of the Ombudsman. */
export const OFFICES = 'ombudsman-offices'

/** The place of one of them. */
export function officePlace(name: string): string {
  return `office-${name.toLowerCase().replace(/[^a-z]+/gu, '-')}`
}

/** The page with the whole wording of a product. */
export function wordingPath(uin: string): string {
  return `${productPath(uin)}/wording`
}

/** The place of a clause on the page of the wording. */
export function clausePlace(id: number): string {
  return `c${id}`
}

/** A clause in the wording of its product. */
export function clauseAddress({ link }: Links, uin: string, { id }: { readonly id: number }): string {
  return `${link(wordingPath(uin))}#${clausePlace(id)}`
}

/** The comparison of the products of a category that were read. */
export function comparisonPath(category: string): string {
  return `/compare/${category}`
}

/** A page that a function answers, with what it is asked. */
export function askedAddress(
  { link }: Links,
  page: keyof typeof FUNCTION_PAGES,
  asked: Readonly<Record<string, string>>,
): string {
  return `${link(FUNCTION_PAGES[page])}?${new URLSearchParams(asked)}`
}

/** The links of the site in another language: to the pages that are there in it, and to the English ones of others. */
export function spokenLinksOf(base: string, texts: PageTexts, offered: OfferedLanguage): Links {
  const { prefix } = linksOf(base)
  const isThere = (path: string) => isOffered(offered, path.replace(/[?#].*$/u, ''))
  return { base, prefix, texts, link: (path) => prefix + (isThere(path) ? pathIn(offered, path) : path) }
}
