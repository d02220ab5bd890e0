import { createServer } from 'node:http'
import { onTestFinished } from 'vitest'
import type { ConnectOptions } from '../../../build/serve/client/connect-options.ts'
import { connect } from '../../../build/serve/client/index.ts'
import { listening } from '../../../build/serve/site/listen.ts'

interface Answer {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** A server that gives these answers one after the other, the last one again and again; and what it was asked. */
export async function answering(...answers: readonly Answer[]) {
  const asked: string[] = []
  const bodies: string[] = []
  const server = createServer((incoming, outgoing) => {
    const {
      status = 200,
      headers = {},
      body = '{}',
    } = answers[Math.min(asked.length, answers.length - 1)] ?? {}
    asked.push(`${incoming.method} ${incoming.url}`)
    let text = ''
    incoming.on('data', (chunk: Buffer) => (text += chunk.toString()))
    incoming.on('end', () => {
      bodies.push(text)
      outgoing.writeHead(status, headers).end(body)
    })
  })
  onTestFinished(() => void server.close())
  const base = await listening(server, 0, '127.0.0.1')
  return {
    asked,
    bodies,
    base,
    service: (options: Partial<ConnectOptions> = {}) => connect({ base, ...options }),
  }
}
