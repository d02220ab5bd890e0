import { encode } from 'gpt-tokenizer/encoding/o200k_base'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Form } from '../../build/contract/authored/form-record.ts'
import type { Law } from '../../build/contract/authored/law.ts'
import type { Product } from '../../build/contract/authored/product.ts'
import type { Preview } from '../../build/serve/preview/preview-server.ts'
import { buildCaseSite, caseSite, recordsIn, serveSite } from '../requests/site.ts'
import { type Connected, connectTo, REVISIONS } from '../serve/mcp/client.ts'
import { temporaryFolder } from '../support/built.ts'
import type { Consumer } from './consumer.ts'
import { HttpConsumer } from './http-consumer.ts'
import { McpConsumer } from './mcp-consumer.ts'
import { QUESTIONS } from './questions.ts'
import { WORDS } from './words.ts'

// The questions are asked as the command asks them; what is right is read from the authored records.

const UIN = 'SBHHLIP25011V022425'
let preview: Preview
let data: string

beforeAll(async () => {
  ;({ data } = await caseSite())
  const folder = temporaryFolder('questions')
  preview = await serveSite(folder, { limit: false })
  // Built when it is already served: the answers name the address they are served at.
  await buildCaseSite(preview.origin, folder)
})

afterAll(() => preview.close())

function fact(uin: string, key: string) {
  const products = recordsIn(data, 'products/**/!(*.clauses).json') as Product[]
  const found = products.find((product) => product.uin === uin)?.facts.find((one) => one.key === key)
  if (found === undefined) throw new Error(`the records hold no ${key} of ${uin}`)
  return { value: String(found.value), quote: found.quote ?? '' }
}

function section(slug: string, number: string) {
  const law = (recordsIn(data, 'law/*.json') as Law[]).find((one) => one.slug === slug)
  return law?.sections.find((one) => one.number === number)?.summary ?? ''
}

/** Answer that each question must get, and the words it must quote. */
const EXPECTED: readonly (() => { readonly says: string | RegExp; readonly quote: string })[] = [
  () => {
    const { value, quote } = fact(UIN, 'waiting-pre-existing')
    return { says: `: ${value} months`, quote }
  },
  () => {
    const [mine, other] = [fact(UIN, 'co-payment'), fact('SSGHLIP25012V012526', 'co-payment')]
    return { says: `: ${mine.value}%`, quote: `${mine.quote}” / “${other.quote}` }
  },
  () => ({ says: /: (?:Yes|Paid\b)/u, quote: fact(UIN, 'ayush-limit').quote }),
  () => ({
    says: '(a summary)',
    quote: section('protection-of-policyholders-interests-regulations-2024', '20'),
  }),
  () => ({ says: 'three years', quote: section('insurance-act-1938', '45') }),
  () => {
    const form = (recordsIn(data, 'forms/*.json') as Form[]).find(({ id }) => id === 1)
    return { says: form?.send_to[0]?.value ?? '', quote: form?.send_to[0]?.quote ?? '' }
  },
  () => ({ says: `${UIN} is`, quote: 'It holds another version of the product' }),
  () => ({ says: 'day care', quote: 'dialysis' }),
  () => ({ says: 'Only English is searched', quote: 'Pre-existing Disease' }),
  () => ({ says: 'refused', quote: 'at most 500' }),
  () => ({ says: 'POST', quote: '/api/v1/corrections' }),
  () => ({ says: 'data of 2026-11-25', quote: '' }),
  () => ({ says: /within \S+ days/u, quote: 'days' }),
  () => ({
    says: ' / ',
    quote: `${fact(UIN, 'ayush-limit').quote}” / “${fact('SSGHLIP25012V012526', 'ayush-limit').quote}`,
  }),
  () => ({ says: ': unread', quote: 'unread' }),
  () => {
    const form = (recordsIn(data, 'forms/*.json') as Form[]).find(({ id }) => id === 3)
    return { says: 'Motor Claim Form', quote: form?.instructions.attachments[0] ?? '' }
  },
  () => ({ says: /: [1-9]\d* contacts/u, quote: '' }),
  () => ({ says: ': Paid', quote: fact('SSGHLIP25012V012526', 'maternity').quote }),
  () => ({ says: 'Listed diseases and procedures', quote: 'hernia' }),
  () => ({ says: /7,500.* \/ .*10,000/u, quote: 'Co-payment' }),
  () => ({ says: 'three years', quote: 'sixty months' }),
  () => ({ says: /^3\s+35%/u, quote: 'Policy Term' }),
  () => ({ says: '1: Sample Lotus Term Shield, 2024-09-30', quote: '904N001V01' }),
  () => ({ says: '5 of them', quote: 'Initial waiting period' }),
  () => ({ says: 'begins on 2026-11-25', quote: '2026-09-26' }),
]

function askedOf(consumer: () => Consumer) {
  test.each(QUESTIONS.map((question, at) => [question.asks(WORDS.sample), question, at] as const))(
    '%s',
    async (_, { answer, atMost = Infinity, atMostCalls = Infinity }, at) => {
      consumer().heard.length = 0
      const { says, quote, source } = await answer(consumer(), WORDS.sample)
      const tokens = consumer().heard.reduce((sum, text) => sum + encode(text).length, 0)
      expect(consumer().heard.length).toBeLessThanOrEqual(atMostCalls)
      // Every answer of the sample says besides that it is fictional.
      if (consumer() instanceof McpConsumer) expect(tokens).toBeLessThanOrEqual(1.1 * atMost)
      const right = EXPECTED[at]?.()
      expect(says).toMatch(right?.says ?? /^$/u)
      expect(quote).toContain(right?.quote)
      expect(source.length).toBeGreaterThan(5)
    },
  )
}

test('each has what is right', () => expect(EXPECTED.length).toBe(QUESTIONS.length))

describe('by GETs alone, from /llms.txt', () => {
  let consumer: HttpConsumer
  beforeAll(async () => {
    consumer = await HttpConsumer.of(preview.origin)
  })
  askedOf(() => consumer)

  test('nothing but GETs of this site was sent', () => {
    expect(consumer.requests.length).toBeGreaterThan(20)
    for (const request of consumer.requests)
      expect(request).toMatch(new RegExp(`^GET ${preview.origin}/`, 'u'))
  })
})

describe.each(REVISIONS)('through MCP alone, in revision %s', (revision) => {
  let connected: Connected
  let consumer: McpConsumer
  beforeAll(async () => {
    connected = await connectTo(preview.origin, revision)
    consumer = await McpConsumer.of(connected)
  })
  afterAll(() => connected.client.close())
  askedOf(() => consumer)
})
