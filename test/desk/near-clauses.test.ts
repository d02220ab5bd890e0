import { expect, test } from 'vitest'
import type { Clause } from '../../build/contract/authored/clauses.ts'
import { AskedDesk, CarData } from './car-desk.ts'

// Clauses that come near a field at “not stated”, which a person reads before it is saved.

test('clauses that come near a field are shown in whole words, with the sentence of the term to be chosen', async () => {
  const data = new CarData()
  const desk = await AskedDesk.over(data)
  const { near } = await desk.field('depreciation-glass')
  expect(near.some(({ before, after }) => before.startsWith('… ') || after.endsWith(' …'))).toBe(true)
  for (const { clause, before, quote, after, term } of near) {
    const text = data.clauses.find(({ id }) => id === clause)?.text ?? ''
    const printed = new Set(text.split(/\s+/u))
    const shown = `${before.trim()} ${quote} ${after.trim()}`.split(/\s+/u)
    expect(shown.filter((word) => word !== '…' && !printed.has(word)).length).toBeLessThan(3)
    expect(text).toContain(quote)
    if (text.toLowerCase().includes(term)) expect(quote.toLowerCase()).toContain(term)
  }
})

test('a clause of which no line with the term can be a quote is shown with another line, since it has to be read', async () => {
  const data = new CarData()
  const key = 'depreciation-glass'
  data.unread(key)
  const [term] = (await (await AskedDesk.over(data)).field(key)).field.terms
  const text = `Contents\n4.1 ${term} - 36 -\n4.2 Windscreens - 37 -`
  data.editClauses(([first, ...others]) => [{ ...first, text, page_end: undefined }, ...others])
  const { near } = await (await AskedDesk.over(data)).field(key)
  const contents = near.find(({ clause }) => clause === data.clauses[0]?.id)
  expect(contents).toMatchObject({ quote: 'Contents', term })
})

test('a clause with a value of the kind that is asked for is shown, however many others hold the term in their titles', async () => {
  const [data, key] = [new CarData(), 'total-loss-threshold']
  data.unread(key)
  const [term = ''] = (await (await AskedDesk.over(data)).field(key)).field.terms
  const last = data.clauses.at(-1) as Clause
  const like = (id: number, title: string, text: string) => ({ ...last, id: last.id + id, title, text })
  const titled = Array.from({ length: 9 }, (_, at) => like(at + 1, term, `The ${term} is told to you.`))
  const said = like(10, '', `The ${term} is 60%.`)
  data.editClauses((clauses) => [...clauses, ...titled, said])
  const { near } = await (await AskedDesk.over(data)).field(key)
  expect(near.map(({ clause }) => clause)).toContain(said.id)
})
