import { expect, test } from 'vitest'
import type { Field } from '../../build/contract/authored/category.ts'
import type { Clause } from '../../build/contract/authored/clauses.ts'
import { doubtsOf } from '../../build/desk/doubts.ts'

const SHARE: Field = {
  key: 'share',
  label: 'Share',
  group: 'Claims',
  type: 'percent',
  question: 'Which share?',
  terms: ['share'],
  basis: null,
}

/** The questions about the first part of a text up to a bar, in a clause with a title. */
function asked(text: string, value: number | boolean, title = 'Payment'): string[] {
  const clause: Clause = {
    id: 1,
    document: 'wording',
    parent: null,
    number: '1',
    title,
    text: text.replace('|', ''),
    page: 1,
  }
  const to = text.includes('|') ? text.indexOf('|') : text.length
  return doubtsOf(SHARE, clause, 0, to, value, new Map([[1, clause]]))
}

test('a condition beside the quote is asked about, although the quote leaves it out', () => {
  expect(asked('You pay 10 % of each claim| where the person is aged 61 or more.', 10).join(' ')).toContain(
    '“aged”',
  )
  expect(asked('You pay 10 % of each claim, whichever is lower.', 10).join(' ')).toContain(
    '“whichever is lower”',
  )
})

test('other numbers of the kind beside the quote are named', () => {
  expect(asked('We pay 80 % in the first year| and 90 % later.', 80).join(' ')).toContain('90')
})

test('an illustration, a definition and an exclusion are asked about', () => {
  expect(asked('You pay 20 % of it.', 20, 'Illustration of a claim').join(' ')).toContain('illustration')
  expect(asked('Share means 20 % of it.', 20).join(' ')).toContain('definition')
  expect(asked('Cosmetic treatment.', true, 'Exclusions').join(' ')).toContain('exclusion')
})

test('a plain sentence with one number is accepted without a question', () => {
  expect(asked('We pay 80 % of the bill.', 80)).toEqual([])
  expect(asked('Cosmetic treatment.', false, 'Exclusions')).toEqual([])
})
