import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Sent } from '../requests/case.ts'
import { serveSite } from '../requests/site.ts'
import { GOLDEN } from '../golden/golden.ts'
import { mustBuild, temporaryFolder } from '../support/built.ts'
import { type HttpAnswer, type Wire, wireTo } from '../support/http.ts'
import type { Preview } from '../../build/serve/preview/preview-server.ts'
import { verifySite } from './run.ts'

// Faults of a deployment, planted one at a time between a good site and the verification, which must name each.

let preview: Preview
let wire: Wire

beforeAll(async () => {
  const folder = temporaryFolder('planted')
  preview = await serveSite(folder, { limit: false })
  await mustBuild(GOLDEN.data, folder, preview.origin)
  const open = wireTo(preview.origin)
  const heard = new Map<string, Promise<HttpAnswer>>()
  // The site is the same for every fault: each request is sent once.
  const send = (sent: Sent) => {
    const key = JSON.stringify(sent)
    const answer = heard.get(key) ?? open.send(sent)
    heard.set(key, answer)
    return answer
  }
  wire = { ...open, send }
})

afterAll(async () => {
  wire.close()
  await preview.close()
})

/** Gives what comes in the place of an answer; null where the answer is let through. */
type Plant = (sent: Sent, heard: HttpAnswer) => Partial<HttpAnswer> | null

async function failuresWith(plant: Plant): Promise<string[]> {
  const lines: string[] = []
  const send = async (sent: Sent) => {
    const heard = await wire.send(sent)
    const planted = plant(sent, heard)
    const bytes = planted?.text === undefined ? heard.bytes : Buffer.from(planted.text)
    return { ...heard, bytes, ...planted }
  }
  const options = { rateLimit: false, post: false, copy: false, wait: () => Promise.resolve() }
  const { failed } = await verifySite({ ...wire, send }, { ...options, say: (line) => lines.push(line) })
  const failures = lines.filter((line) => line.startsWith('FAIL '))
  expect(failures).toHaveLength(failed)
  return failures
}

const at =
  (path: RegExp, change: (heard: HttpAnswer) => Partial<HttpAnswer>): Plant =>
  (sent, heard) =>
    path.test(sent.path) ? change(heard) : null
const ok =
  (change: Plant): Plant =>
  (sent, heard) =>
    heard.status === 200 ? change(sent, heard) : null
const without =
  (name: string): Plant =>
  (_, { headers }) => ({
    headers: Object.fromEntries(Object.entries(headers).filter(([one]) => one !== name)),
  })
const missing = { status: 404, text: 'Not Found' }
const html = (heard: HttpAnswer) => (heard.headers['content-type'] ?? '').startsWith('text/html')

test.each<[fault: string, names: string, plant: Plant]>([
  ['nothing', '', () => null],
  ['no nosniff', 'x-content-type-options', without('x-content-type-options')],
  [
    'the interface as a stream of bytes',
    'octet-stream',
    at(/^\/api\//u, ({ headers }) => ({
      headers: { ...headers, 'content-type': 'application/octet-stream' },
    })),
  ],
  ['no ETag', 'etag', without('etag')],
  ['no CORS', 'access-control-allow-origin', without('access-control-allow-origin')],
  ['HEAD refused', 'HEAD', ({ method }) => (method === 'HEAD' ? { status: 405 } : null)],
  [
    'refusals that caches keep',
    'cache-control',
    (_, { status, headers }) =>
      status === 404 ? { headers: { ...headers, 'cache-control': 'public, max-age=300' } } : null,
  ],
  [
    'every page parked',
    'files index.html',
    ok((_, heard) => (html(heard) ? { text: '<html>parked</html>' } : null)),
  ],
  [
    'pages of products cut in half',
    'files policy/*.html',
    at(/^\/policy\/[^.]*$/u, ({ text }) => ({ text: text.slice(0, text.length / 2) })),
  ],
  ['a search page that fails', 'the page /search', at(/^\/search/u, () => ({ status: 500 }))],
  ...['help', 'report', 'compared', 'changed'].map((name): [string, string, Plant] => [
    `no page /${name}`,
    `the page /${name}`,
    at(new RegExp(`^/${name}\\b`, 'u'), () => missing),
  ]),
  ['no endpoint for agents', 'agents', at(/^\/mcp/u, () => missing)],
  ['no policy of content', 'Content-Security-Policy', without('content-security-policy')],
  ['no Vary', 'Vary', without('vary')],
  [
    'a fact that was changed',
    'files api/v1/policy/*',
    at(/^\/api\/v1\/policy\/[^?]*$/u, ({ text }) => ({ text: text.replace(/"value":(?=\d)/u, '"value":9') })),
  ],
  ['no release', 'the release', at(/^\/(?:release\/|mirror\.mjs)/u, () => missing)],
  ['no mirror.mjs', 'files mirror.mjs', at(/^\/mirror\.mjs/u, () => missing)],
  ['a broken client.js', 'client.js', at(/^\/client\.js/u, ({ text }) => ({ text: text.slice(1) }))],
  [
    'robots that keep everybody out',
    'robots.txt',
    at(/^\/robots\.txt/u, () => ({ text: 'User-agent: *\nDisallow: /\n' })),
  ],
  ['no texts for AI tools', 'llms.txt', at(/^\/llms\.txt|\.md$/u, () => missing)],
  ['no Markdown of products', 'files policy/*.md', at(/^\/policy\/.*\.md$/u, () => missing)],
  ['other spellings of /api not redirected', 'spellings', at(/^\/(?!api\b)\w+\/v1\//u, () => missing)],
  [
    'a download of another build',
    '/release/dataset.sqlite',
    at(/\.sqlite$/u, () => ({ text: 'SQLite format 3' })),
  ],
  [
    'an index of another build',
    'files index/text/',
    at(/^\/index\/text/u, ({ text }) => ({ text: `${text} ` })),
  ],
  [
    'a body that is not of its schema',
    'GET /api/v1/insurers: is not of its schema',
    at(/^\/api\/v1\/insurers$/u, ({ text }) => ({ text: text.replaceAll('"active":', '"actives":') })),
  ],
  ['no function for queries', 'GET /api/v1/policies?limit=1: answered 404', at(/\?limit=1$/u, () => missing)],
  ['the page for what is missing as a 200', 'without a file', at(/^\/nothing\//u, () => ({ status: 200 }))],
])('verify names this fault of a site, and fails: %s', async (harm, names, plant) => {
  const failures = await failuresWith(plant)
  if (harm === 'nothing') expect(failures).toEqual([])
  else expect(failures).toContainEqual(expect.stringContaining(names))
})
