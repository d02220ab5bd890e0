import { printableLine } from '../../contract/unseen-characters.ts'
import { type IncomingMessage, createServer } from 'node:http'
import { FILE_HEADERS, isAnsweredByQuery } from '../../contract/hosting.ts'
import { MCP_PATH } from '../../contract/mcp.ts'
import { answerQuery } from '../../../functions/query/handler.ts'
import { lastModified } from '../../../functions/query/source/last-modified.ts'
import { refused } from '../../../functions/shared/result.ts'
import { refusalResponse } from '../../../functions/shared/response.ts'
import { routeOf } from '../../../functions/shared/route.ts'
import { REBASED_FROM } from './copy-response.ts'
import { Fault } from './fault.ts'
import { fileAnswer } from './file-answer.ts'
import {
  HEADER_LIMIT,
  METHOD_NOT_ALLOWED,
  type WholeAnswer,
  isRead,
  plainAnswer,
  requestedUrl,
  send,
  wholeAnswer,
} from './http-answer.ts'
import { listening } from './listen.ts'
import { signatureIn } from './signature.ts'
import { type ServedCopy, currentCopy } from './served-copy.ts'

/** What is served, and where. */
export interface ServeOptions {
  readonly folder: string
  /** 0 takes any free port. */
  readonly port: number
  readonly host: string
  /** The address that bodies name instead of the site's; null leaves them as they are. */
  readonly rebase: string | null
}

/** A copy that is being served. */
export interface Serving {
  readonly origin: string
  close(): Promise<void>
}

/** The headers of everything but the answers of the service's code, which bring their own. */
const HEADERS = { ...FILE_HEADERS, 'Cache-Control': 'public,max-age=0,must-revalidate' }

/** Whether an answer or a refusal in JSON is due where no file is; a copy has no endpoint for agents. */
function isForProgram(pathname: string): boolean {
  if (pathname === MCP_PATH) return false
  return isAnsweredByQuery(pathname) || /^\/(?:\.netlify|index\/answers)\//u.test(pathname)
}

/** Answers every GET of the service from a copy, with the code of the service itself. */
export async function serveFolder({ folder, port, host, rebase }: ServeOptions): Promise<Serving> {
  const copy = currentCopy(folder, rebase)
  const { broken } = await signatureIn(folder, copy().manifest, {})
  if (broken.length > 0) throw new Fault('damaged', `${broken.join('; ')}. Run sync to repair the copy.`)
  const server = createServer({ maxHeaderSize: HEADER_LIMIT }, (incoming, outgoing) => {
    incoming.resume()
    void answered(copy, incoming).then((answer) => send(outgoing, methodOf(incoming), answer))
  })
  return {
    origin: await listening(server, port, host),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

type CopyNow = ReturnType<typeof currentCopy>

async function answered(copyNow: CopyNow, incoming: IncomingMessage): Promise<WholeAnswer> {
  const url = requestedUrl(incoming)
  if (url === null) return plainAnswer(400, 'Bad Request\n', HEADERS)
  const copy = copyNow()
  const answer = await triedOn(copy, incoming, url)
  // A sync may have put another copy in the place of this one meanwhile.
  const now = answer.status < 500 ? copy : copyNow(true)
  return now === copy ? answer : triedOn(now, incoming, url)
}

async function triedOn(copy: ServedCopy, incoming: IncomingMessage, url: URL): Promise<WholeAnswer> {
  try {
    return await answerOf(copy, incoming, url)
  } catch (fault) {
    console.error(printableLine(`serve: ${fault instanceof Error ? fault.message : String(fault)}`))
    return plainAnswer(500, fault instanceof Fault ? fault.message : 'Internal Server Error\n', HEADERS)
  }
}

async function answerOf(copy: ServedCopy, incoming: IncomingMessage, url: URL): Promise<WholeAnswer> {
  const mayBeFile = isRead(methodOf(incoming))
  const file = mayBeFile ? await copy.find(url.pathname) : null
  const headers = { ...HEADERS, ...(copy.rebasedFrom === null ? {} : { [REBASED_FROM]: copy.rebasedFrom }) }
  if (file !== null) {
    const modified = await lastModified(copy.source, url.pathname)
    return fileAnswer(incoming, file, 200, {
      ...headers,
      ...(modified === null ? {} : { 'Last-Modified': modified }),
    })
  }
  if (isForProgram(url.pathname)) return programAnswer(copy, incoming, url)
  if (!mayBeFile) return { ...METHOD_NOT_ALLOWED, headers: { ...HEADERS, ...METHOD_NOT_ALLOWED.headers } }
  const page = await copy.find('/404.html')
  return page === null ? plainAnswer(404, 'Not Found\n', HEADERS) : fileAnswer(incoming, page, 404, headers)
}

/** What no file answers: the queries, and every refusal. */
async function programAnswer(copy: ServedCopy, incoming: IncomingMessage, url: URL): Promise<WholeAnswer> {
  const kept = copy.answers.get(incoming, url)
  if (kept !== undefined) return kept
  const headers = new Headers()
  for (const name of ['accept', 'if-none-match'] as const) {
    const sent = incoming.headers[name]
    if (sent !== undefined) headers.set(name, sent)
  }
  const method = methodOf(incoming)
  const request = new Request(url, { method: method === 'TRACE' ? 'GET' : method, headers })
  const response = storesNothing(request, url, copy) ?? (await answerQuery(request, copy.source))
  const answer = await wholeAnswer(response)
  copy.answers.put(incoming, url, answer)
  return answer
}

/** The refusal of a submission: a copy has nowhere to keep it. */
function storesNothing(request: Request, url: URL, copy: ServedCopy): Response | null {
  const route = routeOf(request.method, url.pathname)
  if ('refusal' in route || route.operation.kind !== 'write') return null
  const message = `This is a copy: it stores nothing. Send it to ${copy.manifest.base_url}${route.operation.path}.`
  return refusalResponse(request, refused('no-such-operation', message).refusal)
}

function methodOf({ method = 'GET' }: IncomingMessage): string {
  return method
}
