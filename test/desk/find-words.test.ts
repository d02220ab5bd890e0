import { expect, test } from 'vitest'
import type { Field } from '../../build/contract/authored/category.ts'
import type { ProductSubject } from '../../build/check/dataset/model.ts'
import { found } from '../../build/desk/readings.ts'

// Words that a person looks for in a wording.

test('a row that holds the words one after another comes before a sentence that holds them apart', () => {
  const clause = { document: 'w', parent: null, number: '', title: '', page: 1 }
  const clauses = [
    { ...clause, id: 1, text: 'Procedures of a day are covered where care was needed.' },
    { ...clause, id: 2, text: 'Ambulance\tCovered\nDay care procedures\tCovered' },
  ]
  const byId = new Map(clauses.map((one) => [one.id, one]))
  const subject = { clauses: { record: { clauses } }, byId } as unknown as ProductSubject
  const field: Field = {
    key: 'day-care',
    label: 'Day care',
    group: 'g',
    type: 'yes-no',
    question: 'Is it covered?',
    terms: ['day care'],
    basis: null,
  }
  expect(found(subject, field, 'day care procedures covered').map(({ quote }) => quote)).toEqual([
    'Day care procedures\tCovered',
    'Procedures of a day are covered where care was needed.',
  ])
})
