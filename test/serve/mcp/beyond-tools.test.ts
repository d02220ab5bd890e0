import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { EverythingBody } from '../../../build/contract/published/found-things.ts'
import type { FieldFactsBody } from '../../../build/contract/published/field-facts.ts'
import type { PolicyBody } from '../../../build/contract/published/policy.ts'
import type { Preview } from '../../../build/serve/preview/preview-server.ts'
import { caseSite, serveSite } from '../../requests/site.ts'
import { type Connected, connectTo } from './client.ts'

// What the endpoint has beside its tools, and what its newer tools say; by the official client.

const UIN = 'SBHHLIP25011V022425'
let preview: Preview
let connected: Connected

beforeAll(async () => {
  const { folder } = await caseSite()
  preview = await serveSite(folder, { limit: false })
  connected = await connectTo(preview.origin, '2025-11-25')
})

afterAll(async () => {
  await connected.client.close()
  await preview.close()
})

async function got<T>(path: string): Promise<T> {
  return (await (await fetch(preview.origin + path)).json()) as T
}

async function called<T>(name: string, args: Record<string, unknown>): Promise<T> {
  const { text, isError } = await connected.call(name, args)
  expect(isError, text).toBe(false)
  return JSON.parse(text) as T
}

describe('structured answers', () => {
  const CALLS: readonly [tool: string, args: Record<string, unknown>][] = [
    ['search_policies', { q: 'family care' }],
    ['get_fact', { uin: UIN, key: 'waiting-initial' }],
    ['get_fact', { uin: UIN, key: 'waiting' }],
    ['get_insurer', { slug: 'sample-banyan-health' }],
    ['list_law', { q: 'free look' }],
    ['get_law', { slug: 'insurance-act-1938' }],
    ['get_law', { slug: 'insurance-act-1938', section: '45' }],
    ['where_to_complain', {}],
    ['list_forms', {}],
    ['get_form', { id: 1 }],
    ['find_facts', { category: 'health-indemnity', key: 'waiting-initial' }],
    ['changes_since', { day: '2026-01-01' }],
    ['search', { query: 'free look' }],
    ['fetch', { id: `policy://${UIN}` }],
  ]

  // The official client refuses an answer that does not fit the schema it was told.
  test.each(CALLS)(
    '%s %j gives its JSON as an object that fits the schema of the tool',
    async (name, args) => {
      await connected.client.listTools()
      const { content, structuredContent } = await connected.client.callTool({ name, arguments: args })
      const [first] = content
      expect(first?.type === 'text' && JSON.parse(first.text)).toEqual(structuredContent)
    },
  )

  test('every schema that is listed is one that strict validators take', async () => {
    const ajv = new Ajv2020({ strict: true, allowUnionTypes: true })
    addFormats.default(ajv)
    const { tools } = await connected.client.listTools()
    for (const { name, inputSchema, outputSchema = true } of tools)
      for (const schema of [inputSchema, outputSchema])
        expect(() => ajv.compile(schema as object), name).not.toThrow()
  })

  test('a product and a comparison are Markdown alone, which costs a model less', async () => {
    const { tools } = await connected.client.listTools()
    const plain = tools.filter(({ outputSchema }) => outputSchema === undefined)
    expect(plain.map(({ name }) => name)).toEqual(['get_policy', 'compare_policies'])
  })
})

