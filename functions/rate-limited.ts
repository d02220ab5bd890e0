import type { Config } from '@netlify/functions'
import { RATE_LIMIT } from '../build/contract/limits.ts'
import { refused } from './shared/result.ts'
import { refusalResponse } from './shared/response.ts'

// What runs deployed: query/ for GETs, write/ for POSTs, mcp/ for agents. This module: the answer over the rate limit.

/** The answer to requests over the rate limit. */
export default function rateLimited(request: Request): Response {
  const message = `More than ${RATE_LIMIT.requests} requests came from this address within ${RATE_LIMIT.seconds} seconds. Wait ${RATE_LIMIT.seconds} seconds, then send requests more slowly.`
  return refusalResponse(request, refused('rate-limited', message).refusal)
}

export const config: Config = {
  path: '/rate-limited',
}
