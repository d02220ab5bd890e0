import { expect, test } from 'vitest'
import { answerWrite } from '../../../functions/write/handler.ts'
import { placesIn } from '../../support/emitted-pages.ts'
import { pageOf, sampleSource } from '../../support/sample-pages.ts'
import { unmarked } from '../../support/unmarked-words.ts'

// Pages of functions in another language than English.

const [READ, OTHER, UNREAD] = ['SBHHLIP25011V022425', 'SSGHLIP25012V012526', 'SBHHLIP22011V012122']
const HOST = 'https://insurance.example'
const pageAt = (path: string) => pageOf(encodeURI(path))

const languageOf = (html: string) => /<html lang="(?<code>[^"]*)"/u.exec(html)?.groups?.['code']
const hrefsIn = (html: string) =>
  Array.from(html.matchAll(/href="(?<to>[^"]*)"/gu), (one) => one.groups?.['to'] ?? '')

test.each([
  [200, '/hi/search'],
  [200, '/hi/search?q=प्रतीक्षा अवधि'],
  [200, '/hi/search?q=health&from=0'],
  [200, '/hi/search?q=claim form'],
  [200, '/hi/search?q=ombudsman Delhi'],
  [200, '/hi/search?q=Sample Banyan phone number'],
  [200, `/hi/search?q=cataract&uin=${READ}`],
  [200, `/hi/search?q=zzzzzz&uin=${READ}`],
  [200, '/hi/search?q=zzzzzz'],
  [200, `/hi/report?uin=${READ}&key=maternity`],
  [200, '/hi/help'],
  [200, `/hi/compared?uin=${READ}&uin=${OTHER}`],
  [200, `/hi/compared?uin=${READ}&uin=${UNREAD}`],
  [404, '/hi/compared'],
  [404, '/hi/policy/nothing'],
  [200, `/hi/policy/${UNREAD}`],
  [200, '/search?q=मेरा क्लेम क्यों रुका'],
])('%i: nothing on %s is in English that is not marked as such', async (status, path) => {
  const page = await pageAt(path)
  expect([page.status, languageOf(page.html)]).toEqual([status, 'hi'])
  expect(unmarked(page.html, 'hi')).toEqual([])
})

test.each([
  ['/search?q=free+look', 'en-IN', '/hi/search?q=free+look'],
  ['/hi/search?q=free+look', 'hi', '/search?q=free+look'],
  [`/hi/help?uin=${READ}`, 'hi', `/help?uin=${READ}`],
  ['/search?q=क्लेम', 'hi', `/search?${new URLSearchParams({ q: 'क्लेम' })}&amp;language=en`],
  [
    '/search?q=क्लेम&language=en',
    'en-IN',
    `/hi/search?${new URLSearchParams({ q: 'क्लेम', language: 'en' })}`.replace('&', '&amp;'),
  ],
])(
  '%s is in %s, and leads to the same page with its query in the other language',
  async (path, code, other) => {
    const { html } = await pageAt(path)
    expect(languageOf(html)).toBe(code)
    expect(hrefsIn(/<a class="switch"[^>]*>/u.exec(html)?.[0] ?? '')).toEqual([other])
    expect(html).toMatch(/<link rel="alternate" hreflang="(?:en|hi)" href="https?:/u)
  },
)

test('what is found leads to pages in the language of the search', async () => {
  const { html } = await pageAt('/search?q=प्रतीक्षा अवधि')
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  const pages = hrefsIn(main).filter(
    (to) => /\/(?:policy|rights|category|insurer)\//u.test(to) && !to.includes('/wording'),
  )
  expect(pages.length).toBeGreaterThan(2)
  expect(pages.filter((to) => !to.startsWith('/hi/'))).toEqual([])
})

test.each([
  ['a name in Devanagari to what is called so', 'लोटस टर्म शील्ड', /^\/hi\/policy\/904N001V02/u],
  ['a question about a product in Devanagari to its answer', 'फैमिली केयर आयुष', /#ayush-limit$/u],
  ['a claim that is not paid, in spoken Hindi', 'बीमा कंपनी पैसा नहीं दे रही', /^\/hi\/rights\/claim-rejected/u],
  ['a move to another insurer, in spoken Hindi', 'पॉलिसी दूसरी कंपनी में ले जाना', /^\/hi\/rights\/port/u],
  ['an insurer in Devanagari to its page', 'बनयान शिकायत', /^\/hi\/insurer\/sample-banyan-health/u],
  [
    'a word of Hindi to what it means, not to names that hold its English',
    'घर',
    /^\/hi\/(?:rights|category)\//u,
  ],
])('a search leads from %s', async (_what, q, first) => {
  const { html } = await pageAt(`/hi/search?q=${q}`)
  const found = hrefsIn(html.slice(html.indexOf('<h2'), html.indexOf('</main>')))
  expect(found[0]).toMatch(first)
})

test('a search says in Hindi, and not in English words for programs, that the products may be others', async () => {
  const { html } = await pageAt('/hi/search?q=मधुमेह प्रतीक्षा अवधि')
  expect(html).toContain('ये ठीक वही न हों')
  expect(html).not.toContain('only English is searched')
})

test.each(['/docs/search', '/xx/help', '/hi/policy/a/b'])('%s is no page of a language', async (path) => {
  const { status, html } = await pageAt(path)
  expect([status, /[\u0900-\u097f]/u.test(html.slice(html.indexOf('<main')))]).toEqual([404, false])
})

test('a form that is sent from a Hindi page is answered in Hindi, and its language is not stored', async () => {
  const site = await sampleSource()
  const body = new URLSearchParams({ need: 'claim', message: 'x', language: 'hi' }).toString()
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'text/html', Origin: HOST }
  const request = new Request(`${HOST}/api/v1/help`, { method: 'POST', body, headers })
  const store = {
    site,
    inbox: { put: () => Promise.reject(new Error('nothing is stored')) },
    receiptKey: 'k'.repeat(64),
    clock: () => new Date(0),
  }
  const html = await (await answerWrite(request, store)).text()
  expect([languageOf(html), unmarked(html, 'hi')]).toEqual(['hi', []])
  expect(placesIn(html)).toContain('consent-problem')
})
