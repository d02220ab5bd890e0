import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LatestChanges } from '../../../build/contract/changes.ts'
import type { PoliciesBody } from '../../../build/contract/published/search-results.ts'
import { type Preview, startPreview } from '../../../build/serve/preview/preview-server.ts'
import { serveFolder } from '../../../build/serve/mirror/serve.ts'
import type { Serving } from '../../../build/serve/site/site-server.ts'
import { EditedData } from '../../support/edited-data.ts'
import { treeOf } from '../../support/tree.ts'

// Three releases of a small dataset, a month apart: the second renames one product, the third another and the first insurer.

const DAYS = ['2026-03-31', '2026-04-30', '2026-05-31'] as const
const DATES = ['Tue, 31 Mar 2026', 'Thu, 30 Apr 2026', 'Sun, 31 May 2026'].map((day) => `${day} 00:00:00 GMT`)

let last: string
let uins: string[]
let formPath: string
let preview: Preview
let mirror: Serving

beforeAll(async () => {
  const data = new EditedData()
  const paths = data.products()
  uins = paths.map((path) => (JSON.parse(data.text(path)) as { uin: string }).uin)
  let previous: string | undefined
  for (const [at, day] of DAYS.entries()) {
    data.reword('dataset.json', /"data_date": "[^"]+"/u, `"data_date": "${day}"`)
    if (at > 0) data.reword(paths[at] ?? '', /"name": "/u, '"name": "Renamed ')
    previous = await data.built({ previous })
  }
  last = previous ?? ''
  formPath = `/${[...treeOf(last).keys()].find((path) => /^forms\/\d+\.json$/u.test(path))}`
  preview = await startPreview({ folder: last, limit: false })
  mirror = await serveFolder({ folder: last, port: 0, host: '127.0.0.1', rebase: null })
})

afterAll(() => Promise.all([preview.close(), mirror.close()]))

test('each record is named by the last release that changed it', () => {
  const latest = JSON.parse(readFileSync(join(last, 'changes/latest.json'), 'utf8')) as LatestChanges
  expect(latest.since).toEqual({ release: 1, data_date: DAYS[0] })
  expect(latest.releases.map(({ data_date, products }) => [data_date, products])).toEqual([
    [DAYS[2], [uins[2]]],
    [DAYS[1], [uins[1]]],
  ])
})

const BEGINS =
  'The record of changes begins on 2026-03-31: since that day or one before it, all products are given.'

test('the list of releases says when the record of changes begins', () => {
  const index = JSON.parse(readFileSync(join(last, 'changes/index.json'), 'utf8')) as object
  expect(index).toMatchObject({ since: { release: 1, data_date: DAYS[0] }, message: BEGINS })
})

test.each([
  ['2026-03-01', 'all'],
  [DAYS[0], 'all'],
  ['2026-04-01', [2, 1]],
  [DAYS[1], [2, 1]],
  ['2026-05-01', [2]],
  ['2026-06-01', []],
] as const)('products changed since %s', async (day, changed) => {
  for (const { origin } of [preview, mirror]) {
    const response = await fetch(`${origin}/api/v1/policies?limit=100&changed_since=${day}`)
    const { policies, query, message } = (await response.json()) as PoliciesBody
    const wanted = changed === 'all' ? uins : changed.map((at) => uins[at])
    expect(query.changed_since).toBe(day)
    expect(message).toBe(changed === 'all' ? BEGINS : null)
    expect(new Set(policies.map(({ uin }) => uin))).toEqual(new Set(wanted))
    expect(policies).toHaveLength(wanted.length)
  }
})

test('what is no day is refused', async () => {
  const response = await fetch(`${preview.origin}/api/v1/policies?changed_since=yesterday`)
  expect([response.status, await response.json()]).toMatchObject([404, { error: 'invalid-request' }])
})

test('Last-Modified is the day of the release that last changed the record, of lists the day of the data, of a search the day its product was last another', async () => {
  const paths: [string, string | undefined][] = [
    [`/api/v1/policy/${encodeURIComponent(uins[0] ?? '')}`, DATES[0]],
    [`/api/v1/policy/${encodeURIComponent(uins[1] ?? '')}`, DATES[1]],
    [`/api/v1/policy/${encodeURIComponent(uins[2] ?? '')}`, DATES[2]],
    ['/api/v1/policies', DATES[2]],
    ['/api/v1/stats', DATES[2]],
    [`/api/v1/policy/${encodeURIComponent(uins[0] ?? '')}/search?q=cover`, DATES[0]],
    [formPath, DATES[0]],
    ['/docs', undefined],
  ]
  for (const { origin } of [preview, mirror])
    for (const [path, date] of paths) {
      const { status, headers } = await fetch(origin + path)
      expect([path, status, headers.get('last-modified')]).toEqual([path, 200, date ?? null])
    }
})
