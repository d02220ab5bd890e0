import { encode } from 'gpt-tokenizer/encoding/o200k_base'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SaidSite, saidSite } from './said-site.ts'
import { READING, type Statement } from './statements-of-reading.ts'

// Statements of the pages about answers are tried: each sentence is looked for on its page first, so that neither changes alone.

const UIN = 'SBHHLIP25011V022425'
const API = 'api/v1/openapi.json'
const ERRORS = 'docs/errors.md'

let site: SaidSite

beforeAll(async () => {
  site = await saidSite()
})

afterAll(() => site.close())

const posted = (path: string, body: string, type = 'application/json') =>
  ({ path, init: { method: 'POST', body, headers: { 'Content-Type': type } } }) as const

/** Statements on refusals, limits and forms of answers. */
const REFUSING: readonly Statement[] = [
  [
    'A parameter is missing, unknown, given twice or outside its allowed values.',
    ERRORS,
    async (site) => {
      const queries = ['compare', 'policies?x=1', 'policies?q=a&q=b', 'policies?status=sold']
      for (const query of queries)
        expect(await site.refusal(`/api/v1/${query}`)).toEqual([404, 'invalid-request'])
    },
  ],
  [
    'The percent-encoding of the address is broken.',
    ERRORS,
    async (site) => expect(await site.refusal('/api/v1/policies?q=%E0%A4')).toEqual([404, 'invalid-request']),
  ],
  [
    'is over 64 KiB, or was sent without Content-Type: application/json.',
    ERRORS,
    async (site) => {
      const long = JSON.stringify({ message: 'x'.repeat(65 * 1024) })
      for (const { path, init } of [
        posted('/api/v1/corrections', long),
        posted('/api/v1/corrections', '{"message":"x"}', 'text/plain'),
        posted('/api/v1/corrections', '[]'),
      ])
        expect(await site.refusal(path, init)).toEqual([404, 'invalid-request'])
    },
  ],
  [
    '"error": "clause-not-found",',
    ERRORS,
    async (site) => {
      const { message } = (await site.got('/api/v1/clause/abc')).body
      expect(site.words(ERRORS)).toContain(message)
    },
  ],
  [
    'The slug was mistyped or is in the wrong case',
    ERRORS,
    async (site) =>
      expect(await site.refusal('/api/v1/policies?insurer=Sample-Banyan-Health')).toEqual([
        404,
        'insurer-not-found',
      ]),
  ],
  [
    '120 requests in 60 seconds from one IP address, all addresses under `/api/v1`, `/mcp` and the search page counted together',
    'docs/terms.md',
    async (site) => {
      const paths = ['/api/v1/stats', '/api/v1/policies?q=care', '/search?q=care', '/api/v1/nothing']
      for (let at = 0; at < 120; at += 1)
        expect((await site.got(paths[at % 4] ?? '', {}, true)).status).not.toBe(429)
      const { status, headers } = await site.got('/search?q=free+look', {}, true)
      expect([status, Number(headers.get('retry-after'))]).toEqual([429, 60])
      expect((await site.got('/mcp', { method: 'POST', body: '{}' }, true)).status).toBe(429)
    },
  ],
  [
    'Requests for them are not counted.',
    'docs/mirrors.md',
    async (site) => {
      for (let at = 0; at < 130; at += 1)
        expect((await site.got('/index/service.json', {}, true)).status).toBe(200)
    },
  ],
  [
    'Sent again on the same day, it is stored once.',
    API,
    async (site) => {
      const { path, init } = posted('/api/v1/corrections', '{"message":"the page is 7"}')
      const [one, two] = [await site.got(path, init), await site.got(path, init)]
      expect(two.body.id).toBe(one.body.id)
    },
  ],
  [
    'The same as Markdown, in fewer tokens: for reading, not for parsing.',
    API,
    async (site) => {
      const json = (await site.got(`/api/v1/policy/${UIN}`)).text
      const markdown = (await site.got(`/policy/${UIN}.md`)).text
      expect(encode(markdown).length).toBeLessThan(0.6 * encode(json).length)
    },
  ],
  [
    'Acts, rules, regulations and circulars on insurance in India, section by section.',
    'llms.txt',
    async (site) => {
      for (const { slug } of (await site.got('/api/v1/law')).body.instruments) {
        const { sections } = (await site.got(`/api/v1/law/${slug}`)).body
        const markdown = (await site.got(`/law/${slug}.md`)).text
        for (const { number, url } of sections) {
          expect(markdown, `${slug} ${number}`).toContain(number)
          const page = await site.got(new URL(url).pathname)
          expect(page.text, url).toContain('<h1>')
        }
      }
    },
  ],
  [
    'The next page; null on the last.',
    API,
    async (site) => {
      const { total } = (await site.got('/api/v1/policies?limit=1')).body
      expect((await site.got('/api/v1/policies?limit=1')).body.previous).toBeNull()
      expect((await site.got(`/api/v1/policies?limit=1&offset=${total - 1}`)).body.next).toBeNull()
    },
  ],
]

test.each([...READING, ...REFUSING])('“%s” is said and holds', async (sentence, page, tried) => {
  expect(site.words(page)).toContain(sentence.replaceAll('"', page === API ? String.raw`\"` : '"'))
  await tried(site)
})
