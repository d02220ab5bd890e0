import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Serving, serveFolder } from '../../build/mirror/serve.ts'
import { syncFolder } from '../../build/mirror/sync.ts'
import type { Preview } from '../../build/preview/server.ts'
import type { Case, Heard } from '../cases/case.ts'
import { filesOf } from '../cases/doors.ts'
import { type CaseJudge, caseJudge } from '../cases/judge.ts'
import { readPicks } from '../cases/picks.ts'
import { buildSite, serveSite } from '../cases/site.ts'
import { casesFor, isSubmission } from '../cases/table.ts'
import { type Wire, wireTo } from '../cases/wire.ts'
import { temporaryFolder } from '../support/built.ts'
import type { PublicDocument } from '../support/public-document.ts'

// The one table of cases, asked of every host of a copy: each body is the one that the preview of the site gives.

const BASE = 'https://insurance.example'

let preview: Preview
let copy: string
let cases: Case[]
let judge: CaseJudge
let expected: Map<Case, Heard>

beforeAll(async () => {
  const { folder } = await buildSite(BASE)
  judge = caseJudge((await filesOf(folder)('/api/v1/openapi.json')) as PublicDocument)
  cases = casesFor(await readPicks(filesOf(folder))).filter(
    (one) => one.place !== 'functions' && !isSubmission(one),
  )
  preview = await serveSite(folder, { limit: false })
  expected = await heard(wireTo(preview.origin))
  copy = join(temporaryFolder('cases-copy'), 'site')
  await syncFolder(preview.origin, copy, { patience: 10_000 })
}, 120_000)

afterAll(() => preview.close())

async function heard(wire: Wire): Promise<Map<Case, Heard>> {
  const all = new Map<Case, Heard>()
  for (const one of cases) all.set(one, await wire.send(one.sent))
  wire.close()
  return all
}

/** A body with the address it was asked at taken out: refusals name it. */
function neutral(text: string, origin: string): string {
  return text.replaceAll(`${origin}/docs/errors#`, 'ORIGIN/docs/errors#')
}

function differing(of: ReadonlyMap<Case, Heard>, origin: string): string[] {
  return [...of].flatMap(([one, { status, text }]) => {
    const before = expected.get(one)
    const same = before?.status === status && neutral(before.text, preview.origin) === neutral(text, origin)
    return same ? [] : [`${one.name}: ${status} ${text.slice(0, 200)}`]
  })
}

test('the table has hundreds of cases that a copy must answer', () => {
  expect(cases.length).toBeGreaterThan(350)
})

describe('mirror.mjs serve', () => {
  let serving: Serving
  let log: ReturnType<typeof vi.spyOn>

  beforeAll(async () => {
    log = vi.spyOn(console, 'error').mockImplementation(() => {})
    serving = await serveFolder({ folder: copy, port: 0, host: '127.0.0.1', rebase: null })
  })
  afterAll(async () => {
    await serving.close()
    log.mockRestore()
  })

  test('answers every case, with the body that the site itself gives', async () => {
    const answers = await heard(wireTo(serving.origin))
    const wrong = [...answers].flatMap(([one, given]) =>
      judge(one, given, serving.origin).map((problem) => `${one.name}: ${problem}`),
    )
    expect(wrong).toEqual([])
    expect(differing(answers, serving.origin)).toEqual([])
    expect(log).not.toHaveBeenCalled()
  }, 60_000)

  test('sends every kind of file with the headers of the site', async () => {
    const [one, two] = [wireTo(preview.origin), wireTo(serving.origin)]
    const paths = [
      '/',
      '/docs',
      '/docs/',
      '/docs/data',
      '/docs/data.md',
      '/forms',
      '/forms/1',
      '/forms/1.json',
      '/forms/index.json',
    ]
    const more = [
      '/schemas/policy.json',
      '/index/catalogue.json',
      '/index/search.js',
      '/assets/site.css',
      '/assets/icon.svg',
    ]
    const last = [
      '/robots.txt',
      '/sitemap.xml',
      '/llms.txt',
      '/.well-known/api-catalog',
      '/manifest.json',
      '/nothing',
      '/Docs/Data',
      '/%zz',
    ]
    for (const path of [...paths, ...more, ...last]) {
      const [{ headers: wanted, ...site }, { headers: given, ...mirror }] = [
        await one.send({ method: 'GET', path }),
        await two.send({ method: 'GET', path }),
      ]
      expect([path, mirror]).toEqual([path, site])
      for (const name of [
        'content-type',
        'etag',
        'content-security-policy',
        'access-control-allow-origin',
        'referrer-policy',
        'x-content-type-options',
      ])
        expect([path, name, given[name]]).toEqual([path, name, wanted[name]])
      const again = await two.send({ method: 'GET', path, headers: { 'if-none-match': given['etag'] ?? '' } })
      expect([path, again.status, again.text]).toEqual([
        path,
        ...(site.status === 200 ? [304, ''] : [404, site.text]),
      ])
      const head = await two.send({ method: 'HEAD', path })
      expect([path, head.status, head.text]).toEqual([path, site.status, ''])
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
    folder: copy,
    port: 0,
    host: '127.0.0.1',
    rebase: 'https://copy.example/here',
  })
  const wire = wireTo(serving.origin)
  for (const [one, before] of expected) {
    if (one.status !== 200 || one.sent.method !== 'GET') continue
    const { text } = await wire.send(one.sent)
    expect([one.name, text]).toEqual([one.name, before.text.replaceAll(BASE, 'https://copy.example/here')])
  }
  const manifest = await wire.send({ method: 'GET', path: '/manifest.json' })
  expect(manifest.text).toBe(readFileSync(join(copy, 'manifest.json'), 'utf8'))
  wire.close()
  await serving.close()
}, 60_000)
