import { ANSWER_PAGES } from '../../contract/markdown-alternates.ts'
import { isRead } from '../../contract/published/card.ts'

// Where the pages about the data are. Every link to one is made here.

/** What is counted of a product, wherever it is listed. */
interface Counted {
  readonly stated: number
  readonly in_schedule: number
  readonly not_stated: number
}

/** Whether a product has a page: something was read of it. Of the others only the name is known. */
export function hasPage(counted: Counted): boolean {
  return isRead(counted)
}

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
