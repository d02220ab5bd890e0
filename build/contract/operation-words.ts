import { TEXT_RESULTS } from './limits.ts'
import type { OperationId } from './operations.ts'

/** What the description of the interface, the tools of MCP and types say of an operation. */
export interface OperationWords {
  readonly summary: string
  readonly description: string
  /** Meaning of its 200 where that is more than its summary. */
  readonly success?: string
}

/** The words on every operation; they are not in their table because every program has that, and none shows them. */
export const OPERATION_WORDS: Readonly<Record<OperationId, OperationWords>> = {
  searchPolicies: {
    summary: 'Find products by name, UIN, category, insurer, line or status',
    description:
      'Filters combine with AND. Results are ordered by relevance if q is given, otherwise by name and UIN; of equally relevant products, those not listed as withdrawn in their newest version come first. A q that is a UIN gives that product and its other versions.',
  },
  getPolicy: {
    summary: 'One product with every fact, quote, clause and check status',
    description:
      'Facts are in the order of the category’s fields. A field nobody has looked for is listed in unread, never called not-stated.',
  },
  searchPolicyText: {
    summary: 'Find words in the clauses of one product’s documents',
    description: `Full-text search by words of the trade, too, and by misspelt ones. The best ${TEXT_RESULTS} clauses are returned, total counts all; message says which words found nothing.`,
  },
  getClause: {
    summary: 'The text of one clause',
    description: 'With the clauses that contain it, its neighbours, its pages and the facts that quote it.',
  },
  comparePolicies: {
    summary: 'Two to four products side by side',
    description:
      'One row per field of the products’ categories, one cell per product in the order requested. Each row has a verdict on whether the values are the same. Never a ranking.',
  },
  listCategories: {
    summary: 'The types of insurance',
    description: 'Each with the number of its fields and of its products.',
  },
  categoryFields: {
    summary: 'The fields read for a type of insurance',
    description: 'Each with the question it answers, the words looked for, and how many products state it.',
  },
  listInsurers: {
    summary: 'All insurers',
    description: 'Each with the number of its active and withdrawn products.',
  },
  getInsurer: {
    summary: 'An insurer with metrics, contacts and products',
    description: 'Every metric has the words it was read from and their address.',
  },
  listLaw: {
    summary: 'Insurance law instruments',
    description:
      'With q, the instruments that contain the words, best first, each with the sections that matched; rights answers a question that families ask often.',
  },
  getLaw: {
    summary: 'One law instrument with its sections',
    description: 'text is verbatim; summary is in the service’s own words; omitted sections are marked.',
  },
  stats: {
    summary: 'Coverage counts and the data date',
    description:
      'How many products the service holds, how many were read, and how many facts have each check status.',
  },
  requestHelp: {
    summary: 'Add a person to the free help list, with their consent',
    description:
      'With neither an e-mail address nor a phone number it is taken as well, but nobody can answer it: answerable and message say so. The request is stored before it is answered. Sent again on the same day, it is stored once.',
    success: 'Added.',
  },
  reportCorrection: {
    summary: 'Report a wrong or outdated fact',
    description: 'The report is stored before it is answered. Sent again on the same day, it is stored once.',
    success: 'Received.',
  },
}
