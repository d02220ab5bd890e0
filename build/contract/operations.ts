import { Type, type TSchema } from 'typebox'
import type { Operation, Parameter } from './operation.ts'
import { ClauseId, Line, ProductStatus, Slug, Uin } from './primitives.ts'
import { ClauseBody } from './published/clause.ts'
import { CompareBody } from './published/comparison.ts'
import { PoliciesBody, PolicyTextBody } from './published/search-results.ts'
import { PolicyBody } from './published/policy.ts'
import { CategoriesBody, CategoryFieldsBody } from './published/categories.ts'
import { CorrectionReceipt, HelpReceipt } from './published/receipts.ts'
import { InsurerBody, InsurersBody } from './published/insurers.ts'
import { LawBody, LawsBody } from './published/instruments.ts'
import { StatsBody } from './published/stats.ts'
import { API, COMPARED, PAGE_SIZE, QUERY_LENGTH } from './limits.ts'
import { CorrectionReport, HelpRequest } from './submissions.ts'

const words = Type.String({ maxLength: QUERY_LENGTH })
const required = (schema: TSchema, description: string): Parameter => ({
  schema,
  required: true,
  description,
})
const optional = (schema: TSchema, description: string): Parameter => ({
  schema,
  required: false,
  description,
})
const uin = required(
  Uin,
  'The product’s UIN; case and white space do not matter, slashes may stand raw or encoded.',
)
const none = {}

