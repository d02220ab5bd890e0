import type { Samples } from '../requests/samples.ts'
import type { Heard } from '../requests/case.ts'
import type { Release } from './release.ts'
import type { Wire } from '../support/http.ts'
import { RATE_LIMIT } from '../../build/contract/limits.ts'

/** Data that a site is asked about. */
export interface AskedSite {
  readonly samples: Samples
  readonly release: Release
  /** Whether it is a copy, served by `mirror.mjs serve` alone or behind another server. */
  readonly isCopy: boolean
}

/** Result of a check; `seen` is for a person to read. */
interface Found {
  readonly ok: boolean
  readonly seen: string
}

/** Point that only a deployment can confirm. */
export interface Point {
  readonly name: string
  /** Reason why a copy is not asked. */
  readonly notOnCopy?: string
  readonly check: (wire: Wire, site: AskedSite) => Found | Promise<Found>
}

const FILE = '/api/v1/stats'

/** Points of hosting that the design relies on. None of them submits anything. */
export const POINTS: readonly Point[] = [
  {
    name: 'files without an extension are JSON',
    check: async (wire) => {
      const heard = await wire.send({ method: 'GET', path: FILE })
      return seen(heard, heard.status === 200 && isJson(heard), ['content-type'])
    },
  },
  {
    name: 'files are tagged, and not sent again to a client that has them',
    check: async (wire) => {
      const { headers } = await wire.send({ method: 'GET', path: FILE })
      const again = { method: 'GET', path: FILE, headers: { 'if-none-match': headers['etag'] ?? '' } }
      const heard = await wire.send(again)
      return seen(heard, heard.status === 304 && heard.text === '', ['etag'])
    },
  },
  {
    name: 'an address without a file is refused in JSON',
    check: async (wire) => refusedIn(await wire.send({ method: 'GET', path: '/api/v1/nothing' })),
  },
  {
    name: 'a POST to the address of a file reaches the function, not the file',
    check: async (wire) =>
      refusedIn(await wire.send({ method: 'POST', path: FILE, headers: JSON_TYPE, body: '{}' })),
  },
  {
    name: 'the site has the key that receipts are made with',
    notOnCopy: 'a copy stores nothing',
    check: async (wire) => {
      const sent = { method: 'POST', path: '/api/v1/corrections', headers: JSON_TYPE, body: '{}' }
      const heard = await wire.send(sent)
      return seen(heard, heard.status === 404 && heard.text.includes('"invalid-request"'), [])
    },
  },
  ...['query', 'write', 'rate-limited'].map((name): Point => ({
    name: `/.netlify/functions/${name} does not bypass the rate limit`,
    check: async (wire) => {
      const heard = await wire.send({ method: 'GET', path: `/.netlify/functions/${name}` })
      return seen(heard, heard.status === 404 && !heard.text.includes('data_date'), ['content-type'])
    },
  })),
  {
    name: 'the function sees the address that was asked, query string and all',
    check: async (wire) => {
      const path = '/api/v1/policy/HERE%2FI%20AM?where=%E2%82%B9'
      const heard = await wire.send({ method: 'GET', path })
      return seen(heard, heard.status === 404 && heard.text.includes('where'), [])
    },
  },
  {
    name: 'a raw and an encoded slash in a UIN are the same request',
    check: async (wire, { samples: { slash } }) => {
      if (slash === null) return { ok: true, seen: 'no UIN of this dataset has a slash' }
      const parts = slash.split('/').map(encodeURIComponent)
      const raw = await wire.send({ method: 'GET', path: `/api/v1/policy/${parts.join('/')}` })
      const encoded = await wire.send({ method: 'GET', path: `/api/v1/policy/${parts.join('%2F')}` })
      return seen(encoded, raw.status === 200 && raw.text === encoded.text, ['content-type'])
    },
  },
  {
    name: 'pages of other origins may ask',
    check: async (wire) => {
      const headers = { origin: 'https://elsewhere.example', 'access-control-request-method': 'POST' }
      const heard = await wire.send({ method: 'OPTIONS', path: '/api/v1/help', headers })
      return seen(heard, heard.status === 204 && heard.headers['access-control-allow-origin'] === '*', [
        'access-control-allow-origin',
        'access-control-allow-methods',
      ])
    },
  },
  {
    name: 'the bodies name the address of the site',
    check: (wire, { samples, release, isCopy }) => {
      const named = samples.service.base_url
      const own = isCopy && named === release.manifest?.base_url
      return { ok: own || named === wire.origin, seen: named }
    },
  },
]

/** The points of the rate limit; they use up a minute's requests each. */
export const LIMIT_POINTS: readonly Point[] = [
  {
    name: 'files are counted, and the 429 is the error object with Retry-After',
    check: async (wire) => overLimit(await untilRefused(wire, () => ({ method: 'GET', path: FILE }))),
  },
  {
    name: '/index/, which functions read, is not limited',
    check: async (wire) => {
      const heard = await wire.send({ method: 'GET', path: '/index/service.json' })
      return seen(heard, heard.status === 200, ['content-type'])
    },
  },
  {
    name: 'files, queries, refusals and POSTs are counted together',
    check: async (wire) => overLimit(await untilRefused(wire, (at) => MIX[at % MIX.length] ?? MIX[0])),
  },
]

const JSON_TYPE = { 'content-type': 'application/json' }
const MIX = [
  { method: 'POST', path: FILE, headers: JSON_TYPE, body: '{}' },
  { method: 'GET', path: FILE },
  { method: 'GET', path: '/api/v1/law?q=insurance' },
  { method: 'GET', path: '/api/v1/nothing' },
] as const

function isJson({ headers }: Heard): boolean {
  return /^application\/json; ?charset=utf-8$/iu.test(headers['content-type'] ?? '')
}

function seen({ status, headers, text }: Heard, ok: boolean, names: readonly string[]) {
  const shown = names.map((name) => `${name}: ${headers[name] ?? 'none'}`)
  return { ok, seen: [String(status), ...shown, ...(ok ? [] : [text.slice(0, 200)])].join('; ') }
}

function refusedIn(heard: Heard) {
  return seen(heard, heard.status === 404 && isJson(heard) && heard.text.startsWith('{"error":'), [
    'content-type',
  ])
}

/** Sends until the first 429, at most somewhat more than the limit; gives how many passed and the 429. */
async function untilRefused(wire: Wire, next: (at: number) => Parameters<Wire['send']>[0]) {
  for (let passed = 0; passed <= RATE_LIMIT.requests * 1.5; passed += 1) {
    const heard = await wire.send(next(passed))
    if (heard.status === 429) return { passed, heard }
  }
  return null
}

function overLimit(found: { passed: number; heard: Heard } | null) {
  if (found === null) return { ok: false, seen: `no 429 in ${RATE_LIMIT.requests * 1.5} requests` }
  const { passed, heard } = found
  const ok = passed === RATE_LIMIT.requests && heard.text.includes('"rate-limited"') && isJson(heard)
  const last = seen(heard, ok && Number(heard.headers['retry-after']) > 0, ['content-type', 'retry-after'])
  return { ok: last.ok, seen: `${passed} passed, then ${last.seen}` }
}
