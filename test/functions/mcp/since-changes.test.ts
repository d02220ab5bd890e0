import { expect, test } from 'vitest'
import { CHANGES_SINCE } from '../../../functions/mcp/file-tools.ts'
import { siteOf } from '../../support/memory-site.ts'

const fact = (display: string, quote: string) => ({
  status: 'quoted',
  display,
  quote,
  note: null,
  conflicts: [],
})
const entry = (release: number, data_date: string) => ({
  release,
  data_date,
  previous: release === 1 ? null : { release: release - 1, data_date: '2026-01-01' },
  path: `/changes/${release}.json`,
})
const SITE = siteOf({
  'changes/index.json': JSON.stringify({
    since: { release: 1, data_date: '2026-01-01' },
    releases: [entry(3, '2026-03-01'), entry(2, '2026-02-01'), entry(1, '2026-01-01')],
  }),
  'changes/2.json': JSON.stringify({ data_date: '2026-02-01', products: [], law: [] }),
  'changes/3.json': JSON.stringify({
    data_date: '2026-03-01',
    products: [
      {
        uin: 'A',
        kind: 'changed',
        before: null,
        after: { name: 'Banyan' },
        facts: [
          {
            key: 'k',
            label: 'Wait',
            before: fact('24 months', 'two years'),
            after: fact('36 months', 'three'),
          },
        ],
      },
    ],
    law: [
      {
        slug: 'act',
        kind: 'changed',
        before: null,
        after: { title: 'Act' },
        sections: [{ number: '4', before: null, after: { text: null, summary: 'Ours', heading: 'H' } }],
      },
    ],
  }),
})

async function since(day: string) {
  const answer = await CHANGES_SINCE.call(SITE, { day })
  return 'body' in answer ? answer.body : answer
}

test('changes_since gives what each release of the day or later changed, before and after', async () => {
  expect(await since('2026-03-01')).toEqual({
    since: '2026-03-01',
    products: [
      {
        data_date: '2026-03-01',
        uin: 'A',
        name: 'Banyan',
        kind: 'changed',
        facts: [
          {
            key: 'k',
            label: 'Wait',
            before: { says: '24 months', quote: 'two years' },
            after: { says: '36 months', quote: 'three' },
          },
        ],
      },
    ],
    law: [
      {
        data_date: '2026-03-01',
        slug: 'act',
        title: 'Act',
        kind: 'changed',
        sections: [{ number: '4', before: null, after: 'Ours' }],
      },
    ],
    left_out: 0,
  })
  expect(await since('2026-03-02')).toMatchObject({ products: [], law: [] })
})

test('changes_since says where the record begins, and refuses what is no day', async () => {
  expect(await since('2025-12-31')).toMatchObject({
    message: expect.stringContaining('2026-01-01') as unknown,
  })
  expect(await since('last month')).toMatchObject({ refusal: { code: 'invalid-request' } })
})
