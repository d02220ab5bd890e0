import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Preview } from '../../build/serve/preview/preview-server.ts'
import { verifySite } from './run.ts'
import { GOLDEN } from '../golden/golden.ts'
import { buildCaseSite, serveSite } from '../requests/site.ts'
import { wireTo } from '../support/http.ts'
import { takeLawAway } from '../support/without-law.ts'
import { temporaryFolder } from '../support/built.ts'
import { runCommand, runProgram } from '../support/commands.ts'
import { verifyCommand } from './index.ts'

/** The clock of the rate limit: waiting puts it on. */
let now = 0
let preview: Preview
let folder: string

beforeAll(async () => {
  folder = temporaryFolder('verify-site')
  preview = await serveSite(folder, { clock: () => now })
  await buildCaseSite(preview.origin, folder)
})

afterAll(() => preview.close())

/** Verifies a site; gives the counts and every line of the report. */
async function verified(at: Preview, { rateLimit = false, post = false, copy = false } = {}) {
  const wire = wireTo(at.origin)
  const lines: string[] = []
  const wait = (seconds: number) => {
    now += seconds * 1000
    return Promise.resolve()
  }
  const counts = await verifySite(wire, { rateLimit, post, copy, say: (line) => lines.push(line), wait })
  wire.close()
  return { ...counts, lines, failures: lines.filter((line) => line.startsWith('FAIL')) }
}

describe('verify', () => {
  test('passes against the preview, waiting where Retry-After says so, with a line for everything', async () => {
    const { ok, failed, skipped, lines, failures } = await verified(preview, { rateLimit: true, post: true })
    expect(failures).toEqual([])
    expect([failed, skipped]).toEqual([0, 0])
    expect(lines.filter((line) => line.startsWith('ok '))).toHaveLength(ok)
    expect(ok).toBeGreaterThan(400)
    expect(
      lines.filter((line) => line.includes('waiting 60 seconds, as Retry-After says')).length,
    ).toBeGreaterThan(2)
    expect(lines.join('\n')).toContain(
      '120 passed, then 429; content-type: application/json; charset=utf-8; retry-after: 60',
    )
  })

  test('sends nothing that could be stored without --post', async () => {
    const sent: string[] = []
    const wire = wireTo(preview.origin)
    const noting = {
      ...wire,
      send: (one: Parameters<typeof wire.send>[0]) => {
        if (one.method === 'POST') sent.push(one.body === '{}' ? 'nothing to store' : one.path)
        now += 60_000
        return wire.send(one)
      },
    }
    const wait = () => Promise.resolve()
    const counts = await verifySite(noting, {
      rateLimit: false,
      post: false,
      copy: false,
      say: () => {},
      wait,
    })
    wire.close()
    expect(sent.filter((path) => /help|corrections/u.test(path))).toEqual([])
    expect(sent.length).toBeGreaterThan(5)
    expect([counts.failed, counts.skipped > 40]).toEqual([0, true])
  })
})

test('verify passes on a young site, with one product of which nothing was read, and says what it did not ask', async () => {
  const data = temporaryFolder('young-data')
  const product = 'products/sample-heron/tyre-cover.json'
  cpSync(GOLDEN.data, data, { recursive: true })
  for (const gone of ['products', 'law', 'retired.json']) rmSync(join(data, gone), { recursive: true })
  takeLawAway(data)
  mkdirSync(join(data, 'products/sample-heron'), { recursive: true })
  const record = JSON.parse(readFileSync(join(GOLDEN.data, product), 'utf8')) as object
  const young = { ...record, facts: [], documents: [] }
  writeFileSync(join(data, product), `${JSON.stringify(young, null, 2)}\n`)
  const { code, out, err } = await runCommand(verifyCommand, '--data', data, '--failures')
  expect([code, out.match(/^FAIL .*/gmu)], err).toEqual([0, null])
  expect(out.match(/^skip .*/gmu)).toEqual([
    'skip facts and words of clauses: no product was read',
    'skip clauses by their numbers: the product that is asked about has fewer than three',
    'skip comparisons: there is only one product',
    'skip law by its slug: there is none',
    'skip withdrawn products: there is none',
    'skip retired clauses: there is none',
  ])
})

describe('the command', () => {
  test.each([
    [[], 'Give one URL'],
    [['ftp://example.org'], 'is not the address of a site'],
    [['https://example.org/api/v1'], 'is not the address of a site'],
    [['https://example.org', '--data', 'data'], 'Give one URL'],
    [['--data', 'data', '--rate-limit'], 'Give one URL'],
    [['https://example.org', '--copy', '--post'], 'A copy has no limit and stores nothing'],
    [['--fast', 'https://example.org'], '--fast is not an option'],
    [['http://127.0.0.1:9'], 'ECONNREFUSED'],
  ])('%j exits with 2: %s', async (args, message) => {
    const { code, err } = await runCommand(verifyCommand, ...args)
    expect([code, err]).toEqual([2, expect.stringContaining(message)])
  })

  test('verifies a dataset that it builds and serves itself', async () => {
    const { code, out, err } = await runProgram(
      'test/verify/index.ts',
      '.',
      '--data',
      GOLDEN.data,
      '--failures',
    )
    expect([code, err]).toEqual([0, expect.stringContaining('written')])
    expect(out).not.toContain('FAIL')
    expect(out).toMatch(/\n\d+ ok, 0 failed, \d+ skipped\nslowest: \d+ ms, .*\n$/u)
  })
})
