import { printableLine } from '../../contract/unseen-characters.ts'
import { randomBytes } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { performance } from 'node:perf_hooks'
import { fileURLToPath } from 'node:url'
import { folderSource } from '../../../functions/query/source/reader.ts'
import { RECEIPT_KEY } from '../../../functions/write/receipt-key.ts'
import { AnswerCache } from '../mirror/answer-cache.ts'
import {
  HEADER_LIMIT,
  METHOD_NOT_ALLOWED,
  type WholeAnswer,
  plainAnswer,
  send,
} from '../mirror/http-answer.ts'
import { type ServedSite, answerOf } from './answer.ts'
import { addressOf, discardRest } from './exchange.ts'
import { siteFiles } from './files.ts'
import { loadFunctions } from './functions.ts'
import { listening } from './listen.ts'
import { slidingWindow } from './rate-limit.ts'
import { readRules } from './netlify-toml.ts'

/** How many bytes of answers the platform's cache is given. */
const ROOM = 64 * 1024 * 1024

/** What is served, and where; what is left out is this project's own, on any free port of this machine. */
export interface PreviewOptions {
  /** The built site. */
  readonly folder: string
  /** The file netlify.toml. */
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
  /** Where submissions go; functions find it in their context. */
  readonly store?: unknown
  /** Milliseconds that never go back; tests bring their own. */
  readonly clock?: () => number
}

const TOML = fileURLToPath(new URL('../../../netlify.toml', import.meta.url))
const FUNCTIONS = fileURLToPath(new URL('../../../functions', import.meta.url))

/** A preview that is being served. */
export interface Preview {
  readonly origin: string
  readonly port: number
  /** Does what a deploy of a rebuilt site does: the functions read its files, and no answer is kept. */
  readonly reload: () => void
  close(): Promise<void>
}

/** Serves a built site with its functions as netlify.toml says, in the platform's order. */
export async function startPreview(options: PreviewOptions): Promise<Preview> {
  const { folder, toml = TOML, functions = FUNCTIONS, port = 0, host = '127.0.0.1', store } = options
  await assertSite(folder)
  const deployed = () => ({
    // What a function has read of a source stays in memory as long as the source.
    index: folderSource(folder),
    cache: options.cache === false ? null : new AnswerCache(ROOM),
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
    context: {
      get index() {
        return deploy.index
      },
      store,
      receiptKey: process.env[RECEIPT_KEY] ?? randomBytes(32).toString('hex'),
    },
  }
  const server = createServer(
    { maxHeaderSize: HEADER_LIMIT },
    (incoming, outgoing) => void serve(site, server, incoming, outgoing),
  )
  const origin = await listening(server, port, host)
  const reload = () => {
    deploy = deployed()
  }
  return { origin, port: Number(new URL(origin).port), reload, close: () => closed(server) }
}

async function assertSite(folder: string): Promise<void> {
  const found = await stat(folder).catch(() => null)
  if (found?.isDirectory() !== true)
    throw new Error(`${folder}: there is no site in this folder. Build it first: npm run build`)
}

async function serve(
  site: ServedSite,
  server: Server,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const gone = new AbortController()
  outgoing.on('close', () => {
    if (!outgoing.writableFinished) gone.abort()
  })
  incoming.on('error', () => {})
  const method = incoming.method ?? 'GET'
  const answer = await answered(site, incoming, method, gone.signal)
  if (outgoing.destroyed) return
  if (!server.listening) outgoing.setHeader('connection', 'close')
  discardRest(incoming)
  send(outgoing, method, answer)
}

async function answered(
  site: ServedSite,
  incoming: IncomingMessage,
  method: string,
  signal: AbortSignal,
): Promise<WholeAnswer> {
  const url = addressOf(incoming)
  if (url === null) return plainAnswer(400, 'Bad Request\n')
  if (method === 'TRACE') return METHOD_NOT_ALLOWED
  try {
    return await answerOf(site, { incoming, method, url, signal })
  } catch (fault) {
    if (!signal.aborted) console.error(printableLine(`preview: ${faultText(fault)}`))
    return plainAnswer(500, 'Internal Server Error\n')
  }
}

function faultText(fault: unknown): string {
  return (fault instanceof Error ? fault.message : String(fault)).replace(/\s+/gu, ' ')
}

/** How long answers under way may still take, in milliseconds. */
const LAST_ANSWERS = 5000

/** Takes no more requests, finishes those under way, and cuts off what takes too long. */
function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const cutOff = setTimeout(() => server.closeAllConnections(), LAST_ANSWERS)
    server.close(() => {
      clearTimeout(cutOff)
      resolve()
    })
    server.closeIdleConnections()
  })
}
