import { expect, test } from 'vitest'
import { AskedDesk, CAR, CarData } from './car-desk.ts'

const KEY = 'depreciation-glass'

test('a field waits for its own suggestions, and the clauses that may answer the others follow', async () => {
  const data = new CarData()
  data.unread(...data.product.facts.map(({ key }) => key))
  const desk = await AskedDesk.over(data)
  const placed = async () => {
    const { fields } = await desk.field(KEY)
    return fields.flatMap(({ key, clause }) => (clause === undefined ? [] : [key]))
  }
  expect(await placed()).toEqual([KEY])
  await expect.poll(placed, { timeout: 60_000 }).toEqual(expect.arrayContaining(['towing', 'ncb-gap', KEY]))
  expect(await desk.ask('field', { uin: CAR, key: 'towing', blind: false })).toMatchObject({
    body: { candidates: expect.arrayContaining([expect.objectContaining({ page: 5 })]) as unknown },
  })
})
