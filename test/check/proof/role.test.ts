import { expect, test } from 'vitest'
import type { Category } from '../../../build/contract/authored/category.ts'
import { passageAt } from '../../../build/check/proof/quote-passage.ts'
import { namesField, roleOf } from '../../../build/check/proof/role.ts'
import { clauseOf, fieldOf } from '../../support/records.ts'

// Which field a quote answers, by the words that the fields of its category are known by.

const field = (key: string, label: string, ...terms: string[]) =>
  fieldOf({ key, label, type: 'yes-no', terms })
const FIELDS = [
  field('maternity', 'Maternity', 'maternity treatment', 'childbirth'),
  field('day-care', 'Day care', 'day care treatment'),
  field('out-patient', 'Out-patient treatment', 'opd treatment'),
]
const CATEGORY = { fields: FIELDS } as unknown as Category

test.each<[asked: string, role: string, title: string, text: string]>([
  ['maternity', 'tied', '', 'Treatment for childbirth is covered.'],
  ['day-care', 'tied', '', 'All the day care treatments are covered.'],
  ['day-care', 'tied', 'Day care', 'All the treatments listed are covered.'],
  // "Treatment" is a word of all three: it names none of them.
  ['maternity', 'untied', '', 'All treatment is covered.'],
  ['out-patient', 'untied', '', 'Treatment in a hospital is covered.'],
  ['out-patient', 'untied', '', 'All the day care treatments are covered.'],
  // The quote names another field.
  ['day-care', 'other', '', 'Treatment for childbirth is covered.'],
])('asked for %s, the role is %s under %j of %j', (asked, role, title, text) => {
  const own = FIELDS.find(({ key }) => key === asked)
  const clause = clauseOf(1, { title, text })
  const found = passageAt(clause, 0, text.length, new Map([[1, clause]]))
  expect(own && roleOf(own, CATEGORY, [text], found).kind).toBe(role)
})

test('a note names a field by its own word, or by all words of a term', () => {
  const [maternity, dayCare] = FIELDS
  const names = (text: string) => [maternity, dayCare].map((one) => one && namesField(text, one, CATEGORY))
  expect(names('For childbirth only.')).toEqual([true, false])
  expect(names('Treatments of a day in care.')).toEqual([false, true])
  expect(names('Any treatment.')).toEqual([false, false])
})

test('a heading above that of another number ties no number to its field', () => {
  const fields = [
    fieldOf({ key: 'share', label: 'Lasting disablement', type: 'percent', terms: ['lasting disablement'] }),
    fieldOf({ key: 'grant', label: 'Education grant', type: 'amount', terms: ['education grant'] }),
  ] as const
  const clauses = [
    clauseOf(1, { title: 'Lasting disablement', text: 'Lasting disablement' }),
    clauseOf(2, { title: 'Education grant', text: '10% of the sum is paid.', parent: 1 }),
  ] as const
  const byId = new Map(clauses.map((one) => [one.id, one]))
  const category = { fields } as unknown as Category
  const kindOf = (field: (typeof fields)[number], clause: (typeof clauses)[number]) =>
    roleOf(field, category, [clause.text], passageAt(clause, 0, clause.text.length, byId)).kind
  expect([kindOf(fields[0], clauses[1]), kindOf(fields[1], clauses[1])]).toEqual(['other', 'tied'])
})

test('a term that says how much is counted tells a number from no other', () => {
  const fields = [
    fieldOf({ key: 'had', label: 'Diabetes one had', type: 'months', terms: ['diabetes'] }),
    fieldOf({ key: 'list', label: 'Listed operations', type: 'months', terms: ['months of cover'] }),
  ] as const
  const kindOf = (text: string) => {
    const clause = clauseOf(1, { text })
    const found = passageAt(clause, 0, text.length, new Map([[1, clause]]))
    return roleOf(fields[1], { fields } as unknown as Category, [text], found).kind
  }
  expect(kindOf('Diabetes waits 36 months of cover.')).toBe('other')
  expect(kindOf('Diabetes waits 36 months of cover, listed operations 24.')).toBe('tied')
})
