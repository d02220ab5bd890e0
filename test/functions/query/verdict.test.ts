import { describe, expect, test } from 'vitest'
import type { Cell } from '../../../build/contract/published/comparison.ts'
import type { PolicyBody } from '../../../build/contract/published/policy.ts'
import { comparedRows, countsOf, verdictOf } from '../../../functions/query/operations/compared-rows.ts'

/** A cell of a comparison that holds a value; what a test says of it is laid over a plain one. */
function cell(over: object = {}): Cell {
  const plain = {
    uin: 'A',
    label: 'Wait',
    question: 'How long?',
    type: 'months',
    value: 24,
    status: 'checked',
    conflicts: [],
    context: [],
  }
  return { ...plain, ...over } as unknown as Cell
}

const UNREAD = { uin: 'B', label: 'Wait', question: 'How long?', type: 'months', status: 'unread' } as Cell
const ABSENT = { uin: 'C', status: 'not-applicable' } as Cell
const DOUBT = [{ quote: 'Or 36 months.' }]

describe('the verdict of a row', () => {
  test.each<[string, object[], string]>([
    ['equal values', [{}, {}], 'same'],
    ['equal values, quoted only', [{ status: 'quoted' }, { status: 'in-schedule' }], 'same'],
    ['three equal values', [{}, {}, {}], 'same'],
    ['other values', [{}, { value: 36 }], 'different'],
    ['one other value of three', [{}, {}, { value: 36 }], 'different'],
    ['nought and a number', [{ value: 0 }, {}], 'different'],
    ['nought twice', [{ value: 0 }, { value: 0 }], 'same'],
    ['no and yes', [yesNo(false), yesNo(true)], 'different'],
    ['no twice', [yesNo(false), yesNo(false)], 'same'],
    ['equal amounts of two currencies', [{ currency: 'USD' }, {}], 'not-compared'],
    ['equal amounts of one currency', [{ currency: 'USD' }, { currency: 'USD' }], 'same'],
    ['a note at one of them', [{}, { note: 'After 1 April.' }], 'differs-in-notes'],
    ['the same note', [{ note: 'N' }, { note: 'N' }], 'same'],
    ['another context', [{}, { context: [{ quote: 'in India' }] }], 'differs-in-notes'],
    [
      'the same context, of another clause',
      [{ context: [{ quote: 'q', clause: 1 }] }, { context: [{ quote: 'q', clause: 2 }] }],
      'same',
    ],
    ['another value and another note', [{ value: 36, note: 'N' }, {}], 'different'],
    ['nothing stated in one', [{}, { value: null, status: 'not-stated' }], 'incomplete'],
    ['nothing stated in any', [{ value: null }, { value: null }], 'incomplete'],
    ['doubt and nothing stated', [{ status: 'disputed' }, { value: null }], 'incomplete'],
    ['one disputed', [{}, { status: 'disputed' }], 'not-compared'],
    ['one unverified', [{ status: 'unverified' }, {}], 'not-compared'],
    ['one contradicted, equal', [{}, { conflicts: DOUBT }], 'not-compared'],
    ['one contradicted, different', [{ value: 36, conflicts: DOUBT }, {}], 'not-compared'],
    ['two types', [{}, { type: 'days' }], 'not-compared'],
    ['two questions', [{}, { question: 'How long is it for accidents?' }], 'not-compared'],
    [
      'two questions, one of them without an answer',
      [{}, { question: 'How much?', value: null }],
      'not-compared',
    ],
    ['two types, neither with an answer', [{ value: null }, { type: 'days', value: null }], 'not-compared'],
    ['one question, written in two ways', [{}, { question: ' how LONG? ' }], 'same'],
    ['texts', [text('a'), text('a')], 'not-compared'],
    [
      'lists',
      [
        { type: 'list', value: ['a'] },
        { type: 'list', value: ['a'] },
      ],
      'not-compared',
    ],
  ])('of %s', (_, cells, verdict) => {
    expect(verdictOf(cells.map(cell))).toBe(verdict)
    expect(verdictOf(cells.map(cell).toReversed())).toBe(verdict)
  })

  test('of what is not read, or not asked', () => {
    expect(verdictOf([cell(), UNREAD])).toBe('incomplete')
    expect(verdictOf([UNREAD, UNREAD])).toBe('incomplete')
    expect(verdictOf([cell(), { uin: 'B', status: 'not-applicable' }])).toBe('incomplete')
    expect(verdictOf([{ uin: 'A', status: 'not-applicable' }, ABSENT])).toBe('incomplete')
    expect(verdictOf([cell(), { ...UNREAD, question: 'How much?' } as Cell, ABSENT])).toBe('not-compared')
  })
})

test('the rows of each verdict are counted', () => {
  const verdicts = [
    'same',
    'different',
    'same',
    'differs-in-notes',
    'same',
    'not-compared',
    'different',
  ] as const
  const rows = verdicts.map((verdict) => ({ verdict })) as unknown as Parameters<typeof countsOf>[0]
  expect(countsOf(rows)).toEqual({
    same: 3,
    different: 2,
    differs_in_notes: 1,
    not_compared: 1,
    incomplete: 0,
  })
})

test('a row is called what the category with the first slug calls it, whatever the order', () => {
  const field = { key: 'wait', group: 'G', type: 'months', question: 'How long?' } as const
  const read = (slug: string) => ({
    policy: { uin: slug, category: { slug }, facts: [], unread: [], documents: [] } as unknown as PolicyBody,
    fields: [{ ...field, label: `Wait of ${slug}` }],
  })
  const labels = (...slugs: string[]) => comparedRows(slugs.map(read)).map(({ label }) => label)
  expect(labels('a', 'b')).toEqual(['Wait of a'])
  expect(labels('b', 'a')).toEqual(['Wait of a'])
  expect(labels('c', 'b', 'd')).toEqual(['Wait of b'])
})

function yesNo(value: boolean) {
  return { type: 'yes-no', value }
}

function text(value: string) {
  return { type: 'text', value }
}
