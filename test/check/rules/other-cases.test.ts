import { expect, test } from 'vitest'
import { casesInQuote } from '../../../build/check/rules/other-cases.ts'
import { clauseOf } from '../../support/records.ts'
import { findingsIn, subjectOf } from './found.ts'

// A quote or its table that says another number for another case: a note says which holds when.

const FIELDS = [
  {
    key: 'wait',
    type: 'months',
    label: 'Waiting period',
    question: 'How long?',
    terms: ['existing disease'],
  },
  { key: 'papers', type: 'days', label: 'Papers', question: 'When?', terms: ['reimbursement'] },
]

function findings(key: string, value: number, quote: string, text = quote) {
  const fact = { key, value, quote, clause: 1, page: 1 }
  const category = { fields: FIELDS }
  const subject = { ...subjectOf({ facts: [fact] }, [clauseOf(1, { text })]), category }
  return findingsIn(casesInQuote, { fact, field: FIELDS.find((one) => one.key === key), subject } as never)
}

test('of “60 or 90 days” a note says which holds when', () => {
  expect(findings('papers', 60, 'Papers are sent within 60 or 90 days.')).toEqual(['/quote'])
  expect(findings('papers', 60, 'Papers are sent within 60 days.')).toEqual([])
  expect(findings('wait', 12, 'One waits 90 days/12 months.')).toEqual(['/quote'])
  expect(findings('wait', 12, 'One waits 12 months or 12 claims.')).toEqual([])
})

const TABLE = 'Time for papers\nMode\tTime\nHalf yearly\t60 days\nMonthly\t15 days'

test.each<[key: string, value: number, quote: string, clause: string, where: string[]]>([
  ['papers', 60, 'Half yearly\t60 days', TABLE, ['/quote']],
  ['papers', 60, 'Half yearly\t60 days', TABLE.replace('15', '60'), []],
  ['papers', 60, 'Papers\t60 days', 'Item\tTime\nPapers\t60 days\nReply\t15 days', []],
])(
  'of %s %d in “%s” a note says what holds when, where rows are cases',
  (key, value, quote, clause, found) => {
    expect(findings(key, value, quote, clause)).toEqual(found)
  },
)
