import { join } from 'node:path'
import { encode } from 'gpt-tokenizer/encoding/o200k_base'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CompareBody } from '../../../build/contract/published/comparison.ts'
import type { InsurerBody } from '../../../build/contract/published/insurers.ts'
import type { PolicyTextBody } from '../../../build/contract/published/search-results.ts'
import type { PolicyBody } from '../../../build/contract/published/policy.ts'
import { caseFolder, servedFor } from '../../requests/site.ts'
import { callsOf, plainAnswer } from '../../netlify/clients/calls.ts'
import { BASE } from '../../support/built-once.ts'
import { CALLS, IN_WORDS, filled } from './calls-and-gets.ts'
import { type Connected, REVISIONS, connectTo } from './client.ts'

const UIN = 'SBHHLIP25011V022425'

let folder: string
beforeAll(async () => void (folder = await caseFolder()))
const served = servedFor(caseFolder)

/** The GETs of the published description with its examples, each by the name its tool must have. */
function described() {
  return callsOf(join(folder, 'api/v1/openapi.json')).flatMap((call) =>
    call.method === 'get'
      ? [{ call, tool: call.id.replace(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`) }]
      : [],
  )
}

async function got(path: string): Promise<unknown> {
  return (await fetch(served.preview.origin + path)).json()
}

describe.each(REVISIONS)('the official client in revision %s over HTTP', (revision) => {
  let connected: Connected

  beforeAll(async () => {
    connected = await connectTo(served.preview.origin, revision)
  })

  afterAll(() => connected.client.close())

  test('lists the reads of the description and the forms, all read-only, none for the POSTs', async () => {
    const { tools } = await connected.client.listTools()
    const wanted = [
      ...described().map(({ tool }) => tool),
      'get_fact',
      'where_to_complain',
      'list_forms',
      'get_form',
      'find_facts',
      'changes_since',
      'search',
      'fetch',
    ]
    expect(tools.map(({ name }) => name).toSorted()).toEqual(wanted.toSorted())
    // A model is given 1,540 tokens for 14 tools; a further one may add its share.
    const given = tools.map(({ name, description, inputSchema }) => ({ name, description, inputSchema }))
    expect(encode(JSON.stringify(given)).length).toBeLessThanOrEqual((1540 / 14) * tools.length)
    for (const { name, title, annotations, description, inputSchema } of tools) {
      expect(title?.toLowerCase().replaceAll(' ', '_')).toBe(name)
      expect(annotations).toEqual({ readOnlyHint: true, idempotentHint: true, openWorldHint: false })
      expect(description).toMatch(/^[A-Z].*\.$/u)
      expect(inputSchema['additionalProperties']).toBe(false)
    }
  })

  test('every tool answers the example of its operation as a GET does', async () => {
    for (const { call, tool } of described().filter(({ tool }) => !IN_WORDS.has(tool))) {
      const { text, isError } = await connected.call(tool, { ...call.path, ...call.query })
      expect([tool, isError]).toEqual([tool, false])
      expect(filled(JSON.parse(text))).toEqual(filled(await plainAnswer(served.preview.origin, call)))
    }
  })

  test('search_policy_text gives the best eight clauses of a GET, each with what is read and cited', async () => {
    const path = `/api/v1/policy/${UIN}/search?q=diabetes&limit=8`
    const { clauses, ...rest } = (await got(path)) as PolicyTextBody
    const { text } = await connected.call('search_policy_text', { uin: UIN, q: 'diabetes' })
    const kept = clauses.map(({ id, number, title, page, printed_page, citation, snippet }) => {
      return { id, number, title, page, printed_page, citation, snippet }
    })
    expect(JSON.parse(text)).toEqual({ ...rest, clauses: kept })
  })

  test.each(CALLS)('%s %j answers as GET %s does, except for what is empty', async (tool, args, path) => {
    const { text, isError } = await connected.call(tool, args)
    expect(isError).toBe(false)
    const [said, body] = [JSON.parse(text) as object, (await got(path)) as object]
    expect(filled(said)).toEqual(filled(body))
    expect(Object.keys(said)).toEqual(Object.keys(body))
  })

  test('get_fact gives any fact as getPolicy does, with the place on its page, and says what is unread', async () => {
    const { facts, markdown } = (await got(`/api/v1/policy/${UIN}`)) as PolicyBody
    for (const fact of facts.filter((_, at) => at % 7 === 0)) {
      const { text } = await connected.call('get_fact', { uin: UIN.toLowerCase(), key: fact.key })
      const page = `${markdown.replace('.md', '')}#${fact.key}`
      expect(JSON.parse(text)).toMatchObject({ uin: UIN, fact, page })
      expect(encode(text).length).toBeLessThan(1000)
    }
    const old = await connected.call('get_fact', { uin: UIN, key: 'settlement' })
    expect(JSON.parse(old.text)).toMatchObject({ fact: { key: 'claim-decision' } })
    const { text, isError } = await connected.call('get_fact', { uin: UIN, key: 'no-such-field' })
    expect([isError, text]).toEqual([true, expect.stringContaining(facts[0]?.key ?? '')])
  })

  test('get_insurer says all of getInsurer but its spellings and its list of products, which it counts', async () => {
    const slug = 'sample-banyan-health'
    const { policies, aliases: _, ...rest } = (await got(`/api/v1/insurer/${slug}`)) as InsurerBody
    const { products, ...said } = JSON.parse((await connected.call('get_insurer', { slug })).text) as {
      products: { total: number; withdrawn: number; categories: Record<string, number>; read: object[] }
    }
    expect(said).toEqual(rest)
    expect(products.total).toBe(policies.length)
    expect(Object.values(products.categories).reduce((sum, count) => sum + count)).toBe(policies.length)
    expect(products.withdrawn).toBe(policies.filter(({ status }) => status === 'withdrawn').length)
    const read = policies.filter(({ coverage }) => coverage.stated > 0)
    expect(products.read).toEqual(read.map(({ uin, name }) => ({ uin, name })))
  })

  test('get_policy has every value and every quote of the JSON', async () => {
    const { text, isError } = await connected.call('get_policy', { uin: UIN.toLowerCase() })
    expect(isError).toBe(false)
    const { facts } = (await got(`/api/v1/policy/${UIN}`)) as PolicyBody
    const plain = text.replaceAll('\\', '').replace(/\s+/gu, ' ')
    for (const { display, quote, clause } of facts) {
      if (display !== null) expect(plain).toContain(display)
      if (quote !== null) expect(plain).toContain(quote.replace(/\s+/gu, ' '))
      if (clause !== null) expect(plain).toContain(`(c${clause.id})`)
    }
  })

  test('get_policy says of every fact that is not stated that the documents do not say', async () => {
    const { facts } = (await got(`/api/v1/policy/${UIN}`)) as PolicyBody
    const silent = facts.filter(({ status }) => status === 'not-stated')
    const { text } = await connected.call('get_policy', { uin: UIN })
    for (const words of [/^\*\*The documents do not say\*\*$/gmu, /^Do not fill it in from elsewhere\./gmu])
      expect(text.match(words)).toHaveLength(silent.length)
  })

  test('compare_policies has every stated value of the JSON beside its product', async () => {
    const uins = `${UIN},SSGHLIP25012V012526`
    const { text } = await connected.call('compare_policies', { uins })
    const { rows } = (await got(`/api/v1/compare?uins=${uins}`)) as CompareBody
    for (const { key, cells, verdict } of rows) {
      if (cells.some(({ status }) => status === 'not-applicable')) continue
      const at = text.indexOf(` (${key}): ${verdict}\n`)
      expect(at, key).toBeGreaterThan(0)
      const [, ...lines] = text.slice(at).split('\n').slice(0, 3)
      cells.forEach((cell, product) => {
        const value = 'display' in cell && cell.display !== null ? cell.display : cell.status
        expect(lines[product]).toContain(`${'AB'[product]}: ${value}`)
      })
    }
  })

  test('a refusal is an error object with the code of the table', async () => {
    const { text, isError } = await connected.call('get_policy', { uin: 'SBHHLIP25011V992425' })
    expect(isError).toBe(true)
    expect(JSON.parse(text)).toEqual({
      error: 'policy-not-found',
      message: expect.stringContaining(UIN) as string,
      docs: `${BASE}/docs/errors#policy-not-found`,
    })
  })
})
