import { stat } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { performance } from 'node:perf_hooks'
import { folderSource } from '../../functions/query/source/reader.ts'
import { type House, METHOD_NOT_ALLOWED, answerOf } from './answer.ts'
import type { Answer } from './content.ts'
import { addressOf, discardRest, send } from './exchange.ts'
import { siteFiles } from './files.ts'
import { loadFunctions } from './functions.ts'
import { slidingWindow } from './rate-limit.ts'
import { readRules } from './netlify-toml.ts'

/** Longer addresses are refused by the door in words, not by the socket: room for the longest that is tried. */
const HEADER_LIMIT = 64 * 1024

/** What is served, and where. */
export interface PreviewOptions {
  /** The built site. */
  readonly folder: string
  readonly toml: string
  /** The folder of the functions. */
  readonly functions: string
  /** 0 takes any free port. */
  readonly port: number
  readonly host: string
  /** False switches the rate limit off, which only benches may. */
  readonly limit?: boolean
  /** Where submissions go; functions find it in their context. */
  readonly store?: unknown
  /** Milliseconds that never go back; tests bring their own. */
  readonly clock?: () => number
}

/** A preview that is being served. */
export interface Preview {
  readonly origin: string
  readonly port: number
  close(): Promise<void>
}

/** Serves a built site with its functions as netlify.toml says, in the platform's order. */
export async function startPreview(options: PreviewOptions): Promise<Preview> {
  await refuseWithoutSite(options.folder)
  const house: House = {
    rules: await readRules(options.toml),
    files: siteFiles(options.folder),
    functions: await loadFunctions(options.functions),
    limiter: options.limit === false ? null : slidingWindow(options.clock ?? (() => performance.now())),
    context: { index: folderSource(options.folder), store: options.store },
  }
  const server = createServer(
    { maxHeaderSize: HEADER_LIMIT },
    (incoming, outgoing) => void serve(house, server, incoming, outgoing),
  )
  await listening(server, options)
  const { port } = server.address() as AddressInfo
  const name = options.host.includes(':') ? `[${options.host}]` : options.host
  return { origin: `http://${name}:${port}`, port, close: () => closed(server) }
}

async function refuseWithoutSite(folder: string): Promise<void> {
  const found = await stat(folder).catch(() => null)
  if (found?.isDirectory() !== true)
    throw new Error(`${folder}: no site stands there. Build it first: npm run build`)
}

async function serve(
  house: House,
  server: Server,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const gone = new AbortController()
  outgoing.on('close', () => gone.abort())
  incoming.on('error', () => {})
  const method = incoming.method ?? 'GET'
  const answer = await answered(house, incoming, method, gone.signal)
  if (outgoing.destroyed) return
  if (!server.listening) outgoing.setHeader('connection', 'close')
  discardRest(incoming)
  send(outgoing, method, answer)
}

async function answered(
  house: House,
  incoming: IncomingMessage,
  method: string,
  signal: AbortSignal,
): Promise<Answer> {
  const url = addressOf(incoming)
  if (url === null) return plain(400, 'Bad Request\n')
  if (method === 'TRACE') return METHOD_NOT_ALLOWED
  try {
    return await answerOf(house, { incoming, method, url, signal })
  } catch (fault) {
    if (!signal.aborted) console.error(`preview: ${faultText(fault)}`)
    return plain(500, 'Internal Server Error\n')
  }
}

function plain(status: number, text: string): Answer {
  return {
    status,
    bytes: new TextEncoder().encode(text),
    headers: { 'content-type': 'text/plain; charset=UTF-8' },
  }
}

function faultText(fault: unknown): string {
  return (fault instanceof Error ? fault.message : String(fault)).replace(/\s+/gu, ' ')
}

function listening(server: Server, { port, host }: PreviewOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve()
    })
  })
}

const LAST_ANSWERS = 5000

/** Takes no more requests, lets those under way be answered, and cuts off what lasts too long. */
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
