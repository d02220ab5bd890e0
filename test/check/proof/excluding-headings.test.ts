import { describe, expect, test } from 'vitest'
import { passageAt } from '../../../build/check/proof/quote-passage.ts'
import { excludes, saysNo, takesBack } from '../../../build/check/proof/negation.ts'
import { clauseOf } from '../../support/records.ts'

// Headings and lead-ins that exclude, and sentences that deny a burden.

describe('a heading or lead-in below which things are excluded', () => {
  test.each([
    'What is not covered',
    'Permanent Exclusions',
    'General Exceptions',
    'The Company shall not be liable to make any payment in respect of:',
    'The insurer shall not under any circumstances be liable for:',
    'We will not pay for',
    'No benefit is payable where:',
    'Losses not included:',
    'Non-payable items',
    'Terms, conditions and exclusions',
    'Nothing shall be paid for:',
    'Items for which coverage is not available',
    'Property not insured',
  ])('%j', (heading) => expect(excludes(heading)).toBe(true))
})

describe('a heading or lead-in that excludes nothing', () => {
  test.each([
    'What is covered and what is not covered',
    'Waiver of an exclusion',
    'Not exceeding the following limits:',
    'Limits shall not apply to the following:',
    'Waiting period not applicable:',
    'No co-payment:',
    'Cover without exclusions',
    'Procedures not requiring a stay of 24 hours:',
    'Cover shall not lapse in these cases:',
    'Claims will not be rejected where:',
    'Non-network hospitals',
    'Non-participating plan',
    'Exclusive benefits',
    'Grace period: no loss of benefits',
    'No Claim Bonus',
    'Additional benefit not related to sum insured',
    'Expenses not borne by the Insured Person',
  ])('%j', (heading) => expect(excludes(heading)).toBe(false))
})

describe('a sentence that denies a burden says no to nothing', () => {
  test.each([
    'No loading shall apply on renewal',
    'The sum insured shall not be reduced',
    'The policy will not lapse but remain valid',
    'The premium shall not be increased after a claim',
    'Dental treatment is covered without any sub-limit',
    'The policy shall not be void',
  ])('%j', (sentence) => {
    expect(saysNo(sentence)).toBe(false)
    expect(takesBack(sentence, new Set())).toBe(false)
  })
})

test('the title of a list is what leads in to its entries, and a paragraph before it is not', () => {
  const leadIn = (text: string) => {
    const at = text.indexOf('Crutches')
    return passageAt(clauseOf(1, { text }), at, at + 8, new Map()).leadIn
  }
  expect(leadIn('Items that are not paid\n1. Powder\n2. Crutches')).toBe('Items that are not paid')
  expect(leadIn('Items:\n1. Powder\n2. Crutches')).toBe('Items:')
  expect(leadIn('We pay no visitors, nor their meals.\n1. Powder\n2. Crutches')).toBe('')
})

test(
  'a clause above is led in by its last line, in time after one of 150,000 characters',
  { timeout: 2_000 },
  () => {
    const above = clauseOf(1, { title: 'Cover', text: `${'Cover '.repeat(25_000)}\nWe pay:\n` })
    const found = passageAt(clauseOf(2, { parent: 1, text: 'Fire' }), 0, 4, new Map([[1, above]]))
    expect(found.above).toEqual(['', 'Cover', 'We pay:'])
  },
)
