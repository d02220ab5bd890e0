import type { Given } from '../../shared/params.ts'
import type { Outcome } from '../../shared/result.ts'
import type { IdOf } from '../../../build/contract/operations.ts'
import type { IndexSource } from '../source/reader.ts'
import { comparePolicies } from './compare.ts'
import { listLaw } from './list-law.ts'
import { searchPolicies } from './search-policies.ts'
import { searchPolicyText } from './search-text.ts'

// The queries.

/** Handlers of the queries. */
export const QUERIES: {
  readonly [Id in IdOf<'query'>]: (source: IndexSource, given: Given<Id>) => Promise<Outcome>
} = { searchPolicies, searchPolicyText, comparePolicies, listLaw }
