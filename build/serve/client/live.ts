import { ERRORS, type ErrorCode } from '../../contract/errors.ts'

// A live site, asked over HTTP, and the error for its refusals, which /client.js throws for a copy, too.

/** Settings for asking a site over HTTP. */
export interface SiteConnection {
  readonly base: string
  readonly fetch: typeof fetch
  readonly signal?: AbortSignal | undefined
  /** Number of times that a request is sent that is asked to wait. */
  readonly tries: number
}

/** The longest wait that is obeyed, in seconds. */
const LONGEST_WAIT = 120

/** Sends a request to a live site; gives the body, or throws the refusal. */
export async function askLive(
  connection: SiteConnection,
  path: string,
  init: RequestInit = {},
): Promise<unknown> {
  const url = connection.base + path
  for (let triesLeft = connection.tries - 1; ; triesLeft--) {
    const response = await fetchResponse(connection, url, init)
    const wait = triesLeft > 0 ? waitOf(response) : null
    if (wait === null) return bodyOf(response, url)
    await response.body?.cancel()
    await pause(wait, connection.signal)
  }
}

/** Sends one request; any status is a response, only a failed connection throws. */
export async function fetchResponse(
  connection: SiteConnection,
  url: string,
  init: RequestInit = {},
): Promise<Response> {
  try {
    return await connection.fetch(url, {
      ...init,
      ...(connection.signal === undefined ? {} : { signal: connection.signal }),
    })
  } catch (error) {
    connection.signal?.throwIfAborted()
    throw unreachable(url, error instanceof Error ? error.message : String(error), error)
  }
}

/** Seconds that the answer asks to wait; null where it does not. */
function waitOf(response: Response): number | null {
  if (response.status !== 429 && response.status !== 503) return null
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
  return seconds >= 0 && seconds <= LONGEST_WAIT ? seconds : null
}

function pause(seconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, seconds * 1000)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason as Error)
    })
  })
}

async function bodyOf(response: Response, url: string): Promise<unknown> {
  const text = await response.text()
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch (error) {
    throw unreachable(url, `it answered ${response.status} with something other than JSON`, error)
  }
  if (response.ok) return body
  const { error, message, docs } = body as { error?: unknown; message?: unknown; docs?: unknown }
  if (typeof error !== 'string' || !Object.hasOwn(ERRORS, error))
    throw unreachable(url, `it answered ${response.status} without an error object`)
  throw new ServiceError(error as ErrorCode, String(message), response.status, String(docs))
}

/** Refusal of the service, as its error object says it. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError'
  /** A code of the table of errors; `unreachable` where the service did not answer. */
  readonly code: ErrorCode | 'unreachable'
  /** The HTTP status; 0 where no answer came. */
  readonly status: number
  /** The address of the code's entry in the reference. */
  readonly docs: string | null

  constructor(
    code: ServiceError['code'],
    message: string,
    status: number,
    docs: string | null,
    cause?: unknown,
  ) {
    super(message, { cause })
    this.code = code
    this.status = status
    this.docs = docs
  }
}

/** The error where no answer of the service came: no network, a hanging server, or a page of something else. */
export function unreachable(url: string, why: string, cause?: unknown): ServiceError {
  return new ServiceError('unreachable', `${url} did not answer as the service does: ${why}.`, 0, null, cause)
}
