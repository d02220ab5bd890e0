import { expect, test } from 'vitest'
import type { Fact } from '../../build/contract/authored/product.ts'
import { AskedDesk, CarData } from './car-desk.ts'

// A second reading that knows the first is none. The fact of the sample data is in the schedule.

const QUOTED = { value: 5000, in_schedule: undefined } as unknown as Partial<Fact>

/** What a window is told of a field for a second reading, where the first was this. */
async function toldWhere(first: Partial<Fact>) {
  const data = new CarData()
  const key = 'voluntary-deductible'
  const [fact] = data.unread(key)
  const { product } = data
  data.write({ ...product, facts: [...product.facts, { ...(fact as Fact), ...first }] })
  const desk = await AskedDesk.over(data)
  const { digest: _digest, ...shown } = await desk.field(key, true)
  return shown
}

test('what a window is told for a second reading is the same whatever was read first', async () => {
  const quoted = await toldWhere(QUOTED)
  expect(quoted).toMatchObject({ fact: null, shown: '', now: '', findings: [], others: [] })
  for (const first of [
    {},
    { ...QUOTED, value: 12_345, note: 'Seen in another clause.' },
    { ...QUOTED, quote: 'other words', page: 1 },
  ])
    expect(await toldWhere(first)).toEqual(quoted)
})
