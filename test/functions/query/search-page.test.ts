import { beforeAll, describe, expect, test } from 'vitest'
import { folderSource } from '../../../functions/query/source/reader.ts'
import { sampleSite } from '../../support/built-once.ts'
import { get } from '../../support/handlers.ts'

let folder = ''
beforeAll(async () => void (folder = await sampleSite()))

/** The kinds of things on a page of results, in their order, each with where its entries lead. */
async function found(q: string): Promise<[kind: string, hrefs: string[]][]> {
  const html = await (await page(`/search?q=${encodeURIComponent(q)}`)).text()
  return Array.from(
    html.matchAll(/<section id="(\w+)">(.*?)<\/section>/gsu),
    ([, kind = '', inside = '']) => [
      kind,
      Array.from(inside.matchAll(/<li>\s*<a href="([^"]*)"/gu), ([, href = '']) => href),
    ],
  )
}

const page = (path: string) => get(path, {}, folderSource(folder))

describe('the kind that answers best comes first', () => {
  test.each([
    ['SBHHLIP25011V022425', 'products', '/policy/SBHHLIP25011V022425'],
    ['banyan family care', 'products', '/policy/SBHHLIP25011V022425'],
    ['complaint banyan', 'insurers', '/insurer/sample-banyan-health'],
    ['sample lotus life', 'insurers', '/insurer/sample-lotus-life'],
    ['section 45 insurance act', 'law', '/law/insurance-act-1938/45'],
    ['my claim was rejected', 'rights', '/rights/claim-rejected'],
    ['claim form', 'forms', /^\/forms\/\d+$/u],
    ['my father has diabetes', 'wordings', /^\/policy\/[A-Z0-9]+\/wording#c\d+$/u],
  ])('%s: %s', async (q, kind, first) => {
    const [best] = await found(q)
    expect(best?.[0]).toBe(kind)
    expect(best?.[1][0]).toEqual(typeof first === 'string' ? first : expect.stringMatching(first))
  })
})

test.each(['sample policy wordings', 'how long may lighthouses be insured'])(
  'a word of all insurers, or one that only looks like a name, names none: %s',
  async (q) => {
    expect((await found(q)).map(([kind]) => kind)).not.toContain('insurers')
  },
)

test('what is not held is said, and nothing is guessed', async () => {
  const html = await (await page('/search?q=xyzzyq')).text()
  expect(html).toContain('Nothing is held under these words')
  expect(html).not.toContain('<section id="products">')
})

test('a list of the products of a category goes on where it ended', async () => {
  const first = await (await page('/search?category=health-indemnity')).text()
  const rest = await (await page('/search?category=health-indemnity&from=2')).text()
  const links = (html: string) => Array.from(html.matchAll(/href="(\/policy\/[^"]*)"/gu), ([, href]) => href)
  expect(links(first).length).toBeGreaterThan(links(rest).length)
  expect(links(first).slice(-links(rest).length)).toEqual(links(rest))
})

test('words of the query are text, and the page may load nothing from elsewhere', async () => {
  const response = await page(`/search?q=${encodeURIComponent('"><script>alert(1)</script>')}`)
  expect(response.headers.get('content-type')).toBe('text/html; charset=UTF-8')
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(await response.text()).not.toContain('<script>alert')
})

test('a query that is too long, broken or empty is a page, too', async () => {
  for (const path of [
    '/search',
    '/search?q=',
    '/search?q=%E0%A4%A',
    `/search?q=${'care '.repeat(400)}`,
    '/search?from=99999999999',
  ])
    expect((await page(path)).status, path).toBe(200)
})

test('words are found in the wording of one product alone', async () => {
  const html = await (await page('/search?uin=SBHHLIP25011V022425&q=maternity')).text()
  const results = /<section id="wordings">.*?<\/section>/su.exec(html)?.[0] ?? ''
  const hrefs = Array.from(results.matchAll(/<li>\s*<a href="([^"]*)"/gu), ([, href = '']) => href)
  expect(hrefs.length).toBeGreaterThan(0)
  for (const href of hrefs) expect(href).toMatch(/^\/policy\/SBHHLIP25011V022425\/wording#c\d+$/u)
  const silent = await (await page('/search?uin=SBHHLIP25011V022425&q=xyzzyq')).text()
  expect(silent).toContain('No clause holds these words')
})
