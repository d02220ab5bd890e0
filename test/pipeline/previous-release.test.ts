import { type Server, createServer } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { hasRelease } from '../../build/pipeline/previous-release.ts'
import { listening } from '../../build/serve/site/listen.ts'

let server: Server | undefined
afterEach(() => void server?.close())

/** The address of a site whose manifest answers with a status. */
function siteOf(status: number): Promise<string> {
  server = createServer((request, response) => {
    response.writeHead(request.url === '/manifest.json' ? status : 500).end('{}')
  })
  return listening(server, 0, '127.0.0.1')
}

test.each([
  [200, true],
  [404, false],
])('a site whose manifest answers %i has a release: %s', async (status, has) => {
  expect(await hasRelease(await siteOf(status))).toBe(has)
})

test('a name that no site has leads to no release', async () => {
  expect(await hasRelease('http://no-such-name.invalid')).toBe(false)
})

test.each([403, 429, 500, 503])(
  'a site that answers %i stops the build and is not taken for a first release',
  async (status) => {
    const site = await siteOf(status)
    await expect(hasRelease(site)).rejects.toThrow(`${site}/manifest.json answers ${status}`)
  },
)

test('a site that refuses connections stops the build', async () => {
  const site = await siteOf(200)
  server?.close()
  server?.closeAllConnections()
  await expect(hasRelease(site)).rejects.toThrow('cannot be read (ECONNREFUSED)')
})
