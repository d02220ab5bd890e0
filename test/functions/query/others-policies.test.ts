import { beforeAll, expect, test } from 'vitest'
import type { Insurer } from '../../../build/contract/authored/insurer.ts'
import type { Product } from '../../../build/contract/authored/product.ts'
import type { StatsBody } from '../../../build/contract/published/stats.ts'
import { firstRead } from '../../../functions/query/one-search/clause-candidates.ts'
import { productsOf } from '../../../functions/query/source/load.ts'
import { EditedSite } from '../../support/edited-site.ts'
import { wordsIn } from '../../support/sample-files.ts'
import { siteWith, smallCatalogue } from '../../support/small-catalogue.ts'

// Nobody's policy or form stands for another's without a sentence that says so.

const NUMBER = '1800 000 0002'
const HERON = 'Sample Heron General Insurance'
const FERN = 'Sample Fern Health Insurance'
const OTHERS = 'These are others, and yours may say something else.'

/** Of Heron nothing is read and no form is held; Fern has a read policy, an unread one of the same category and a form. */
const site = new EditedSite({
  'products/sample-fern/SFHHLIP21001V012021.json': (product: Product) =>
    void Object.assign(product, { name: 'Sample Fern Marigold Care' }),
  'products/sample-heron/tyre-cover.json': (product: Product) => void (product.facts = []),
  'insurers/sample-heron.json': ({ contacts }: Insurer) =>
    contacts.push({
      purpose: 'customer-care',
      channel: 'phone',
      value: NUMBER,
      label: '',
      level: null,
      hours: null,
      applies_to: 'all',
      source_url: 'https://heron.example.invalid/contact',
      quote: `Call ${NUMBER}`,
      fetched_at: '2026-02-20',
    }),
})
beforeAll(() => site.build())

async function sectionOf(q: string, id: string): Promise<string> {
  const page = await site.get(`/search?q=${encodeURIComponent(q)}`)
  return page.split(`<section id="${id}">`)[1]?.split('</section>')[0] ?? ''
}

test.each([
  ['heron waiting period', `We have read no policy of ${HERON}. ${OTHERS}`],
  ['heron tyre cover', `We have not read Sample Heron Tyre Cover. ${OTHERS}`],
  ['fern waiting period', `Another policy of ${FERN} than these may say something else.`],
  ['waiting period', 'Yours may say something else. In Sample Fern Hospital Cover.'],
])('the clauses under “%s” say whose they are: “%s”', async (q, says) => {
  const found = await sectionOf(q, 'wordings')
  expect(wordsIn(found)).toContain(says)
  if (says.includes(OTHERS)) expect(found.split('/wording#').length - 1).toBeLessThanOrEqual(2)
})

test.each([
  ['waiting period', true],
  ['fern waiting period', true],
  ['heron waiting period', false],
  ['marigold care waiting period', false],
])('the question found for “%s” is shown with the answer of Fern’s read policy: %s', async (q, isShown) => {
  const found = wordsIn(await sectionOf(q, 'best'))
  expect(found).toContain('How many days must pass first?')
  expect(found.includes('Sample Fern Hospital Cover: 30 days.')).toBe(isShown)
})

test('clauses of a product that is named and that nobody has read say so', async () => {
  const found = await sectionOf('heron tyre cover damaged', 'best')
  expect(wordsIn(found)).toContain('In a policy that nobody has read yet: look there yourself. Page 1')
  expect(await sectionOf('fern hospital cover waiting period', 'best')).not.toContain('nobody has read yet')
})

test('clauses of the product that is named are not folded, and begin with its name', async () => {
  const found = await sectionOf('fern hospital cover waiting period', 'best')
  expect(found).toMatch(/\/wording#c\d+">\s*<span translate="no">Sample Fern Hospital Cover<\/span>: /u)
})

test('a form of one insurer is not offered to whoever asks for another’s: there is the number to call', async () => {
  const heron = await sectionOf('claim form sample heron', 'forms')
  expect(wordsIn(heron)).toContain(`We hold no form of ${HERON}. Ask it for one: call ${NUMBER}.`)
  expect(heron).not.toContain('/forms/')
  for (const q of ['claim form sample fern', 'claim form']) {
    const found = await sectionOf(q, 'best')
    expect(found).toContain('href="/forms/1"')
    expect(found).not.toContain('We hold no form')
  }
})

test('the page of an unread product offers another as an example that will differ', async () => {
  const page = wordsIn(await site.file('policy/SFHHLIP21001V012021.html'))
  expect(page).toContain('Read as an example: Sample Fern Hospital Cover')
  expect(page).toContain('Yours will differ.')
  expect(page).not.toContain('See what such a policy says')
})

test('a product whose clauses are held and of which no fact was read does not count as read', async () => {
  const { products } = JSON.parse(await site.file('api/v1/stats')) as StatsBody
  expect(products).toMatchObject({ total: 3, read: 1 })
})

test.each([{ not_stated: 1 }, { in_schedule: 1 }, { stated: 1 }])(
  'a product with %j was read: it comes before products that were not, and its wording is searched',
  async (coverage) => {
    const whole = smallCatalogue([
      { uin: 'A1', name: 'Care', launched: '2025-01-01' },
      { uin: 'A2', name: 'Shield' },
    ])
    const cards = whole.cards.map((card) =>
      card.uin === 'A2' ? { ...card, coverage: { ...card.coverage, ...coverage } } : card,
    )
    const site = siteWith({ ...whole, cards })
    expect((await productsOf(site)).uin(0)).toBe('A2')
    expect((await firstRead(site)).map(({ uin }) => uin)).toEqual(['A2'])
  },
)
