import { FUNCTION_PAGES } from '../../contract/function-pages.ts'
import { ANSWER_PAGES } from '../../contract/markdown-alternates.ts'

// Where the pages about the data are. Every link to one is made here.

export const {
  getPolicy: productPath,
  categoryFields: categoryPath,
  getInsurer: insurerPath,
  getLaw: lawPath,
} = ANSWER_PAGES

/** The page with the whole wording of a product. */
export function wordingPath(uin: string): string {
  return `${productPath(uin)}/wording`
}

/** The place of a clause on the page of the wording. */
export function clausePlace(id: number): string {
  return `c${id}`
}

/** The comparison of the products of a category that were read. */
export function comparisonPath(category: string): string {
  return `/compare/${category}`
}

/** What makes links out of paths. */
interface Linking {
  readonly link: (path: string) => string
}

/** The form that reports an error, with the product and the fact filled in. */
export function reportAddress({ link }: Linking, uin: string, key?: string): string {
  const asked = new URLSearchParams({ uin, ...(key !== undefined && { key }) })
  return `${link(FUNCTION_PAGES.report)}?${asked}`
}

/** The page of what changed in a product: from another of its versions where one is given, and between releases. */
export function changesAddress({ link }: Linking, uin: string, other?: string): string {
  const asked = new URLSearchParams({ uin, ...(other !== undefined && { with: other }) })
  return `${link(FUNCTION_PAGES.changed)}?${asked}`
}
