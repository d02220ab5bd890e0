import { Url, omittable } from '../primitives.ts'

/** Keys of a product that getPolicy, its row in spreadsheets and that in the SQLite file have as the record has them. */
export const productDetails = {
  document_url: omittable(
    Url,
    'The address of its document as a list gives it: not where what is read here was collected.',
  ),
}

/** The names of the details. */
export const PRODUCT_DETAILS = Object.keys(productDetails) as (keyof typeof productDetails)[]
