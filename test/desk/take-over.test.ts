import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Product } from '../../build/contract/authored/product.ts'
import { AskedDesk, CAR, CarData } from './car-desk.ts'
import {
  CHANGED,
  KEPT,
  NEARLY,
  NEARLY_SAID,
  NEXT,
  NOT_STATED,
  takeableOf,
  withNextVersion,
} from './next-version.ts'

// What was read once is taken over where its words stand in another wording, too.

test('a fact of the version before is offered with its words in the new clauses, and not where they changed', async () => {
  const data = new CarData()
  const { facts } = withNextVersion(data)
  const desk = await AskedDesk.over(data)
  const before = facts.find(({ key }) => key === KEPT)
  expect((await desk.field(KEPT, false, NEXT)).others[0]).toMatchObject({
    uin: CAR,
    relation: 'the version before',
  })
  const other = await desk.offer(NEXT, KEPT)
  expect(other.taken).toMatchObject({
    value: before?.value,
    quote: before?.quote,
    clause: 500_000 + (before?.clause ?? 0),
  })
  expect(other.taken).not.toHaveProperty('checked')
  expect(other.asks).toEqual([])
  expect((await desk.offer(NEXT, CHANGED)).taken).toBeNull()
})

test('where the words are slightly others, these are offered, with what is new and what is gone in a question', async () => {
  const data = new CarData()
  const { facts } = withNextVersion(data)
  const desk = await AskedDesk.over(data)
  const other = await desk.offer(NEXT, NEARLY)
  const before = facts.find(({ key }) => key === NEARLY)
  expect(other.taken).toMatchObject({ value: before?.value, quote: NEARLY_SAID })
  expect(other.asks).toEqual([
    'Does it hold beside this? If no claim [-has been-] {+was+} made in the Period of Insurance, We return the premium for {+its+} unexpired days in proportion.',
  ])
})

test('a change of nothing but the label and the punctuation raises no question', async () => {
  const data = new CarData()
  const [key, quote] = ['wear-and-tear', `(b) ${data.fact('wear-and-tear')?.quote}`]
  data.edit(key, { quote })
  withNextVersion(data)
  data.reword(NEXT, quote.slice(0, 20), quote.slice(0, 20).replace('b', 'c'))
  const desk = await AskedDesk.over(data)
  const other = await desk.offer(NEXT, key)
  expect(other).toMatchObject({ taken: { quote: `${quote.replace('b', 'c')};` }, asks: [] })
})

test('the entries of a list whose words are here are taken, and the desk asks about the others', async () => {
  const data = new CarData()
  const [key, words] = ['exclusions', 'any claim arising out of contractual liability']
  withNextVersion(data)
  data.reword(NEXT, words, 'damage that was done by vermin')
  const desk = await AskedDesk.over(data)
  const other = await desk.offer(NEXT, key)
  const { value, context = [] } = data.fact(key) ?? {}
  expect(other.taken?.value).toEqual((value as string[]).filter((one) => one !== 'Contractual liability'))
  expect(other.taken?.context?.map(({ quote }) => quote)).toEqual(
    context.map(({ quote }) => quote).filter((quote) => quote !== words),
  )
  expect(other.asks).toContain(`“${words}” is not here. Is it left out?`)
})

test('a question that was answered in the version before is not asked again at the same words', async () => {
  const data = new CarData()
  data.edit(KEPT, NOT_STATED)
  withNextVersion(data)
  const desk = await AskedDesk.over(data)
  const other = await desk.offer(NEXT, KEPT)
  expect(other).toMatchObject({ taken: { key: KEPT, value: null }, asks: [] })
  const { doubts } = (await desk.ask('prove', { uin: NEXT, key: KEPT, fact: other.taken })).body
  expect(doubts).toEqual([expect.stringMatching(/^Page \d+ says/u)])
})

/** Writes the next version, and asks a desk what can be taken over into it. */
async function listed(unread?: readonly string[]) {
  const data = new CarData()
  const { facts } = withNextVersion(data, unread)
  const desk = await AskedDesk.over(data)
  const { taken, questions, left, progress } = await takeableOf(data, desk)
  const read = () => JSON.parse(readFileSync(data.file.replace(CAR, NEXT), 'utf8')) as Product
  return { data, desk, facts, taken, questions, left, progress, read }
}

test('the facts of the version before are listed, then saved at once under the code of the reader, without changed or doubtful ones', async () => {
  const { desk, facts, taken, questions, left, progress, read } = await listed()
  expect(read().facts).toEqual([])
  expect(taken.length).toBeGreaterThan(facts.length / 2)
  const apart = new Set(questions.flatMap(({ fields }) => fields.map(({ key }) => key)))
  expect(taken.length + apart.size + left.length).toBe(progress.length)
  expect(left.map((one) => one.key)).toContain(CHANGED)
  const asked = questions.filter(({ fields }) => fields.some(({ key }) => key === NEARLY))
  expect(asked.flatMap(({ changes }) => changes)).toContainEqual(
    expect.stringContaining('[-has been-] {+was+}'),
  )
  // The page shows where the first of them is.
  expect(asked.map(({ quote }) => quote)).toEqual([NEARLY_SAID])

  const given = {
    uin: NEXT,
    facts: taken.map(({ fact }) => ({ ...fact, checked: '2026-11-01', checked_by: 'AB' })),
    by: 'CD',
  }
  const { body: saved } = await desk.ask('taken', given)
  expect(saved['taken']).toBe(taken.length)
  expect(read().facts.map(({ key }) => key)).toEqual(taken.map(({ key }) => key))
  for (const fact of read().facts) {
    expect(fact).toMatchObject({ value: facts.find(({ key }) => key === fact.key)?.value, read_by: 'CD' })
    expect(fact.checked).toBeUndefined()
  }
  const { body: unchanged } = await desk.ask('across', { category: read().category, key: CHANGED })
  const rows = unchanged['rows'] as unknown as { uin: string; status: string }[]
  expect(rows.find(({ uin }) => uin === NEXT)?.status).toBe('unread')

  await desk.ask('unsave', { saved: saved['saved'] })
  expect(read().facts).toEqual([])
})

test('a field that was read in another window meanwhile keeps its fact, and one that is not proven keeps all from being saved', async () => {
  const { desk, taken, read } = await listed(['policy-form', 'terms-offered', 'flood', 'area', 'towing'])
  const before = read().facts
  const facts = taken.map(({ fact }) => fact)
  const [first] = facts
  const own = { ...first, note: 'Read in another window.' }
  await desk.ask('save', { uin: NEXT, key: first?.key, fact: own, digest: '', by: 'AB' })
  const wrong = facts.map((fact, at) =>
    at === 3 ? { ...fact, quote: 'words that nobody printed', clause: 1 } : fact,
  )
  expect((await desk.ask('taken', { uin: NEXT, facts: wrong, by: 'CD' })).status).toBe(422)
  expect(read().facts).toHaveLength(before.length + 1)
  const { body } = await desk.ask('taken', { uin: NEXT, facts, by: 'CD' })
  expect(body['taken']).toBe(facts.length - 1)
  expect(read().facts).toHaveLength(before.length + facts.length)
  expect(read().facts.find(({ key }) => key === first?.key)).toMatchObject({ ...own, read_by: 'AB' })
})
