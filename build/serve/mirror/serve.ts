import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { FILE_HEADERS, isAnsweredByQuery } from '../../contract/hosting.ts'
import { MCP_PATH } from '../../contract/mcp.ts'
import { logError } from '../../../functions/shared/log-error.ts'
import type { IndexSource } from '../../../functions/query/source/load.ts'
import { fileAnswer } from '../site/file-answer.ts'
import {
  type WholeAnswer,
  type SiteRequest,
  METHOD_NOT_ALLOWED,
  plainAnswer,
  isRead,
} from '../site/http-exchange.ts'
import { type Serving, serveSite } from '../site/site-server.ts'
import { REBASED_FROM } from './copy-response.ts'
import { MirrorError } from './mirror-error.ts'
import { type ServedCopy, currentCopy } from './served-copy.ts'
import { signatureIn } from './signature.ts'

/** Copy that is served, and the address. */
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
  return pathname !== MCP_PATH && (isAnsweredByQuery(pathname) || pathname.startsWith('/index/answers/'))
}

/** Answers every GET of the service from a copy, with the code of the service itself, which is a module of the copy. */
export async function serveFolder({ folder, port, host, rebase }: ServeOptions): Promise<Serving> {
  const copy = await signedCopy(folder, rebase)
  let code: AnswerFromCopy | null = null
  // A module that was damaged is looked for again: a sync repairs it meanwhile.
  const answerByCode: AnswerFromCopy = async (...args) => {
    code ??= (await moduleIn<{ answerFromCopy: AnswerFromCopy }>(folder, copy(), 'answers.mjs'))
      .answerFromCopy
    return code(...args)
  }
  const answer = (request: SiteRequest) => currentAnswer(copy, (now) => answerOf(now, request, answerByCode))
  return serveSite({ name: 'serve', port, host, headers: HEADERS, answer })
}

/** The copy in a folder whose signature, where it has one, fits. */
async function signedCopy(folder: string, rebase: string | null) {
  const copy = currentCopy(folder, rebase)
  const { broken } = await signatureIn(folder, copy().manifest, {})
  if (broken.length > 0)
    throw new MirrorError('damaged', `${broken.join('; ')}. Run sync to repair the copy.`)
  return copy
}

/** Answers the Model Context Protocol over standard input and output, by the module of the copy, which is checked first. */
export async function serveAgents(folder: string): Promise<void> {
  const copy = (await signedCopy(folder, null))()
  const { serveMcp } = await moduleIn<{ serveMcp: (source: IndexSource) => void }>(folder, copy, 'mcp.mjs')
  serveMcp(copy.source)
}

type AnswerFromCopy = (request: Request, source: IndexSource, site: string) => Promise<Response>

/** Loads a module of the copy, once its bytes are found to be those of the release. */
async function moduleIn<Module>(folder: string, copy: ServedCopy, name: string): Promise<Module> {
  if ((await copy.find(`/${name}`)) === null)
    throw new MirrorError(
      'not-a-release',
      `${folder} has no ${name}: its release is older than this command.`,
    )
  return (await import(pathToFileURL(resolve(folder, name)).href)) as Module
}

type CopyNow = ReturnType<typeof currentCopy>

/** The answer of the copy that is there now; a failure is an answer, too. */
async function currentAnswer(
  copyNow: CopyNow,
  answerFrom: (copy: ServedCopy) => Promise<WholeAnswer>,
): Promise<WholeAnswer> {
  const safely = (copy: ServedCopy) =>
    answerFrom(copy).catch((error: unknown) => {
      logError('serve', error)
      const message = error instanceof MirrorError ? error.message : 'Internal Server Error\n'
      return plainAnswer(500, message, HEADERS)
    })
  const copy = copyNow()
  const answer = await safely(copy)
  // A sync may have put another copy in the place of this one meanwhile.
  const now = answer.status < 500 ? copy : copyNow(true)
  return now === copy ? answer : safely(now)
}

async function answerOf(
  copy: ServedCopy,
  request: SiteRequest,
  answerByCode: AnswerFromCopy,
): Promise<WholeAnswer> {
  const { pathname } = request.url
  const more = { ...HEADERS, ...(copy.rebasedFrom === null ? {} : { [REBASED_FROM]: copy.rebasedFrom }) }
  const file = isRead(request) ? await copy.find(pathname) : null
  if (file !== null) return fileAnswer(request, file, 200, { source: copy.source, more })
  if (isForProgram(pathname) || request.method === 'OPTIONS')
    return copy.answers.answer(request, (sent) => answerByCode(sent, copy.source, copy.manifest.base_url))
  if (!isRead(request))
    return { ...METHOD_NOT_ALLOWED, headers: { ...HEADERS, ...METHOD_NOT_ALLOWED.headers } }
  const page = await copy.find('/404.html')
  if (page === null) return plainAnswer(404, 'Not Found\n', HEADERS)
  return fileAnswer(request, page, 404, { source: copy.source, more })
}
