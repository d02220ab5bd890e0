import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { worthShowing } from '../../../functions/query/one-search/search-everything.ts'
import { folderSource } from '../../../functions/query/source/reader.ts'
import { sampleSite } from '../../support/built-once.ts'
import { get } from '../../support/handlers.ts'
import { wordsIn } from '../../support/sample-files.ts'
import { pageOf } from '../../support/sample-pages.ts'

let folder = ''
beforeAll(async () => void (folder = await sampleSite()))

/** The kinds of things on a page of results, in their order, each with where its entries lead. */
async function found(q: string): Promise<[kind: string, hrefs: string[]][]> {
  const html = await searched(q)
  return Array.from(
    html.matchAll(/<section id="(\w+)">(.*?)<\/section>/gsu),
    ([, kind = '', inside = '']) => [
      kind,
      Array.from(inside.matchAll(/<li>\s*<a href="([^"]*)"/gu), ([, href = '']) => href),
    ],
  )
}

/** The page of results for a query. */
const searched = async (q: string) => (await pageOf(`/search?q=${encodeURIComponent(q)}`)).html

describe('what answers best comes first, whatever its kind', () => {
  test.each([
    ['SBHHLIP25011V022425', '/policy/SBHHLIP25011V022425'],
    ['banyan family care', '/policy/SBHHLIP25011V022425'],
    ['complaint banyan', '/insurer/sample-banyan-health'],
    ['sample lotus life', '/insurer/sample-lotus-life'],
    ['section 45 insurance act', '/law/insurance-act-1938/45'],
    ['my claim was rejected', '/rights/claim-rejected'],
    ['claim form', /^\/forms\/\d+$/u],
    ['maternity', '/category/health-indemnity#maternity'],
    ['saffron health companion co payment', /^\/policy\/SSGHLIP25012V012526(?:\/wording)?#/u],
  ])('%s: %s', async (q, first) => {
    const [best] = await found(q)
    expect(best?.[0]).toBe('best')
    expect(best?.[1][0]).toEqual(typeof first === 'string' ? first : expect.stringMatching(first))
  })
})

test.each(['banyan-health', 'saffron-general', 'lotus-life'])(
  'how to reach %s gives the number that the page of the insurer has on its button',
  async (insurer) => {
    const html = readFileSync(join(folder, `insurer/sample-${insurer}.html`), 'utf8')
    const called = /<a class="button" href="tel:[^>]*>(Call [^<]*)</u.exec(html)?.[1]
    const words = `contact sample ${insurer.replace('-', ' ')}`
    expect(called).toBeDefined()
    expect(wordsIn(await searched(words))).toContain(called)
  },
)

test('the product whose UIN was given comes first, however likely a section of that number is', () => {
  const hit = (kind: string, uin: string, score: number) => ({ kind, parts: { uin }, score })
  const hits = [hit('section', '13', 0.9), hit('product', 'IRDA/HLT/1/13-14', 0.02), hit('product', 'X', 0.8)]
  for (const q of ['IRDA/HLT/1/13-14', ' irda / hlt/1/13-14 ']) {
    const found = { hits, products: { query: { q } } } as unknown as Parameters<typeof worthShowing>[0]
    expect(worthShowing(found).map(({ parts }) => parts['uin'])).toEqual(['IRDA/HLT/1/13-14', '13', 'X'])
  }
})

test('clauses of products that are not named come last, folded, and say whose they are', async () => {
  const html = await searched('cataract limit')
  const sections = html.split('<section id=').slice(1)
  expect(sections.at(-1)).toMatch(
    /^"wordings">.*Yours may say something else\. In <span translate="no">(?:Sample [^.<]+){1,4}<\/span>\.(?: No clause has all your words\.)?<.*<details>/su,
  )
})

test.each([
  [
    'zebra moonbeam cover',
    'No product is called “zebra moonbeam”, and no section of law or question here says it.',
    'These say only “cover”',
  ],
  ['property tax delhi online', 'No product is called “delhi', ''],
  ['section 45 of the companies act', 'No law is held here under the name “companies act”'],
  ['section 45 of the marine insurance act', 'No section or part 45 of that law is held here'],
  ['section 10(10D) income tax', 'No section with this number that is held here says “(10d)”'],
  ['section 45 plumbing', 'No section with this number that is held here says “plumbing”'],
  ['schedule 2', 'No section or part schedule ii of that law is held here'],
  ['article 21', 'No section or part article 21 of that law is held here'],
  ['maternity benefit act', 'No law is held here under the name “maternity benefit act”'],
  ['banyan health companion', 'What is found first is of another insurer, not of Sample Banyan'],
  ['banyan family care platinum', 'What is found first does not say “platinum”.'],
  ['banyan table 814', 'What is found first does not say “table”, “814”.'],
  ['section 45 of my policy', 'Nothing here clearly answers this.'],
  ['SBHHLIP25011V032526', 'No policy with this UIN is held here'],
  ['SBHHLIP25011V032526 room rent', 'No policy with this UIN is held here'],
])('what nothing answers is said first: %s', async (q, ...sentences) => {
  const html = await searched(q)
  for (const sentence of sentences) expect(html.split('<section')[0]).toContain(sentence)
})

describe('what is asked of products that the query does not name', () => {
  test.each([
    ['waiting period for diabetes', false],
    ['sample lotus term shield waiting period', true],
  ])('is no silence of theirs: %s', async (q, isNamed) => {
    const html = await searched(q)
    expect(html).toContain('#waiting-period"')
    expect(html.includes('The documents do not say')).toBe(isNamed)
  })
  test.each(['insurer is not paying my claim', 'how long may the insurer take to pay a claim'])(
    'comes after rights: %s',
    async (q) => {
      const [best] = await found(q)
      const kinds = best?.[1].map((href) => (href.startsWith('/rights/') ? 1 : 2)) ?? []
      expect(kinds).toContain(1)
      expect(kinds).toEqual(kinds.toSorted((a, b) => a - b))
    },
  )
})

test.each(['sample policy wordings', 'how long may lighthouses be insured'])(
  'a word of all insurers, or one that only looks like a name, names none: %s',
  async (q) => {
    expect(
      (await found(q)).flatMap(([, hrefs]) => hrefs).filter((href) => href.startsWith('/insurer/')),
    ).toEqual([])
  },
)

test('what is not held is said, and nothing is guessed', async () => {
  const html = await searched('xyzzyq')
  expect(html).toContain('Nothing is held under these words')
  expect(html).not.toContain('<section id="products">')
})

test.each(['free look', 'nominee', 'claim rejected', 'fraud', 'premium in advance'])(
  'a piece of law that begins or ends within a sentence shows that: %s',
  async (q) => {
    const html = await searched(q)
    const items = html.split('<li>').filter((item) => /^\s*<a href="\/law\/[^"]*\/[^"]+"/u.test(item))
    const pieces = items.map((item) =>
      wordsIn(item.split('</li>')[0]?.match(/<p>(.*?)<\/p>/su)?.[1] ?? '').trim(),
    )
    expect(pieces.length).toBeGreaterThan(0)
    for (const piece of pieces) expect(piece).toMatch(/^(?:… |[^a-z]).*(?: …|[.?!:;”’")\]])$/u)
  },
)

test.each(['banyan family care room rent', 'cataract limit', 'claim form', 'ombudsman delhi address'])(
  'no file is read twice to answer %s',
  async (q) => {
    const site = folderSource(folder)
    const paths: string[] = []
    const read = (path: string) => {
      paths.push(path)
      return site.read(path)
    }
    await get(`/search?q=${encodeURIComponent(q)}`, {}, { read })
    expect(paths.length).toBeGreaterThan(5)
    expect(paths).toEqual([...new Set(paths)])
  },
)

test('a list of the products of a category goes on where it ended', async () => {
  const first = await pageOf('/search?category=health-indemnity')
  const rest = await pageOf('/search?category=health-indemnity&from=2')
  const links = ({ html }: { html: string }) =>
    Array.from(html.matchAll(/href="(\/policy\/[^"]*)"/gu), ([, href]) => href)
  expect(links(first).length).toBeGreaterThan(links(rest).length)
  expect(links(first).slice(-links(rest).length)).toEqual(links(rest))
})

test('words of the query are text, and the page may load nothing from elsewhere', async () => {
  const { headers, html } = await pageOf(`/search?q=${encodeURIComponent('"><script>alert(1)</script>')}`)
  expect(headers.get('content-type')).toBe('text/html; charset=UTF-8')
  expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(html).not.toContain('<script>alert')
  expect(html).toMatch(/<h1>Search: (?:"|&quot;|&#34;)(?:>|&gt;)&lt;script/u)
})

test('a query that is too long, broken or empty is a page, too', async () => {
  for (const path of [
    '/search',
    '/search?q=',
    '/search?q=%E0%A4%A',
    `/search?q=${'care '.repeat(400)}`,
    '/search?from=99999999999',
  ])
    expect((await pageOf(path)).status, path).toBe(200)
})
