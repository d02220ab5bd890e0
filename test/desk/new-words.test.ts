import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { ProductClauses } from '../../build/contract/authored/clauses.ts'
import type { FieldView } from '../../build/desk/field-view.ts'
import type { takeable } from '../../build/desk/others.ts'
import { AskedDesk, CAR, CarData } from './car-desk.ts'
import { CHANGED, KEPT, NEXT, withNextVersion } from './next-version.ts'

// What is asked about the words of a new edition: only what is new in them, near them, or gone.

const NOT_STATED = {
  ...Object.fromEntries(
    ['quote', 'clause', 'page', 'stated', 'checked', 'note', 'context'].map((one) => [one, undefined]),
  ),
  value: null,
}

/** What can be taken over into the next version, and what is left with its choices. */
async function takeableOf(data: CarData) {
  const desk = await AskedDesk.over(data)
  const { body } = await desk.ask('takeable', { uin: NEXT, from: CAR })
  return body as unknown as Awaited<ReturnType<typeof takeable>>
}

/** Changes the text of the next version, once it is written. */
function reword(data: CarData, from: string, to: string): void {
  const file = data.file.replace(CAR, `${NEXT}.clauses`)
  const text = readFileSync(file, 'utf8')
  expect(text).toContain(from)
  writeFileSync(file, text.replace(from, to))
}

type Clauses = ProductClauses['clauses']

/** Changes the clauses of a version. */
function editClauses(data: CarData, uin: string, change: (clauses: Clauses) => Clauses): void {
  const file = data.file.replace(CAR, `${uin}.clauses`)
  const record = JSON.parse(readFileSync(file, 'utf8')) as ProductClauses
  writeFileSync(file, JSON.stringify({ ...record, clauses: change(record.clauses) }))
}

/** Adds a line to the last clause of the next version. */
function addLine(data: CarData, line: string): void {
  editClauses(data, NEXT, (clauses) =>
    clauses.map((one, at) => (at === clauses.length - 1 ? { ...one, text: `${one.text}\n${line}` } : one)),
  )
}

