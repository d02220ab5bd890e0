import { type Outcome, refused } from '../shared/outcome.ts'
import type { IdOf } from '../shared/route.ts'
import type { Site } from './site.ts'

/** What a request gives, in its path and its query string: decoded, none blank, all known to the operation. */
export type Given = Readonly<Record<string, string>>

type Query = (site: Site, given: Given) => Promise<Outcome>

const notYet: Query = () =>
  Promise.resolve(refused('unavailable', 'This query is not answered just now. Send it again later.'))

/** How each query is answered. */
export const QUERIES: Readonly<Record<IdOf<'query'>, Query>> = {
  searchPolicies: notYet,
  searchPolicyText: notYet,
  comparePolicies: notYet,
  listLaw: notYet,
}
