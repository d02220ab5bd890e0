import type { Operation } from './operation.ts'
import {
  CATEGORY_SLUG,
  CLAUSE_ID,
  COMPARED_UINS,
  INSURER_SLUG,
  LAW_SLUG,
  LAW_WORDS,
  PAGE,
  POLICY_FILTERS,
  SEARCH_WORDS,
  UIN,
} from './parameters.ts'
import { ClauseBody } from './published/clause.ts'
import { CompareBody } from './published/comparison.ts'
import { PoliciesBody, PolicyTextBody } from './published/search-results.ts'
import { PolicyBody } from './published/policy.ts'
import { CategoriesBody, CategoryFieldsBody } from './published/categories.ts'
import { CorrectionReceipt, HelpReceipt } from './published/receipts.ts'
import { InsurerBody, InsurersBody } from './published/insurers.ts'
import { LawBody, LawsBody } from './published/instruments.ts'
import { StatsBody } from './published/stats.ts'
import { PATHS } from './paths.ts'
import { TEXT_RESULTS } from './text/search-options.ts'
import { CorrectionReport, HelpRequest } from './submissions.ts'

const none = {}

/** THE TABLE of operations: routing, validation, types, the description and the pages read it. */
export const OPERATIONS = {
  searchPolicies: {
    kind: 'query',
    method: 'GET',
    path: PATHS.searchPolicies,
    summary: 'Find products by name, UIN, category, insurer, line or status',
    description:
      'Filters combine with AND. Results are ordered by relevance if q is given, otherwise by name and UIN. If q is a UIN, that product comes first.',
    params: none,
    query: { ...POLICY_FILTERS, ...PAGE },
    body: null,
    response: PoliciesBody,
    refusals: ['invalid-request', 'category-not-found', 'insurer-not-found'],
  },
  getPolicy: {
    kind: 'page',
    method: 'GET',
    path: PATHS.getPolicy,
    answers: 'policy',
    summary: 'One product with every fact, quote, clause and check status',
    description:
      'Facts are in the order of the category’s fields. A field nobody has looked for is listed in unread, never called not-stated.',
    params: { uin: UIN },
    query: none,
    body: null,
    response: PolicyBody,
    refusals: ['policy-not-found'],
  },
  searchPolicyText: {
    kind: 'query',
    method: 'GET',
    path: PATHS.searchPolicyText,
    summary: 'Find words in the clauses of one product’s documents',
    description: `Full-text search with stemming, synonyms of the trade and tolerance for misspellings. Clauses with all the words come first, then those with some. The best ${TEXT_RESULTS} are returned; total counts all.`,
    params: { uin: UIN },
    query: { q: SEARCH_WORDS },
    body: null,
    response: PolicyTextBody,
    refusals: ['invalid-request', 'policy-not-found'],
  },
  getClause: {
    kind: 'page',
    method: 'GET',
    path: PATHS.getClause,
    summary: 'The text of one clause',
    description: 'With the clauses that contain it, its neighbours, its pages and the facts that quote it.',
    params: { id: CLAUSE_ID },
    query: none,
    body: null,
    response: ClauseBody,
    refusals: ['clause-not-found'],
  },
  comparePolicies: {
    kind: 'query',
    method: 'GET',
    path: PATHS.comparePolicies,
    summary: 'Two to four products side by side',
    description:
      'One row per field of any of the products’ categories, one cell per product in the order requested. Each row has a verdict on whether the values are the same. Never a ranking.',
    params: none,
    query: { uins: COMPARED_UINS },
    body: null,
    response: CompareBody,
    refusals: ['invalid-request', 'policy-not-found'],
  },
  listCategories: {
    kind: 'page',
    method: 'GET',
    path: PATHS.listCategories,
    answers: 'categories',
    summary: 'The types of insurance',
    description: 'Each with the number of its fields and of its products.',
    params: none,
    query: none,
    body: null,
    response: CategoriesBody,
    refusals: [],
  },
  categoryFields: {
    kind: 'page',
    method: 'GET',
    path: PATHS.categoryFields,
    answers: 'fields',
    summary: 'The fields read for a type of insurance',
    description: 'Each with the question it answers, the words looked for, and how many products state it.',
    params: { slug: CATEGORY_SLUG },
    query: none,
    body: null,
    response: CategoryFieldsBody,
    refusals: ['category-not-found'],
  },
  listInsurers: {
    kind: 'page',
    method: 'GET',
    path: PATHS.listInsurers,
    answers: 'insurers',
    summary: 'All insurers',
    description: 'Each with the number of its active and withdrawn products.',
    params: none,
    query: none,
    body: null,
    response: InsurersBody,
    refusals: [],
  },
  getInsurer: {
    kind: 'page',
    method: 'GET',
    path: PATHS.getInsurer,
    answers: 'insurer',
    summary: 'An insurer with metrics, contacts and products',
    description: 'Every metric has the words it was read from and their address.',
    params: { slug: INSURER_SLUG },
    query: none,
    body: null,
    response: InsurerBody,
    refusals: ['insurer-not-found'],
  },
  listLaw: {
    kind: 'query',
    method: 'GET',
    path: PATHS.listLaw,
    summary: 'Insurance law instruments',
    description:
      'With q, the instruments that contain the words, best first, each with the sections that matched.',
    params: none,
    query: { q: LAW_WORDS },
    body: null,
    response: LawsBody,
    refusals: ['invalid-request'],
  },
  getLaw: {
    kind: 'page',
    method: 'GET',
    path: PATHS.getLaw,
    answers: 'law',
    summary: 'One law instrument with its sections',
    description: 'text is verbatim; summary is in the service’s own words; omitted sections are marked.',
    params: { slug: LAW_SLUG },
    query: none,
    body: null,
    response: LawBody,
    refusals: ['law-not-found'],
  },
  stats: {
    kind: 'page',
    method: 'GET',
    path: PATHS.stats,
    answers: 'stats',
    summary: 'Coverage counts and the data date',
    description:
      'How many products the service holds, how many were read, and how many facts have each check status.',
    params: none,
    query: none,
    body: null,
    response: StatsBody,
    refusals: [],
  },
  requestHelp: {
    kind: 'write',
    method: 'POST',
    path: PATHS.requestHelp,
    summary: 'Add a person to the free help list, with their consent',
    description:
      'The request is stored before it is answered. Sent again on the same day, it is stored once.',
    params: none,
    query: none,
    body: HelpRequest,
    success: 'Added.',
    response: HelpReceipt,
    refusals: ['invalid-request'],
  },
  reportCorrection: {
    kind: 'write',
    method: 'POST',
    path: PATHS.reportCorrection,
    summary: 'Report a wrong or outdated fact',
    description: 'The report is stored before it is answered. Sent again on the same day, it is stored once.',
    params: none,
    query: none,
    body: CorrectionReport,
    success: 'Received.',
    response: CorrectionReceipt,
    refusals: ['invalid-request'],
  },
} as const satisfies Record<keyof typeof PATHS, Operation>

export type OperationId = keyof typeof OPERATIONS

/** The operations of one kind, or of several. */
export type IdOf<Kind extends Operation['kind']> = {
  [Id in OperationId]: (typeof OPERATIONS)[Id]['kind'] extends Kind ? Id : never
}[OperationId]
