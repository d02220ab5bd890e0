import { type ErrorCode, FAULT } from './errors.ts'
import { RATE_LIMIT } from './limits.ts'

/** What each error code means to the person who meets it, for the descriptions of the interface; no program shows it. */
export const ERROR_MEANINGS: Readonly<Record<ErrorCode, string>> = {
  'policy-not-found': 'The service holds no product with this UIN.',
  'clause-not-found': 'No clause has this number.',
  'category-not-found': 'No type of insurance has this slug.',
  'insurer-not-found': 'No insurer has this slug.',
  'law-not-found': 'No Act, set of rules, regulations or circular has this slug.',
  'section-not-found': 'The instrument has no section with this number among those held.',
  'form-not-found': 'No form record has this number.',
  'no-such-operation': 'The service has no operation with this path and method.',
  'invalid-request': 'A parameter or the body is not what the operation accepts.',
  'rate-limited': `More than ${RATE_LIMIT.requests} requests came from this IP address within ${RATE_LIMIT.seconds} seconds.`,
  internal: FAULT,
  unavailable: 'The service could not finish in time.',
}
