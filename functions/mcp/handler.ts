import {
  WebStandardStreamableHTTPServerTransport,
  createMcpHandler,
  isLegacyRequest,
  localhostAllowedOrigins,
  originValidationResponse,
  readRequestBody,
} from '@modelcontextprotocol/server'
import { jsonIn } from '../../build/contract/decoding.ts'
import { MCP_BODY_LIMIT } from '../../build/contract/mcp.ts'
import { type IndexSource, serviceOf } from '../query/source/load.ts'
import { takesJson } from '../shared/accept.ts'
import { methodNotAllowed } from '../shared/response.ts'
import { mcpServer } from './server.ts'

// Streamable HTTP without state: each POST is one message and gets one JSON answer. There are no sessions, no streams
// and no batches, so that one POST is one request of the rate limit.

/** Answers a request to the MCP endpoint. */
export async function answerMcp(request: Request, source: IndexSource): Promise<Response> {
  if (request.method !== 'POST') return methodNotAllowed()
  const foreign = originValidationResponse(request, await knownHosts(request, source))
  if (foreign !== undefined) return foreign
  const message = await messageOf(request)
  if (message instanceof Response) return message
  // The body was read, so the request goes on without it. The transport wants both media types spelt out, though only
  // JSON is ever sent.
  const headers = new Headers(request.headers)
  if (takesJson(headers.get('accept'))) headers.set('accept', 'application/json, text/event-stream')
  else headers.delete('accept')
  const head = new Request(request.url, { method: 'POST', headers, signal: request.signal })
  const response = (await isLegacyRequest(head, message.value))
    ? await answerLegacy(head, message.value, source)
    : await currentHandler(source).fetch(head, { parsedBody: message.value })
  response.headers.set('Cache-Control', 'no-store')
  return response
}

/**
 * Hosts whose pages may call: the site's own, at its scheme and port, and those of this machine at any. Clients that are not
 * browsers send no origin.
 */
async function knownHosts(request: Request, source: IndexSource): Promise<string[]> {
  const origin = request.headers.get('origin')
  if (origin === null || !URL.canParse(origin)) return localhostAllowedOrigins()
  const base = new URL((await serviceOf(source)).base_url)
  const isOwn = new URL(origin).origin === base.origin
  return isOwn ? [base.hostname, ...localhostAllowedOrigins()] : localhostAllowedOrigins()
}

/** The revision 2026-07-28. No subscriptions: nothing changes but by a deploy. */
function currentHandler(source: IndexSource) {
  return createMcpHandler(() => mcpServer(source), { legacy: 'reject', maxSubscriptions: 0 })
}

/** The revisions up to 2025-11-25, whose requests carry no envelope. */
async function answerLegacy(request: Request, message: unknown, source: IndexSource): Promise<Response> {
  const server = await mcpServer(source, request.headers.get('mcp-protocol-version'))
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
  await server.connect(transport)
  const response = await transport.handleRequest(request, { parsedBody: message })
  await server.close()
  return response
}

/** The message of a body, or the answer where it is too large, not JSON, or several at once. */
async function messageOf(request: Request): Promise<{ readonly value: unknown } | Response> {
  const body = await readRequestBody(request, MCP_BODY_LIMIT).catch(() => null)
  if (body === null) return rpcError(400, PARSE_ERROR, 'The connection closed before the whole body arrived.')
  if (body.tooLarge) return rpcError(413, INVALID_REQUEST, `The body has more than ${MCP_BODY_LIMIT} bytes.`)
  const value = jsonIn(body.text)
  if (value === undefined) return rpcError(400, PARSE_ERROR, 'The body is not JSON.')
  if (Array.isArray(value))
    return rpcError(400, INVALID_REQUEST, 'Send one message per request: batches are not taken.')
  return { value: withoutNulls(value) }
}

/** A message without the parameters that a client sends as null, as some do for what they leave out. */
function withoutNulls(message: unknown): unknown {
  if (typeof message !== 'object' || message === null || !('params' in message)) return message
  const { params } = message
  if (typeof params !== 'object' || params === null) return message
  const given = Object.entries(params).filter(([, value]) => value !== null)
  return { ...message, params: Object.fromEntries(given) }
}

const PARSE_ERROR = -32_700
const INVALID_REQUEST = -32_600

function rpcError(status: number, code: number, message: string): Response {
  return Response.json({ jsonrpc: '2.0', error: { code, message }, id: null }, { status })
}
