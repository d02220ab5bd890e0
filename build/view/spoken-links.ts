import type { PageTexts } from '../contract/texts.ts'
import { type OfferedLanguage, isOffered, pathIn } from './page-kinds.ts'
import { type Links, linksOf } from './page-paths.ts'

/** The links of the site in another language: to the pages that are there in it, and to the English ones of others. */
export function spokenLinksOf(base: string, texts: PageTexts, offered: OfferedLanguage): Links {
  const { prefix } = linksOf(base)
  const isThere = (path: string) => isOffered(offered, path.replace(/[?#].*$/u, ''))
  return { base, prefix, texts, link: (path) => prefix + (isThere(path) ? pathIn(offered, path) : path) }
}
