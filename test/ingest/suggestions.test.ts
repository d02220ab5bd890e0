import { expect, test } from 'vitest'
import type { Field } from '../../build/contract/authored/category.ts'
import type { Learned } from '../../build/ingest/suggest/learned.ts'
import { valueIn } from '../../build/ingest/suggest/read-value.ts'
import { GIVING, field, suggested } from './support/suggested.ts'

// What is suggested for a field, of a few clauses written for it.

test('an illustration is marked and comes after the rule', () => {
  const found = suggested(field({}), [
    ['Deductible', 'For example, of a claim with a deductible of Rs. 9,000 We pay the rest.'],
    ['Deductible', 'You bear a deductible of Rs. 5,000 of each claim.'],
    ['Notices', 'Letters are sent by post.'],
    ['Notices', 'They are sent to Us.'],
  ])
  expect(found.map(({ clause, kinds }) => [clause, kinds])).toEqual([
    [2, []],
    [1, ['illustration']],
  ])
})

test('a number left to the schedule is suggested without a value, after a number', () => {
  const found = suggested(field({}), [
    ['Deductible', 'The deductible is shown in the Policy Schedule.'],
    ['Deductible', 'You bear a deductible of Rs. 5,000 of each claim.'],
    ['Deductible', 'The deductible is borne by You.'],
  ])
  expect(found.map(({ clause, value }) => [clause, value])).toEqual([
    [2, 5000],
    [1, null],
  ])
})

test('a suggested quote keeps the condition of its sentence', () => {
  const text = 'You bear a deductible of Rs. 5,000 of each claim, for persons aged 61 and above.'
  expect(suggested(field({}), [['Deductible', `${text} Others bear none.`]])[0]?.quote).toBe(text)
})

test('a sentence that goes on in the next line is suggested whole', () => {
  const text = 'The deductible of each claim shall not in\nthe aggregate exceed Rs. 5,000.'
  expect(suggested(field({}), [['Deductible', text]])[0]?.quote).toBe(text)
})

test('a suggested quote keeps the sign that ends an amount', () => {
  const found = suggested(field({}), [['Deductible', '(a) the deductible does not exceed Rs. 500/-;']])
  expect(found[0]?.quote).toBe('(a) the deductible does not exceed Rs. 500/-')
})

test('the clause whose heading has the term comes before one that mentions it', () => {
  const found = suggested(field({}), [
    ['Claims', 'The deductible does not change the Rs. 2,000 of the fee.'],
    ['Deductible', 'Rs. 5,000 is borne by You.'],
  ])
  expect(found[0]?.clause).toBe(2)
})

test('of a list the entry that gives the number is quoted, not the whole list', () => {
  const text =
    'a) The deductible of each claim is Rs. 5,000.\nb) The deductible applies again after a renewal.\nc) No deductible is borne for a child.'
  const asked = field({ question: 'How much is the deductible of a claim for a child, or after a renewal?' })
  expect(suggested(asked, [['Deductible', text]])[0]?.quote).toBe(
    'a) The deductible of each claim is Rs. 5,000.',
  )
})

test('a row of a table that the field names answers it below the head of its column; rows that are cases do not', () => {
  const grace = field({
    key: 'grace-period',
    type: 'days',
    label: 'Grace period for the yearly premium',
    question: 'How long is the grace period?',
    terms: ['grace period'],
  })
  const found = suggested(grace, [
    ['Premium', 'Paid\tGrace period applicable\nYearly\t30 days\nMonthly\t15 days'],
    ['Premium', 'The mandate is changed within 7 days.'],
  ])
  expect(found.slice(0, 2).map(({ quote, value }) => [quote, value])).toEqual([
    ['Yearly\t30 days', 30],
    ['Monthly\t15 days', null],
  ])
})

test('of a row of two texts the one that answers is quoted, not the exclusions beside it', () => {
  const ayush = field({ type: 'yes-no', label: 'AYUSH', question: 'Is AYUSH covered?', terms: ['ayush'] })
  const covered = `AYUSH treatment is paid in a hospital that is ${'recognised by the government, '.repeat(3)}up to its limit`
  const excluded = `1. Claims that were not admitted as ${'a treatment of an in-patient, '.repeat(3)}or only a test`
  expect(suggested(ayush, [['', `${covered}\t${excluded}`]])[0]).toMatchObject({
    quote: covered,
  })
})

test('of selected words what is not included is a no, also below a heading that excludes', () => {
  const opd = field({
    type: 'yes-no',
    label: 'Out-patient',
    question: 'Is OPD covered?',
    terms: ['out-patient'],
  })
  expect(valueIn('Out-patient treatment is not included.', opd, '')).toBe(false)
  expect(valueIn('Out-patient treatment is paid.', opd, '')).toBe(true)
  expect(valueIn('Out-patient treatment', opd, 'What is not covered')).toBe(false)
})

