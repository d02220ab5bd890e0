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
import { TEXT_RESULTS } from './limits.ts'
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
    summary: 'Find products by name, UIN, category, insurer, line or status',
    description:
      'Filters combine with AND. Results are ordered by relevance if q is given, otherwise by name and UIN; of equally relevant products, those not listed as withdrawn in their newest version come first. A q that is a UIN gives that product and its other versions.',
    params: none,
    query: { ...POLICY_FILTERS, ...PAGE },
    refusals: ['invalid-request', 'category-not-found', 'insurer-not-found'],
  },
  getPolicy: {
    ...stored,
    path: PATHS.getPolicy,
    answers: 'policy',
    summary: 'One product with every fact, quote, clause and check status',
    description:
      'Facts are in the order of the category’s fields. A field nobody has looked for is listed in unread, never called not-stated.',
    params: { uin: UIN },
    refusals: ['policy-not-found'],
  },
  searchPolicyText: {
    ...query,
    path: PATHS.searchPolicyText,
    summary: 'Find words in the clauses of one product’s documents',
    description: `Full-text search by words of the trade, too, and by misspelt ones. The best ${TEXT_RESULTS} clauses are returned, total counts all; message says which words found nothing.`,
    params: { uin: UIN },
    query: TEXT_QUERY,
    refusals: ['invalid-request', 'policy-not-found'],
  },
  getClause: {
    ...stored,
    path: PATHS.getClause,
    summary: 'The text of one clause',
    description: 'With the clauses that contain it, its neighbours, its pages and the facts that quote it.',
    params: { id: CLAUSE_ID },
    refusals: ['clause-not-found'],
  },
  comparePolicies: {
    ...query,
    path: PATHS.comparePolicies,
    summary: 'Two to four products side by side',
    description:
      'One row per field of the products’ categories, one cell per product in the order requested. Each row has a verdict on whether the values are the same. Never a ranking.',
    params: none,
    query: COMPARE_QUERY,
    refusals: ['invalid-request', 'policy-not-found'],
  },
  listCategories: {
    ...stored,
    path: PATHS.listCategories,
    answers: 'categories',
    summary: 'The types of insurance',
    description: 'Each with the number of its fields and of its products.',
    params: none,
    refusals: [],
  },
  categoryFields: {
    ...stored,
    path: PATHS.categoryFields,
    answers: 'fields',
    summary: 'The fields read for a type of insurance',
    description: 'Each with the question it answers, the words looked for, and how many products state it.',
    params: { slug: CATEGORY_SLUG },
    refusals: ['category-not-found'],
  },
  listInsurers: {
    ...stored,
    path: PATHS.listInsurers,
    answers: 'insurers',
    summary: 'All insurers',
    description: 'Each with the number of its active and withdrawn products.',
    params: none,
    refusals: [],
  },
  getInsurer: {
    ...stored,
    path: PATHS.getInsurer,
    answers: 'insurer',
    summary: 'An insurer with metrics, contacts and products',
    description: 'Every metric has the words it was read from and their address.',
    params: { slug: INSURER_SLUG },
    refusals: ['insurer-not-found'],
  },
  listLaw: {
    ...query,
    path: PATHS.listLaw,
    summary: 'Insurance law instruments',
    description:
      'With q, the instruments that contain the words, best first, each with the sections that matched; rights answers a question that families ask often.',
    params: none,
    query: LAW_FILTERS,
    refusals: ['invalid-request'],
  },
  getLaw: {
    ...stored,
    path: PATHS.getLaw,
    answers: 'law',
    summary: 'One law instrument with its sections',
    description: 'text is verbatim; summary is in the service’s own words; omitted sections are marked.',
    params: { slug: LAW_SLUG },
    refusals: ['law-not-found'],
  },
  stats: {
    ...stored,
    path: PATHS.stats,
    answers: 'stats',
    summary: 'Coverage counts and the data date',
    description:
      'How many products the service holds, how many were read, and how many facts have each check status.',
    params: none,
    refusals: [],
  },
  requestHelp: {
    ...write,
    path: PATHS.requestHelp,
    summary: 'Add a person to the free help list, with their consent',
    description:
      'With neither an e-mail address nor a phone number it is taken as well, but nobody can answer it: answerable and message say so. The request is stored before it is answered. Sent again on the same day, it is stored once.',
    body: HelpRequest,
    success: 'Added.',
    refusals: ['invalid-request'],
  },
  reportCorrection: {
    ...write,
    path: PATHS.reportCorrection,
    summary: 'Report a wrong or outdated fact',
    description: 'The report is stored before it is answered. Sent again on the same day, it is stored once.',
    body: CorrectionReport,
    success: 'Received.',
    refusals: ['invalid-request'],
  },
} as const satisfies Record<keyof typeof PATHS, Operation>

export type OperationId = keyof typeof OPERATIONS

/** The operations of one kind, or of several. */
export type IdOf<Kind extends Operation['kind']> = {
  [Id in OperationId]: (typeof OPERATIONS)[Id]['kind'] extends Kind ? Id : never
}[OperationId]
