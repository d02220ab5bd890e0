import type { PolicyBody } from '../../contract/published/policy.ts'
import type { VersionRow } from '../store/store.ts'
import type { Site } from './site.ts'

/** What a product page needs beside the body of getPolicy. */
export interface ProductMaterial {
  readonly site: Site
  readonly policy: PolicyBody
  /** The question of each field of its category, by key. */
  readonly questions: ReadonlyMap<string, string>
  /** The versions of the product with their days, the oldest first. */
  readonly versions: readonly VersionRow[]
  /** Whether the category has a comparison of the products that were read. */
  readonly isCompared: boolean
}
