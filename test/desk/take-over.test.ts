import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Product } from '../../build/contract/authored/product.ts'
import type { FieldView } from '../../build/desk/field-view.ts'
import { AskedDesk, CAR, CarData } from './car-desk.ts'
import { CHANGED, KEPT, NEARLY, NEARLY_SAID, NEXT, withNextVersion } from './next-version.ts'

// What was read once is taken over where its words stand in another wording, too.

test('a fact of the version before is offered with its words in the new clauses, and not where they changed', async () => {
  const data = new CarData()
  const { facts } = withNextVersion(data)
  const desk = await AskedDesk.over(data)
  const others = async (key: string) => {
    const { body } = await desk.ask('field', { uin: NEXT, key, blind: false })
    return (body as unknown as FieldView).others
  }
  const before = facts.find(({ key }) => key === KEPT)
  const [other] = await others(KEPT)
  expect(other).toMatchObject({ uin: CAR, relation: 'the version before' })
  expect(other?.taken).toMatchObject({
    value: before?.value,
    quote: before?.quote,
    clause: 500_000 + (before?.clause ?? 0),
  })
  expect(other?.taken).not.toHaveProperty('checked')
  expect(other?.asks).toEqual([])
  expect(new Set((await others(CHANGED)).map(({ taken }) => taken))).toEqual(new Set([null]))
})

test('where the words are slightly others, these are offered, with what is new and what is gone in a question', async () => {
  const data = new CarData()
  const { facts } = withNextVersion(data)
  const desk = await AskedDesk.over(data)
  const { body } = await desk.ask('field', { uin: NEXT, key: NEARLY, blind: false })
  const [other] = (body as unknown as FieldView).others
  const before = facts.find(({ key }) => key === NEARLY)
  expect(other?.taken).toMatchObject({ value: before?.value, quote: NEARLY_SAID })
  expect(other?.asks).toEqual([
    'Since the wording read before “was its” is new, and “has been the” is gone. Do the words say the same?',
  ])
})

test('a change of nothing but the label and the punctuation raises no question', async () => {
  const data = new CarData()
  const [key, quote] = ['wear-and-tear', `(b) ${data.fact('wear-and-tear')?.quote}`]
  data.edit(key, { quote })
  withNextVersion(data)
  const file = data.file.replace(CAR, `${NEXT}.clauses`)
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(quote.slice(0, 20), (words) => words.replace('b', 'c')),
  )
  const desk = await AskedDesk.over(data)
  const { body } = await desk.ask('field', { uin: NEXT, key, blind: false })
  const [other] = (body as unknown as FieldView).others
  expect(other).toMatchObject({ taken: { quote: `${quote.replace('b', 'c')};` }, asks: [] })
})

test('the entries of a list whose words are here are taken, and the desk asks about the others', async () => {
  const data = new CarData()
  const [key, words] = ['exclusions', 'any claim arising out of contractual liability']
  withNextVersion(data)
  const file = data.file.replace(CAR, `${NEXT}.clauses`)
  writeFileSync(file, readFileSync(file, 'utf8').replace(words, 'damage that was done by vermin'))
  const desk = await AskedDesk.over(data)
  const { body } = await desk.ask('field', { uin: NEXT, key, blind: false })
  const [other] = (body as unknown as FieldView).others
  const { value, context = [] } = data.fact(key) ?? {}
  expect(other?.taken?.value).toEqual((value as string[]).filter((one) => one !== 'Contractual liability'))
  expect(other?.taken?.context?.map(({ quote }) => quote)).toEqual(
    context.map(({ quote }) => quote).filter((quote) => quote !== words),
  )
  expect(other?.asks).toContain(`“${words}” is not here. Is it left out?`)
})

test('a question that was answered in the version before is not asked again at the same words', async () => {
  const data = new CarData()
  const gone = Object.fromEntries(
    ['quote', 'clause', 'page', 'stated', 'checked'].map((one) => [one, undefined]),
  )
  data.edit(KEPT, { ...gone, value: null })
  withNextVersion(data)
  const desk = await AskedDesk.over(data)
  const { body } = await desk.ask('field', { uin: NEXT, key: KEPT, blind: false })
  const [other] = (body as unknown as FieldView).others
  expect(other).toMatchObject({ taken: { key: KEPT, value: null }, asks: [] })
  const { doubts } = (await desk.ask('prove', { uin: NEXT, key: KEPT, fact: other?.taken })).body
  expect(doubts).toEqual([expect.stringMatching(/^Page \d+ says/u)])
})

test('a version is taken over but for what changed or is asked about, each fact proven anew and read by who took it', async () => {
  const data = new CarData()
  const { facts } = withNextVersion(data)
  const desk = await AskedDesk.over(data)
  const { status, body, progress } = await desk.ask('takeall', { uin: NEXT, from: CAR, by: 'CD' })
  expect(status).toBe(200)
  const next = JSON.parse(readFileSync(data.file.replace(CAR, NEXT), 'utf8')) as Product
  expect(next.facts.length).toBeGreaterThan(facts.length / 2)
  expect(next.facts.length + Number(body['left'])).toBe(progress.length)
  for (const fact of next.facts) {
    expect(fact).toMatchObject({ value: facts.find(({ key }) => key === fact.key)?.value, read_by: 'CD' })
    expect(fact.checked).toBeUndefined()
  }
  for (const key of [CHANGED, NEARLY]) expect(next.facts.map((fact) => fact.key)).not.toContain(key)
  const { body: unchanged } = await desk.ask('across', { category: next.category, key: CHANGED })
  const rows = unchanged['rows'] as unknown as { uin: string; status: string }[]
  expect(rows.find(({ uin }) => uin === NEXT)?.status).toBe('unread')
})
