import type { IncomingMessage } from 'node:http'
import { Kept } from '../mirror/kept.ts'
import type { Answer } from './content.ts'

/** How many bytes of answers are kept. */
const ROOM = 64 * 1024 * 1024

/** The header by which a function gives an answer a lifetime in this cache. */
const LIFETIME = 'netlify-cdn-cache-control'

/**
 * The platform's cache in front of the functions. A 200 that has a lifetime there is kept until the next deploy, one for
 * each `Accept` where the answer varies by it. Conditional requests and HEAD go to the function.
 */
export class EdgeCache {
  readonly #answers = new Kept<Answer>(ROOM)

  get(incoming: IncomingMessage, url: URL): Answer | undefined {
    return isPlainGet(incoming) ? this.#answers.get(keyOf(incoming, url)) : undefined
  }

  /** Keeps an answer if it may be kept. */
  put(incoming: IncomingMessage, url: URL, answer: Answer): void {
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
