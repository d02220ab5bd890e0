import type { Operation } from './operation.ts'
import {
  CATEGORY_SLUG,
  CLAUSE_ID,
  COMPARE_QUERY,
  INSURER_SLUG,
  LAW_FILTERS,
  LAW_SLUG,
  PAGE,
  POLICY_FILTERS,
  TEXT_QUERY,
  UIN,
} from './parameters.ts'
import { PATHS } from './paths.ts'
import { CorrectionReport, HelpRequest } from './submissions.ts'

const none = {}

// Common to all rows of a kind.
const stored = { kind: 'stored', method: 'GET', query: none, body: null } as const
const query = { kind: 'query', method: 'GET', body: null } as const
const write = { kind: 'write', method: 'POST', params: none, query: none } as const

/** THE TABLE of operations: routing, validation, types, the description and the pages read it. Their answers: answers.ts. */
export const OPERATIONS = {
  searchPolicies: {
    ...query,
    path: PATHS.searchPolicies,
    params: none,
    query: { ...POLICY_FILTERS, ...PAGE },
    refusals: ['invalid-request', 'category-not-found', 'insurer-not-found'],
  },
  getPolicy: {
    ...stored,
    path: PATHS.getPolicy,
    answers: 'policy',
    params: { uin: UIN },
    refusals: ['policy-not-found'],
  },
  searchPolicyText: {
    ...query,
    path: PATHS.searchPolicyText,
    params: { uin: UIN },
    query: TEXT_QUERY,
    refusals: ['invalid-request', 'policy-not-found'],
  },
  getClause: {
    ...stored,
    path: PATHS.getClause,
    params: { id: CLAUSE_ID },
    refusals: ['clause-not-found'],
  },
  comparePolicies: {
    ...query,
    path: PATHS.comparePolicies,
    params: none,
    query: COMPARE_QUERY,
    refusals: ['invalid-request', 'policy-not-found'],
  },
  listCategories: {
    ...stored,
    path: PATHS.listCategories,
    answers: 'categories',
    params: none,
    refusals: [],
  },
  categoryFields: {
    ...stored,
    path: PATHS.categoryFields,
    answers: 'fields',
    params: { slug: CATEGORY_SLUG },
    refusals: ['category-not-found'],
  },
  listInsurers: {
    ...stored,
    path: PATHS.listInsurers,
    answers: 'insurers',
    params: none,
    refusals: [],
  },
  getInsurer: {
    ...stored,
    path: PATHS.getInsurer,
    answers: 'insurer',
    params: { slug: INSURER_SLUG },
    refusals: ['insurer-not-found'],
  },
  listLaw: {
    ...query,
    path: PATHS.listLaw,
    params: none,
    query: LAW_FILTERS,
    refusals: ['invalid-request'],
  },
  getLaw: {
    ...stored,
    path: PATHS.getLaw,
    answers: 'law',
    params: { slug: LAW_SLUG },
    refusals: ['law-not-found'],
  },
  stats: {
    ...stored,
    path: PATHS.stats,
    answers: 'stats',
    params: none,
    refusals: [],
  },
  requestHelp: {
    ...write,
    path: PATHS.requestHelp,
    body: HelpRequest,
    refusals: ['invalid-request'],
  },
  reportCorrection: {
    ...write,
    path: PATHS.reportCorrection,
    body: CorrectionReport,
    refusals: ['invalid-request'],
  },
} as const satisfies Record<keyof typeof PATHS, Operation>

export type OperationId = keyof typeof OPERATIONS

/** The operations of one kind, or of several. */
export type IdOf<Kind extends Operation['kind']> = {
  [Id in OperationId]: (typeof OPERATIONS)[Id]['kind'] extends Kind ? Id : never
}[OperationId]
