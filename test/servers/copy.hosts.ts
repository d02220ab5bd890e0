import type { ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CLAUSE_FORMS, FILE_HEADERS } from '../../build/contract/hosting.ts'
import type { ClausesFile } from '../../build/contract/index-files/clauses.ts'
import { serveFolder } from '../../build/serve/mirror/serve.ts'
import type { Serving } from '../../build/serve/site/site-server.ts'
import { isDecodable } from '../requests/table.ts'
import { wireTo } from '../support/http.ts'
import {
  type CopiedSite,
  copiedSite,
  differing,
  heardOf,
  publishedClient,
} from '../serve/mirror/copied-site.ts'
import { runCommand } from '../support/commands.ts'
import { verifyCommand } from '../verify/index.ts'
import { startNginx, startPython } from './started-hosts.ts'

// The configurations that /docs/mirrors gives to copy, taken from a copy and tried as they are.

let site: CopiedSite
let serving: Serving

const TYPES = [
  ['/docs', 'text/html; charset=utf-8'],
  ['/docs/data', 'text/html; charset=utf-8'],
  ['/forms', 'text/html; charset=utf-8'],
  ['/forms/1', 'text/html; charset=utf-8'],
  ['/forms/1.json', 'application/json; charset=utf-8'],
  ['/docs/data.md', 'text/markdown; charset=utf-8'],
  ['/index/catalogue.json', 'application/json; charset=utf-8'],
  ['/index/answers/stats', 'application/json; charset=utf-8'],
  ['/schemas/policy.json', 'application/json; charset=utf-8'],
  ['/client.js', 'javascript; charset=utf-8'],
  ['/assets/site.css', 'text/css; charset=utf-8'],
] as const

async function typesProblems(origin: string): Promise<string[]> {
  const wire = wireTo(origin)
  const wrong: string[] = []
  for (const [path, type] of TYPES) {
    const { status, headers } = await wire.send({ method: 'GET', path })
    const is = headers['content-type']?.toLowerCase() ?? 'nothing'
    if (status !== 200 || !is.endsWith(type)) wrong.push(`${path}: ${status} ${is}`)
    for (const [name, value] of Object.entries(FILE_HEADERS))
      if (headers[name.toLowerCase()] !== value)
        wrong.push(`${path}: ${name} is ${headers[name.toLowerCase()]}`)
  }
  const lost = await wire.send({ method: 'GET', path: '/nothing/here' })
  if (lost.status !== 404 || !lost.text.includes('<html')) wrong.push(`/nothing/here: ${lost.status}`)
  wire.close()
  return wrong
}

/** Faults of a host of files alone: it must answer what is a file of the table, and refuse the rest in JSON. */
async function bareProblems(origin: string): Promise<string[]> {
  const bare = site.cases.filter((one) => one.bare)
  expect(bare.length).toBeGreaterThan(5)
  const heard = await heardOf(bare, wireTo(origin))
  const wire = wireTo(origin)
  const wrong = differing(site, heard, origin)
  for (const path of [
    '/api/v1/policies',
    '/api/v1/policies?q=plan',
    '/api/v1/categories',
    '/api/v1/clause/987654321',
    '/api/v1/nothing',
    '/api/v1/law/',
  ]) {
    const { status, headers, text } = await wire.send({ method: 'GET', path })
    const { error, docs } = (text.startsWith('{') ? JSON.parse(text) : {}) as {
      error?: string
      docs?: string
    }
    if (
      status !== 404 ||
      error !== 'no-such-operation' ||
      docs !== `${origin}/docs/errors#no-such-operation` ||
      headers['content-type']?.startsWith('application/json') !== true
    )
      wrong.push(`${path}: ${status} ${headers['content-type']} ${text.slice(0, 100)}`)
  }
  wire.close()
  return [...wrong, ...(await clauseProblems(origin))]
}

/** Every tenth clause, asked as programs do of such a host: by /client.js. */
async function clauseProblems(origin: string): Promise<string[]> {
  const service = await publishedClient(site.copy, { base: origin, copy: true })
  const { clauses } = JSON.parse(
    readFileSync(join(site.copy, 'index/clauses/SBHHLIP25011V022425.json'), 'utf8'),
  ) as ClausesFile
  const wrong: string[] = []
  for (const clause of clauses.filter((_, at) => at % 10 === 0))
    for (const search of ['', '?lang=hi'])
      if (!isDeepStrictEqual(await service.get(`/api/v1/clause/${clause.id}${search}`), clause))
        wrong.push(`clause ${clause.id}${search}: another answer`)
  return wrong
}

describe.each(CLAUSE_FORMS)('a copy with clauses as %s', (manner) => {
  beforeAll(async () => {
    site = await copiedSite(manner)
    serving = await serveFolder({ folder: site.copy, port: 0, host: '127.0.0.1', rebase: null })
  })

  afterAll(async () => {
    await serving.close()
    await site.preview.close()
  })

  describe('nginx with the queries beside it', () => {
    let origin: string
    let child: ChildProcess

    beforeAll(async () => {
      ;({ origin, child } = await startNginx(site.copy, 'nginx.conf', serving))
    })
    afterAll(() => child.kill())

    test('answers every case with the body that the site gives', async () => {
      const cases = site.cases.filter(isDecodable)
      expect(site.cases.length - cases.length).toBeLessThan(12)
      const heard = await heardOf(cases, wireTo(origin))
      const wrong = [...heard].flatMap(([one, answer]) =>
        site.judge(one, answer, origin).map((problem) => `${one.name}: ${problem}`),
      )
      expect(wrong).toEqual([])
      expect(differing(site, heard, origin)).toEqual([])
    })

    test('gives every file its type', async () => expect(await typesProblems(origin)).toEqual([]))

    test('is all right for npm run verify, which says what a copy cannot do', async () => {
      const { out } = await runCommand(verifyCommand, origin, '--copy', '--failures')
      expect(out.match(/^FAIL .*/gmu) ?? []).toEqual([])
      expect(out).toContain('skip the site has the key that receipts are made with: a copy stores nothing')
      expect(out).toMatch(/^skip \d+ submissions: a copy stores nothing$/mu)
    })
  })

  describe.each([
    ['nginx with files alone', () => startNginx(site.copy, 'nginx-files.conf', serving)],
    ["Python's server with our handler", () => startPython(site.copy)],
  ])('%s', (_, start) => {
    let origin: string
    let child: ChildProcess

    beforeAll(async () => {
      ;({ origin, child } = await start())
    })
    afterAll(() => child.kill())

    test('answers what is a file and refuses the rest in JSON', async () =>
      expect(await bareProblems(origin)).toEqual([]))
    test('gives every file its type', async () => expect(await typesProblems(origin)).toEqual([]))
  })
})
