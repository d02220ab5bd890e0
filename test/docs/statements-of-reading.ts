import { expect } from 'vitest'
import { type Found, type SaidSite } from './said-site.ts'

const UIN = 'SBHHLIP25011V022425'
const OLDER = 'SBHHLIP22011V012122'
const OTHERS = ['SSGHLIP25012V012526', 'SFHHLIP26001V022627']

const API = 'api/v1/openapi.json'

/** A sentence, the page it is on, and how it is tried. */
export type Statement = readonly [sentence: string, page: string, tried: (site: SaidSite) => Promise<void>]

/** Statements on what is asked for. */
export const READING: readonly Statement[] = [
  [
    'Filters combine with AND.',
    API,
    async (site) => {
      const seen: Found[] = []
      let { body } = await site.got('/api/v1/policies?insurer=sample-banyan-health&line=health&limit=2')
      for (;;) {
        seen.push(...body.policies)
        if (body.next === null) break
        body = (await site.got(body.next.slice(new URL(body.next).origin.length))).body
      }
      expect(new Set(seen.map(({ uin }) => uin)).size).toBe(body.total)
      expect(seen.every(({ line, insurer }) => line === 'health' && /banyan/u.test(insurer.slug))).toBe(true)
    },
  ],
  [
    'How many products a page holds: at most 100',
    API,
    async (site) => {
      expect((await site.got('/api/v1/policies?limit=100')).status).toBe(200)
      expect(await site.refusal('/api/v1/policies?limit=101')).toEqual([404, 'invalid-request'])
      expect(await site.refusal('/api/v1/policies?limit=0')).toEqual([404, 'invalid-request'])
    },
  ],
  [
    'Case and white space do not matter; slashes may be raw or encoded.',
    API,
    async (site) => {
      const odd = 'irda/nl hlt/smg/P-H/V.I/64/14-15'
      const plain = await site.got(`/api/v1/policy/${encodeURIComponent(odd)}`)
      expect(plain.status).toBe(200)
      expect((await site.got(`/api/v1/policy/${odd.replaceAll(' ', '%20')}`)).text).toBe(plain.text)
    },
  ],
  [
    'A q that is a UIN gives that product and its other versions.',
    API,
    async (site) => {
      const { body } = await site.got(`/api/v1/policies?q=${OLDER}`)
      expect(body.policies.map(({ uin }) => uin)).toEqual(expect.arrayContaining([OLDER, UIN]))
    },
  ],
  [
    'all: the products contain all the words',
    API,
    async (site) => {
      const all = (await site.got('/api/v1/policies?q=banyan+family')).body
      expect(all.match).toBe('all')
      for (const { name } of all.policies) expect(name).toMatch(/banyan.*family|family.*banyan/iu)
      for (const nonsense of ['zzzz', 'hdfcc'])
        expect((await site.got(`/api/v1/policies?q=${nonsense}`)).body.match).not.toBe('all')
    },
  ],
  [
    'The best 20 clauses are returned, total counts all',
    API,
    async (site) => {
      const { body } = await site.got(`/api/v1/policy/${UIN}/search?q=insured+person`)
      expect(body.clauses).toHaveLength(20)
      expect(body.total).toBeGreaterThan(20)
    },
  ],
  [
    '2 to 4 UINs, separated by commas.',
    API,
    async (site) => {
      const compared = (count: number) =>
        site.got(`/api/v1/compare?uins=${[UIN, OLDER, ...OTHERS, 'X'].slice(0, count).join(',')}`)
      expect([(await compared(1)).status, (await compared(5)).status]).toEqual([404, 404])
      expect([(await compared(2)).status, (await compared(3)).status]).toEqual([200, 200])
    },
  ],
  [
    'A comparison asked for with `Accept: text/markdown` is answered as Markdown',
    'docs/index.md',
    async (site) => {
      const { headers } = await site.got(`/api/v1/compare?uins=${UIN},${OTHERS[0]}`, {
        headers: { Accept: 'text/markdown' },
      })
      expect(headers.get('content-type')).toMatch(/^text\/markdown/u)
      expect(headers.get('vary')?.toLowerCase()).toContain('accept')
    },
  ],
  [
    'Everything refused is 404 with `{error, message, docs}`',
    'README.md',
    async (site) => {
      for (const path of ['/api/v1/policy/NOPE', '/api/v1/nothing', '/api/v1/law/no-such-act']) {
        const { status, body } = await site.got(path)
        expect([status, Object.keys(body)]).toEqual([404, ['error', 'message', 'docs']])
      }
    },
  ],
]
