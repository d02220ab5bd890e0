import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { folderWith } from '../../support/built.ts'
import { FILES } from '../../support/hand-made-site.ts'
import { ask } from '../../support/http.ts'
import { Served } from '../../support/served.ts'

const served = new Served()

describe('the rate limit', () => {
  const MIX = [
    { path: '/api/v1/stats' },
    { path: '/api/v1/policies?q=life' },
    { path: '/api/v1/help', method: 'POST', body: '{}' },
    { path: '/api/v1/nothing' },
    { path: '/api/v1/stats', method: 'HEAD' },
    { path: '/api/v1/clause/7', method: 'DELETE' },
    { path: '/api/v1/help', method: 'OPTIONS' },
    { path: '/api' },
  ]
  const sendAll = async (count: number, from = '127.0.0.1', port = served.preview.port) => {
    const statuses: number[] = []
    for (let sent = 0; sent < count; sent += 1) {
      const { path, ...call } = MIX[sent % MIX.length] ?? { path: '/api' }
      statuses.push((await ask(port, path, { ...call, from })).status)
    }
    return statuses
  }

  test('knows a client by its socket, whatever the headers say', async () => {
    await sendAll(120, '127.0.0.7')
    const claims = {
      'x-forwarded-for': '127.0.0.8',
      'x-nf-client-connection-ip': '127.0.0.8',
      'client-ip': '127.0.0.8',
    }
    expect(
      (await ask(served.preview.port, '/api/v1/stats', { from: '127.0.0.7', headers: claims })).status,
    ).toBe(429)
    expect(
      (
        await ask(served.preview.port, '/api/v1/stats', {
          from: '127.0.0.7',
          headers: { host: 'other.example' },
        })
      ).status,
    ).toBe(429)
    expect((await ask(served.preview.port, '/api/v1/stats', { from: '127.0.0.8' })).status).toBe(200)
  })

  test('slides: within any 60 seconds 120 pass, and what is refused does not count', async () => {
    await sendAll(60)
    served.now += 30_000
    await sendAll(60)
    for (let more = 0; more < 30; more += 1) expect((await served.get('/api/v1/stats')).status).toBe(429)
    served.now += 29_999
    expect((await served.get('/api/v1/stats')).status).toBe(429)
    served.now += 1
    expect((await sendAll(60)).filter((status) => status === 429)).toEqual([])
    expect((await served.get('/api/v1/stats')).status).toBe(429)
    served.now += 30_000
    expect((await sendAll(60)).filter((status) => status === 429)).toEqual([])
    expect((await served.get('/api/v1/stats')).status).toBe(429)
  })

  test('does not hold for what is outside the operations', async () => {
    await sendAll(120)
    for (const path of ['/index/catalogue.json', '/docs', '/forms/1', '/schemas/Policy.json']) {
      expect((await served.get(path)).status).toBe(200)
    }
  })

  test('is switched off by nothing but the option', async () => {
    const unlimited = await served.start({ limit: false })
    expect(await sendAll(130, '127.0.0.1', unlimited.port)).not.toContain(429)
    await unlimited.close()
  })
})

describe('the server', () => {
  test('refuses a request without a usable host or path', async () => {
    expect((await served.get('/api/v1/stats', { host: 'a b' })).status).toBe(400)
    expect((await served.get('*')).status).toBe(400)
    expect((await served.get('http://')).status).toBe(400)
    expect((await served.get(`${served.preview.origin}/api/v1/stats`)).text).toBe(FILES['api/v1/stats'])
  })

  test('stops cleanly: what is under way is answered, and the port is free', async () => {
    const under = await served.start()
    const answers = Promise.all([ask(under.port, '/api/v1/stats'), ask(under.port, '/api/v1/categories')])
    expect((await answers).map(({ status }) => status)).toEqual([200, 200])
    await under.close()
    await expect(ask(under.port, '/api/v1/stats')).rejects.toThrow('ECONNREFUSED')
    const again = await served.start({ port: under.port })
    await again.close()
  })

  test('names the rule of netlify.toml that it cannot keep', async () => {
    const rule = '[[redirects]]\nfrom = "/a"\nto = "https://elsewhere.example/"\nstatus = 301\n'
    const toml = join(folderWith({ 'netlify.toml': rule }), 'netlify.toml')
    await expect(served.start({ toml })).rejects.toThrow(
      'the rule from /a is of a kind that the preview does not support',
    )
    await rm(toml)
    await expect(served.start({ toml })).rejects.toThrow('ENOENT')
  })
})

test('files and pages are reached by reads alone: whatever else is sent anywhere is refused in JSON', async () => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
    for (const path of [
      '/',
      '/docs',
      '/register',
      '/token',
      '/.well-known/api-catalog',
      '/xmlrpc.php',
      '/%zz',
    ]) {
      const { status, text, headers } = await ask(served.preview.port, path, { method })
      expect([status, headers['content-type']], path).toEqual([404, 'application/json; charset=utf-8'])
      expect(Object.keys(JSON.parse(text) as object)).toEqual(['error', 'message', 'docs'])
    }
  const guessed = await ask(served.preview.port, '/rate-limited', { method: 'POST' })
  expect(guessed.status).toBe(429)
})

test.each([
  '/.well-known/oauth-authorization-server',
  '/.well-known/oauth-protected-resource/mcp',
  '/.well-known/openid-configuration?x=1',
  '/mcp/.well-known/openid-configuration',
  '/.well-known/',
])('%s, which clients look for before they sign in, is not found in JSON', async (path) => {
  await writeFile(join(served.folder, '404.json'), '{"error":"no-such-operation"}')
  const response = await served.get(path)
  await rm(join(served.folder, '404.json'))
  expect([response.status, response.text]).toEqual([404, '{"error":"no-such-operation"}'])
  expect(response.headers['content-type']).toContain('application/json')
})

test('an address with a user name is no valid one', async () => {
  for (const user of ['user:pw', 'user', ':pw']) {
    const response = await ask(served.preview.port, `http://${user}@localhost/api/v1/categories`, {})
    expect([user, response.status]).toEqual([user, 400])
  }
})
