import { expect, test } from 'vitest'
import { readableTitle } from '../../build/contract/printed-title.ts'

test.each([
  ['MOTOR INSURANCE CLAIM FORM', 'Motor insurance claim form'],
  [
    'CLAIM FORM FOR HEALTH POLICIES – PART A\nCLAIM FORM- PART B',
    'Claim form for health policies – part A\nClaim form- part B',
  ],
  ['TPA CLAIM FORM (NEFT AND PAN OF THE PAYEE)', 'TPA claim form (NEFT and PAN of the payee)'],
  ['MOTOR INSURANCE\nClaim Form', 'Motor insurance\nClaim Form'],
  ['Motor Claim Form', 'Motor Claim Form'],
  ['ULIP', 'ULIP'],
  ['NEFT', 'NEFT'],
  ['दावा प्रपत्र', 'दावा प्रपत्र'],
])('%j is shown as %j', (printed, shown) => {
  expect(readableTitle(printed)).toBe(shown)
})
