import type { Rule } from '../../../build/check/rules/rule.ts'
import { clauseOf } from '../../support/records.ts'
import { findingsIn, subjectOf } from './found.ts'

// Fields that ask for one thing each, and what a rule finds in a fact of one of them.

export const FIELDS = Object.entries({
  wait: ['months', 'Waiting period', 'How long does one wait for what one had before?', 'existing disease'],
  papers: ['days', 'Papers', 'When must papers be sent?', 'reimbursement'],
  decision: ['days', 'Decision', 'When does the insurer pay?', 'settle'],
  notice: ['days', 'Notice', 'When must the insurer be told?', 'intimation'],
  cash: ['amount', 'Daily cash', 'What is paid a day?', 'daily amount'],
  share: ['percent', 'Co-payment', 'What share do I pay?', 'co-payment'],
  old: ['percent', 'Co-payment of seniors', 'From which age?', 'co-payment'],
  sum: ['amount', 'Highest sum insured', 'How much?', 'sum insured'],
  top: ['amount', 'Highest sum insured', 'How much?', 'maximum sum insured'],
  back: ['text', 'Refund', 'What do I get back when I cancel?', 'cancel'],
  room: ['amount', 'Room', 'How much a day?', 'room'],
  rate: ['percent', 'Interest', 'What is charged?', 'interest'],
  excess: ['amount', 'Excess', 'What do I pay first?', 'voluntary excess'],
  more: ['amount', 'Voluntary excess', 'What more do I pay first?', 'excess'],
  line: ['text', 'Helpline', 'Which number can be called?', 'toll free'],
}).map(([key, [type, label, question, term]]) => ({ key, type, label, question, terms: [term] }))

const KIND = {
  key: 'kind',
  type: 'choice',
  label: 'Kind of cover',
  question: 'What is paid?',
  terms: ['indemnity'],
  choices: ['indemnity', 'fixed sum'],
}

/** The places that a rule finds fault with in a fact of a field, with the text of its clause and its title. */
export function findings(
  rule: Rule,
  key: string,
  value: number | string,
  quote: string,
  note?: string,
  text = quote,
  title = '',
) {
  const fact = { key, value, quote, clause: 1, page: 1, ...(note !== undefined && { note }) }
  const category = { fields: [...FIELDS, KIND] }
  const subject = { ...subjectOf({ facts: [fact] }, [clauseOf(1, { title, text })]), category }
  const field = category.fields.find((one) => one.key === key)
  return findingsIn(rule, { fact, field, subject } as never)
}