/** THE TABLE: the 14 operations of the interface. Everything that speaks of operations is read off it. */
export const OPERATIONS = {
  searchPolicies: {
    kind: 'query',
    method: 'GET',
    path: `${API}/policies`,
    summary: 'Find products by name, UIN, category, insurer, line or status',
    description:
      'Filters combine with AND. Ordered by relevance where q is given, otherwise by name and UIN; of equally relevant products those on sale in their newest version come first. A q that is a UIN gives that product and its other versions.',
    params: none,
    query: {
      q: optional(words, 'Words of the name, or a UIN.'),
      category: optional(Slug, 'Slug of a category.'),
      insurer: optional(Slug, 'Slug of an insurer.'),
      line: optional(Line, 'life, health or general.'),
      status: optional(ProductStatus, 'active or withdrawn.'),
      limit: optional(
        Type.Integer({ minimum: 1, maximum: PAGE_SIZE.maximum, default: PAGE_SIZE.default }),
        'How many products the page holds.',
      ),
      offset: optional(Type.Integer({ minimum: 0, default: 0 }), 'How many products to pass over first.'),
    },
    body: null,
    response: PoliciesBody,
    refusals: ['invalid-request', 'category-not-found', 'insurer-not-found'],
  },
  getPolicy: {
    kind: 'page',
    method: 'GET',
    path: `${API}/policy/{uin}`,
    summary: 'One product with every fact, quote, clause and check status',
    description:
      'Facts stand in the order of the category’s fields. A field nobody has looked for is in unread, never called not-stated.',
    params: { uin },
    query: none,
    body: null,
    response: PolicyBody,
    refusals: ['policy-not-found'],
  },
  searchPolicyText: {
    kind: 'query',
    method: 'GET',
    path: `${API}/policy/{uin}/search`,
    summary: 'Find words in the clauses of one product’s documents',
    description:
      'Full-text search with stems, synonyms of the trade and tolerance for spelling. The best 20 clauses are shown, total counts all; message says which words found nothing.',
    params: { uin },
    query: { q: required(words, 'The words to find.') },
    body: null,
    response: PolicyTextBody,
    refusals: ['invalid-request', 'policy-not-found'],
  },
  getClause: {
    kind: 'page',
    method: 'GET',
    path: `${API}/clause/{id}`,
    summary: 'The text of one clause',
    description: 'With the clauses it stands in, its neighbours, its pages and the facts that quote it.',
    params: { id: required(ClauseId, 'The clause’s number.') },
    query: none,
    body: null,
    response: ClauseBody,
    refusals: ['clause-not-found'],
  },
  comparePolicies: {
    kind: 'query',
    method: 'GET',
    path: `${API}/compare`,
    summary: 'Two to four products side by side',
    description:
      'Rows over the union of the categories’ fields, in the order asked, each with a verdict on whether the values are the same. Never a ranking.',
    params: none,
    query: {
      uins: required(
        Type.String({ minLength: 1, maxLength: QUERY_LENGTH }),
        `${COMPARED.least} to ${COMPARED.most} UINs, separated by commas.`,
      ),
    },
    body: null,
    response: CompareBody,
    refusals: ['invalid-request', 'policy-not-found'],
  },
  listCategories: {
    kind: 'page',
    method: 'GET',
    path: `${API}/categories`,
    summary: 'The types of insurance',
    description: 'With the number of fields read for each and of products in it.',
    params: none,
    query: none,
    body: null,
    response: CategoriesBody,
    refusals: [],
  },
  categoryFields: {
    kind: 'page',
    method: 'GET',
    path: `${API}/categories/{slug}/fields`,
    summary: 'The fields read for a type of insurance',
    description: 'Each with the question it answers, the words looked for, and how many products state it.',
    params: { slug: required(Slug, 'Slug of the category.') },
    query: none,
    body: null,
    response: CategoryFieldsBody,
    refusals: ['category-not-found'],
  },
  listInsurers: {
    kind: 'page',
    method: 'GET',
    path: `${API}/insurers`,
    summary: 'All insurers',
    description: 'With the number of active and withdrawn products of each.',
    params: none,
    query: none,
    body: null,
    response: InsurersBody,
    refusals: [],
  },
  getInsurer: {
    kind: 'page',
    method: 'GET',
    path: `${API}/insurer/{slug}`,
    summary: 'An insurer with metrics, contacts and products',
    description: 'Every metric carries the words and the address it was read from.',
    params: { slug: required(Slug, 'Slug of the insurer.') },
    query: none,
    body: null,
    response: InsurerBody,
    refusals: ['insurer-not-found'],
  },
  listLaw: {
    kind: 'query',
    method: 'GET',
    path: `${API}/law`,
    summary: 'Insurance law instruments',
    description: 'With q, those that hold the words, best first, each with the sections that matched.',
    params: none,
    query: { q: optional(words, 'Words to filter by.') },
    body: null,
    response: LawsBody,
    refusals: ['invalid-request'],
  },
  getLaw: {
    kind: 'page',
    method: 'GET',
    path: `${API}/law/{slug}`,
    summary: 'One law instrument with its sections',
    description: 'text is verbatim; summary is in the service’s own words; omitted sections are marked.',
    params: { slug: required(Slug, 'Slug of the instrument.') },
    query: none,
    body: null,
    response: LawBody,
    refusals: ['law-not-found'],
  },
  stats: {
    kind: 'page',
    method: 'GET',
    path: `${API}/stats`,
    summary: 'Coverage counts and the data date',
    description: 'How many products are held, how many were read, and the check status of every fact.',
    params: none,
    query: none,
    body: null,
    response: StatsBody,
    refusals: [],
  },
  requestHelp: {
    kind: 'write',
    method: 'POST',
    path: `${API}/help`,
    summary: 'Add a person to the free help list, with their consent',
    description: 'Stored before it is answered. The same request sent again on one day is stored once.',
    params: none,
    query: none,
    body: HelpRequest,
    response: HelpReceipt,
    refusals: ['invalid-request'],
  },
  reportCorrection: {
    kind: 'write',
    method: 'POST',
    path: `${API}/corrections`,
    summary: 'Report a wrong or outdated fact',
    description: 'Stored before it is answered. The same report sent again on one day is stored once.',
    params: none,
    query: none,
    body: CorrectionReport,
    response: CorrectionReceipt,
    refusals: ['invalid-request'],
  },
} as const satisfies Record<string, Operation>

export type OperationId = keyof typeof OPERATIONS
