import { expect, test } from 'vitest'
import { passageAt } from '../../../build/check/proof/quote-passage.ts'
import { clauseOf } from '../../support/records.ts'

// The line that leads in to a list holds for every entry of it.

const LEAD = 'We are not liable for:'

test.each([
  ['And', LEAD],
  ['OR', LEAD],
  ['Accidents abroad', 'Accidents abroad'],
])('with the line “%s” before the last entry of a list, “%s” leads in to it', (between, leadIn) => {
  const text = [LEAD, '(a) wear;', '(b) tyres.', between, '(c) a driver who drank.'].join('\n')
  const clause = clauseOf(1, { text })
  expect(passageAt(clause, text.indexOf('(c)'), text.length, new Map()).leadIn).toBe(leadIn)
})
