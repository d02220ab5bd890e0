import { expect, test } from 'vitest'
import { type DateOrder, dayIn, orderOf } from '../../build/ingest/list/cell-days.ts'

// The dates of a column of a product list have one order: which number is the day, and which the month.

/** The days that the cells of a column are. */
function daysOf(cells: readonly string[], said?: DateOrder) {
  const dated = cells.map((text, at) => ({ row: at + 2, text }))
  const order = orderOf('list.csv', 'launched', dated, said)
  return cells.map((text) => dayIn(text, order))
}

test.each<[string, string[], DateOrder | undefined, (string | null | undefined)[]]>([
  ['day first, where a cell shows it', ['13/05/2024', '5/6/2024'], undefined, ['2024-05-13', '2024-06-05']],
  ['month first, where a cell shows it', ['5/6/2024', '5/13/2024'], undefined, ['2024-05-06', '2024-05-13']],
  [
    'either, where it makes no difference',
    ['7/7/2024', '2024-06-05'],
    undefined,
    ['2024-07-07', '2024-06-05'],
  ],
  ['as is said, where none shows it', ['5/6/2024', '31/31/2024'], 'month', ['2024-05-06', undefined]],
  ['as is said, and no day where there is none', ['5/6/2024', ''], 'day', ['2024-06-05', null]],
])('%s', (_, cells, said, days) => {
  expect(daysOf(cells, said)).toEqual(days)
})

test('an order that a cell contradicts is refused', () => {
  expect(() => daysOf(['5/6/2024', '13/05/2024'], 'month')).toThrow(
    /--dates month was said, but “13\/05\/2024” in row 3 of launched has the day first/u,
  )
})
