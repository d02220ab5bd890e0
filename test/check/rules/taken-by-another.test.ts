import { expect, test } from 'vitest'
import { casesInQuote, takenByAnother } from '../../../build/check/rules/other-subjects.ts'
import { clauseOf } from '../../support/records.ts'
import { faultsIn, subjectOf } from './found.ts'

// What a sentence speaks of takes its number, unless the field asks for that or the note says so.

const FIELDS = {
  wait: {
    label: 'Waiting period',
    type: 'months',
    question: 'How long does one wait for what one had before?',
    terms: ['existing disease'],
  },
  papers: { label: 'Papers', type: 'days', question: 'When must papers be sent?', terms: ['reimbursement'] },
  decision: { label: 'Decision', type: 'days', question: 'When does the insurer pay?', terms: ['settle'] },
  notice: {
    label: 'Notice',
    type: 'days',
    question: 'When must the insurer be told?',
    terms: ['intimation'],
  },
  cash: { label: 'Daily cash', type: 'amount', question: 'What is paid a day?', terms: ['daily amount'] },
  share: { label: 'Co-payment', type: 'percent', question: 'What share do I pay?', terms: ['co-payment'] },
  old: {
    label: 'Co-payment of seniors',
    type: 'percent',
    question: 'From which age?',
    terms: ['co-payment'],
  },
  sum: { label: 'Highest sum insured', type: 'amount', question: 'How much?', terms: ['sum insured'] },
  room: { label: 'Room', type: 'amount', question: 'How much a day?', terms: ['room'] },
} as const

type Key = keyof typeof FIELDS
const faults = (rule: typeof takenByAnother, key: Key, value: number, quote: string, note?: string) => {
  const fact = { key, value, quote, clause: 1, page: 1, ...(note !== undefined && { note }) }
  const fields = Object.entries(FIELDS).map(([key, field]) => ({ key, ...field }))
  const subject = { ...subjectOf({ facts: [fact] }, [clauseOf(1, { text: quote })]), category: { fields } }
  const field = fields.find((one) => one.key === key)
  return faultsIn(rule, { fact, field, subject } as never)
}

test.each<[Key, number, string, taken: boolean]>([
  ['papers', 15, 'A claim for reimbursement will be processed within 15 days of the papers.', true],
  ['decision', 15, 'The Company shall settle a claim within 15 days of the last paper.', false],
  ['decision', 7, 'We cancel and settle accounts after a notice of 7 days.', true],
  ['decision', 7, 'Before we settle, prior intimation of 7 days is given.', true],
  ['notice', 7, 'Prior intimation of 7 days is given.', false],
  ['notice', 2, 'After intimation the Hospital shall forward the request within 2 days.', true],
  ['wait', 36, 'An existing disease was diagnosed within 36 months prior to the effective date.', true],
  ['wait', 36, 'An existing disease waits 36 months after the effective date.', false],
  ['wait', 1, 'No claim for an existing disease is paid within one month.', false],
  ['cash', 900, 'We pay a daily amount of Rs. 900 for the attendant.', true],
  ['cash', 900, 'We pay a daily amount of Rs. 900.', false],
  ['share', 20, 'A co-payment of 20% is borne by a person aged 61 years or above.', true],
  [
    'share',
    20,
    'A co-payment of 20% if the age of the person (or of the eldest, where several are insured together by one policy) is 61 years or above.',
    true,
  ],
  ['share', 20, 'A co-payment of 20% is borne by each.', false],
  ['old', 20, 'A co-payment of 20% is borne by a person aged 61 years or above.', false],
  ['sum', 500000, 'For an organ up to 50% of the Sum Insured, subject to a maximum of Rs. 5 lakhs', true],
  ['room', 5000, 'Room up to 2% of the Sum Insured, subject to a maximum of Rs. 5,000', false],
  ['sum', 500000, 'The amount payable by us would be Rs. 5 lakhs, the sum insured.', true],
])('of %s %d from “%s” another thing takes the number: %s', (key, value, quote, taken) => {
  expect(faults(takenByAnother, key, value, quote)).toEqual(taken ? ['/quote'] : [])
})

test('a note that says for whom a number holds is enough', () => {
  const quote = 'A co-payment of 20% is borne by a person aged 61 years or above.'
  expect(faults(takenByAnother, 'share', 20, quote, 'From an age of 61.')).toEqual([])
})

test('of “60 or 90 days” a note says which holds when', () => {
  expect(faults(casesInQuote, 'papers', 60, 'Papers are sent within 60 or 90 days.')).toEqual(['/quote'])
  expect(faults(casesInQuote, 'papers', 60, 'Papers are sent within 60 days.')).toEqual([])
})
