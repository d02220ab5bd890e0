import { expect, test } from 'vitest'
import type { Field } from '../../build/contract/authored/category.ts'
import type { Fact } from '../../build/contract/authored/product.ts'
import { answersIn } from '../../build/desk/contradictions.ts'
import { DeskData, type FieldAt } from '../../build/desk/desk-data.ts'
import { isLikely } from '../../build/ingest/suggest/places-to-look.ts'
import { clauseOf, fieldOf } from '../support/records.ts'
import { SAMPLE } from '../support/sample-data.ts'
import { AskedDesk, CAR, CarData } from './car-desk.ts'

// What a person is asked before a field is called not stated: only where a place most likely answers it.

test('a field that a sentence answers plainly is not called not stated without a question, which names its page', async () => {
  const key = 'depreciation-glass'
  const desk = await AskedDesk.over(new CarData())
  expect(JSON.stringify(await desk.doubtsOfSilence(key))).toMatch(/Page \d+ says/u)
})

test('a second reader who calls it not stated is asked about the same page, without its words and what was read in them', async () => {
  const key = 'depreciation-glass'
  const desk = await AskedDesk.over(new CarData())
  expect(await desk.doubtsOfSilence(key, { blind: true })).toEqual([
    'Page 5 has “Part B 3 Deduction for replaced parts”. Does it not answer?',
  ])
})

test('where a place may state it, a second “not stated” needs a note that says why it does not', async () => {
  const key = 'depreciation-glass'
  const data = new CarData()
  data.unread(key)
  const desk = await AskedDesk.over(data)
  const { near } = await desk.field(key)
  const none = { key, value: null, looked_at: near.map(({ clause }) => clause) }
  expect((await desk.ask('save', { uin: CAR, key, fact: none, digest: '' })).status).toBe(200)
  const second = async (fact: Fact) => {
    const { digest } = await desk.field(key)
    return desk.ask('second', { uin: CAR, key, fact, digest, by: 'CD' })
  }
  const refused = await second(none)
  expect(refused.status).toBe(409)
  expect(JSON.stringify(refused.body)).toMatch(/Page 5 .*Does it not answer\? Say in the note why not/u)
  expect(data.fact(key)?.checked).toBeUndefined()
  const note = 'The table is about deductions alone.'
  expect((await second({ ...none, note })).body).toMatchObject({ agrees: true })
  expect(data.fact(key)).toMatchObject({ value: null, note, checked_by: 'CD' })
})

test('a note answers for a place that it speaks of, and for no other', async () => {
  const key = 'depreciation-glass'
  const desk = await AskedDesk.over(new CarData())
  expect(await desk.doubtsOfSilence(key, { note: 'Seen twice.' })).toHaveLength(1)
  expect(await desk.doubtsOfSilence(key, { note: 'Nil is for labour.' })).toEqual([])
})

test('where no value is read, the place that weighs most is asked about at “not stated”, and comes first', async () => {
  const uin = `${CAR}/A0003V01202425`
  const desk = await AskedDesk.over(new CarData())
  const question = /^Page 1 says “[^”]+”\. Does it not answer\?$/u
  expect(await desk.doubtsOfSilence('vehicle-age-maximum', { uin })).toEqual([
    expect.stringMatching(question),
  ])
  expect(await desk.doubtsOfSilence('premium-rate', { uin })).toEqual([])
  expect((await desk.field('vehicle-age-maximum', false, uin)).near[0]).toMatchObject({ page: 1 })
})

test('a number to dial that is printed is asked about where it is called not stated', async () => {
  const desk = await AskedDesk.over(new CarData())
  expect(await desk.doubtsOfSilence('helpline')).toEqual([
    expect.stringMatching(/^Page \d+ says “[^”]*1800-000-0016.*Does it not answer\?$/u),
  ])
})

test('a number of its kind in a clause that names the field is asked about, also where its own words do not', async () => {
  const { catalogue } = await DeskData.at(SAMPLE)
  const field = fieldOf({ label: 'Joint replacement', type: 'months', terms: ['joint replacement'] })
  const category = { slug: 'a', name: 'A', line: 'health' as const, description: 'A.', fields: [field] }
  const asked = (text: string) => {
    const clauses = [clauseOf(1, { number: '1', title: 'Waiting period', text })]
    const subject = {
      product: { line: 'health' },
      category,
      clauses: { record: { clauses } },
      byId: new Map(clauses.map((one) => [one.id, one])),
    }
    return answersIn({ subject, field, known: catalogue } as unknown as FieldAt).map(({ quote }) => quote)
  }
  expect(asked('24 months waiting period\n• Hernia\n• Joint replacement')).toEqual([
    '24 months waiting period',
  ])
  expect(asked('24 months waiting period\n• Hernia\n• Cataract')).toEqual([])
})

test.each<[string, Partial<Field>, string, number, boolean]>([
  ['the least weight of its group is reached', { type: 'text' }, 'Only here.', 2, true],
  ['it is not', { type: 'text' }, 'Only here.', 1.9, false],
  ['another group has a higher one', {}, 'Rs. 5,000.', 2, false],
  ['nothing was learned of its group', { type: 'yes-no' }, 'Only here.', 99, false],
  ['a number to dial is printed', { label: 'Helpline', type: 'text' }, 'Call 1800 000 0016.', 0, true],
  ['none is', { label: 'Helpline', type: 'text' }, 'Call us at any time.', 99, false],
])('a place likely answers a field, or does not: %s', (_what, given, quote, weight, isWanted) => {
  const learned = { asked: { words: 2, number: 5 } }
  expect(isLikely(fieldOf({ type: 'amount', ...given }), { quote, weight }, learned)).toBe(isWanted)
})
