import { ERROR_CODES } from '../../build/contract/errors.ts'
import { ERROR_REFERENCE } from '../../build/publish/site/pages/error-reference.ts'
import { type Case, refused } from './case.ts'
import { compareCases, lawCases } from './compare-and-law.ts'
import { methodCases } from './methods.ts'
import { pageCases } from './pages.ts'
import type { Samples } from './samples.ts'
import { policiesCases } from './policies.ts'
import { submissionCases } from './submissions.ts'
import { textCases } from './text.ts'

/** THE TABLE of cases: every operation, every row of refusals, every kind of bad input, for any dataset. */
export function casesFor(samples: Samples): Case[] {
  const cases = [
    ...pageCases(samples),
    ...policiesCases(samples),
    ...textCases(samples),
    ...compareCases(samples),
    ...lawCases(samples),
    ...methodCases(samples),
    ...submissionCases(),
    ...errorCases(),
  ]
  return [...new Map(cases.toReversed().map((one) => [keyOf(one), one])).values()].toReversed()
}

/** Promise of the table of error codes: the request that a code names is refused with it. */
function errorCases(): Case[] {
  return ERROR_CODES.flatMap((code) => {
    const { example } = ERROR_REFERENCE[code]
    return example === null ? [] : [refused(code, example)]
  })
}

// In a small dataset one product may be the sample of several rows.
function keyOf({ sent, place }: Case): string {
  return JSON.stringify([sent, place])
}

/** Whether a case asks an address of submissions to take something: on a live site that is not done unasked. */
export function isSubmission({ sent }: Case): boolean {
  return sent.method === 'POST' && /^\/api\/v1\/(?:help|corrections)\b/u.test(sent.path)
}

/** Whether the percent-encoding of an address can be read: other servers refuse one that cannot with a page of their own. */
export function isDecodable({ sent }: Case): boolean {
  try {
    return !decodeURIComponent(sent.path).includes('\u0000')
  } catch {
    return !/%(?![0-9a-f]{2})/iu.test(sent.path)
  }
}
