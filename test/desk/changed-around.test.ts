import { expect, test } from 'vitest'
import type { Fact } from '../../build/contract/authored/product.ts'
import { AskedDesk, CarData } from './car-desk.ts'
import { NEXT, takeableOf, withNextVersion } from './next-version.ts'

// What is asked about a fact of another edition beyond its own words: wherever the change stands.

/** A desk over the next version, in which some words are others, and one field is unread. */
async function deskWith(key: string, from: string, to: string, change: (data: CarData) => void = () => {}) {
  const data = new CarData()
  change(data)
  withNextVersion(data, [key])
  data.reword(NEXT, from, to)
  return { data, desk: await AskedDesk.over(data) }
}

/** What is asked of a field of the next version, in which some words are others. */
async function asked(
  key: string,
  from: string,
  to: string,
  fact?: Partial<Fact>,
): Promise<readonly string[]> {
  const { desk } = await deskWith(key, from, to, (data) => fact && data.edit(key, fact))
  const { taken, asks } = await desk.offer(NEXT, key)
  expect(taken).not.toBeNull()
  return asks
}

const NOTE = { note: 'The condition on renewal says sixty days.' }

test.each<[string, string, string, string, Partial<Fact>?]>([
  [
    'the definition of a word in its words',
    'total-loss-threshold',
    'fixed under clause 2 of Part B',
    'fixed at half',
  ],
  [
    'a limit in a clause beside it',
    'owner-driver-months',
    'A Car registered in the name',
    'After two months nothing is paid. A Car registered in the name',
  ],
  [
    'the sentence above a table',
    'depreciation-plastic',
    'We deduct Depreciation from its price',
    'We pay Depreciation on its price',
  ],
  ['what its note speaks of', 'ncb-gap', 'longer than sixty days', 'longer than thirty days', NOTE],
  [
    'an address in another clause',
    'complaint-email',
    'free of cost, within',
    'free of cost (new@sample.example.invalid), within',
  ],
  [
    'a condition in no words of a list',
    'claim-notice-theft',
    'does not defeat a claim.',
    'does not defeat a claim. Save that a hired Car is at once reported.',
  ],
  [
    'a condition that names its clause by number alone',
    'repair-without-consent',
    'You are asked to name',
    'At night Part B 6 does not bind Us. You are asked to name',
  ],
  [
    'a sentence that names it and has lost words',
    'total-loss-threshold',
    'We pay the IDV shown in the Schedule without deduction',
    'We pay the IDV without deduction',
  ],
  [
    'an exclusion that names it in another Part',
    'flood',
    'We are not liable under this Policy in respect of:',
    'We are not liable under this Policy for flood, and in respect of:',
  ],
])('%s is asked about where it changed', async (_, key, from, to, fact) => {
  expect((await asked(key, from, to, fact)).join('\n')).toMatch(/\{\+|\[-/u)
})

test.each([
  ['another clause is worded otherwise', 'You are asked to name', 'You may name'],
  ['another definition is worded otherwise', 'and the rules made under it.', 'with the rules under it.'],
  ['an entry of a list has another label', '(d) earthquake', 'd. earthquake'],
])('nothing is asked about a fact where %s', async (_, from, to) => {
  expect(await asked('total-loss-threshold', from, to)).toEqual([])
})

test.each([
  ['is left to the schedule', 'passenger-sum', 'Each seat counts for Rs. 2,00,000.'],
  ['says no', 'drunken-driving', 'A hired guard may have had liquor.'],
])('a new sentence in another clause is asked about where a fact %s', async (_, key, sentence) => {
  const named = 'You are asked to name'
  const { data, desk } = await deskWith(key, named, `${sentence} ${named}`)
  const { questions } = await takeableOf(data, desk)
  const asking = questions.filter(({ fields }) => fields.some((one) => one.key === key))
  expect(asking.flatMap(({ changes }) => changes)).toContainEqual(expect.stringContaining(sentence))
})
