import { describe, expect, test } from 'vitest'
import type { Fact } from '../../../build/contract/authored/product.ts'
import { missingWords, statedWords, valueWords } from '../../../build/check/proof/stated.ts'
import { holdsNumber } from '../../../build/check/proof/values.ts'
import { otherChoiceInQuote } from '../../../build/check/rules/role.ts'
import { clauseOf, fieldOf } from '../../support/records.ts'
import { findingsIn, subjectOf } from '../rules/found.ts'

// The words of a quote that a fact says state its value.

const ROW = 'Cataract\t40,000\t24\t10'
const HEAD = 'Benefit\tLimit (Rs.)\tWait (months)\tCo-pay (%)'
const factOf = (quote: string, stated?: Fact['stated'], context: string[] = []): Fact => ({
  key: 'asked',
  value: 0,
  quote,
  clause: 1,
  page: 1,
  ...(context.length > 0 && { context: context.map((one) => ({ quote: one, clause: 1, page: 1 })) }),
  ...(stated !== undefined && { stated }),
})

describe('of stated words, read with what stands beside them, only these say the value', () => {
  test.each<[said: boolean, number, counts: string, quote: string, stated: Fact['stated'], ...string[]]>([
    [true, 30, 'days', 'after 30 days, or 60 days for cataract', '30 days'],
    [false, 60, 'days', 'after 30 days, or 60 days for cataract', '30 days'],
    [true, 30, 'days', 'after 30 days, or 60 days for cataract', 'after 30 days'],
    [true, 36, 'months', 'a wait of three years', 'three years'],
    // Beside them stands what makes the number another, or its unit.
    [false, 30, 'days', 'after 30 days', '30'],
    [false, 80, 'days', 'for one hundred and eighty days', 'eighty days'],
    [false, 4, 'items', 'as Section 4 says', '4'],
    [true, 30, 'days', 'after 30, 60 or 90 days', '30'],
    [true, 500_000, 'rupees', 'Rs. 5, 10 or 15 lakhs', 'Rs. 5'],
    [true, 65, 'years', 'aged between 18 and 65', '65'],
    // A row of a table and the head of one of its columns.
    [true, 24, 'months', ROW, ['24', 'Wait (months)'], HEAD],
    [true, 40_000, 'rupees', ROW, ['40,000', 'Limit (Rs.)'], HEAD],
    [true, 10, 'percent', ROW, ['10', 'Co-pay (%)'], HEAD],
    [false, 24, 'months', ROW, ['24', 'Co-pay (%)'], HEAD],
    [false, 24, 'months', ROW, '24', HEAD],
    [true, 50, 'percent', '20\tThe face\t50', '50', '% of sum insured'],
    [false, 20, 'percent', '20\tThe face\t50', '50', '% of sum insured'],
  ])('%j: %d %s by %j, stated %j', (said, value, counts, quote, stated, ...context) => {
    expect(holdsNumber(value, counts, valueWords(factOf(quote, stated, context)))).toBe(said)
  })
})

test.each<[string, Fact['stated'], missing: string[]]>([
  ['after 30 days', '30 days', []],
  ['after 30 days', '30  days', ['30  days']],
  ['after 30 days', '30 day', ['30 day']],
  ['after 130 days', '30 days', ['30 days']],
  ['after 30 days', ['30', '60'], ['60']],
])('in %j the stated words %j leave missing %j', (quote, stated, missing) => {
  expect(missingWords(factOf(quote, stated))).toEqual(missing)
})

test.each<[string, number, string, before: Fact['stated'], Fact['stated']]>([
  ['after 30 days, or 60 days for cataract', 30, 'days', undefined, '30 days'],
  ['after thirty (30) days', 30, 'days', undefined, 'thirty (30) days'],
  ['after 3 years', 36, 'months', undefined, '3 years'],
  // Two places, or words that stand twice, are for a person; so is a number that follows from a note.
  ['after 30 days, in all 30 days', 30, 'days', undefined, undefined],
  ['after a month, that is 30 days or one month', 1, 'months', undefined, 'one month'],
  ['within ten days', 20, 'days', undefined, undefined],
  // What a person wrote stays while it says the value.
  ['after 30 days, in all 30 days', 30, 'days', 'in all 30 days', 'in all 30 days'],
  ['after 30 days, or 60 days for cataract', 60, 'days', '30 days', '60 days'],
])('in %j the words that state %d %s are, after %j, %j', (quote, value, counts, before, stated) => {
  expect(statedWords({ ...factOf(quote, before), value }, counts)).toEqual(stated)
})

test('a choice is read off the words that state it, not off those of another choice beside them', () => {
  const text = 'Individual cover is closed to new customers; this is a family floater.'
  const clause = clauseOf(1, { text })
  const field = fieldOf({ type: 'choice', choices: ['Individual', 'Family floater'] })
  const findings = (value: string, stated?: Fact['stated']) => {
    const fact = { ...factOf(text, stated), value }
    const subject = subjectOf({ facts: [fact] }, [clause])
    return findingsIn(otherChoiceInQuote, { fact, field, subject })
  }
  expect(findings('Individual', 'a family floater')).toEqual(['/value'])
  expect(findings('Individual')).toEqual([])
  expect(findings('Family floater', 'a family floater')).toEqual([])
})
