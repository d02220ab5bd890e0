import { rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { FILES } from '../../support/hand-made-site.ts'
import { Served } from '../../support/served.ts'

const BIG = '/api/v1/policy/NICHLIP25041V022425'
const served = new Served()

describe('files', () => {
  test.each([
    ['/index/answers/categories', 'application/json; charset=utf-8', 'index/answers/categories'],
    ['/schemas/Policy.json', 'application/json', 'schemas/Policy.json'],
    ['/forms/1.json', 'application/json', 'forms/1.json'],
    ['/forms/1', 'text/html; charset=UTF-8', 'forms/1.html'],
    ['/forms/1/', 'text/html; charset=UTF-8', 'forms/1.html'],
    ['/docs', 'text/html; charset=UTF-8', 'docs/index.html'],
    [
      '/.well-known/api-catalog',
      'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
      '.well-known/api-catalog',
    ],
    ['/docs/', 'text/html; charset=UTF-8', 'docs/index.html'],
    ['/docs/errors', 'text/html; charset=UTF-8', 'docs/errors.html'],
    [
      '/api/v1/policy/%4EICHLIP25041V022425',
      'application/json; charset=utf-8',
      'api/v1/policy/NICHLIP25041V022425',
    ],
    [
      '/api/v1/policy/nichlip25041v022425',
      'application/json; charset=utf-8',
      'api/v1/policy/NICHLIP25041V022425',
    ],
    ['/api/V1/Stats', 'application/json; charset=utf-8', 'api/v1/stats'],
    ['/api/v1/stats?x=1', 'application/json; charset=utf-8', 'api/v1/stats'],
  ] as const)('%s', async (path, type, file) => {
    const response = await served.get(path)
    expect(response.status).toBe(200)
    expect(response.headers['content-type']).toBe(type)
    expect(response.text).toBe(FILES[file])
  })

  test('pages have a policy that allows no foreign and no inline script', async () => {
    const policy = (await served.get('/docs')).headers['content-security-policy']
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'")
    expect(policy).not.toContain('unsafe')
  })

  test.each([
    ['br', 'br', brotliDecompressSync],
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
    ['*', 'br', brotliDecompressSync],
  ])('are compressed for a client that accepts %s', async (accepted, coding, decompress) => {
    const plain = await served.get(BIG)
    const response = await served.get(BIG, { 'accept-encoding': accepted })
    expect(response.headers['content-encoding']).toBe(coding)
    expect(response.headers['vary']).toContain('Accept-Encoding')
    expect(response.bytes.length).toBeLessThan(plain.bytes.length / 2)
    expect(response.headers['content-length']).toBe(String(response.bytes.length))
    expect(decompress(response.bytes).toString()).toBe(plain.text)
    expect(response.headers['etag']).toBe(`W/${plain.headers['etag']}`)
    expect(
      (
        await served.get(BIG, {
          'accept-encoding': accepted,
          'if-none-match': response.headers['etag'] ?? '',
        })
      ).status,
    ).toBe(304)
  })

  test.each(['', 'identity', 'gzip;q=0', 'br;q=0, *;q=0'])(
    'are sent as they are to a client that accepts “%s”',
    async (accepted) => {
      const response = await served.get(BIG, { 'accept-encoding': accepted })
      expect(response.headers['content-encoding']).toBeUndefined()
      expect(response.headers['vary']).toContain('Accept-Encoding')
      expect(response.text).toBe(FILES['api/v1/policy/NICHLIP25041V022425'])
    },
  )

  test.each(['/%61pi/v1/policy/NICHLIP25041V022425', '/%61%70i/%761/policy/NICHLIP2%35041V022425'])(
    'are found with the headers of their path where letters and digits of it are escaped: %s',
    async (path) => {
      const response = await served.get(path)
      expect(response.text).toBe(FILES['api/v1/policy/NICHLIP25041V022425'])
      expect(response.headers['content-type']).toBe('application/json; charset=utf-8')
    },
  )

  test('of /api in escaped capitals lead to the right one', async () => {
    const { status, headers } = await served.get('/%41P%49/v1/stats?x=%41')
    expect([status, headers['location']]).toEqual([301, '/api/v1/stats?x=%41'])
  })

  test.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e%2fsecret.txt',
    '/docs/../../secret.txt',
    '/docs/..%2f..%2fsecret.txt',
    '/..\\secret.txt',
    '/..%5csecret.txt',
    '/docs%2ferrors.html',
    '/secret.txt%00.json',
    '/forms/1.json%00',
    '/./..//..//secret.txt',
    '//secret/a.txt',
    '/link.txt',
    '/linked/a.txt',
    '/.gitignore',
    '/%zz',
    '/%6%31pi/v1/policy/NICHLIP25041V022425',
    '/%%361pi/v1/policy/NICHLIP25041V022425',
    '/%2561pi/v1/policy/NICHLIP25041V022425',
    '/%ff',
  ])('%s is not found', async (path) => {
    await symlink(join(served.parent, 'secret.txt'), join(served.folder, 'link.txt')).catch(() => {})
    await symlink(join(served.parent, 'secret'), join(served.folder, 'linked')).catch(() => {})
    const response = await served.get(path)
    expect(response.status).toBe(404)
    expect(response.text).not.toContain('SECRET')
    expect(response.headers['content-type']).toBe('text/html; charset=UTF-8')
  })

  test('a file that appears while serving is found, one that goes is not', async () => {
    expect((await served.get('/new.txt')).status).toBe(404)
    await writeFile(join(served.folder, 'new.txt'), 'new')
    expect((await served.get('/new.txt')).text).toBe('new')
    await rm(join(served.folder, 'new.txt'))
    expect((await served.get('/new.txt')).status).toBe(404)
  })

  test('the site’s own page says that nothing was found', async () => {
    expect((await served.get('/nothing')).text).toContain('no page at this address')
    await writeFile(join(served.folder, '404.html'), 'our page')
    const response = await served.get('/nothing')
    const again = await served.get('/nothing', { 'if-none-match': response.headers['etag'] ?? '' })
    await rm(join(served.folder, '404.html'))
    expect(response.status).toBe(404)
    expect(response.text).toBe('our page')
    // A copy of the page is no answer to an address: that there is none stays said.
    expect([again.status, again.text]).toEqual([404, 'our page'])
    expect(response.headers['x-content-type-options']).toBe('nosniff')
  })
})