test('a sentence after the quote that is new is shown in a question, and the fact is not taken with the others', async () => {
  const data = new CarData()
  withNextVersion(data)
  const { quote = '' } = data.fact(KEPT) ?? {}
  const printed = JSON.stringify(quote).slice(1, -1)
  reword(data, printed, `${printed.replace(/\.$/u, '')}. This holds for cars of hire alone.`)
  const { left } = await takeableOf(data)
  expect(left.find(({ key }) => key === KEPT)?.choices[0]?.asks[0]).toMatch(
    /^Does it hold beside this\? .*\{\+.*cars of hire alone/u,
  )
})

test('of what is not stated only the words near it that are new are shown, below its question', async () => {
  const data = new CarData()
  data.edit(KEPT, NOT_STATED)
  withNextVersion(data)
  const terms = (await (await AskedDesk.over(data)).field(KEPT)).field.terms
  const said = `The ${terms[0]} is 60% for cars of hire.`
  addLine(data, said)
  const desk = await AskedDesk.over(data)
  const { body } = await desk.ask('field', { uin: NEXT, key: KEPT, blind: false })
  const { others, near } = body as unknown as FieldView
  const [other] = others
  expect(other?.near?.map(({ quote }) => quote)).toEqual([said])
  expect(near.length).toBeGreaterThan(1)
  expect(other?.taken).toMatchObject({
    value: null,
    looked_at: expect.arrayContaining(near.map(({ clause }) => clause)),
  })
  expect(other?.asks[0]).toBe('Does nothing that is new here answer?')
})

test('a number that is another one now is offered with the question whether it is, and is never taken with the others', async () => {
  const [data, key] = [new CarData(), 'ncb-gap']
  withNextVersion(data)
  reword(data, 'within 90 days of expiry', 'within 60 days of expiry')
  const { left } = await takeableOf(data)
  const [choice] = left.find((one) => one.key === key)?.choices ?? []
  expect(choice).toMatchObject({ by: 'Enter', fact: { key, value: 60 } })
  expect(choice?.asks.slice(0, 2)).toEqual([
    'It was “90 days”. Is it “60 days” now?',
    'The same? … the Policy is renewed within [-90-] {+60+} days of expiry.',
  ])
})

test('a field of which nothing stands here has its suggestions and “not stated” as choices, with all that may answer it to be read', async () => {
  const data = new CarData()
  withNextVersion(data)
  const { left } = await takeableOf(data)
  const item = left.find(({ key }) => key === CHANGED)
  expect(item?.before).not.toBe('')
  expect(item?.choices.map(({ by }) => by)).toContain('N')
  expect(item?.choices.map(({ by }) => by)).not.toContain('Enter')
  const said = [
    ...(item?.near ?? []).map(({ quote }) => quote),
    ...(item?.choices ?? []).map(({ fact }) => fact.quote ?? ''),
  ]
  const desk = await AskedDesk.over(data)
  const { body } = await desk.ask('field', { uin: NEXT, key: CHANGED, blind: false })
  for (const { quote } of (body as unknown as FieldView).candidates)
    expect(said.some((words) => words.includes(quote))).toBe(true)
})

test('new words near what is not stated that cannot answer, as an example, raise no question', async () => {
  const data = new CarData()
  data.edit(KEPT, NOT_STATED)
  withNextVersion(data)
  const terms = (await (await AskedDesk.over(data)).field(KEPT)).field.terms
  addLine(data, `Example: The ${terms[0]} is 60% for cars of hire.`)
  const { left, taken } = await takeableOf(data)
  expect(taken.map(({ key }) => key)).toContain(KEPT)
  expect(left.map(({ key }) => key)).not.toContain(KEPT)
})

test('every choice of every field that is left can be saved', async () => {
  const data = new CarData()
  withNextVersion(data)
  const { left } = await takeableOf(data)
  const desk = await AskedDesk.over(data)
  for (const { key, choices } of left)
    for (const { by, fact } of choices) {
      const { status, body } = await desk.ask('save', { uin: NEXT, key, fact, digest: '', by: 'CD' })
      expect(status, `${key} ${by}: ${JSON.stringify(body)}`).toBe(200)
      await desk.ask('unsave', { saved: body['saved'] })
    }
})

test.each([
  ['flood', 'that is caused by any of these perils', 'unless it is caused by any of these perils'],
  ['ncb-maximum', 'Discount on own damage premium', 'Discount on third party premium'],
  [
    'claim-notice-theft',
    'does not defeat a claim.',
    'does not defeat a claim. Subject to this, tell Us in one hour.',
  ],
  ['perils', '(i) ', '(i) vermin;\\n(j) '],
])(
  'a word of what leads in to %s, heads its column or limits it further on is asked about',
  async (key, from, to) => {
    const data = new CarData()
    withNextVersion(data)
    reword(data, from, to)
    const { left, taken } = await takeableOf(data)
    expect(taken.map((one) => one.key)).not.toContain(key)
    expect(left.find((one) => one.key === key)?.choices[0]?.asks.join(' ')).toMatch(/\{\+|is not here/u)
  },
)

test('a clause that is new beside those that hold the entries of a list is asked about', async () => {
  const data = new CarData()
  withNextVersion(data)
  const fresh = { id: 503_999, number: 'Part E 7', title: 'Vermin', text: '7. Vermin\nany loss by vermin.' }
  editClauses(data, NEXT, (clauses) =>
    clauses.flatMap((one) => (one.title === 'War' ? [one, { ...one, ...fresh }] : [one])),
  )
  const { left } = await takeableOf(data)
  expect(left.find((one) => one.key === 'exclusions')?.choices[0]?.asks).toContain(
    '“Vermin” is new here. Is it one of them?',
  )
})

test('a number that is new far from the words of a field that is not stated is asked about', async () => {
  const data = new CarData()
  const [key, clause] = ['free-look', 'Read it with care. Return it if You like.']
  data.edit(key, NOT_STATED)
  editClauses(data, CAR, (clauses) =>
    clauses.map((one) =>
      one.title === 'Nomination' ? { ...one, text: `${one.text} There is a free look. ${clause}` } : one,
    ),
  )
  withNextVersion(data)
  reword(data, 'Return it if You like', 'Return it within 15 days')
  const { taken } = await takeableOf(data)
  expect(taken.map((one) => one.key)).not.toContain(key)
})
