import type { PolicyBody } from '../../contract/published/policy.ts'
import type { ProductRelations } from '../answers/context.ts'
import type { MarkedFields } from '../../view/needs.tsx'
import type { Site } from './site.ts'

/** Data that a product page needs beside the body of getPolicy. */
export interface ProductMaterial extends Pick<
  ProductRelations,
  'versions' | 'isCompared' | 'family' | 'alike' | 'namesakes' | 'website' | 'contacts'
> {
  readonly site: Site
  readonly policy: PolicyBody
  readonly fields: MarkedFields
}
