import { Agent, request as requestHttp } from 'node:http'
import { Agent as AgentTls, request as requestHttps } from 'node:https'
import type { Heard, Sent } from '../requests/case.ts'

// Requests with nothing tidied: the path goes over the network as it is written.

/** A response as it came, with the bytes of its body. */
export interface HttpAnswer extends Heard {
  readonly bytes: Buffer
}

/** Sends requests to one site, on connections that stay open. */
export interface Wire {
  readonly origin: string
  send(sent: Sent): Promise<HttpAnswer>
  close(): void
}

/** A site over HTTP(S), asked from any or one of this machine's addresses. */
export function wireTo(origin: string, from?: string): Wire {
  const agent = origin.startsWith('https:')
    ? new AgentTls({ keepAlive: true })
    : new Agent({ keepAlive: true })
  return { origin, close: () => agent.destroy(), send: (sent) => sendTo(origin, sent, agent, from) }
}

/** A request to a port of this machine, except for its path. */
export interface Call extends Partial<Omit<Sent, 'path'>> {
  /** The address it is sent from. */
  readonly from?: string
}

/** Sends one request to a port of this machine, on a connection of its own. */
export function ask(port: number, path: string, { method = 'GET', from, ...rest }: Call = {}) {
  return sendTo(`http://127.0.0.1:${port}`, { method, path, ...rest }, false, from)
}

const PATIENCE = 60_000

function sendTo(
  origin: string,
  sent: Sent,
  agent: Agent | false,
  localAddress: string | undefined,
): Promise<HttpAnswer> {
  const { method, path, headers = {}, body } = sent
  const { protocol, hostname, port } = new URL(origin)
  const host = hostname.replace(/^\[|\]$/gu, '')
  const options = {
    host,
    port,
    method,
    path,
    headers: { ...headers },
    agent,
    timeout: PATIENCE,
    localAddress,
  }
  return new Promise((resolve, reject) => {
    const call = (protocol === 'https:' ? requestHttps : requestHttp)(options, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const values = Object.entries(response.headers).map(([name, value]) => [name, String(value)])
        const received = Object.fromEntries(values) as Record<string, string>
        const bytes = Buffer.concat(chunks)
        resolve({ status: response.statusCode ?? 0, headers: received, bytes, text: bytes.toString() })
      })
    })
    call.on('timeout', () => call.destroy(new Error(`no answer within ${PATIENCE / 1000} seconds`)))
    call.on('error', (error: NodeJS.ErrnoException) => {
      // A server may close an idle connection at the moment it is used again: nothing of the request was read then.
      if (call.reusedSocket && error.code === 'ECONNRESET') resolve(sendTo(origin, sent, agent, localAddress))
      else reject(error)
    })
    if (body !== undefined && !call.hasHeader('content-length'))
      call.setHeader('content-length', Buffer.byteLength(body))
    call.end(body)
  })
}
