import { expect, test } from 'vitest'
import type { ProductSubject } from '../../build/check/dataset/model.ts'
import { found } from '../../build/desk/readings.ts'
import { clauseOf, fieldOf } from '../support/records.ts'

// Words that a person looks for in a wording.

test('a row that holds the words one after another comes before a sentence that holds them apart', () => {
  const clauses = [
    clauseOf(1, { text: 'Procedures of a day are covered where care was needed.' }),
    clauseOf(2, { text: 'Ambulance\tCovered\nDay care procedures\tCovered' }),
  ]
  const byId = new Map(clauses.map((one) => [one.id, one]))
  const subject = { clauses: { record: { clauses } }, byId } as unknown as ProductSubject
  const field = fieldOf({
    label: 'Day care',
    type: 'yes-no',
    question: 'Is it covered?',
    terms: ['day care'],
  })
  expect(found(subject, field, 'day care procedures covered').map(({ quote }) => quote)).toEqual([
    'Day care procedures\tCovered',
    'Procedures of a day are covered where care was needed.',
  ])
})
