import { expect, test } from 'vitest'
import type { FieldAt } from '../../build/desk/desk-data.ts'
import { found } from '../../build/desk/find-words.ts'
import { clauseOf, fieldOf } from '../support/records.ts'

// Words that a person looks for in a wording.

const field = fieldOf({ label: 'Fire', type: 'yes-no', question: 'Is it covered?', terms: ['fire'] })

function foundIn(texts: readonly string[], words: string) {
  const clauses = texts.map((text, at) => clauseOf(at + 1, { text }))
  const byId = new Map(clauses.map((one) => [one.id, one]))
  const subject = { clauses: { record: { clauses } }, byId }
  return found({ subject, field } as unknown as FieldAt, { text: words }).map(({ clause, holdsAll }) => [
    clause,
    holdsAll,
  ])
}

test('words are found where letters of them are lost, before a sentence that holds them only in part', () => {
  const texts = [
    'Fire brigade charges are paid on explosion of a self heating boiler.',
    'We pay for loss by \ufffdre explosion self ignition or an in\ufffduence from outside.',
  ]
  expect(foundIn(texts, 'fire explosion self ignition')).toEqual([
    [2, true],
    [1, false],
  ])
  expect(foundIn(texts, 'outside influence')).toEqual([[2, true]])
  expect(foundIn(texts.slice(0, 1), 'fire explosion ignition')).toEqual([[1, false]])
  const rows = ['Not exceeding 1 year\t5%', 'Not exceeding 1 year\t15%']
  expect(foundIn(rows, 'not exceeding 1 year 15%')[0]).toEqual([2, true])
})

test('a number alone is found where it stands, and nowhere else', () => {
  expect(foundIn(['And', 'We pay Rs. 1500/- in all.', 'OR', 'We pay Rs. 500/-.'], '1500')).toEqual([
    [2, true],
  ])
})

test('a row that holds the words one after another comes before a sentence that holds them apart', () => {
  const clauses = [
    clauseOf(1, { text: 'Procedures of a day are covered where care was needed.' }),
    clauseOf(2, { text: 'Ambulance\tCovered\nDay care procedures\tCovered' }),
  ]
  const byId = new Map(clauses.map((one) => [one.id, one]))
  const subject = { clauses: { record: { clauses } }, byId }
  const field = fieldOf({
    label: 'Day care',
    type: 'yes-no',
    question: 'Is it covered?',
    terms: ['day care'],
  })
  const at = { subject, field } as unknown as FieldAt
  expect(found(at, { text: 'day care procedures covered' }).map(({ quote }) => quote)).toEqual([
    'Day care procedures\tCovered',
    'Procedures of a day are covered where care was needed.',
  ])
})
