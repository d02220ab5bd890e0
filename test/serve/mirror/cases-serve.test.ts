import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { serveFolder } from '../../../build/serve/mirror/serve.ts'
import type { Serving } from '../../../build/serve/site/site-server.ts'
import type { Heard } from '../../requests/case.ts'
import { wireTo } from '../../support/http.ts'
import { BASE } from '../../support/built-once.ts'
import { type CopiedSite, copiedSite, differing, heardOf } from './copied-site.ts'

// The one table of cases, asked of mirror.mjs serve, with clauses in files and in packs: each body is the one that the preview of the site gives.

/** Files of every kind, and addresses that are none or only nearly one. */
const PATHS = `
  / /docs /docs/ /docs/data /docs/data.md /forms /forms/1 /forms/1.json /forms/index.json /schemas/policy.json
  /index/catalogue.json /index/search.js /assets/site.css /assets/icon.svg /robots.txt /sitemap.xml /llms.txt
  /.well-known/api-catalog /manifest.json /changes/feed.atom /release/lists/law.sha256 /docs/servers/nginx.conf
  /mirror.mjs /nothing /Docs/Data /%zz`
  .trim()
  .split(/\s+/u)

let site: CopiedSite

describe.each(['files', 'packs'] as const)('a copy with its clauses in %s', (clauses) => {
  beforeAll(async () => {
    site = await copiedSite(clauses)
  })

  afterAll(() => site.preview.close())

  test('the table has hundreds of cases that a copy must answer', () => {
    expect(site.cases.length).toBeGreaterThan(350)
  })

  describe('mirror.mjs serve', () => {
    let serving: Serving
    let log: ReturnType<typeof vi.spyOn>

    beforeAll(async () => {
      log = vi.spyOn(console, 'error').mockImplementation(() => {})
      serving = await serveFolder({ folder: site.copy, port: 0, host: '127.0.0.1', rebase: null })
    })
    afterAll(async () => {
      await serving.close()
      log.mockRestore()
    })

    test('answers every case, with the body that the site itself gives', async () => {
      const answers = await heardOf(site.cases, wireTo(serving.origin))
      const wrong = [...answers].flatMap(([one, given]) =>
        site.judge(one, given, serving.origin).map((problem) => `${one.name}: ${problem}`),
      )
      expect(wrong).toEqual([])
      expect(differing(site, answers, serving.origin)).toEqual([])
      // Asked again, what was kept is sent: the same, with the same headers.
      const again = await heardOf(site.cases, wireTo(serving.origin))
      for (const [one, given] of again)
        expect([one.name, withoutDate(given)]).toEqual([one.name, withoutDate(answers.get(one))])
      expect(log).not.toHaveBeenCalled()
    })

    test('sends every kind of file with the headers of the site', async () => {
      const [one, two] = [wireTo(site.preview.origin), wireTo(serving.origin)]
      for (const path of PATHS) {
        const [{ headers: wanted, ...before }, { headers: given, ...mirror }] = [
          await one.send({ method: 'GET', path }),
          await two.send({ method: 'GET', path }),
        ]
        expect([path, mirror]).toEqual([path, before])
        for (const name of [
          'content-type',
          'etag',
          'content-security-policy',
          'access-control-allow-origin',
          'referrer-policy',
          'x-content-type-options',
        ])
          expect([path, name, given[name]]).toEqual([path, name, wanted[name]])
        const again = await two.send({
          method: 'GET',
          path,
          headers: { 'if-none-match': given['etag'] ?? '' },
        })
        expect([path, again.status, again.text]).toEqual([
          path,
          ...(before.status === 200 ? [304, ''] : [404, before.text]),
        ])
        const head = await two.send({ method: 'HEAD', path })
        expect([path, head.status, head.text]).toEqual([path, before.status, ''])
      }
      one.close()
      two.close()
    })

    test.each(['help', 'corrections'])(
      'refuses a submission to %s and says where it is taken',
      async (kind) => {
        const wire = wireTo(serving.origin)
        const headers = { 'content-type': 'application/json' }
        const { status, text } = await wire.send({
          method: 'POST',
          path: `/api/v1/${kind}`,
          headers,
          body: '{}',
        })
        expect([status, JSON.parse(text)]).toMatchObject([404, { error: 'no-such-operation' }])
        expect(text).toContain(`${BASE}/api/v1/${kind}`)
        wire.close()
      },
    )

    test.each([
      '/../package.json',
      '/%2e%2e/%2e%2e/etc/passwd',
      '/..%2f..%2fetc%2fpasswd',
      '//etc/passwd',
      '/.sync/lock',
    ])('%s leads to nothing', async (path) => {
      const wire = wireTo(serving.origin)
      expect((await wire.send({ method: 'GET', path })).status).toBe(404)
      wire.close()
    })
  })

  test('serve --rebase names the new address in every body, and no other', async () => {
    const serving = await serveFolder({
      folder: site.copy,
      port: 0,
      host: '127.0.0.1',
      rebase: 'https://copy.example/here',
    })
    const wire = wireTo(serving.origin)
    for (const [one, before] of site.expected) {
      if (one.status !== 200 || one.sent.method !== 'GET') continue
      const { text } = await wire.send(one.sent)
      expect([one.name, text]).toEqual([one.name, before.text.replaceAll(BASE, 'https://copy.example/here')])
    }
    const manifest = await wire.send({ method: 'GET', path: '/manifest.json' })
    expect(manifest.text).toBe(readFileSync(join(site.copy, 'manifest.json'), 'utf8'))
    wire.close()
    await serving.close()
  })
})

/** An answer without the second in which it was sent. */
function withoutDate(given: Heard | undefined) {
  const { date: _, ...headers } = given?.headers ?? {}
  return { ...given, headers }
}
