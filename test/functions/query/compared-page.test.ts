import { expect, test } from 'vitest'
import type { CategoryFieldsBody } from '../../../build/contract/published/categories.ts'
import type { CompareBody } from '../../../build/contract/published/comparison.ts'
import { EditedSite } from '../../support/edited-site.ts'
import { pageOf } from '../../support/sample-pages.ts'

const [HEALTH, OTHER, LIFE, UNREAD] = [
  'SBHHLIP25011V022425',
  'SSGHLIP25012V012526',
  '904N001V02',
  'SBHHLIP22011V012122',
] as const

/** The questions of each part of the page: the heading of the part, and the keys in it. */
function partsOf(html: string): [heading: string, keys: string[]][] {
  return Array.from(
    html.matchAll(/<section id="[^"]*">\s*<h2>([^<]*)<\/h2>(.*?)<\/section>/gsu),
    ([, heading = '', inside = '']) => [
      heading,
      Array.from(inside.matchAll(/<article class="fact compared" id="([^"]*)"/gu), ([, key = '']) => key),
    ],
  )
}

test('what differs comes first, what is the same comes last, and no question is lost', async () => {
  const { html } = await pageOf(`/compared?uin=${HEALTH}&uin=${OTHER}`)
  const api = await pageOf(`/api/v1/compare?uins=${HEALTH},${OTHER}`)
  const { rows } = JSON.parse(api.html) as CompareBody
  const keysOf = (wanted: string) => rows.filter(({ verdict }) => verdict === wanted).map(({ key }) => key)
  const parts = partsOf(html)
  const asked = await pageOf(`/api/v1/categories/health-indemnity/fields`)
  const { fields } = JSON.parse(asked.html) as CategoryFieldsBody
  const needs = fields
    .filter(({ need }) => need)
    .toSorted((a, b) => (a.need?.place ?? 0) - (b.need?.place ?? 0))
  const inOrder = [...needs, ...fields.filter(({ need }) => !need)].map(({ key }) => key)
  expect(needs.length).toBeGreaterThan(5)
  const differ = new Set(keysOf('different'))
  expect(parts[0]).toEqual(['Answered differently', inOrder.filter((key) => differ.has(key))])
  expect(parts.at(-1)).toEqual(['The same', keysOf('same')])
  const read = rows.filter(({ cells }) => cells.some(({ status }) => status !== 'unread'))
  expect(parts.flatMap(([, keys]) => keys).toSorted()).toEqual(read.map(({ key }) => key).toSorted())
  const left = rows.length - read.length
  const lead = /<p class="lead">(.*?)<\/p>/su.exec(html)?.[1]?.replace(/\s+/gu, ' ').trim()
  expect(lead).toBe(
    `${differ.size} answers differ, ${keysOf('same').length} are the same; the rest has to be read side by side. Nothing is ranked.`,
  )
  expect(html.indexOf(`${rows.length} questions: `)).toBeGreaterThan(html.lastIndexOf('<article'))
  expect(html.includes(`${left} that nobody has read in any of them are not shown.`)).toBe(left > 0)
})

test('products of different kinds: what only one of them is asked is counted, not shown', async () => {
  const { html } = await pageOf(`/compared?uin=${HEALTH}&uin=${LIFE}`)
  const api = await pageOf(`/api/v1/compare?uins=${HEALTH},${LIFE}`)
  const { rows } = JSON.parse(api.html) as CompareBody
  const both = rows.filter(({ cells }) => cells.every(({ status }) => status !== 'not-applicable'))
  expect(partsOf(html).flatMap(([, keys]) => keys)).toHaveLength(both.length)
  expect(html).toContain(`${rows.length - both.length} asked of only one of them are not shown.`)
  expect(html).toContain('A life, a health and a general policy answer different questions.')
})

test.each([
  [`/compared?uin=${UNREAD}`, false],
  [`/compared?uin=${UNREAD}&uin=${HEALTH}`, false],
  [`/compared?uin=${HEALTH}&uin=${UNREAD}&uin=${OTHER}`, true],
])('%s says why the product that nobody has read is not compared', async (path, isCompared) => {
  const { status, html } = await pageOf(path)
  expect(status).toBe(200)
  expect(html).toContain('has not been read, so it cannot be compared.')
  expect(html).toContain(`href="/policy/${UNREAD}#now"`)
  expect(html.includes('class="fact compared"')).toBe(isCompared)
})

test.each([
  ['/compared', 404, 'Choose two products or more.'],
  [`/compared?uin=${HEALTH}&uin=&uin=`, 404, 'Choose two products or more.'],
  [`/compared?uin=${HEALTH}&uin=${HEALTH.toLowerCase()}`, 404, 'Choose two products or more.'],
  [`/compared?uin=${HEALTH}&uin=%3Cb%3E`, 404, '“&lt;b&gt;”'],
  [`/compared?uin=${HEALTH}&uin=a&uin=b&uin=c&uin=d`, 404, 'takes 2 to 4 different UINs'],
])('%s is refused with what is wrong, and a way back', async (path, status, words) => {
  const page = await pageOf(path)
  expect(page.status).toBe(status)
  expect(page.html).toContain(words)
  expect(page.html).toContain('<a href="/compare">')
})

test.each([
  ['Standard Care', true],
  ['Standard Care Plus', false],
])(
  'beside “Standard Care” of another insurer, %s is said to have the same name: %s',
  async (name, isSame) => {
    const site = new EditedSite({
      'products/sample-fern/SFHHLIP24001V022324.json': (product: { name: string }) =>
        void (product.name = 'Standard Care, Sample Fern'),
      'products/sample-heron/tyre-cover.json': (product: { name: string }) => void (product.name = name),
    })
    await site.build()
    const page = await site.get(
      '/compared?uin=SFHHLIP24001V022324&uin=irdan952rp0001v01202324%2FA0002V01202324',
    )
    expect(page.includes('Nothing we hold says which of it has to be the same')).toBe(isSame)
  },
)
