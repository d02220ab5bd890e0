import { expect, test } from 'vitest'
import { kindsOf } from '../../build/ingest/suggest/passage-kinds.ts'

test.each([
  ['The deductible is Rs. 5,000.', ['Your share'], []],
  ['For example, of Rs. 50,000 We pay Rs. 45,000.', ['Your share'], ['illustration']],
  ['The claim is Rs. 50,000.', ['Illustration of the bonus'], ['illustration']],
  ['Day Care Centre means a place with a theatre.', [], ['definition']],
  ['A place with a theatre.', ['2 Definitions'], ['definition']],
  ['Dental treatment', ['What is not covered'], ['exclusion']],
  ['Dental treatment', ['Exclusions', 'Benefits'], ['exclusion']],
])('the kinds of %j below %j', (passage, above, kinds) => {
  expect(kindsOf(passage, above)).toEqual(kinds)
})
