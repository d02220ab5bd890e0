import type { IncomingMessage } from 'node:http'
import { BoundedCache } from '../../../functions/query/source/bounded-cache.ts'
import type { WholeAnswer } from './http-answer.ts'

/** The header by which a function gives an answer a lifetime in the platform's cache. */
const LIFETIME = 'netlify-cdn-cache-control'

/**
 * Answers of functions kept in memory, by the platform's rules: a 200 that has a lifetime there, one for each `Accept`
 * where the answer varies by it. The answers of one release do not change: make a new cache for the next. Conditional
 * requests and HEAD go to the function.
 */
export class AnswerCache {
  readonly #answers: BoundedCache<WholeAnswer>

  /** @param room how many bytes the answers may have together */
  constructor(room: number) {
    this.#answers = new BoundedCache(room)
  }

  get(incoming: IncomingMessage, url: URL): WholeAnswer | undefined {
    return isPlainGet(incoming) ? this.#answers.get(keyOf(incoming, url)) : undefined
  }

  /** Keeps an answer if it may be kept. */
  put(incoming: IncomingMessage, url: URL, answer: WholeAnswer): void {
    const { status, headers, bytes } = answer
    const isLasting = /s-maxage=[1-9]/u.test(headers[LIFETIME] ?? '')
    const isKnownByKey = (headers['vary'] ?? 'Accept').toLowerCase() === 'accept'
    if (status === 200 && isLasting && isKnownByKey && isPlainGet(incoming))
      this.#answers.put(keyOf(incoming, url), answer, bytes.byteLength)
  }
}

function isPlainGet({ method, headers }: IncomingMessage): boolean {
  return method === 'GET' && headers['if-none-match'] === undefined
}

function keyOf({ headers }: IncomingMessage, { href }: URL): string {
  return `${headers.accept ?? ''} ${href}`
}
