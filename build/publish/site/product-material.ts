import type { PolicyBody } from '../../contract/published/policy.ts'
import type { Relations } from '../answers/context.ts'
import type { Site } from './site.ts'

/** What a product page needs beside the body of getPolicy. */
export interface ProductMaterial extends Pick<
  Relations,
  'versions' | 'isCompared' | 'family' | 'alike' | 'website' | 'contacts'
> {
  readonly site: Site
  readonly policy: PolicyBody
  /** The question of each field of its category, by key. */
  readonly questions: ReadonlyMap<string, string>
}
