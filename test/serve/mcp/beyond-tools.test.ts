import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { describe, expect, test } from 'vitest'
import { servedEndpoint } from './client.ts'

// Resources, prompts and newer tools of the endpoint, by the official client.

const UIN = 'SBHHLIP25011V022425'
const served = servedEndpoint()

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
      await served.connected.client.listTools()
      const { content, structuredContent } = await served.connected.client.callTool({ name, arguments: args })
      const [first] = content
      expect(first?.type === 'text' && JSON.parse(first.text)).toEqual(structuredContent)
    },
  )

  test('every schema that is listed is one that strict validators take', async () => {
    const ajv = new Ajv2020({ strict: true, allowUnionTypes: true })
    addFormats.default(ajv)
    const { tools } = await served.connected.client.listTools()
    for (const { name, inputSchema, outputSchema = true } of tools)
      for (const schema of [inputSchema, outputSchema])
        expect(() => ajv.compile(schema as object), name).not.toThrow()
  })

  test('a product and a comparison are Markdown alone, which costs a model less', async () => {
    const { tools } = await served.connected.client.listTools()
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
    const { contents } = await served.connected.client.readResource({ uri })
    expect(contents).toMatchObject([{ uri, text: (await served.connected.call(tool, args)).text }])
  })

  test('a missing thing is an error in the words of its tool', async () => {
    await expect(served.connected.client.readResource({ uri: 'form://999' })).rejects.toThrow(/form “999”/u)
  })

  test('every kind of thing that a search finds has an address, and results link to what they name', async () => {
    const { resourceTemplates } = await served.connected.client.listResourceTemplates()
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
      const { content } = await served.connected.client.callTool({ name, arguments: args })
      const links = content.filter(({ type }) => type === 'resource_link') as { uri: string }[]
      expect(links.length, name).toBeGreaterThan(0)
      for (const { uri } of links)
        expect((await served.connected.client.readResource({ uri })).contents).toHaveLength(1)
    }
  })
})

describe('prompts and completion', () => {
  const completed = async (ref: object, argument: object, context?: object) =>
    (await served.connected.client.complete({ ref, argument, ...context } as never)).completion.values

  test('two prompts put what a person said before what is to be done', async () => {
    const { prompts } = await served.connected.client.listPrompts()
    expect(prompts.map(({ name }) => name)).toEqual(['compare', 'prepare_claim'])
    const { messages } = await served.connected.client.getPrompt({
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
    const completion = { context: { arguments: { slug: 'insurance-act-1938' } } }
    expect(await completed(law, { name: 'section', value: '64v' }, completion)).toContain('64VB')
  })
})
