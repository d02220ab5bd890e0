import type { IncomingMessage } from 'node:http'
import { PLATFORM } from '../../contract/hosting.ts'
import { BoundedCache } from '../../../functions/query/source/bounded-cache.ts'
import { type WholeAnswer, type SiteRequest, wholeAnswer, isRead, webRequest } from './http-exchange.ts'

// One server of a site, for the preview and for a copy; site-server.ts is where to begin.

/** The header by which a function gives an answer a lifetime in the platform's cache. */
const LIFETIME = PLATFORM.lifetime.toLowerCase()

/**
 * Answers of functions kept in memory, by the platform's rules: a 200 that has a lifetime there, one for each `Accept`
 * where the answer varies by it. The answers of one release do not change: make a new cache for the next. Conditional
 * requests go to the function.
 */
export class AnswerCache {
  readonly #answers: BoundedCache<WholeAnswer>

  /** @param room how many bytes the answers may have together; 0 keeps none */
  constructor(room: number) {
    this.#answers = new BoundedCache(room)
  }

  /** The answer to a request: one that was kept, else what `run` gives. */
  async answer(
    request: SiteRequest,
    run: (request: Request) => Response | Promise<Response>,
  ): Promise<WholeAnswer> {
    const { incoming, url } = request
    const isPlain = isRead(request) && incoming.headers['if-none-match'] === undefined
    const kept = isPlain ? this.#answers.get(keyOf(incoming, url)) : undefined
    if (kept !== undefined) return kept
    const answer = await wholeAnswer(await run(webRequest(request)))
    const { status, headers, bytes } = answer
    const isLasting = /s-maxage=[1-9]/u.test(headers[LIFETIME] ?? '')
    const isKnownByKey = (headers['vary'] ?? 'Accept').toLowerCase() === 'accept'
    if (isPlain && status === 200 && isLasting && isKnownByKey)
      this.#answers.put(keyOf(incoming, url), answer, bytes.byteLength)
    return answer
  }
}

function keyOf({ headers }: IncomingMessage, { href }: URL): string {
  return `${headers.accept ?? ''} ${href}`
}
