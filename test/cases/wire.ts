import { Agent, request as requestHttp } from 'node:http'
import { Agent as AgentTls, request as requestHttps } from 'node:https'
import type { Heard, Sent } from './case.ts'

/** Sends requests to one site. */
export interface Wire {
  readonly origin: string
  send(sent: Sent): Promise<Heard>
  close(): void
}

const PATIENCE = 60_000

/** A site over HTTP(S), asked from any or one of this machine's addresses; the path is sent as it stands. */
export function wireTo(origin: string, from?: string): Wire {
  const { protocol, hostname, port } = new URL(origin)
  const secure = protocol === 'https:'
  const agent = secure ? new AgentTls({ keepAlive: true }) : new Agent({ keepAlive: true })
  const host = hostname.replace(/^\[|\]$/gu, '')
  return {
    origin,
    close: () => agent.destroy(),
    send: ({ method, path, headers = {}, body }) =>
      new Promise((resolve, reject) => {
        const options = {
          host,
          port,
          method,
          path,
          headers: { ...headers },
          agent,
          timeout: PATIENCE,
          localAddress: from,
        }
        const call = (secure ? requestHttps : requestHttp)(options, (response) => {
          const chunks: Buffer[] = []
          response.on('data', (chunk: Buffer) => chunks.push(chunk))
          response.on('error', reject)
          response.on('end', () => {
            const values = Object.entries(response.headers).map(([name, value]) => [name, String(value)])
            const text = Buffer.concat(chunks).toString()
            const heard = Object.fromEntries(values) as Record<string, string>
            resolve({ status: response.statusCode ?? 0, headers: heard, text })
          })
        })
        call.on('timeout', () => call.destroy(new Error(`no answer within ${PATIENCE / 1000} seconds`)))
        call.on('error', reject)
        if (body !== undefined) call.setHeader('content-length', Buffer.byteLength(body))
        call.end(body)
      }),
  }
}
