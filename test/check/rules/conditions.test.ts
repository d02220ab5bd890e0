import { expect, test } from 'vitest'
import { conditionAfter } from '../../../build/check/rules/quotes.ts'

// A quote ends at |; the condition it leaves out follows.
test.each([
  ['10% of each claim| for persons aged 61 and above.', 'for persons aged 61 and above'],
  [
    'We pay 2% a day|, subject to a maximum of Rs. 5,000 per day. A new sentence.',
    'subject to a maximum of Rs. 5,000 per day',
  ],
  ['It is covered| (only if We agreed)', '(only if We agreed)'],
  [
    'We pay the fees|, but not exceeding\nhalf of them; others are not paid',
    'but not exceeding\nhalf of them',
  ],
  ['24 months| unless it\nis an accident', 'unless it\nis an accident'],
  ['We pay the room| up to Rs. 5,000', 'up to Rs. 5,000'],
  ['The cost or the value|, whichever is less', 'whichever is less'],
])('a condition is left out: %s', (marked, condition) => {
  expect(conditionAfter(marked.replace('|', ''), marked.indexOf('|'))).toBe(condition)
})

test.each([
  'We pay 10%.| Only adults are insured.',
  'We pay 10%| of the sum.',
  'It may be cancelled|, and provided no claim was made the premium is returned.',
  'We pay 2% a day|\nii. if an adult is insured',
  'We pay 10%|\tIf an adult',
  'We pay 10%|\nIf you are an adult, more is paid.',
  'Within 30 days|, whichever way it was sold',
  'It is paid to the end|',
  'Any of these:| if an adult',
])('no condition is left out: %s', (marked) => {
  expect(conditionAfter(marked.replace('|', ''), marked.indexOf('|'))).toBe('')
})
