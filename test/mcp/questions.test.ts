import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Form } from '../../build/contract/authored/form-record.ts'
import type { Law } from '../../build/contract/authored/law.ts'
import type { Product } from '../../build/contract/authored/product.ts'
import type { Preview } from '../../build/preview/server.ts'
import { caseSite, recordsIn, serveSite } from '../cases/site.ts'
import { Agent } from './agent.ts'
import { type Connected, REVISIONS, connectTo } from './client.ts'

// Twelve questions a consumer asks, answered through MCP alone by an agent that follows nothing but what the tools and
// their answers say. What is right is read from the authored records.

let preview: Preview
let data: string

beforeAll(async () => {
  const site = await caseSite()
  ;({ data } = site)
  preview = await serveSite(site.folder, { limit: false })
}, 60_000)

afterAll(() => preview.close())

function fact(uin: string, key: string) {
  const products = recordsIn(data, 'products/**/!(*.clauses).json') as Product[]
  const found = products.find((product) => product.uin === uin)?.facts.find((one) => one.key === key)
  if (found === undefined) throw new Error(`the records hold no ${key} of ${uin}`)
  return { ...found, quote: found.quote ?? '' }
}

describe.each(REVISIONS)('in revision %s', (revision) => {
  let connected: Connected
  let agent: Agent

  beforeAll(async () => {
    connected = await connectTo(preview.origin, revision)
    agent = await Agent.of(connected)
  })

  afterAll(() => connected.client.close())

  test('How long is the waiting period for what I already have, in Banyan Family Care?', async () => {
    const { uin } = await agent.product('banyan family care')
    const text = await agent.fact(uin, 'pre-existing')
    const { value, quote, clause } = fact(uin, 'waiting-pre-existing')
    expect(text).toContain(`**${value as number} months (`)
    expect(text).toContain(quote)
    expect(text).toContain(`(c${clause})`)
  })

  test('Which share of a claim do I pay in Family Care, and in Health Companion?', async () => {
    const products = [
      await agent.product('banyan family care'),
      await agent.product('saffron health companion'),
    ]
    const { text } = await agent.ask('compare_policies', { uins: products.map(({ uin }) => uin).join(',') })
    const row = text.split('\n').findIndex((line) => line.includes('(co-payment)'))
    const lines = text.split('\n').slice(row + 1, row + 3)
    for (const [at, { uin }] of products.entries()) {
      const { value, quote } = fact(uin, 'co-payment')
      expect(lines[at]).toContain(`: ${value as number}% (`)
      expect(lines[at]).toContain(`“${quote}”`)
    }
  })

  test('Does Family Care pay for AYUSH treatment?', async () => {
    const { uin } = await agent.product('banyan family care')
    const text = await agent.fact(uin, 'AYUSH')
    expect(text).toContain('**Yes (')
    expect(text).toContain(`Note: ${fact(uin, 'ayush').note}`)
  })

  test('What does the law say about the free look?', async () => {
    const { instruments } = await agent.json<{
      instruments: { slug: string; matches: { number: string }[] }[]
    }>('list_law', { q: 'free look' })
    const found = await Promise.all(
      instruments.map(async ({ slug, matches }) => {
        const { sections } = await agent.json<Law>('get_law', { slug })
        const numbers = new Set(matches.map(({ number }) => number))
        return sections.filter(({ number }) => numbers.has(number)).map(({ summary }) => summary ?? '')
      }),
    )
    expect(found.flat().join('\n')).toContain('thirty days from receipt of the policy document')
  })

  test('What is section 45 of the Insurance Act?', async () => {
    const { instruments } = await agent.json<{ instruments: { slug: string; title: string }[] }>('list_law')
    const acts = instruments.filter(({ title }) => title.includes('Insurance Act, 1938'))
    expect(acts).toHaveLength(1)
    const { sections } = await agent.json<Law>('get_law', { slug: acts[0]?.slug })
    const section = sections.find(({ number }) => number === '45')
    expect(section?.heading).toContain('three years')
    expect(section?.summary).toContain('Incontestability')
  })

  test('Which form do I fill in to claim hospital expenses, and where do I send it?', async () => {
    const { forms } = await agent.json<{ forms: { id: number; title: string; insurer: { slug: string } }[] }>(
      'list_forms',
    )
    const mine = forms.find(
      ({ title, insurer }) => /reimbursement/iu.test(title) && /banyan/u.test(insurer.slug),
    )
    const form = await agent.json<Form>('get_form', { id: mine?.id })
    const record = (recordsIn(data, 'forms/*.json') as Form[]).find(({ id }) => id === mine?.id)
    expect(form.send_to).toEqual(record?.send_to)
    expect(form.send_to.length).toBeGreaterThan(0)
  })

  test('What about a UIN I have from an older paper?', async () => {
    const { text, isError } = await agent.ask('get_policy', { uin: 'SBHHLIP25011V012425' })
    expect(isError).toBe(true)
    const named = /SBHHLIP25011V\d+/gu.exec(
      (JSON.parse(text) as { message: string }).message.replace(/^[^.]*\./u, ''),
    )
    expect((await agent.ask('get_policy', { uin: named?.[0] })).isError).toBe(false)
  })

  test('Are dialisys costs paid (misspelt)?', async () => {
    const { uin } = await agent.product('banyan family care')
    const { clauses } = await agent.json<{ clauses: { id: number; via: string[] }[] }>('search_policy_text', {
      uin,
      q: 'dialisys',
    })
    expect(clauses[0]?.via).toContain('spelling')
    const { text } = await agent.json<{ text: string }>('get_clause', { id: clauses[0]?.id })
    expect(text).toMatch(/dialysis/iu)
  })

  test('क्या मधुमेह कवर है? No clause is passed off as an answer', async () => {
    const { uin } = await agent.product('banyan family care')
    const { total } = await agent.json<{ total: number }>('search_policy_text', { uin, q: 'क्या मधुमेह कवर है' })
    expect(total).toBe(0)
  })

  test('A question longer than anyone types is refused, with the limit', async () => {
    const { text, isError } = await agent.ask('search_policies', { q: 'what is paid '.repeat(50) })
    expect(isError).toBe(true)
    expect(text).toContain('at most 500')
  })

  test('I need a person to help me: where do I ask?', async () => {
    const paths = agent.instructions.match(/\/api\/v1\/[a-z]+/gu) ?? []
    const refused = await Promise.all(
      ['/api/v1/help', '/api/v1/corrections'].map(async (path) => {
        expect(paths).toContain(path)
        const response = await fetch(preview.origin + path, { method: 'POST' })
        return ((await response.json()) as { error: string }).error
      }),
    )
    expect(refused).toEqual(['invalid-request', 'invalid-request'])
  })

  test('What do the documents not say? It stays “do not say”', async () => {
    const { uin } = await agent.product('banyan family care')
    const { text } = await agent.ask('get_policy', { uin })
    const products = recordsIn(data, 'products/**/!(*.clauses).json') as Product[]
    const facts = products.find((product) => product.uin === uin)?.facts ?? []
    const silent = facts.filter(({ value, in_schedule }) => value === null && in_schedule === undefined)
    expect(silent.length).toBeGreaterThan(0)
    expect(text.match(/^\*\*not-stated\*\*$/gmu)).toHaveLength(silent.length)
    expect(text.match(/^The documents do not say;/gmu)).toHaveLength(silent.length)
  })
})
