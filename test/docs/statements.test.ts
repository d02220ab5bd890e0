import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { encode } from 'gpt-tokenizer/encoding/o200k_base'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PolicyTextBody } from '../../build/contract/published/search-results.ts'
import type { Preview } from '../../build/serve/preview/preview-server.ts'
import { caseSite, serveSite } from '../requests/site.ts'

// What pages say and no other test tries: each sentence is looked for on its page first, so that neither changes alone.

const UIN = 'SBHHLIP25011V022425'

let folder: string
let preview: Preview
let now = 0
beforeAll(async () => {
  ;({ folder } = await caseSite())
  preview = await serveSite(folder, { clock: () => now })
})
afterAll(() => preview.close())

const ask = (path: string, init?: RequestInit) => fetch(preview.origin + path, init)

const STATEMENTS: readonly [sentence: string, page: string, tried: () => Promise<void>][] = [
  [
    'The same as Markdown, in fewer tokens: for reading, not for parsing.',
    'api/v1/openapi.json',
    async () => {
      const json = await (await ask(`/api/v1/policy/${UIN}`)).text()
      const markdown = await (await ask(`/policy/${UIN}.md`)).text()
      expect(encode(markdown).length).toBeLessThan(0.6 * encode(json).length)
    },
  ],
  [
    'The best 20 clauses are returned, total counts all',
    'api/v1/openapi.json',
    async () => {
      const answer = await ask(`/api/v1/policy/${UIN}/search?q=insured+person`)
      const { clauses, total } = (await answer.json()) as PolicyTextBody
      expect(clauses).toHaveLength(20)
      expect(total).toBeGreaterThan(20)
    },
  ],
  [
    '120 requests in 60 seconds from one IP address, all addresses under `/api/v1`, `/mcp` and the search page counted together',
    'docs/terms.md',
    async () => {
      const paths = ['/api/v1/stats', '/api/v1/policies?q=care', '/search?q=care', '/api/v1/nothing']
      now += 60_000
      for (let at = 0; at < 120; at += 1) expect((await ask(paths[at % 4] ?? '')).status).not.toBe(429)
      const { status, headers } = await ask('/search?q=free+look')
      expect([status, Number(headers.get('retry-after'))]).toEqual([429, 60])
      expect((await ask('/mcp', { method: 'POST', body: '{}' })).status).toBe(429)
    },
  ],
]

test.each(STATEMENTS)('“%s” is said and holds', async (sentence, page, tried) => {
  expect(readFileSync(join(folder, page), 'utf8').replace(/\s+/gu, ' ')).toContain(sentence)
  await tried()
})
