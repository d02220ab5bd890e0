import { PLATFORM } from '../../contract/hosting.ts'
import { randomBytes } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { performance } from 'node:perf_hooks'
import { fileURLToPath } from 'node:url'
import { folderSource } from '../../../functions/query/source/reader.ts'
import { RECEIPT_KEY } from '../../../functions/shared/receipt-key.ts'
import type { Inbox } from '../../../functions/write/inbox.ts'
import { AnswerCache } from '../site/answer-cache.ts'
import type { WholeAnswer, SiteRequest } from '../site/http-exchange.ts'
import { type Serving, type SiteServerOptions, serveSite } from '../site/site-server.ts'
import { type ServedSite, answerOf } from './answer.ts'
import { siteFiles } from './files.ts'
import { loadFunctions } from './functions.ts'
import { readRules } from './platform-rules.ts'
import { slidingWindow } from './rate-limit.ts'

/** Bytes of answers that the platform's cache may hold. */
const ROOM = 64 * 1024 * 1024

/** Folder that is served, and the address; by default this project's own, on any free port of this machine. */
export interface PreviewOptions {
  /** The built site. */
  readonly folder: string
  /** The file with the rules of the platform. */
  readonly toml?: string
  /** The folder of the functions. */
  readonly functions?: string
  /** 0 takes any free port. */
  readonly port?: number
  readonly host?: string
  /** False switches the rate limit off, which only tests and benchmarks may. */
  readonly limit?: boolean
  /** False has the functions answer every request, as the platform does the first time: for benchmarks. */
  readonly cache?: boolean
  /** Store of submissions; functions find it in their context. */
  readonly inbox?: Inbox
  /** Key of receipts; without it, a key of this process. */
  readonly receiptKey?: string
  /** Whether the client is the last that X-Forwarded-For names; else it is the socket's, which no header can change. */
  readonly behindProxy?: boolean
  /** Answers of the server itself, by their paths. */
  readonly ownAnswers?: ReadonlyMap<string, WholeAnswer>
  readonly log?: SiteServerOptions['log']
  /** Milliseconds that never go back; tests bring their own. */
  readonly clock?: () => number
}

const TOML = fileURLToPath(new URL(`../../../${PLATFORM.rules}`, import.meta.url))
const FUNCTIONS = fileURLToPath(new URL('../../../functions', import.meta.url))

/** A preview that is being served. */
export interface Preview extends Serving {
  readonly port: number
  /** Does what a deploy of a rebuilt site does: the functions read its files, and no answer is kept. */
  readonly reload: () => void
}

/** Serves a built site with its functions as the platform's rules say, in its order. */
export async function startPreview(options: PreviewOptions): Promise<Preview> {
  const { folder, toml = TOML, functions = FUNCTIONS, port = 0, host = '127.0.0.1', inbox } = options
  await assertSite(folder)
  const deployed = () => ({
    // Data that a function has read of a source stays in memory as long as the source.
    index: folderSource(folder),
    cache: new AnswerCache(options.cache === false ? 0 : ROOM),
  })
  let deploy = deployed()
  const site: ServedSite = {
    rules: await readRules(toml),
    files: siteFiles(folder),
    functions: await loadFunctions(functions),
    limiter: options.limit === false ? null : slidingWindow(options.clock ?? (() => performance.now())),
    get cache() {
      return deploy.cache
    },
    clientOf: options.behindProxy === true ? namedByProxy : namedBySocket,
    context: {
      get index() {
        return deploy.index
      },
      inbox,
      receiptKey: options.receiptKey ?? process.env[RECEIPT_KEY] ?? randomBytes(32).toString('hex'),
    },
  }
  const answer = async (request: SiteRequest) =>
    options.ownAnswers?.get(request.url.pathname) ?? answerOf(site, request)
  const { origin, close } = await serveSite({ name: 'preview', port, host, answer, log: options.log })
  const reload = () => {
    deploy = deployed()
  }
  return { origin, port: Number(new URL(origin).port), reload, close }
}

function namedBySocket({ incoming }: SiteRequest): string {
  return (incoming.socket.remoteAddress ?? '').replace(/^::ffff:/u, '')
}

/** The address that the server in front has added; what stands before it, anybody may have written. */
function namedByProxy(request: SiteRequest): string {
  const named = request.incoming.headersDistinct['x-forwarded-for']?.join(',').split(',').at(-1)?.trim()
  return named === undefined || named === '' ? namedBySocket(request) : named
}

async function assertSite(folder: string): Promise<void> {
  const found = await stat(folder).catch(() => null)
  if (found?.isDirectory() !== true)
    throw new Error(`${folder}: there is no site in this folder. Build it first: npm run build`)
}
