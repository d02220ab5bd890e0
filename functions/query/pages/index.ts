import { FUNCTION_PAGES } from '../../../build/contract/function-pages.ts'
import type { FormPages, MakePage } from '../../shared/function-page.tsx'
import { changedPage } from './changed-page.tsx'
import { comparedPage } from './compared-page.tsx'
import { letterPage } from './letter.tsx'
import { missingProduct, productNameIn } from './missing-product.tsx'
import { searchPage } from './results-page.tsx'
import { sheetPage } from './sheet-page.tsx'

// Pages for people that depend on their query string. This module: which function makes which.

const PAGES = {
  [FUNCTION_PAGES.search]: searchPage,
  [FUNCTION_PAGES.changed]: changedPage,
  [FUNCTION_PAGES.compared]: comparedPage,
  [FUNCTION_PAGES.sheet]: sheetPage,
  [FUNCTION_PAGES.letter]: letterPage,
}

/** The page at a path, or null where a function answers none there. */
export function pageAt(pathname: string, forms: FormPages): MakePage | null {
  const name = productNameIn(pathname)
  if (name !== null) return (source, _, site) => missingProduct(source, name, site)
  const pages: Readonly<Record<string, MakePage | undefined>> = { ...PAGES, ...forms }
  return pages[pathname.replace(/\/$/u, '')] ?? null
}
