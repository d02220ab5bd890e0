import { expect, test } from 'vitest'
import { otherValueOfField } from '../../../build/check/rules/other-cases.ts'
import { conflictNamed } from '../../../build/check/rules/facts.ts'
import { clauseOf } from '../../support/records.ts'
import { FIELDS, findings } from './fact-of-field.ts'
import { findingsIn, subjectOf } from './found.ts'

// Another clause, row or part of a sentence may give a field another value.

test.each<[clause: string, contradicts: boolean]>([
  ['In case of emergency hospitalisation the intimation must be given within 3 days.', true],
  ['Where a claim is made the intimation shall be sent within 3 days.', true],
  ['Where a claim is made the intimation is sent within 3 days.', true],
  ['In case of an accident intimation is given within 3 days.', true],
  ['If the intimation is not given within 3 days, We ask why.', false],
  ['In case an intimation has been sent within 3 days, We pay.', false],
])('“%s” contradicts an intimation within a day: %s', (text, contradicts) => {
  const quote = 'Intimation is given within 1 day.'
  const fact = { key: 'notice', value: 1, quote, clause: 1, page: 1 }
  const clauses = [clauseOf(1, { text: quote }), clauseOf(2, { text })]
  const category = { fields: FIELDS }
  const subject = { ...subjectOf({ facts: [fact] }, clauses), category, clauses: { record: { clauses } } }
  const field = FIELDS.find(({ key }) => key === 'notice')
  const found = findingsIn(conflictNamed, { fact, field, subject } as never)
  expect(found).toEqual(contradicts ? ['/conflicts'] : [])
})

test.each<[value: number, quote: string, clause: string, where: string[]]>([
  [900, 'Daily cash\tRs. 900', 'Room\tRs. 5,000\nDaily cash\tRs. 900', ['/value']],
  [5000, 'Room\tRs. 5,000', 'Room\tRs. 5,000\nDaily cash\tRs. 900', []],
  [900, 'Plan A\tRs. 5,000\tRs. 900', 'Plan\tRoom\tDaily cash\nPlan A\tRs. 5,000\tRs. 900', ['/value']],
  [5000, 'Plan A\tRs. 5,000\tRs. 900', 'Plan\tRoom\tDaily cash\nPlan A\tRs. 5,000\tRs. 900', []],
  [
    900,
    'a room for Rs. 5,000 and daily cash of Rs. 900',
    'We pay a room for Rs. 5,000 and daily cash of Rs. 900.',
    ['/value'],
  ],
  [900, 'a room, in steps of Rs. 100, from Rs. 900', 'We pay a room, in steps of Rs. 100, from Rs. 900.', []],
])('a room for %d by “%s”: another row, column or part is of the room', (value, quote, clause, found) => {
  expect(findings(otherValueOfField, 'room', value, quote, undefined, clause)).toEqual(found)
})
