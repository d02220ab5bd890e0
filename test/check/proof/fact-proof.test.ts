import { expect, test } from 'vitest'
import type { Category } from '../../../build/contract/authored/category.ts'
import type { Fact, Product } from '../../../build/contract/authored/product.ts'
import { factProofs } from '../../../build/check/proof/fact-proof.ts'
import { paragraphsBeside } from '../../../build/check/proof/quotes.ts'
import { clauseOf, fieldOf } from '../../support/records.ts'

// What the value of a fact rests on.

const field = fieldOf({ key: 'wait', label: 'Wait', type: 'months', question: 'How long?', terms: ['wait'] })

test('a proof names the number as printed, its row, column and heading, and where the words of the field are', () => {
  const text = 'Stay\tWait\nFirst\t3 (three) months\nLater\t30 days'
  const table = clauseOf(7, { title: 'Times', text })
  const quoted = { quote: 'First\t3 (three) months', clause: 7, page: 1 }
  const category = { fields: [field] } as Category
  const proofOf = (fact: Fact) => {
    const product = { facts: [fact] } as unknown as Product
    return factProofs({ path: 'p.json', product, clauses: null, category, byId: new Map([[7, table]]) })[
      'wait'
    ]
  }
  expect(proofOf({ key: 'wait', value: 3, ...quoted })).toEqual({
    number: '3 (three) months',
    counts: 'months',
    words: 'Wait',
    found_in: 'row',
    row: 'First',
    column: 'Wait',
    heading: 'Times',
    note: false,
    paragraphs: 0,
  })
  expect(proofOf({ key: 'wait', value: 4, ...quoted, note: 'Four.' })).toMatchObject({
    number: null,
    counts: null,
    note: true,
  })
  expect(proofOf({ key: 'wait', value: 3, ...quoted, unverified: 'A scan.' })).toBeUndefined()
  expect(proofOf({ key: 'wait', value: 3, ...quoted, quote: 'months' })).toBeUndefined()
})

test.each([
  ['a) |Waits| 3 months.\nb) From 61\nyears 4 months.\nc) None after an accident.', 2],
  ['The wait is |3 months|. It ends\nwith the policy.', 0],
  ['The wait is |3 months|.\nIt begins afresh.\fAnother page.', 2],
  ['Plan\tWait\n|A\t3 months|\nB\t4 months\nOf both the first counts.', 0],
  ['Waits.\nPlan\tWait\n|A\t3 months|\nB\t4 months.\nOf both the first counts.', 2],
])('other paragraphs of a clause are counted, of %j', (marked, count) => {
  const [before = '', quote = '', after = ''] = marked.split('|')
  const all = paragraphsBeside(before + quote + after, before.length, before.length + quote.length)
  const others = all.filter(({ isOwn }) => !isOwn)
  expect(others).toHaveLength(count)
})
