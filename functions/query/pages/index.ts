import { FUNCTION_PAGES } from '../../../build/contract/function-pages.ts'
import type { FunctionPage } from '../../shared/html.ts'
import type { IndexSource } from '../source/reader.ts'
import { changedPage } from './changed-page.ts'
import { comparedPage } from './compared-page.ts'
import { helpPage, reportPage } from './report-and-help.ts'
import { productNameIn, productPage } from './product-page.ts'
import { searchPage } from './results-page.ts'

// Pages for people that depend on their query string. This module: which function makes which.

type MakePage = (source: IndexSource, query: URLSearchParams) => Promise<FunctionPage>

const PAGES: ReadonlyMap<string, MakePage> = new Map([
  [FUNCTION_PAGES.search, searchPage],
  [FUNCTION_PAGES.report, reportPage],
  [FUNCTION_PAGES.help, helpPage],
  [FUNCTION_PAGES.changed, changedPage],
  [FUNCTION_PAGES.compared, comparedPage],
])

/** The page at a path, or null where a function answers none there. */
export function pageAt(pathname: string): MakePage | null {
  const name = productNameIn(pathname)
  if (name !== null) return (source) => productPage(source, name)
  return PAGES.get(pathname.replace(/\/$/u, '')) ?? null
}
