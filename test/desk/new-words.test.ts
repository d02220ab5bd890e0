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

/** Adds a line to the last clause of the next version. */
function addLine(data: CarData, line: string): void {
  const { clauses } = JSON.parse(
    readFileSync(data.file.replace(CAR, `${NEXT}.clauses`), 'utf8'),
  ) as ProductClauses
  const last = JSON.stringify(clauses.at(-1)?.text ?? '').slice(1, -1)
  reword(data, last, `${last}\\n${line}`)
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
