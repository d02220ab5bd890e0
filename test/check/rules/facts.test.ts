import { expect, test } from 'vitest'
import { proofsOf } from '../../../build/check/proof/quotes.ts'
import { checkedAfterCollected, launchedBeforeWithdrawn } from '../../../build/check/rules/dates.ts'
import { conflictsInDocument, notStatedHasNoQuote } from '../../../build/check/rules/facts.ts'
import { oppositeInQuote, yesNoInSentence } from '../../../build/check/rules/negation.ts'
import { conditionsInClause, pageOfQuote, quoteKeepsCondition } from '../../../build/check/rules/quotes.ts'
import { noteSaysValue } from '../../../build/check/rules/values.ts'
import { clauseOf } from '../../support/records.ts'
import { findingsIn, findingsOfFact, findingsOfProduct, reportsOf, subjectOf } from './found.ts'

// Facts and quotes on both sides of the limits of rules.

test('a fact that names no clause has none of its own', () => {
  expect(findingsOfFact(conflictsInDocument, { key: 'k', value: 1, conflicts: [1] }, [clauseOf(1)])).toEqual(
    [],
  )
  const fact = { key: 'k', value: 1, clause: 1, conflicts: [1] }
  expect(findingsOfFact(conflictsInDocument, fact, [clauseOf(1)])).toEqual(['/conflicts/0'])
})

test('a check is compared with the documents whose clauses the fact names', () => {
  const product = { documents: [{ id: 'w', collected: '2026-01-10' }] }
  const findings = (more: object) => {
    const fact = { key: 'k', value: 1, quote: 'q', checked: '2026-01-09', ...more }
    return findingsIn(checkedAfterCollected, { fact, subject: subjectOf(product, [clauseOf(1)]) })
  }
  expect([findings({}), findings({ clause: 1 })]).toEqual([[], ['/checked']])
})

test('a product may be withdrawn on the day it was launched, not on the day before', () => {
  const findings = (launched: string, withdrawn: string) =>
    findingsOfProduct(launchedBeforeWithdrawn, subjectOf({ launched, withdrawn }))
  expect(findings('2026-01-02', '2026-01-02')).toEqual([])
  expect(findings('2026-01-02', '2026-01-03')).toEqual([])
  expect(findings('2026-01-02', '2026-01-01')).toEqual(['/withdrawn'])
})

test('of two places of a quote the first says whether its sentence says no', () => {
  const findings = (text: string) =>
    findingsOfFact(yesNoInSentence, { key: 'k', value: true, quote: 'for fire', clause: 1, page: 1 }, [
      clauseOf(1, { text }),
    ])
  expect(findings('We pay for fire, not flood. We pay for fire.')).toEqual(['/value'])
  expect(findings('We pay for fire. We pay for fire, not flood.')).toEqual([])
})

test('a yes is compared with its quote alone where the quote is not proven', () => {
  for (const proof of [{}, { clause: 1, page: 1 }]) {
    const findings = (quote: string) =>
      findingsOfFact(yesNoInSentence, { key: 'k', value: true, quote, ...proof }, [clauseOf(1)])
    expect([findings('It is not covered'), findings('It is covered')]).toEqual([['/value'], []])
  }
})

test.each([
  ['fire', 1],
  ['5', 1],
  ['✓', 0],
])('the quote %j has %i to be proven', (quote, count) => {
  const fact = { key: 'k', value: true, quote, clause: 1, page: 1 }
  expect(proofsOf(subjectOf({ facts: [fact] }, [clauseOf(1)]))).toHaveLength(count)
})

test('a quote that is on two pages may be on either', () => {
  const clause = clauseOf(1, { text: 'fire\f\ffire', page: 2, page_end: 4 })
  const said = (page: number) => {
    const fact = { key: 'k', value: true, quote: 'fire', clause: 1, page }
    return proofsOf(subjectOf({ facts: [fact] }, [clause])).flatMap((proof) =>
      reportsOf(pageOfQuote, 'quote', proof).map(({ message }) => message),
    )
  }
  expect([said(2), said(4)]).toEqual([[], []])
  expect(said(3)).toEqual([expect.stringContaining('begins on page 2 or 4; set the page to that')])
})

test('all numbers of a text are named that neither its quote nor its note says', () => {
  const fact = { key: 'k', value: '5 days or 7 %', quote: 'at any time', note: 'It follows.' }
  const found = reportsOf(noteSaysValue, 'fact', { fact, field: { type: 'text' }, subject: subjectOf({}) })
  expect(found.map(({ message }) => message)).toEqual([
    expect.stringContaining('nor the note says 5 days, 7 %; say in the note'),
  ])
})

test.each([{ quote: 'q' }, { clause: 1 }, { page: 1 }])('a fact that is not stated has no %j', (given) => {
  expect(findingsOfFact(notStatedHasNoQuote, { key: 'k', value: null })).toEqual([])
  expect(findingsOfFact(notStatedHasNoQuote, { key: 'k', value: null, ...given })).toEqual([''])
})

