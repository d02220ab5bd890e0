import type { Config } from '../shared/platform.ts'
import { MCP_PATH } from '../../build/contract/mcp.ts'
import type { IndexSource } from '../query/source/load.ts'
import { sourceAt } from '../query/source/reader.ts'
import { answerWrite } from './handler.ts'
import { type Inbox, inboxAt, storeName } from './inbox.ts'
import { RECEIPT_KEY } from '../shared/receipt-key.ts'

// The write function: the submissions, the MCP endpoint, and the refusal in JSON of whatever else is not a read.

/** Context of the function: the platform names the deploy, the preview passes an inbox. */
interface FunctionContext {
  readonly deploy?: { readonly context: string }
  readonly inbox?: Inbox | undefined
  readonly receiptKey?: string
  readonly index?: IndexSource
}

export default async function write(
  request: Request,
  { deploy, inbox, index, receiptKey = process.env[RECEIPT_KEY] }: FunctionContext,
): Promise<Response> {
  const { origin, pathname } = new URL(request.url)
  if (pathname === MCP_PATH || pathname === `${MCP_PATH}/`) {
    // Loaded when it is first asked, so that a submission need not wait for it.
    const { answerMcp } = await import('../mcp/handler.ts')
    return answerMcp(request, index ?? sourceAt(origin))
  }
  return answerWrite(request, {
    inbox: inbox ?? inboxAt({ name: storeName(deploy?.context ?? 'unknown') }),
    clock: () => new Date(),
    receiptKey,
    site: index ?? sourceAt(origin),
  })
}

// Read by the platform without running it: nothing but literals. The numbers are those of functions/query, and POSTs to
// /mcp count with all others because the limit of this function counts them.
export const config: Config = {
  path: ['/*'],
  excludedPath: ['/rate-limited', '/.netlify/*'],
  method: ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
  rateLimit: {
    windowLimit: 120,
    windowSize: 60,
    aggregateBy: ['ip', 'domain'],
    action: 'rewrite',
    to: '/rate-limited',
  },
}
