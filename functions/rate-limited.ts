import type { Config } from '@netlify/functions'
import { RATE_LIMIT } from '../build/contract/limits.ts'
import { refused } from './shared/outcome.ts'
import { refusalResponse } from './shared/response.ts'

/** Where the rate limit sends what is over it. */
export default function rateLimited(request: Request): Response {
  const message = `More than ${RATE_LIMIT.requests} requests came from this address within ${RATE_LIMIT.seconds} seconds. Wait ${RATE_LIMIT.seconds} seconds and go on more slowly.`
  return refusalResponse(request, refused('rate-limited', message).refusal)
}

export const config: Config = {
  path: '/rate-limited',
}
