import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { FILE_HEADERS, isAnsweredByQuery } from '../../contract/hosting.ts'
import { MCP_PATH } from '../../contract/mcp.ts'
import type { IndexSource } from '../../../functions/query/source/reader.ts'
import { answerQuery } from '../../../functions/query/handler.ts'
import { refused } from '../../../functions/shared/result.ts'
import { refusalResponse } from '../../../functions/shared/response.ts'
import { routeOf } from '../../../functions/shared/route.ts'
import { fileAnswer } from '../site/file-answer.ts'
import { METHOD_NOT_ALLOWED, type WholeAnswer, plainAnswer } from '../site/http-answer.ts'
import { type SiteRequest, isRead } from '../site/site-request.ts'
import { type Serving, logError, serveSite } from '../site/site-server.ts'
import { REBASED_FROM } from './copy-response.ts'
import { Fault } from './fault.ts'
import { type ServedCopy, currentCopy } from './served-copy.ts'
import { signatureIn } from './signature.ts'

/** What is served, and where. */
export interface ServeOptions {
  readonly folder: string
  /** 0 takes any free port. */
  readonly port: number
  readonly host: string
  /** The address that bodies name instead of the site's; null leaves them as they are. */
  readonly rebase: string | null
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
  const copy = await signedCopy(folder, rebase)
  const answer = (request: SiteRequest) => currentAnswer(copy, request)
  return serveSite({ name: 'serve', port, host, headers: HEADERS, answer })
}

/** The copy in a folder whose signature, where it has one, fits. */
async function signedCopy(folder: string, rebase: string | null) {
  const copy = currentCopy(folder, rebase)
  const { broken } = await signatureIn(folder, copy().manifest, {})
  if (broken.length > 0) throw new Fault('damaged', `${broken.join('; ')}. Run sync to repair the copy.`)
  return copy
}

/** Answers the Model Context Protocol over standard input and output, by the module of the copy, which is checked first. */
export async function serveAgents(folder: string): Promise<void> {
  const copy = (await signedCopy(folder, null))()
  if ((await copy.find('/mcp.mjs')) === null)
    throw new Fault('not-a-release', `${folder} has no mcp.mjs: its release is older than this command.`)
  const { serveMcp } = (await import(pathToFileURL(resolve(folder, 'mcp.mjs')).href)) as {
    serveMcp: (source: IndexSource) => void
  }
  serveMcp(copy.source)
}

type CopyNow = ReturnType<typeof currentCopy>

async function currentAnswer(copyNow: CopyNow, request: SiteRequest): Promise<WholeAnswer> {
  const copy = copyNow()
  const answer = await triedOn(copy, request)
  // A sync may have put another copy in the place of this one meanwhile.
  const now = answer.status < 500 ? copy : copyNow(true)
  return now === copy ? answer : triedOn(now, request)
}

async function triedOn(copy: ServedCopy, request: SiteRequest): Promise<WholeAnswer> {
  try {
    return await answerOf(copy, request)
  } catch (error) {
    logError('serve', error)
    return plainAnswer(500, error instanceof Fault ? error.message : 'Internal Server Error\n', HEADERS)
  }
}

async function answerOf(copy: ServedCopy, request: SiteRequest): Promise<WholeAnswer> {
  const { pathname } = request.url
  const more = { ...HEADERS, ...(copy.rebasedFrom === null ? {} : { [REBASED_FROM]: copy.rebasedFrom }) }
  const file = isRead(request) ? await copy.find(pathname) : null
  if (file !== null) return fileAnswer(request, file, 200, { source: copy.source, more })
  if (isForProgram(pathname) || request.method === 'OPTIONS')
    return copy.answers.answer(
      request,
      (asked) => storesNothing(asked, pathname, copy) ?? answerQuery(asked, copy.source),
    )
  if (!isRead(request))
    return { ...METHOD_NOT_ALLOWED, headers: { ...HEADERS, ...METHOD_NOT_ALLOWED.headers } }
  const page = await copy.find('/404.html')
  if (page === null) return plainAnswer(404, 'Not Found\n', HEADERS)
  return fileAnswer(request, page, 404, { source: copy.source, more })
}

/** The refusal of a submission: a copy has nowhere to keep it. */
function storesNothing(request: Request, pathname: string, copy: ServedCopy): Response | null {
  const route = routeOf(request.method, pathname)
  if ('refusal' in route || route.operation.kind !== 'write') return null
  const message = `This is a copy: it stores nothing. Send it to ${copy.manifest.base_url}${route.operation.path}.`
  return refusalResponse(request, refused('no-such-operation', message).refusal)
}
