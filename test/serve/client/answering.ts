import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import type { ConnectOptions } from '../../../build/serve/client/connect-options.ts'
import { connect } from '../../../build/serve/client/index.ts'

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
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => void server.close())
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    asked,
    bodies,
    base,
    service: (options: Partial<ConnectOptions> = {}) => connect({ base, ...options }),
  }
}
