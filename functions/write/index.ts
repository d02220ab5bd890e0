import type { Config } from '@netlify/functions'
import { answerWrite } from './handler.ts'
import { type InboxPlace, inboxAt, storeName } from './inbox.ts'

/** Where the function runs: the platform names the deploy, the preview passes a store. */
interface Surroundings {
  readonly deploy?: { readonly context: string }
  readonly store?: InboxPlace | undefined
}

/** The two submissions, and the refusal of every method that no operation has. */
export default function write(request: Request, { deploy, store }: Surroundings): Promise<Response> {
  const place = store ?? { name: storeName(deploy?.context ?? 'unknown') }
  return answerWrite(request, { inbox: inboxAt(place), clock: () => new Date() })
}

// Read by the platform without running it: nothing but literals. The numbers are those of netlify.toml.
export const config: Config = {
  path: '/api/*',
  method: ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
  rateLimit: {
    windowLimit: 120,
    windowSize: 60,
    aggregateBy: ['ip', 'domain'],
    action: 'rewrite',
    to: '/rate-limited',
  },
}
