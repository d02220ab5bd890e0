import { FORMS_PATH, OPENAPI_PATH, PATHS } from './paths.ts'

/** What programs know of an error code. */
interface ErrorEntry {
  readonly status: 404 | 429 | 500 | 503
  readonly remedy: string
}

/** THE TABLE of error codes: what `error` may hold, the status it is sent with, and what to do. */
export const ERRORS = {
  'policy-not-found': {
    status: 404,
    remedy: `Read the message: it names other versions the service holds. Search by name at ${PATHS.searchPolicies}?q=. Never answer from another product.`,
  },
  'clause-not-found': {
    status: 404,
    remedy: `Take clause addresses from the facts and clause lists of ${PATHS.getPolicy}.`,
  },
  'category-not-found': {
    status: 404,
    remedy: `Take the slug from ${PATHS.listCategories}.`,
  },
  'insurer-not-found': {
    status: 404,
    remedy: `Take the slug from ${PATHS.listInsurers}.`,
  },
  'law-not-found': {
    status: 404,
    remedy: `Take the slug from ${PATHS.listLaw}.`,
  },
  'section-not-found': {
    status: 404,
    remedy: `Take the address of a section from \`url\` in ${PATHS.getLaw} or in ${PATHS.listLaw}?q=.`,
  },
  'form-not-found': {
    status: 404,
    remedy: `Take the address of a record from ${FORMS_PATH}.`,
  },
  'no-such-operation': {
    status: 404,
    remedy: `Find the operation in ${OPENAPI_PATH}.`,
  },
  'invalid-request': {
    status: 404,
    remedy:
      'The message names the parameter or field and what is allowed. Correct it and send the request again.',
  },
  'rate-limited': {
    status: 429,
    remedy:
      'Wait as many seconds as the Retry-After header says. For bulk use, take the files of an offline copy, which are not limited.',
  },
  internal: {
    status: 500,
    remedy: 'Send the request again later. If it was a submission, it was not stored.',
  },
  unavailable: {
    status: 503,
    remedy: 'Send it again: a submission sent twice on one day is stored once.',
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

/** What is said of a fault of the service itself. */
export const FAULT = 'The service failed. Nothing is wrong with the request.'
