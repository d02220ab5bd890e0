import type { Config } from '@netlify/functions'
import { answerWrite } from './door.ts'

/** The two submissions, and the refusal of every method that no operation has. */
export default function write(request: Request): Promise<Response> {
  return answerWrite(request)
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
