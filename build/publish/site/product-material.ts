import type { Field } from '../../contract/authored/category.ts'
import type { PolicyBody } from '../../contract/published/policy.ts'
import type { ProductRelations } from '../answers/context.ts'
import type { Site } from './site.ts'

/** What a product page needs beside the body of getPolicy. */
export interface ProductMaterial extends Pick<
  ProductRelations,
  'versions' | 'isCompared' | 'family' | 'alike' | 'website' | 'contacts'
> {
  readonly site: Site
  readonly policy: PolicyBody
  /** What each field of its category asks and the keys that it had before, by key. */
  readonly fields: ReadonlyMap<string, Pick<Field, 'question' | 'aliases'>>
}