test('the number of a definition belongs to its quote', () => {
  const text = 'Def. 13. Deductible is a sum of Rs. 5,000 that You bear.'
  expect(suggested(field({}), [['Definitions', text]])[0]?.quote).toBe(text)
})

test('of several numbers in a quote the words of the one that was read are suggested, too', () => {
  const asked = field({ label: 'Highest deductible', question: 'What is the highest deductible?' })
  const text = 'You bear a deductible of Rs. 5,000, at most Rs. 9,000 of each claim.'
  expect(suggested(asked, [['Deductible', text]])[0]).toMatchObject({ value: 9000, stated: 'Rs. 9,000' })
})

test.each([
  ['You bear a deductible of Rs. 5,000 of each claim.', 5000],
  ['a) The deductible is Rs. 5,000.\nb) The deductible is borne only if it was declared.', 5000],
  ['If the deductible is opted, You bear a deductible of Rs. 5,000.', null],
  ['For example, with a deductible of Rs. 5,000 We pay the rest.', null],
  ['The deductible is borne. The fee for papers is Rs. 5,000.', null],
])('a place without a proven subject has no value: %s', (text, value) => {
  const found = suggested(field({}), [['Terms', text]], GIVING)
  expect(found.find(({ quote }) => quote.includes('5,000'))?.value ?? null).toBe(value)
})

test('a value is given where a whole term is said there, and not where one word of it is', () => {
  const value = (text: string) =>
    suggested(field({ terms: ['compulsory excess'] }), [['Terms', text]], GIVING)[0]?.value
  expect(value('The compulsory excess is Rs. 5,000.')).toBe(5000)
  expect(value('The compulsory fee is Rs. 5,000.')).toBe(null)
})

test('below a clause about a cover one may choose only a field that asks for that has a value', () => {
  const clauses = [
    ['Cards', 'This add-on cover has terms of its own.'],
    ['Terms', 'You bear a deductible of Rs. 5,000 of each claim.', 1],
  ] as const
  const value = (label: string) => suggested(field({ label }), clauses, GIVING)[0]?.value
  expect(value('Deductible')).toBe(null)
  expect(value('Deductible of the add-on')).toBe(5000)
})

test('a value is given where it is likely enough, and known values of other products count', () => {
  const clauses = [['Deductible', 'You bear a deductible of Rs. 5,000 of each claim.']] as const
  const value = (learned: Learned) => suggested(field({ key: 'share' }), clauses, learned)[0]?.value
  expect(value(GIVING)).toBe(5000)
  expect(value({ ...GIVING, least: 0.999 })).toBe(null)
  expect(value({ ...GIVING, values: { share: [700, 800] } })).toBe(null)
  expect(value({ ...GIVING, values: { share: [5000, 800] } })).toBe(5000)
})

test.each([
  ['of which other products have facts', {}, 5000],
  ['of which no other product has a fact', { key: 'other' }, null],
  ['that is worded by whoever reads', { type: 'text' }, null],
  ['that is listed by whoever reads', { type: 'list' }, null],
] as const)('a field %s has a place, and a value where its chance is known', (_, asked, value) => {
  const clauses = [['Deductible', 'You bear a deductible of Rs. 5,000 of each claim.']] as const
  expect(suggested(field(asked), clauses, GIVING)).toMatchObject([{ clause: 1, value }])
})

test('a place that is like what other products quote comes first, also under a key that the field had before', () => {
  const clauses = [
    ['Terms', 'The deductible is Rs. 100 there.'],
    ['Terms', 'You bear Rs. 5,000 of a claim as deductible.'],
  ] as const
  const clausesFor = (asked: Field) => suggested(asked, clauses, GIVING).map(({ clause }) => clause)
  expect(clausesFor(field({ key: 'other' }))).toEqual([1, 2])
  expect(clausesFor(field({ key: 'retention' }))).toEqual([2, 1])
  expect(clausesFor(field({ key: 'other', aliases: ['retention'] }))).toEqual([2, 1])
})

test('a second place of a clause comes after the first of another', () => {
  const first =
    'You bear a deductible of Rs. 5,000 of a claim. Of a second claim You bear a deductible of Rs. 6,000.'
  const clauses = [
    ['Terms', first],
    ['Terms', 'A deductible of Rs. 900 is kept.'],
  ] as const
  const order = (again: number) =>
    suggested(field({ key: 'retention' }), clauses, { ...GIVING, again }).map(({ clause }) => clause)
  expect(order(0)).toEqual([1, 1, 2])
  expect(order(9)).toEqual([1, 2, 1])
})
