import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { ProductClauses } from '../../build/contract/authored/clauses.ts'
import type { Fact, Product } from '../../build/contract/authored/product.ts'
import type { FieldView } from '../../build/desk/field-view.ts'
import { AskedDesk, CAR, CarData } from './car-desk.ts'

// What was read once is taken over where its words stand in another wording, too.

const NEXT = CAR.replace('V02202324', 'V03202425')
const [KEPT, CHANGED] = ['total-loss-threshold', 'depreciation-glass']

/** The words of a quote, however they are spaced. */
function printed({ quote = '' }: Fact): RegExp {
  return new RegExp(quote.split(/\s+/u).join(String.raw`\s+`), 'u')
}

/** A version after that of the sample, unread: its clauses are the same but for the number of one fact. */
function withNextVersion(data: CarData): { readonly facts: readonly Fact[] } {
  const { facts, ...product } = data.product
  const { clauses } = JSON.parse(
    readFileSync(data.file.replace(/\.json$/u, '.clauses.json'), 'utf8'),
  ) as ProductClauses
  const changed = facts.find(({ key }) => key === CHANGED)
  const next = clauses.map((clause) => ({
    ...clause,
    id: clause.id + 500_000,
    parent: clause.parent === null ? null : clause.parent + 500_000,
    text:
      clause.id === changed?.clause
        ? clause.text.replace(printed(changed), 'Glass is paid in part.')
        : clause.text,
  }))
  const write = (kind: string, record: object) =>
    writeFileSync(data.file.replace(CAR, NEXT).replace(/\.json$/u, kind), JSON.stringify(record))
  write('.json', { ...product, uin: NEXT, supersedes: CAR, facts: [] } satisfies Product)
  write('.clauses.json', { uin: NEXT, clauses: next })
  return { facts }
}

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
  expect(new Set((await others(CHANGED)).map(({ taken }) => taken))).toEqual(new Set([null]))
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
  expect(next.facts.map(({ key }) => key)).not.toContain(CHANGED)
  const { body: unchanged } = await desk.ask('across', { category: next.category, key: CHANGED })
  const rows = unchanged['rows'] as unknown as { uin: string; status: string }[]
  expect(rows.find(({ uin }) => uin === NEXT)?.status).toBe('unread')
})
