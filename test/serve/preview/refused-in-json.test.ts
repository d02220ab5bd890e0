import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ask } from '../../support/http.ts'
import { Served } from '../../support/served.ts'

// The preview. This module: what programs ask for and no page is at.

const served = new Served()

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
  const preflight = await ask(served.preview.port, '/forms/1.json', { method: 'OPTIONS' })
  expect([preflight.status, preflight.headers['access-control-allow-headers']]).toEqual([204, '*'])
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
