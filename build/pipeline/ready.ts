import type { Catalogue } from '../check/dataset/model.ts'
import type { ProductSummary } from '../check/dataset/summary.ts'
import type { Store } from '../publish/store/store.ts'

/** What every file is made from, once the dataset has no error. */
export interface Ready {
  readonly catalogue: Catalogue
  readonly store: Store
  /** The products in the order of their files. */
  readonly products: readonly ProductSummary[]
  /** The UIN of the product with the most facts: examples are taken from it. */
  readonly example: string
}
