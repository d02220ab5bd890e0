import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Category, Field } from '../../build/contract/authored/category.ts'
import type { ProductClauses } from '../../build/contract/authored/clauses.ts'
import { isLikely, placesToLook } from '../../build/ingest/suggest/places-to-look.ts'
import { suggestCommand } from '../../build/ingest/suggest/index.ts'
import { LEARNED, type Learned } from '../../build/ingest/suggest/learned.ts'
import { askedFrom } from '../bench/ingest/suggestions/figures.ts'
import { NOTHING, type Task } from '../bench/ingest/suggestions/tasks.ts'
import { CAR, CarData } from '../desk/car-desk.ts'
import { runCommand } from '../support/commands.ts'
import { clauseOf, fieldOf } from '../support/records.ts'

const FIELDS = [
  fieldOf({
    key: 'room-rent',
    label: 'Room rent',
    type: 'amount',
    question: 'How much is paid?',
    terms: ['room rent'],
  }),
  fieldOf({
    key: 'waiting',
    label: 'Waiting period',
    type: 'days',
    question: 'How long?',
    terms: ['waiting period'],
  }),
  fieldOf({
    key: 'dental',
    label: 'Dental treatment',
    type: 'yes-no',
    question: 'Is it covered?',
    terms: ['dental'],
  }),
]
const CATEGORY = { slug: 'health', line: 'health', fields: FIELDS } as unknown as Category
const CLAUSES = [
  clauseOf(1, { title: 'Room', text: 'The room rent is paid up to Rs. 5,000 a day.' }),
  clauseOf(2, { title: 'Waits', text: 'The waiting period of a listed disease is 30 days.' }),
  clauseOf(3, {
    title: 'Teeth',
    text: 'Dental treatment is covered. The room rent of a dentist is Rs. 100.',
  }),
]
/** Whatever was learned last, amounts and days are trusted here, and yes-no fields are not. */
const TRUSTING: Learned = { ...LEARNED, trusted: ['amount', 'days'] }
const found = (facts: Parameters<typeof placesToLook>[0]['facts']) =>
  placesToLook({ facts }, CATEGORY, CLAUSES, [], TRUSTING).look_at ?? []

test('places to look are sentences of clauses that name a field nobody has read, three of a field at most', () => {
  const places = found([])
  expect(places.map(({ key, clause }) => `${key} ${clause}`)).toEqual([
    'room-rent 1',
    'room-rent 3',
    'waiting 2',
  ])
  for (const { clause, sentence } of places)
    expect(CLAUSES.find(({ id }) => id === clause)?.text).toContain(sentence)
  expect(found([])).toEqual(places)
})

test('a field that was read has no place to look, and a type whose places are often wrong has none', () => {
  const keys = found([{ key: 'waiting', value: null, looked_at: [2] }]).map(({ key }) => key)
  expect(new Set(keys)).toEqual(new Set(['room-rent']))
})

test('suggest --keep writes the places of unread fields beside the clauses, and nothing where it is only tried', async () => {
  const car = new CarData()
  writeFileSync(car.file, JSON.stringify({ ...car.product, facts: [] }))
  const file = car.file.replace('.json', '.clauses.json')
  const before = readFileSync(file, 'utf8')
  const keep = (...more: string[]) => runCommand(suggestCommand, CAR, '--keep', '--data', car.folder, ...more)
  expect(await keep('--dry-run')).toMatchObject({ code: 0 })
  expect(readFileSync(file, 'utf8')).toBe(before)
  expect(await keep()).toMatchObject({ code: 0 })
  const { look_at: places = [], ...kept } = JSON.parse(readFileSync(file, 'utf8')) as ProductClauses
  const { look_at: _, ...was } = JSON.parse(before) as ProductClauses
  expect(kept).toEqual(was)
  expect(places.length).toBeGreaterThan(0)
  for (const { clause, sentence, ...place } of places) {
    expect(kept.clauses.find(({ id }) => id === clause)?.text).toContain(sentence)
    expect(Object.keys(place)).toEqual(['key', 'page'])
  }
})

test('where few fields that are not stated have a place, every place is asked about', () => {
  const [field] = FIELDS as [Field, ...Field[]]
  const silent = { field, fact: { key: field.key }, places: [] } as unknown as Task
  const { asked } = askedFrom([silent], () => NOTHING)
  const stored = JSON.parse(JSON.stringify({ asked })) as Pick<Learned, 'asked'>
  expect(stored).toEqual({ asked })
  expect(isLikely(field, { quote: '', weight: -100 }, stored)).toBe(true)
})
