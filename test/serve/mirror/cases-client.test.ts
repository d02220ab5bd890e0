import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Service, ServiceError } from '../../../build/serve/client/index.ts'
import { type CopiedSite, copiedSite, publishedClient } from './copied-site.ts'
import { served } from './made-release.ts'

// The one table of cases, asked of client.js, with clauses in files and in packs: each body is the one that the preview of the site gives.

let site: CopiedSite

describe.each(['files', 'packs'] as const)('client.js, as it is published, with clauses in %s', (clauses) => {
  beforeAll(async () => {
    site = await copiedSite(clauses)
  })

  afterAll(() => site.preview.close())

  test('answers every GET from a bare copy behind a server that knows nothing but files', async () => {
    const { url } = await served(site.copy)
    const service = await publishedClient(site.copy, { base: url, copy: true })
    const wrong: string[] = []
    let count = 0
    for (const [{ name, sent }, { status, text }] of site.expected) {
      if (sent.method !== 'GET' || !sent.path.startsWith('/api')) continue
      const given = await outcome(service, sent.path)
      const neutral = (body: string, at: string) => body.replaceAll(`${at}/docs/errors#`, '')
      if (
        given.status !== status ||
        neutral(given.text, url) !== neutral(canonical(text), site.preview.origin)
      )
        wrong.push(`${name}: ${given.status} ${given.text.slice(0, 200)}`)
      count += 1
    }
    expect(wrong).toEqual([])
    expect(count).toBeGreaterThan(250)
  })

  test('answers the same from the live site', async () => {
    const service = await publishedClient(site.copy, { base: site.preview.origin })
    for (const [{ name, sent }, { status, text }] of site.expected) {
      if (sent.method !== 'GET' || !sent.path.startsWith('/api')) continue
      expect([name, await outcome(service, sent.path)]).toEqual([name, { status, text: canonical(text) }])
    }
  })
})

/** Answer of the client for an address, as status and body. */
async function outcome(service: Service, path: string): Promise<{ status: number; text: string }> {
  try {
    return { status: 200, text: JSON.stringify(await service.get(path)) }
  } catch (error) {
    const { code, message, docs, status } = error as ServiceError
    return { status, text: JSON.stringify({ error: code, message, docs }) }
  }
}

function canonical(text: string): string {
  return JSON.stringify(JSON.parse(text))
}