describe('resources', () => {
  const READ: readonly [uri: string, tool: string, args: Record<string, unknown>][] = [
    [`policy://${UIN}`, 'get_policy', { uin: UIN }],
    ['law://insurance-act-1938/64vb', 'get_law', { slug: 'insurance-act-1938', section: '64VB' }],
    ['law://insurance-act-1938/Section%2045', 'get_law', { slug: 'insurance-act-1938', section: '45' }],
    ['form://1', 'get_form', { id: 1 }],
  ]

  test.each(READ)('%s is what %s gives', async (uri, tool, args) => {
    const { contents } = await connected.client.readResource({ uri })
    expect(contents).toMatchObject([{ uri, text: (await connected.call(tool, args)).text }])
  })

  test('a missing thing is an error in the words of its tool', async () => {
    await expect(connected.client.readResource({ uri: 'form://999' })).rejects.toThrow(/form “999”/u)
  })

  test('every kind of thing that a search finds has an address, and results link to what they name', async () => {
    const { resourceTemplates } = await connected.client.listResourceTemplates()
    const templates = resourceTemplates.map(({ uriTemplate }) => uriTemplate)
    expect(templates).toEqual([
      'policy://{uin}',
      'law://{slug}/{section}',
      'form://{id}',
      'insurer://{slug}',
      'field://{category}/{key}',
      'fact://{uin}/{key}',
      'clause://{id}',
      'right://{id}',
    ])
    for (const [name, args] of [
      ['search_policies', { q: 'care' }],
      ['list_law', { q: 'free look' }],
      ['list_forms', {}],
    ] as const) {
      const { content } = await connected.client.callTool({ name, arguments: args })
      const links = content.filter(({ type }) => type === 'resource_link') as { uri: string }[]
      expect(links.length, name).toBeGreaterThan(0)
      for (const { uri } of links)
        expect((await connected.client.readResource({ uri })).contents).toHaveLength(1)
    }
  })
})

describe('prompts and completion', () => {
  const completed = async (ref: object, argument: object, context?: object) =>
    (await connected.client.complete({ ref, argument, ...context } as never)).completion.values

  test('two prompts put what a person said before what is to be done', async () => {
    const { prompts } = await connected.client.listPrompts()
    expect(prompts.map(({ name }) => name)).toEqual(['compare', 'prepare_claim'])
    const { messages } = await connected.client.getPrompt({
      name: 'prepare_claim',
      arguments: { insurer: 'sample-banyan-health', happened: 'A planned operation' },
    })
    const text = messages.map(({ content }) => (content.type === 'text' ? content.text : '')).join()
    expect(text).toMatch(/^Help me.*\nInsurer: sample-banyan-health\nWhat happened: A planned/u)
  })

  test('insurers, categories, instruments and sections are completed', async () => {
    const prompt = { type: 'ref/prompt', name: 'prepare_claim' }
    expect(await completed(prompt, { name: 'insurer', value: 'banyan' })).toContain('sample-banyan-health')
    expect(await completed(prompt, { name: 'category', value: 'health-in' })).toEqual(['health-indemnity'])
    expect(await completed(prompt, { name: 'happened', value: 'a' })).toEqual([])
    const law = { type: 'ref/resource', uri: 'law://{slug}/{section}' }
    expect(await completed(law, { name: 'slug', value: 'insurance-act' })).toContain('insurance-act-1938')
    const of = { context: { arguments: { slug: 'insurance-act-1938' } } }
    expect(await completed(law, { name: 'section', value: '64v' }, of)).toContain('64VB')
  })
})

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
  const told = await called<{ facts: { uin: string; quote: string | null }[]; left_out: number }>(
    'find_facts',
    {
      category: 'health-indemnity',
      key: 'waiting-initial',
    },
  )
  expect(told.left_out).toBe(Math.max(0, facts.length - told.facts.length))
  expect(facts).toMatchObject(told.facts.map(({ uin, quote }) => ({ uin, quote })))
  const { text, isError } = await connected.call('find_facts', { category: 'health-indemnity', key: 'x' })
  expect([isError, text]).toEqual([true, expect.stringContaining('waiting-initial')])
})

test('a search under whose words nothing is held says so first; without words it is refused', async () => {
  const { message } = await got<EverythingBody>('/search.json?q=zebra+moonbeam+cover')
  expect(message).toMatch(/^No product is called “zebra moonbeam”/u)
  expect((await called<{ message: string }>('search', { query: 'zebra moonbeam cover' })).message).toBe(
    message,
  )
  expect((await fetch(`${preview.origin}/search.json`)).status).toBe(404)
  expect((await fetch(`${preview.origin}/search.json?q=${'a'.repeat(501)}`)).status).toBe(404)
})
