import type { ErrorCode } from '../../../contract/errors.ts'
import { API, BODY_LIMIT } from '../../../contract/limits.ts'
import { PATHS } from '../../../contract/paths.ts'

/** What `/docs/errors` says about an error code besides its meaning; no program needs it. */
interface ErrorReference {
  readonly title: string
  readonly causes: readonly string[]
  /** A GET that is refused with it whatever the dataset holds; null where no GET can be named. */
  readonly example: string | null
}

export const ERROR_REFERENCE: Readonly<Record<ErrorCode, ErrorReference>> = {
  'policy-not-found': {
    title: 'No such product',
    causes: [
      'The UIN was mistyped, or the product’s current version has a different UIN.',
      'The product is sold in India but is not in the dataset.',
    ],
    example: `${API}/policy/NO-SUCH-UIN`,
  },
  'clause-not-found': {
    title: 'No such clause',
    causes: [
      'The number is malformed, or was never assigned to a clause.',
      'The clause was retired when its document was re-read. Its number is never used again.',
    ],
    example: `${API}/clause/abc`,
  },
  'category-not-found': {
    title: 'No such category',
    causes: ['The slug was mistyped or is in the wrong case: slugs are lower case with single hyphens.'],
    example: `${API}/categories/no-such-category/fields`,
  },
  'insurer-not-found': {
    title: 'No such insurer',
    causes: ['The slug was mistyped or is in the wrong case: slugs are lower case with single hyphens.'],
    example: `${API}/insurer/no-such-insurer`,
  },
  'law-not-found': {
    title: 'No such law instrument',
    causes: ['The slug was mistyped, or the instrument is not in the dataset.'],
    example: `${API}/law/no-such-act`,
  },
  'section-not-found': {
    title: 'No such section',
    causes: [
      'The number was mistyped, or is written in another way than its address has it.',
      'The section is not in the dataset: not every section of every instrument is.',
    ],
    example: '/law/no-such-act/0.json',
  },
  'form-not-found': {
    title: 'No such form',
    causes: ['The number was mistyped, or the form is not in the dataset.'],
    example: '/forms/0.json',
  },
  'no-such-operation': {
    title: 'No such operation',
    causes: [
      'The path was mistyped, or a part of it is missing.',
      `The method does not match the path: every operation is a GET, except the POSTs to ${PATHS.requestHelp} and ${PATHS.reportCorrection}.`,
    ],
    example: `${API}/no-such-operation`,
  },
  'invalid-request': {
    title: 'Invalid request',
    causes: [
      'A parameter is missing, unknown, given twice or outside its allowed values. Answers that are files have no parameters and ignore them.',
      'The percent-encoding of the address is broken.',
      `The body is not a JSON object of the documented fields, is over ${BODY_LIMIT / 1024} KiB, or was sent without Content-Type: application/json.`,
      'A form was sent from a page of another site, or in another encoding than UTF-8.',
    ],
    example: `${API}/policies?no-such-parameter=1`,
  },
  'rate-limited': {
    title: 'Too many requests',
    causes: ['All operations count together: files, queries and submissions.'],
    example: null,
  },
  internal: {
    title: 'Internal error',
    causes: ['A file the answer is made from could not be read.'],
    example: null,
  },
  unavailable: {
    title: 'Temporarily unavailable',
    causes: [
      'A submission could not be stored, or the store did not confirm it in time.',
      'The site was deployed without the key it makes receipts with, and takes no submissions.',
    ],
    example: null,
  },
}
