import type { Config } from '../shared/platform.ts'
import { answerQuery } from './handler.ts'
import { nothingStored } from './pages/nothing-stored.ts'
import { RECEIPT_KEY, isReceiptKey } from '../shared/receipt-key.ts'
import type { IndexSource } from './source/load.ts'
import { sourceAt } from './source/reader.ts'

// The query function: every GET that no file answers.

/** Every GET that no file answers. */
export default function query(
  request: Request,
  context: { readonly index?: IndexSource; readonly receiptKey?: string },
): Promise<Response> {
  const { index = sourceAt(new URL(request.url).origin), receiptKey = process.env[RECEIPT_KEY] } = context
  // Without the key of receipts the write function refuses whatever is sent.
  return answerQuery(request, index, isReceiptKey(receiptKey) ? undefined : nothingStored(null))
}

// Read by the platform without running it: nothing but literals. Files come first, so what is counted and paid for is
// what no file answers. The numbers are those of functions/write: rules with equal numbers count together.
export const config: Config = {
  path: [
    '/api',
    '/api/*',
    '/forms/:name.json',
    '/law/:slug/:name.json',
    '/mcp',
    '/search.json',
    '/search',
    '/report',
    '/help',
    '/changed',
    '/compared',
    '/sheet',
    '/letter',
    '/policy/:name',
    '/:language/search',
    '/:language/report',
    '/:language/help',
    '/:language/changed',
    '/:language/compared',
    '/:language/sheet',
    '/:language/letter',
    '/:language/policy/:name',
  ],
  // @ts-expect-error The platform takes HEAD, its types do not name it.
  method: ['GET', 'HEAD'],
  preferStatic: true,
  rateLimit: {
    windowLimit: 120,
    windowSize: 60,
    aggregateBy: ['ip', 'domain'],
    action: 'rewrite',
    to: '/rate-limited',
  },
}
