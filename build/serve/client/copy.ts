import type { IndexSource } from '../../../functions/query/source/load.ts'
import { outcomeOf } from '../../../functions/query/dispatch.ts'
import { type Outcome, refused } from '../../../functions/shared/result.ts'
import { type Route, routeOf } from '../../../functions/shared/route.ts'
import { ERRORS, errorBody } from '../../contract/errors.ts'
import { type SiteConnection, fetchResponse, ServiceError, unreachable } from './live.ts'

/**
 * A bare copy as the queries read it. What was read once stays in memory, so that a page that has asked once answers
 * without a network.
 */
export function copySource(connection: SiteConnection): IndexSource {
  return { read: (path) => fileOf(connection, path) }
}

/** A file of the copy; null where it has none. Servers that answer everything with a page have none, either. */
async function fileOf(connection: SiteConnection, path: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const url = connection.base + path
  const response = await fetchResponse(connection, url)
  const isPage = /^text\/html/iu.test(response.headers.get('content-type') ?? '')
  if (response.status === 404 || isPage) {
    await response.body?.cancel()
    return null
  }
  if (!response.ok) throw unreachable(url, `it answered ${response.status}`)
  return new Uint8Array(await response.arrayBuffer())
}

/** Answers a GET from a bare copy, by the code of the service; throws the refusal. */
export async function askCopy(
  connection: SiteConnection,
  source: IndexSource,
  path: string,
): Promise<unknown> {
  const { pathname, search, origin } = new URL(connection.base + path)
  const sitePath = pathname.slice(new URL(`${connection.base}/`).pathname.length - 1)
  const route = routeOf('GET', sitePath)
  const isFile = 'refusal' in route ? sitePath.endsWith('.json') : isFileFirst(route, search)
  const file = isFile ? await fileOf(connection, sitePath) : null
  if (file !== null) return parsed(file)
  const outcome = await outcomeOf('GET', sitePath, search, source)
  if ('refusal' in outcome) throw refusal(outcome, origin)
  return 'bytes' in outcome ? parsed(outcome.bytes) : outcome.body
}

/**
 * Whether the file at the very address is asked for first: of a clause there is no other, and where a query string is
 * given that the operation does not take, a server answers with the file all the same.
 */
function isFileFirst({ id, operation, trailingSlash }: Route, search: string): boolean {
  return !trailingSlash && (id === 'getClause' || (operation.kind === 'stored' && search !== ''))
}

/** The refusal of a submission: a copy stores nothing. */
export function submissionRefusal(connection: SiteConnection): ServiceError {
  const message = 'This is a copy: it stores nothing. Send it to the service itself.'
  return refusal(refused('no-such-operation', message), new URL(connection.base).origin)
}

function refusal({ refusal }: Extract<Outcome, { refusal: unknown }>, origin: string): ServiceError {
  const { error, message, docs } = errorBody(refusal, origin)
  return new ServiceError(error, message, ERRORS[error].status, docs)
}

function parsed(bytes: Uint8Array): unknown {
  return JSON.parse(new TextDecoder().decode(bytes))
}
