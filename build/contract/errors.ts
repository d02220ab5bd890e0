import { API, BODY_LIMIT, RATE_LIMIT } from './limits.ts'
import { FORMS_PATH, OPENAPI_PATH, PATHS } from './paths.ts'

/** Meaning of an error code to the person who meets it. */
export interface ErrorEntry {
  readonly status: 404 | 429 | 500 | 503
  readonly title: string
  readonly meaning: string
  readonly causes: readonly string[]
  readonly remedy: string
  /** A GET that is refused with it whatever the dataset holds; null where no GET can be named. */
  readonly example: string | null
}

/** THE TABLE of error codes: what `error` may hold, the status it is sent with, and what `/docs/errors` says about it. */
export const ERRORS = {
  'policy-not-found': {
    status: 404,
    title: 'No such product',
    meaning: 'The service holds no product with this UIN.',
    causes: [
      'The UIN was mistyped, or the product’s current version has a different UIN.',
      'The product is sold in India but is not in the dataset.',
    ],
    remedy: `Read the message: it names other versions the service holds. Search by name at ${PATHS.searchPolicies}?q=. Never answer from another product.`,
    example: `${API}/policy/NO-SUCH-UIN`,
  },
  'clause-not-found': {
    status: 404,
    title: 'No such clause',
    meaning: 'No clause has this number.',
    causes: [
      'The number is malformed, or was never assigned to a clause.',
      'The clause was retired when its document was re-read. Its number is never used again.',
    ],
    remedy: `Take clause addresses from the facts and clause lists of ${PATHS.getPolicy}.`,
    example: `${API}/clause/abc`,
  },
  'category-not-found': {
    status: 404,
    title: 'No such category',
    meaning: 'No type of insurance has this slug.',
    causes: ['The slug was mistyped or is in the wrong case: slugs are lower case with single hyphens.'],
    remedy: `Take the slug from ${PATHS.listCategories}.`,
    example: `${API}/categories/no-such-category/fields`,
  },
  'insurer-not-found': {
    status: 404,
    title: 'No such insurer',
    meaning: 'No insurer has this slug.',
    causes: ['The slug was mistyped or is in the wrong case: slugs are lower case with single hyphens.'],
    remedy: `Take the slug from ${PATHS.listInsurers}.`,
    example: `${API}/insurer/no-such-insurer`,
  },
  'law-not-found': {
    status: 404,
    title: 'No such law instrument',
    meaning: 'No Act, set of rules, regulations or circular has this slug.',
    causes: ['The slug was mistyped, or the instrument is not in the dataset.'],
    remedy: `Take the slug from ${PATHS.listLaw}.`,
    example: `${API}/law/no-such-act`,
  },
  'section-not-found': {
    status: 404,
    title: 'No such section',
    meaning: 'The instrument has no section with this number among those held.',
    causes: [
      'The number was mistyped, or is written in another way than its address has it.',
      'The section is not in the dataset: not every section of every instrument is.',
    ],
    remedy: `Take the address of a section from \`url\` in ${PATHS.getLaw} or in ${PATHS.listLaw}?q=.`,
    example: '/law/no-such-act/0.json',
  },
  'form-not-found': {
    status: 404,
    title: 'No such form',
    meaning: 'No form record has this number.',
    causes: ['The number was mistyped, or the form is not in the dataset.'],
    remedy: `Take the address of a record from ${FORMS_PATH}.`,
    example: '/forms/0.json',
  },
  'no-such-operation': {
    status: 404,
    title: 'No such operation',
    meaning: 'The service has no operation with this path and method.',
    causes: [
      'The path was mistyped, or a part of it is missing.',
      `The method does not match the path: every operation is a GET, except the POSTs to ${PATHS.requestHelp} and ${PATHS.reportCorrection}.`,
    ],
    remedy: `Find the operation in ${OPENAPI_PATH}.`,
    example: `${API}/no-such-operation`,
  },
  'invalid-request': {
    status: 404,
    title: 'Invalid request',
    meaning: 'A parameter or the body is not what the operation accepts.',
    causes: [
      'A parameter is missing, unknown, given twice or outside its allowed values. Answers that are files have no parameters and ignore them.',
      'The percent-encoding of the address is broken.',
      `The body is not a JSON object of the documented fields, is over ${BODY_LIMIT / 1024} KiB, or was sent without Content-Type: application/json.`,
      'A form was sent from a page of another site, or in another encoding than UTF-8.',
    ],
    remedy:
      'The message names the parameter or field and what is allowed. Correct it and send the request again.',
    example: `${API}/policies?no-such-parameter=1`,
  },
  'rate-limited': {
    status: 429,
    title: 'Too many requests',
    meaning: `More than ${RATE_LIMIT.requests} requests came from this IP address within ${RATE_LIMIT.seconds} seconds.`,
    causes: ['All operations count together: files, queries and submissions.'],
    remedy:
      'Wait as many seconds as the Retry-After header says. For bulk use, take the files of an offline copy, which are not limited.',
    example: null,
  },
  internal: {
    status: 500,
    title: 'Internal error',
    meaning: 'The service failed. Nothing is wrong with the request.',
    causes: ['A file the answer is made from could not be read.'],
    remedy: 'Send the request again later. If it was a submission, it was not stored.',
    example: null,
  },
  unavailable: {
    status: 503,
    title: 'Temporarily unavailable',
    meaning: 'The service could not finish in time.',
    causes: [
      'A submission could not be stored, or the store did not confirm it in time.',
      'The site was deployed without the key it makes receipts with, and takes no submissions.',
    ],
    remedy: 'Send it again: a submission sent twice on one day is stored once.',
    example: null,
  },
} as const satisfies Record<string, ErrorEntry>

export type ErrorCode = keyof typeof ERRORS

/** Every code, in the order of the table. */
export const ERROR_CODES = Object.keys(ERRORS) as ErrorCode[]

/** Reason why a request is refused: a code of the table, and what was wrong with the value given. */
export interface Refusal {
  readonly code: ErrorCode
  readonly message: string
}

/** The error object of the interface, with the address of the code's entry in the reference. */
export function errorBody(refusal: Refusal, origin: string) {
  return { error: refusal.code, message: refusal.message, docs: `${origin}/docs/errors#${refusal.code}` }
}