test('a condition is said where another fact quotes the sentence on to its end', () => {
  const text = 'Room up to 2% of the sum, subject to a maximum of Rs. 5,000 per day. Others in full.'
  const quoting = (key: string, quote: string) => ({ key, value: 2, quote, clause: 1, page: 1 })
  const findings = (...others: ReturnType<typeof quoting>[]) => {
    const fact = quoting('share', 'Room up to 2% of the sum')
    const subject = subjectOf({ facts: [fact, ...others] }, [clauseOf(1, { text })])
    return findingsIn(quoteKeepsCondition, { fact, subject })
  }
  expect(findings()).toEqual(['/quote'])
  expect(findings(quoting('most', '2% of the sum, subject to a maximum of Rs. 5,000 per day'))).toEqual([])
  expect(findings(quoting('most', '2% of the sum, subject to a maximum of Rs. 5,000'))).toEqual(['/quote'])
  expect(findings(quoting('most', 'subject to a maximum of Rs. 5,000 per day'))).toEqual(['/quote'])
  expect(findings(quoting('share', '2% of the sum, subject to a maximum of Rs. 5,000 per day'))).toEqual([
    '/quote',
  ])
})

test('a condition in another entry of the quoted list is said in a note, or its clause was looked at', () => {
  const field = { label: 'Waiting period', terms: ['existing disease'], type: 'months' }
  const other = { label: 'Deposit', terms: ['deposit'], type: 'amount' }
  const findings = (second: string, more: object = {}) => {
    const first = 'a) An existing disease waits 36 months.'
    const fact = { key: 'k', value: 36, quote: first, clause: 1, page: 1, ...more }
    const subject = subjectOf({ facts: [fact] }, [clauseOf(1, { text: `${first}\n${second}` })])
    const category = { fields: [field, other] }
    return findingsIn(conditionsInClause, { fact, field, subject: { ...subject, category } as never })
  }
  const declared = 'b) Only an existing disease that was declared is covered.'
  expect(findings(declared)).toEqual(['/quote'])
  expect(findings(declared, { note: 'If declared.' })).toEqual([])
  expect(findings(declared, { looked_at: [1] })).toEqual([])
  expect(findings(declared, { looked_at: [2] })).toEqual(['/quote'])
  expect(findings('b) A car that was declared is covered.')).toEqual([])
  expect(findings('b) An existing disease is covered then.')).toEqual([])
  expect(findings('b) A deposit for an existing disease that was declared.')).toEqual([])
  expect(findings('An existing disease that was declared is covered.')).toEqual([])
})

test.each<[value: boolean, quote: string, where: string[], text?: string, title?: string]>([
  [false, 'Loss by war is covered and paid other than in cash', ['/value']],
  [false, 'Loss is covered, except for war', []],
  [false, 'War unless declared', []],
  [true, 'War refers to what is declared', ['/value']],
  [true, 'War means what is declared', ['/value']],
  [true, 'War, which means what is declared, is covered', []],
  [false, 'War means what is without end', ['/value']],
  [true, 'The insured shall keep out of war', ['/value']],
  [false, 'War is not paid.', ['/value'], 'War is not paid. For plans above 5 lakh it will be covered.'],
  [false, 'War is not paid.', [], 'War is not paid. For plans above 5 lakh it is not covered.'],
  [false, 'War is not paid.', [], 'War is not paid. Fire is covered.'],
  [true, 'Loss by war', ['/value'], 'Loss by war\nWe pay what it costs to mend.', 'Loss by war'],
  [true, '3. Wounds of war', ['/value'], '3. Wounds of war', 'Annexure: List of operations'],
  [true, '3. Wounds of war', [], '3. Wounds of war', 'Annexure: List of wars'],
  [true, '3. Wounds of war are covered', [], '3. Wounds of war are covered', 'Annexure: List of operations'],
  [true, 'We pay what it costs', [], 'Loss by war\nWe pay what it costs to mend.', 'Loss by war'],
])(
  'war covered %s by “%s”: sentences, the next one and headings decide',
  (value, quote, found, text, title = '') => {
    const field = { label: 'War', terms: ['war'], type: 'yes-no', question: 'Is it covered?' }
    const fact = { key: 'k', value, quote, clause: 1, page: 1 }
    const subject = subjectOf({ facts: [fact] }, [clauseOf(1, { text: text ?? quote, title })])
    const category = { fields: [field] } as never
    const said = { fact, field, subject: { ...subject, category } }
    expect(findingsIn(yesNoInSentence, said)).toEqual(found)
  },
)

test.each<[value: boolean, text: string, where: string[]]>([
  [true, 'War is not covered.', ['/value']],
  [true, 'Exclusions:\nWar', ['/value']],
  [true, 'War is covered.', []],
  [true, 'Fire is not covered.', []],
  [true, 'War (Excl 18)\nLoss by war', ['/value']],
  [false, 'War is covered.', ['/value']],
  [false, 'War is covered, except in India.', []],
  [false, 'War is not covered.', []],
])('war covered %s by “%s”: what says the opposite plainly is an error', (value, text, found) => {
  const field = { label: 'War', terms: ['war'], type: 'yes-no', question: 'Is war covered?' }
  const quote = text.split('\n').at(-1) ?? ''
  const fact = { key: 'k', value, quote, clause: 1, page: 1 }
  const subject = subjectOf({ facts: [fact] }, [clauseOf(1, { text })])
  expect(findingsIn(oppositeInQuote, { fact, field, subject })).toEqual(found)
})
