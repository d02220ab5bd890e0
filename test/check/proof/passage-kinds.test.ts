import { expect, test } from 'vitest'
import { kindsOf } from '../../../build/check/proof/passage-kinds.ts'

test.each<[passage: string, above: string[], kinds: string[]]>([
  ['The deductible is Rs. 5,000.', ['Your share'], []],
  ['For example, of Rs. 50,000 We pay Rs. 45,000.', ['Your share'], ['illustration']],
  ['The claim is Rs. 50,000.', ['Illustration of the bonus'], ['illustration']],
  ['Day Care Centre means a place with a theatre.', [], ['definition']],
  ['A place with a theatre.', ['2 Definitions'], ['definition']],
  ['Dental treatment', ['What is not covered'], ['exclusion']],
  ['Dental treatment', ['Exclusions', 'Benefits'], ['exclusion']],
  ['We pay up to Rs. 2,000 a day.', ['Bed of a companion', 'Optional Covers'], ['optional']],
  ['Half of the cost of a tyre is paid.', ['Add-on 4: Tyres'], ['optional']],
  ['If this cover is opted for, You bear 20%.', ['Co-payment'], ['optional']],
  ['The option to port is open to You.', ['Portability'], []],
  ['Submit the claim form within 30 days.', [], ['papers']],
  ['Bills after discharge are furnished in 15 days.', [], ['papers']],
  ['We pay for 30 days before admission.', [], []],
  ['Hazardous sports are covered.', ['Customer Information Sheet'], ['sheet']],
])('the kinds of %j below %j', (passage, above, kinds) => {
  expect(kindsOf(passage, above).map(({ kind }) => kind)).toEqual(kinds)
})
