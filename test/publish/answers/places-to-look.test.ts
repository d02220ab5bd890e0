import { expect, test } from 'vitest'
import type { ProductSubject } from '../../../build/check/dataset/model.ts'
import { placesToLook } from '../../../build/publish/answers/policy.ts'
import { clauseOf, fieldOf } from '../../support/records.ts'

const clause = clauseOf(1, { title: 'Room', text: 'The room rent is Rs. 5,000 a day.' })
const place = (key: string, sentence: string) => ({ key, clause: 1, page: 1, sentence })
const PLACES = [
  place('rent', 'The room rent'),
  place('rent', 'A sentence of before'),
  place('bed', 'Rs. 5,000'),
]

test.each<[what: string, read: string[], published: string[]]>([
  ['nothing is read: the sentences that are still printed', [], ['rent The room rent', 'bed Rs. 5,000']],
  ['a field is read: those of the others', ['rent'], ['bed Rs. 5,000']],
])('of places to look, where %s', (_what, read, published) => {
  const subject = {
    product: { facts: read.map((key) => ({ key, value: null })) },
    category: { fields: [fieldOf({ key: 'rent' }), fieldOf({ key: 'bed' })] },
    clauses: { path: '', record: { uin: 'A', clauses: [clause], look_at: PLACES } },
    byId: new Map([[1, clause]]),
  } as unknown as ProductSubject
  const found = placesToLook({ to: { clause: (id: number) => `/clause/${id}` } } as never, subject)
  expect(found.flatMap(({ key, places }) => places.map(({ sentence }) => `${key} ${sentence}`))).toEqual(
    published,
  )
})
