import { request } from 'node:http'
import { connect } from 'node:net'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { folderWith } from '../../support/built.ts'
import { ask } from '../../support/http.ts'
import { Served } from '../../support/served.ts'

const served = new Served()

describe('functions', () => {
  test('with a path have no other address', async () => {
    for (const name of ['query', 'write', 'rate-limited', 'shared']) {
      const response = await served.get(`/.netlify/functions/${name}`)
      expect(response.status).toBe(404)
      expect(response.headers['content-type']).toContain('text/html')
    }
  })

  test.each(['PROPFIND', 'LOCK', 'TRACE'])('%s is refused', async (method) => {
    const response = await ask(served.preview.port, '/api/v1/stats', { method })
    expect([404, 405]).toContain(response.status)
    expect(response.text).not.toContain('data_date')
  })

  test('a body that nobody reads does not keep the answer from coming', async () => {
    const response = await ask(served.preview.port, '/api/v1/help', {
      method: 'POST',
      body: 'x'.repeat(700_000),
    })
    expect(response.status).toBe(404)
  })
})

test('an upload that goes on after its answer is cut off', async () => {
  const tooMuch = 64
  const sent = await new Promise<number>((resolve) => {
    let megabytes = 0
    const socket = connect(served.preview.port, '127.0.0.1')
    const more = () => {
      if (megabytes > tooMuch) {
        socket.destroy()
        return
      }
      megabytes += 1
      socket.write(Buffer.alloc(1024 * 1024), (error) => (error ? socket.destroy() : more()))
    }
    socket.on('error', () => {})
    socket.on('close', () => resolve(megabytes))
    socket.once('data', (answer: Buffer) => {
      expect(String(answer)).toMatch(/^HTTP\/1\.1 404 /u)
      more()
    })
    socket.write('POST /api/v1/help HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10000000000\r\n\r\nx')
  })
  expect(sent).toBeLessThan(tooMuch)
})

describe('functions of a folder', () => {
  const own = async (files: Readonly<Record<string, string>>) => {
    const running = await served.start({ functions: folderWith(files) })
    onTestFinished(() => running.close())
    return running
  }
  afterEach(() => void vi.restoreAllMocks())

  test('are a module, or a folder with an index; a folder without is none', async () => {
    const answering = (path: string, text: string) =>
      `export const config = { path: '${path}' }\nexport default () => new Response('${text}')\n`
    const { port } = await own({
      'alone.ts': answering('/alone', 'alone'),
      'folder/index.ts': answering('/folder', 'folder'),
      'shared/reply.ts': answering('/shared', 'shared'),
    })
    for (const name of ['alone', 'folder']) expect((await ask(port, `/${name}`)).text).toBe(name)
    expect((await ask(port, '/shared')).status).toBe(404)
  })

  test('are given the body as it comes: a function sees its beginning before its end is sent', async () => {
    const { port } = await own({
      'first.ts': `export const config = { path: '/first', method: 'POST' }
        export default async (request) => {
          const { value } = await request.body.getReader().read()
          return new Response('began with ' + new TextDecoder().decode(value))
        }\n`,
    })
    const text = await new Promise<string>((resolve, reject) => {
      const call = request(
        { host: '127.0.0.1', port, path: '/first', method: 'POST', agent: false },
        (response) => {
          response.on('data', (chunk: Buffer) => {
            resolve(String(chunk))
            call.destroy()
          })
        },
      )
      call.on('error', reject)
      call.write('the start')
    })
    expect(text).toBe('began with the start')
  })

  test('that fail are one line on stderr and a plain 500, and the next request is answered', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { port } = await own({
      'bad.ts': `export const config = { path: '/bad' }\nexport default () => { throw new Error('one\\ntwo') }\n`,
    })
    const response = await ask(port, '/bad')
    expect([response.status, response.text]).toEqual([500, 'Internal Server Error\n'])
    expect(log.mock.calls).toEqual([['preview: one two']])
    expect((await ask(port, '/api/v1/stats')).status).toBe(200)
  })
})
