import { expect, test } from 'vitest'
import type { CompareBody } from '../../../build/contract/published/comparison.ts'
import { comparisonPages } from '../../../build/publish/site/pages/compare.tsx'
import type { Material } from '../../../build/publish/site/site.ts'
import { htmlOf } from '../../../build/view/html-of.ts'
import { linksOf } from '../../../build/view/page-paths.ts'

const row = (key: string) => ({
  key,
  label: key,
  group: 'Limits',
  verdict: 'different',
  cells: [1, 2].map((value) => ({ status: 'quoted', display: `${value}`, conflicts: [] })),
})
const POLICIES = ['A', 'B'].map((name) => ({
  uin: name,
  name,
  insurer: { slug: 'oak', name: 'Oak' },
  line: 'health',
  category: { slug: 'care', name: 'Care' },
}))

const READ = { stated: 2, in_schedule: 0, not_stated: 0, unread: 0 }

/** The pages of one comparison in a category whose field "room" has this place among its needs. */
function pagesWith(place: number) {
  const body = { policies: POLICIES, rows: [row('waiting'), row('room')], verdicts: {}, total: 2 }
  const fields = [
    { key: 'waiting', need: { name: 'Wait', place: 2 } },
    { key: 'room', need: { name: 'Rent', place } },
  ]
  const rows = POLICIES.map(({ uin, name }) => ({
    uin,
    name,
    category: 'care',
    category_name: 'Care',
    ...READ,
  }))
  const product = (uin: string) => rows.find((one) => one.uin === uin)
  const material = {
    site: linksOf('https://insurance.example'),
    context: {
      store: { products: () => rows, product },
      catalogue: { categories: new Map([['care', { record: { fields } }]]) },
    },
  } as unknown as Material
  const [group] = comparisonPages(material, new Map([['care', body as unknown as CompareBody]]))
  return { from: JSON.stringify(group?.from), html: htmlOf(group?.pages[0]?.content ?? '') }
}

test('a comparison is made again where what families look up first changes: its questions are in that order', () => {
  const [before, after] = [pagesWith(3), pagesWith(1)]
  expect(before.html.indexOf('waiting')).toBeLessThan(before.html.indexOf('room'))
  expect(after.html.indexOf('room')).toBeLessThan(after.html.indexOf('waiting'))
  expect(after.from).not.toBe(before.from)
})
