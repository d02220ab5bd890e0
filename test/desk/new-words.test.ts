import { expect, test } from 'vitest'
import { AskedDesk, CarData } from './car-desk.ts'
import { CHANGED, KEPT, NEXT, NOT_STATED, takeableOf, withNextVersion } from './next-version.ts'

// What is asked about the words of a new edition: only what is new in them, near them, or gone.

/** What is asked before a field is taken: the changes of its questions, or what is asked of it by itself; null where nothing is. */
async function askedOf(data: CarData, key: string): Promise<readonly string[] | null> {
  const { taken, questions, left } = await takeableOf(data)
  if (taken.some((one) => one.key === key)) return null
  const item = left.find((one) => one.key === key)
  const own = questions.filter(({ fields }) => fields.some((one) => one.key === key))
  return [
    ...own.flatMap(({ changes }) => changes),
    ...(item === undefined ? [] : [...item.changes, ...item.asks]),
  ]
}

/** Adds a line to the last clause of the next version. */
function addLine(data: CarData, line: string): void {
  data.editClauses(
    (all) => all.map((one, at) => (at === all.length - 1 ? { ...one, text: `${one.text}\n${line}` } : one)),
    NEXT,
  )
}

test('a sentence after the quote that is new is asked about, and the fact is not taken with the others', async () => {
  const data = new CarData()
  withNextVersion(data, [KEPT])
  const { quote = '' } = data.fact(KEPT) ?? {}
  const printed = JSON.stringify(quote).slice(1, -1)
  data.reword(NEXT, printed, `${printed.replace(/\.$/u, '')}. This holds for cars of hire alone.`)
  expect(await askedOf(data, KEPT)).toEqual([expect.stringMatching(/\{\+.*cars of hire alone/u)])
})

test('of what is not stated only the words that are new are asked about; all that is near is recorded as looked at', async () => {
  const data = new CarData()
  data.edit(KEPT, NOT_STATED)
  withNextVersion(data, [KEPT])
  const terms = (await (await AskedDesk.over(data)).field(KEPT)).field.terms
  const said = `The ${terms[0]} is 60% for cars of hire.`
  addLine(data, said)
  const desk = await AskedDesk.over(data)
  const { near } = await desk.field(KEPT, false, NEXT)
  const other = await desk.offer(NEXT, KEPT)
  expect(other.asks).toEqual([`Does it hold beside this? {+${said}+}`])
  expect(near.length).toBeGreaterThan(1)
  expect(other.taken).toMatchObject({
    value: null,
    looked_at: expect.arrayContaining(near.map(({ clause }) => clause)),
  })
})

test('a number that is another one now is offered with the question whether it is, and is never taken with the others', async () => {
  const [data, key] = [new CarData(), 'ncb-gap']
  withNextVersion(data, [key])
  data.reword(NEXT, 'within 90 days of expiry', 'within 60 days of expiry')
  const { left } = await takeableOf(data)
  const item = left.find((one) => one.key === key)
  expect(item).toMatchObject({ by: 'Enter', fact: { key, value: 60 } })
  expect(item?.asks[0]).toBe('It was “90 days”. Is it “60 days” now?')
  expect(item?.changes).toEqual(['… unless the Policy is renewed within [-90-] {+60+} days of expiry.'])
})

test('a field of which nothing stands here can be called not stated, after what became of its words', async () => {
  const data = new CarData()
  withNextVersion(data, [CHANGED])
  const { left } = await takeableOf(data)
  const item = left.find(({ key }) => key === CHANGED)
  expect(item?.before).not.toBe('')
  expect(item?.by).toBe('N')
  expect(item?.changes).toEqual([expect.stringContaining('{+Glass is paid in part.+}')])
})

test('words with a term are read before “not stated” also where nothing in them is of the kind that is asked for', async () => {
  const data = new CarData()
  const [{ terms }, said] = [(await (await AskedDesk.over(data)).field(KEPT)).field, 'Both sign a form.']
  data.unread(KEPT)
  withNextVersion(data, [KEPT])
  const term = `The ${terms[0]} is as agreed with the workshop.`
  data.editClauses(([first]) => [{ ...first, text: `${said}\n${term}` }], NEXT)
  const { left } = await takeableOf(data)
  const item = left.find(({ key }) => key === KEPT)
  expect(item?.by).toBe('N')
  expect(item?.near.map(({ quote }) => quote)).toEqual([term])
})

test('new words near what is not stated that cannot answer, as an example, raise no question', async () => {
  const data = new CarData()
  data.edit(KEPT, NOT_STATED)
  withNextVersion(data, [KEPT])
  const terms = (await (await AskedDesk.over(data)).field(KEPT)).field.terms
  addLine(data, `Example: The ${terms[0]} is 60% for cars of hire.`)
  const { left, taken } = await takeableOf(data)
  expect(taken.map(({ key }) => key)).toContain(KEPT)
  expect(left.map(({ key }) => key)).not.toContain(KEPT)
})

test('every field that is left, or that a question names, can be saved by its key', async () => {
  const data = new CarData()
  withNextVersion(data)
  const { left, questions } = await takeableOf(data)
  const desk = await AskedDesk.over(data)
  for (const { key, fact } of [...left, ...questions.flatMap(({ fields }) => fields)]) {
    const { status, body } = await desk.ask('save', { uin: NEXT, key, fact, digest: '', by: 'CD' })
    expect(status, `${key}: ${JSON.stringify(body)}`).toBe(200)
    await desk.ask('unsave', { saved: body['saved'] })
  }
})
