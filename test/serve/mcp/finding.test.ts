import { expect, test } from 'vitest'
import type { EverythingBody } from '../../../build/contract/published/found-things.ts'
import type { FieldFactsBody } from '../../../build/contract/published/field-facts.ts'
import type { PolicyBody } from '../../../build/contract/published/policy.ts'
import { servedEndpoint } from './client.ts'

// Tools that find things: everything, one field over all products, and a search that finds nothing.

const served = servedEndpoint()

async function got<T>(path: string): Promise<T> {
  return (await (await fetch(served.preview.origin + path)).json()) as T
}

async function called<T>(name: string, args: Record<string, unknown>): Promise<T> {
  const { text, isError } = await served.connected.call(name, args)
  expect(isError, text).toBe(false)
  return JSON.parse(text) as T
}

test('search has the order of /search.json over everything held, and fetch gives each thing with its page', async () => {
  for (const [query, kind] of [
    ['banyan family care', 'policy'],
    ['section 45 insurance act', 'law'],
    ['banyan claim form', 'form'],
    ['banyan health customer care number', 'insurer'],
    ['my claim was rejected', 'right'],
    ['is earthquake covered for my flat', 'field'],
    ['banyan family care room rent', 'fact'],
  ] as const) {
    type Results = { results: Record<'id' | 'title' | 'url', string>[]; message: string | null }
    const { results, message } = await called<Results>('search', { query })
    expect(results[0]?.id, query).toMatch(new RegExp(`^${kind}://`, 'u'))
    const body = await got<EverythingBody>(`/search.json?q=${encodeURIComponent(query)}`)
    expect(body).toMatchObject({ query: { q: query }, message, results: results.map(({ url }) => ({ url })) })
    for (const { id, title, url } of results) {
      expect(await called('fetch', { id })).toMatchObject({ id, url, text: expect.any(String) as unknown })
      expect(title).not.toBe('')
    }
  }
})

test.each([
  ['ombudsman jaipur', ['Jaipur']],
  ['लोकपाल जयपुर', ['Jaipur']],
  ['ombudsman limit', []],
])(
  'search and /search.json give the offices of the Ombudsman that the words name: %s',
  async (query, names) => {
    type Offices = { offices?: { name: string; address: string }[] }
    const { offices } = await got<EverythingBody>(`/search.json?q=${encodeURIComponent(query)}`)
    expect(offices.map(({ name }) => name)).toEqual(names)
    expect((await called<Offices>('search', { query })).offices ?? []).toEqual(offices)
  },
)

test('find_facts says of every read product what getPolicy says, or that it is unread', async () => {
  const path = '/facts/health-indemnity/waiting-initial.json'
  const { total, facts, unread } = await got<FieldFactsBody>(path)
  expect(facts.length + unread.length).toBe(total)
  expect(facts.length).toBeGreaterThan(1)
  for (const { uin, name: _name, insurer: _insurer, page_url, ...fact } of facts) {
    const policy = await got<PolicyBody>(`/api/v1/policy/${encodeURIComponent(uin)}`)
    expect(policy.facts.find(({ key }) => key === 'waiting-initial')).toMatchObject(fact)
    expect(page_url).toMatch(/\/policy\/.*#waiting-initial$/u)
  }
  const found = await called<{ facts: { uin: string; quote: string | null }[]; left_out: number }>(
    'find_facts',
    {
      category: 'health-indemnity',
      key: 'waiting-initial',
    },
  )
  expect(found.left_out).toBe(Math.max(0, facts.length - found.facts.length))
  expect(facts).toMatchObject(found.facts.map(({ uin, quote }) => ({ uin, quote })))
  const { text, isError } = await served.connected.call('find_facts', {
    category: 'health-indemnity',
    key: 'x',
  })
  expect([isError, text]).toEqual([true, expect.stringContaining('waiting-initial')])
  const ofNobody = { category: 'health-indemnity', key: 'waiting-initial', insurer: 'banyan' }
  const refused = await served.connected.call('find_facts', ofNobody)
  expect([refused.isError, refused.text]).toEqual([true, expect.stringContaining('insurer-not-found')])
})

test('find_facts of an insurer counts its products alone', async () => {
  type Found = { total: number; facts: { name: string }[]; unread: { name: string }[] }
  const asked = { category: 'health-indemnity', key: 'waiting-initial', insurer: 'sample-banyan-health' }
  const { total, facts, unread } = await called<Found>('find_facts', asked)
  const names = [...facts, ...unread].map(({ name }) => name)
  expect([total, names]).toEqual([1, ['Sample Banyan Family Care']])
})

test('a search under whose words nothing is held says so first; without words it is refused', async () => {
  const { message } = await got<EverythingBody>('/search.json?q=zebra+moonbeam+cover')
  expect(message).toMatch(/^No product is called “zebra moonbeam”/u)
  expect((await called<{ message: string }>('search', { query: 'zebra moonbeam cover' })).message).toBe(
    message,
  )
  expect((await fetch(`${served.preview.origin}/search.json`)).status).toBe(404)
  expect((await fetch(`${served.preview.origin}/search.json?q=${'a'.repeat(501)}`)).status).toBe(404)
})

test.each([
  [
    'SMGHLIP24021V012324',
    'Sample Monsoon Critical Shield (Sample Monsoon General Insurance Company Limited, withdrawn)',
  ],
  [
    'SMGHLIP25021V022425',
    'Sample Monsoon Critical Shield (Sample Monsoon General Insurance Company Limited)',
  ],
  [
    'banyan family care maternity',
    'Sample Banyan Family Care (Sample Banyan Health Insurance Company Limited): Maternity',
  ],
])('search says whose a product is, and that it is withdrawn: %s', async (query, title) => {
  const { results } = await called<{ results: { title: string }[] }>('search', { query })
  expect(results.map((result) => result.title).find((one) => one.startsWith(title))).toBeDefined()
  if (!title.includes(':')) expect(results[0]?.title).toBe(title)
})
