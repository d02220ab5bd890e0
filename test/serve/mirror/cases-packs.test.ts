import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveFolder } from '../../../build/serve/mirror/serve.ts'
import { wireTo } from '../../support/http.ts'
import { type CopiedSite, copiedSite, differing, heardOf, publishedClient } from './copied-site.ts'
import { served } from './made-release.ts'

// A copy whose clauses are in packs alone: the same cases, of mirror.mjs serve and of client.js.

let site: CopiedSite

beforeAll(async () => {
  site = await copiedSite('packs')
}, 120_000)

afterAll(() => site.preview.close())

test('mirror.mjs serve answers every case as the site does', async () => {
  const serving = await serveFolder({ folder: site.copy, port: 0, host: '127.0.0.1', rebase: null })
  const heard = await heardOf(site.cases, wireTo(serving.origin))
  expect(differing(site, heard, serving.origin)).toEqual([])
  await serving.close()
}, 60_000)

test('serve --rebase names the new address in clauses', async () => {
  const rebase = 'https://copy.example/here'
  const serving = await serveFolder({ folder: site.copy, port: 0, host: '127.0.0.1', rebase })
  const wire = wireTo(serving.origin)
  const clauses = [...site.expected].filter(
    ([{ sent, status }]) => status === 200 && sent.method === 'GET' && sent.path.includes('/clause/'),
  )
  for (const [{ sent }, { text }] of clauses)
    expect((await wire.send(sent)).text).toBe(text.replaceAll('https://insurance.example', rebase))
  expect(clauses.length).toBeGreaterThan(1)
  wire.close()
  await serving.close()
})

test('client.js answers every clause from the files of the copy', async () => {
  const { url } = await served(site.copy)
  const service = await publishedClient(site.copy, { base: url, copy: true })
  let count = 0
  for (const [{ sent }, { status, text }] of site.expected) {
    if (sent.method !== 'GET' || !sent.path.includes('/clause/')) continue
    count += 1
    const given = await service.get(sent.path).catch((refusal: unknown) => refusal)
    if (status === 200) expect(given).toEqual(JSON.parse(text))
    else expect(given).toMatchObject({ status, code: (JSON.parse(text) as { error: string }).error })
  }
  expect(count).toBeGreaterThan(10)
})
