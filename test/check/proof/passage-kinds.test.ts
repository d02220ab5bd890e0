import { expect, test } from 'vitest'
import { kindsOfPassage, kindsOf } from '../../../build/check/proof/passage-kinds.ts'
import { clauseOf } from '../../support/records.ts'

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
  ['If this benefit is in force, You bear 20%.', ['Notice'], ['optional']],
  ['In consideration of payment of additional premium We restore it.', ['Extra'], ['optional']],
  ['It grows by 10%.', ['Bonus [Applicable to ‘A’ and ‘B’ plans]'], ['plan']],
  ['It grows by 10%.', ['Bonus, applicable to all plans'], []],
  ['It grows by 10%.', ['Bonus (Applicable to 3.2 Sea Cover)'], ['plan']],
  ['It grows by 10%.', ['Bonus (applicable to both 3.1 Land Cover and 3.2 Sea Cover)'], []],
  ['For policies with a sum of up to Rs. 4 lakh the room costs 1%.', ['Room'], ['plan']],
  ['If the Policy Schedule states 2% as the limit, it is 2%.', ['Room'], ['plan']],
  ['The limit is shown in the Policy Schedule.', ['Room'], []],
  ['The option to port is open to You.', ['Portability'], []],
  ['Submit the claim form within 30 days.', [], ['papers']],
  ['Bills after discharge are furnished in 15 days.', [], ['papers']],
  ['We pay for 30 days before admission.', [], []],
  ['Hazardous sports are covered.', ['Customer Information Sheet'], ['sheet']],
])('the kinds of %j below %j', (passage, above, kinds) => {
  expect(kindsOf(passage, above).map(({ kind }) => kind)).toEqual(kinds)
})

test.each([
  ['Super top-up\nIf this benefit is in force, We pay more.\nDeductible\tRs. 5 lakh', ['optional']],
  ['Network\nIf the Insured Person has opted for this, We pay more.', ['optional']],
  ['Super top-up\nWe pay more.\nDeductible\tRs. 5 lakh', []],
])('a clause that begins with a condition of choice is chosen as a whole: %j', (text, kinds) => {
  const around = {
    sentence: 'Rs. 5 lakh',
    row: '',
    rows: [],
    head: '',
    leadIn: '',
    above: [],
    clause: clauseOf(1, { text }),
  }
  expect(kindsOfPassage(around).map(({ kind }) => kind)).toEqual(kinds)
})
