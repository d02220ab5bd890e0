import { QUERY_LENGTH } from '../../../build/contract/limits.ts'
import { type Outcome, refused } from '../../shared/outcome.ts'
import type { IdOf } from '../../shared/route.ts'
import { comparePolicies } from './compare.ts'
import { listLaw } from './list-law.ts'
import { searchPolicies } from './search-policies.ts'
import { searchPolicyText } from './search-text.ts'
import type { Given } from './given.ts'
import type { Site } from '../source/reader.ts'

type Query = (site: Site, given: Given) => Promise<Outcome>

/** How each query is answered. */
export const QUERIES: Readonly<Record<IdOf<'query'>, Query>> = {
  searchPolicies: (site, given) => withinLength(given) ?? searchPolicies(site, given),
  searchPolicyText: (site, given) =>
    withinLength(given) ?? searchPolicyText(site, { uin: given['uin'] ?? '', q: given['q'] ?? '' }),
  comparePolicies: (site, given) =>
    withinLength(given) ?? comparePolicies(site, { uins: given['uins'] ?? '' }),
  listLaw: (site, given) => withinLength(given) ?? listLaw(site, given),
}

/** Refuses what no person types; null where every parameter is within the limit. */
function withinLength(given: Given): Promise<Outcome> | null {
  for (const [name, value] of Object.entries(given)) {
    const length = value.length <= QUERY_LENGTH ? 0 : Array.from(value).length
    if (name === 'uin' || length <= QUERY_LENGTH) continue
    const message = `${name} has ${length} characters; it may have at most ${QUERY_LENGTH}.`
    return Promise.resolve(refused('invalid-request', message))
  }
  return null
}
