import { describe, expect, test } from 'vitest'
import { OPERATIONS } from '../../../build/contract/operations.ts'
import { argumentsOf } from '../../../functions/mcp/sent-arguments.ts'
import { call } from '../../../functions/mcp/call.ts'
import { TOOLS } from '../../../functions/mcp/tools.ts'
import { siteOf } from '../../support/memory-site.ts'

// Arguments as models send them with the call of a tool.

/** A site that holds nothing: only a call that is right in itself reads anything of it but where it is. */
const SITE = siteOf({ 'index/service.json': JSON.stringify({ base_url: 'https://insurance.example' }) })

async function refusedBy(tool: (typeof TOOLS)[number], sent: Readonly<Record<string, unknown>>) {
  const { text, isError } = await call(SITE, tool, sent)
  expect(isError).toBe(true)
  const { error, message } = JSON.parse(text) as { error: string; message: string }
  expect(error, `${tool.name}: ${message}`).toBe('invalid-request')
  // A model has no GET and no query string, and knows the tools by their own names.
  for (const word of ['query string', 'parameter', '/api/', ...Object.keys(OPERATIONS)])
    if (word !== 'stats') expect(message).not.toContain(word)
  return message
}

describe.each(TOOLS.map((tool) => [tool.name, tool] as const))('%s', (name, tool) => {
  const names = Object.keys(tool.parameters)
  const needed = names.filter((one) => tool.parameters[one]?.required === true)

  test('refuses arguments it does not have, and lists its own', async () => {
    const message = await refusedBy(tool, { colour: 'red', constructor: 1, ...filling(names) })
    const takes = names.length === 0 ? 'It takes none.' : `It takes: ${names.join(', ')}.`
    expect(message).toContain(`${name} takes no argument “colour” or “constructor”. ${takes}`)
  })

  test('names every argument that it needs and was not given', async () => {
    if (needed.length === 0) return
    for (const sent of [{}, filling(needed, null), filling(needed, ' \ufeff')]) {
      const message = await refusedBy(tool, sent)
      for (const one of needed) expect(message).toContain(`${name} needs the argument ${one}: `)
    }
  })
})

function filling(names: readonly string[], value: unknown = 'true'): Record<string, unknown> {
  return Object.fromEntries(names.map((one) => [one, value]))
}

const tool = (name: string) => TOOLS.find((one) => one.name === name) ?? { name, parameters: {} }

test.each([
  ['search_policies', { read: true, q: 'star' }, { read: 'true', q: 'star' }],
  ['search_policies', { read: 'False', limit: 5 }, { read: 'false', limit: '5' }],
  ['search_policies', { Q: 'star', INSURER: null, line: '  ' }, { q: 'star' }],
  ['compare_policies', { uins: ['A1', 'B1'], fields: ['x', 'y'] }, { uins: 'A1,B1', fields: 'x,y' }],
  ['compare_policies', { uins: ' ["A1", "B1"]' }, { uins: 'A1,B1' }],
  ['compare_policies', { uins: '101,1e5' }, { uins: '101,1e5' }],
  ['get_form', { id: 1, pdf_fields: false }, { id: '1', pdf_fields: 'false' }],
  ['get_law', { slug: 'a', section: 45, part: '' }, { slug: 'a', section: '45' }],
  ['stats', {}, {}],
  ['stats', { random_string: 'dummy' }, {}],
])('%s takes %j as models send it', (name, sent, args) => {
  expect(argumentsOf(tool(name), sent)).toEqual({ args })
})

test.each([
  ['search_policies', { read: 'maybe' }, 'The argument “read” must be true or false.'],
  ['get_form', { id: 1, pdf_fields: 2 }, 'The argument “pdf_fields” must be true or false.'],
  ['get_clause', { id: [1] }, 'The argument “id” must be a text or a number.'],
  ['compare_policies', { uins: [{}] }, 'The argument “uins” must be a text or a number.'],
  ['get_clause', { id: 1, ID: 2 }, 'The argument “id” is given more than once.'],
  [
    'get_fact',
    { uin: {}, colour: 1 },
    'get_fact takes no argument “colour”. It takes: uin, key. The argument “uin” must be a text or a number. get_fact needs the argument key: Key or label; other words list fields.',
  ],
])('%s refuses %j with everything that is wrong', (name, sent, message) => {
  expect(argumentsOf(tool(name), sent)).toEqual({ refusal: { code: 'invalid-request', message } })
})
