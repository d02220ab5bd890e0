import type { Config } from '@netlify/functions'
import { FILE_HEADERS } from '../build/contract/hosting.ts'
import { RATE_LIMIT } from '../build/contract/limits.ts'
import { prefersHtml } from './shared/accept.ts'
import { refused } from './shared/result.ts'
import { refusalResponse } from './shared/response.ts'

// What runs deployed: query/ for GETs, write/ for POSTs, mcp/ for agents. This module: the answer over the rate limit.

const MESSAGE = `More than ${RATE_LIMIT.requests} requests came from this address within ${RATE_LIMIT.seconds} seconds. Wait ${RATE_LIMIT.seconds} seconds, then send requests more slowly.`

/** What a person reads: many phones share one address, and pages that are files are not limited. */
const PAGE = `<!doctype html>
<html lang="en">
<title>Please wait a minute</title>
<h1>Please wait a minute</h1>
<p>Too many searches came from your network at once: many phones share one address. Try again in ${RATE_LIMIT.seconds} seconds. These pages open at any time:</p>
<ul><li><a href="/category">Products by type</a></li><li><a href="/insurer">Insurers</a></li><li><a href="/rights">Your rights</a></li><li><a href="/forms">Forms</a></li></ul>
`

/** The answer to requests over the rate limit: the error object, and to a browser that shows a page, a page. */
export default function rateLimited(request: Request): Response {
  const refusal = refusalResponse(request, refused('rate-limited', MESSAGE).refusal)
  if (!prefersHtml(request.headers.get('accept'))) return refusal
  const headers = new Headers(refusal.headers)
  for (const [name, value] of Object.entries(FILE_HEADERS)) headers.set(name, value)
  headers.set('Content-Type', 'text/html; charset=UTF-8')
  headers.delete('ETag')
  return new Response(request.method === 'HEAD' ? null : PAGE, { status: refusal.status, headers })
}

export const config: Config = {
  path: '/rate-limited',
}
