import { beforeAll, describe, expect, test } from 'vitest'
import type { Category } from '../../../build/contract/authored/category.ts'
import type { Channel } from '../../../build/contract/authored/channel.ts'
import type { ProductClauses } from '../../../build/contract/authored/clauses.ts'
import type { Form } from '../../../build/contract/authored/form-record.ts'
import type { Product } from '../../../build/contract/authored/product.ts'
import type { InsurerBody } from '../../../build/contract/published/insurers.ts'
import { EditedSite } from '../../support/edited-site.ts'
import { fieldOf } from '../../support/records.ts'
import { rowsOf } from '../../support/sqlite.ts'

// Ways to reach an insurer: its own, those that read products print, and those of its forms, in one list everywhere.

const UIN = 'SFHHLIP24001V022324'
const HELPLINE = '1800 000 0001'
const MAILS = ['gro@fern.example.invalid', 'seniors@fern.example.invalid']
const CLAIMS = 'claims@fern.example.invalid'

const site = new EditedSite({
  'categories/hospital.json': ({ fields }: Category) =>
    fields.push(
      fieldOf({ key: 'helpline', label: 'Helpline', question: 'Which number?', terms: ['helpline'] }),
      fieldOf({ key: 'mail', label: 'Grievance e-mail', question: 'Which address?', terms: ['grievance'] }),
    ),
  'products/sample-fern/SFHHLIP24001V022324.clauses.json': ({ clauses }: ProductClauses) => {
    for (const clause of clauses)
      if (clause.id === 18) clause.text += `\nHelpline ${HELPLINE}. Grievance: ${MAILS.join(' or ')}`
  },
  'products/sample-fern/SFHHLIP24001V022324.json': ({ facts }: Product) => {
    const quote = `Grievance: ${MAILS.join(' or ')}`
    facts.push({ key: 'helpline', value: HELPLINE, quote: `Helpline ${HELPLINE}.`, clause: 18, page: 3 })
    facts.push({ key: 'mail', value: MAILS.join(', '), quote, clause: 18, page: 3 })
  },
  'forms/1.json': (form: Form) => {
    const contact: Channel = {
      purpose: 'claim',
      channel: 'email',
      value: CLAIMS,
      label: 'Claims desk',
      level: null,
      hours: null,
      applies_to: 'all',
      source_url: 'https://fern.example.invalid/form',
      quote: `Send it to ${CLAIMS}`,
      fetched_at: '2026-02-20',
    }
    // The helpline of the wording is printed on the form, too.
    const again: Channel = {
      ...contact,
      purpose: 'customer-care',
      channel: 'phone',
      value: '18000000001',
      quote: '18000000001',
    }
    form.send_to = [contact, again]
  },
})
beforeAll(() => site.build({ downloads: true }))

const WAYS = [
  ['insurer', 'help@sample-fern.example.invalid', 'Sample Fern Health Insurance'],
  ['fact', HELPLINE, 'Sample Fern Hospital Cover'],
  ['fact', MAILS[0], 'Sample Fern Hospital Cover'],
  ['fact', MAILS[1], 'Sample Fern Hospital Cover'],
  ['form', CLAIMS, 'Claim form, Part A'],
]

describe('every way to reach an insurer, each once and with where it is from, is', () => {
  test('in getInsurer, with the words that say so', async () => {
    const { contacts } = JSON.parse(await site.file('api/v1/insurer/sample-fern')) as InsurerBody
    expect(contacts.map(({ from, value }) => [from.of, value, from.name])).toEqual(WAYS)
    for (const { value, quote } of contacts) expect(quote).toContain(value)
    expect(contacts[1]?.from).toMatchObject({ uin: UIN, key: 'helpline' })
  })

  test.each<[where: string, shown: () => Promise<string>]>([
    ['on its page', () => site.file('insurer/sample-fern.html')],
    ['in its Markdown', () => site.file('insurer/sample-fern.md')],
    ['in get_insurer', () => site.tool('get_insurer', { slug: 'sample-fern' })],
  ])('%s', async (_where, shown) => {
    const said = (await shown()).replaceAll('\\', '')
    for (const [channel, value, name] of WAYS) {
      expect(said).toContain(value)
      if (channel !== 'insurer') expect(said).toContain(name)
    }
  })

  test('in SQLite', () => {
    const sql = 'SELECT from_of, value, from_name FROM contact ORDER BY position'
    expect(rowsOf<object>(site.folder, sql).map(Object.values)).toEqual(WAYS)
  })
})

test('a product’s page names the ways for complaints, its own first, and an insurer without any says so', async () => {
  const page = await site.file(`policy/${UIN}.html`)
  const complain = page.slice(page.indexOf('id="complain"'))
  expect(complain.indexOf(MAILS[0] ?? '')).toBeLessThan(complain.indexOf('help@sample-fern'))
  expect(complain).not.toContain(CLAIMS)
  expect(await site.file('insurer/sample-heron.html')).toContain('We hold no contact of this insurer yet.')
  expect(await site.file('insurer/sample-fern.html')).not.toContain('We hold no')
})

test('an insurer’s page shows a number to call, then whom to complain to, then other contacts, with quotes folded away', async () => {
  const page = await site.file('insurer/sample-fern.html')
  const places = ['class="lead">Health insurance', `href="tel:${HELPLINE.replaceAll(' ', '')}"`].concat(
    ['complain', 'reach', 'products'].map((id) => `id="${id}"`),
  )
  const at = places.map((place) => page.indexOf(place))
  expect(at).not.toContain(-1)
  expect(at).toEqual(at.toSorted((a, b) => a - b))
  const reach = page.slice(at[3], at[4])
  expect(reach.indexOf('<q')).toBeGreaterThan(reach.indexOf('<details>'))
  for (const [, value] of WAYS) expect(page.split(`>${value}</a></span>`).length - 1, value).toBe(1)
})

test('no page says that nothing is held of the steps after the insurer', async () => {
  for (const path of [`policy/${UIN}.html`, 'insurer/sample-heron.html'])
    expect(await site.file(path)).not.toContain('not held here')
})
