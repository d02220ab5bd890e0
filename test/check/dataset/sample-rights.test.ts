import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Category } from '../../../build/contract/authored/category.ts'
import type { ComplaintLadder } from '../../../build/contract/authored/complaints.ts'
import { recordsIn } from '../../requests/site.ts'
import { COMMON } from '../../support/sample-data.ts'

// Needs of a family beside the words of its policy, by hand: whom to complain to, and the law of today beside fields.

const { rungs, offices } = JSON.parse(readFileSync(`${COMMON}/complaints.json`, 'utf8')) as ComplaintLadder

describe('the complaint ladder', () => {
  test('leads from the insurer over Bima Bharosa and the Ombudsman to the consumer commission', () => {
    expect(rungs.map(({ id }) => id)).toEqual(['insurer', 'bima-bharosa', 'ombudsman', 'consumer-commission'])
    expect(rungs[1]?.website).toContain('bimabharosa.irdai.gov.in')
  })

  test('has an office of the Ombudsman for every State and Union Territory', () => {
    const covered = offices.flatMap(({ covers }) => covers).join('; ')
    const places =
      'Andhra Pradesh, Arunachal Pradesh, Assam, Bihar, Chhattisgarh, Goa, Gujarat, Haryana, Himachal Pradesh, Jharkhand, Karnataka, Kerala, Madhya Pradesh, Maharashtra, Manipur, Meghalaya, Mizoram, Nagaland, Odisha, Punjab, Rajasthan, Sikkim, Tamil Nadu, Telangana, Tripura, Uttar Pradesh, Uttarakhand, West Bengal, Andaman and Nicobar, Chandigarh, Dadra and Nagar Haveli, Daman and Diu, Delhi, Jammu and Kashmir, Ladakh, Lakshadweep, Puducherry'
    expect(places.split(', ').filter((place) => !covered.includes(place))).toEqual([])
  })

  test('gives each office a PIN code, a telephone and an e-mail address of its own', () => {
    for (const { name, address, telephone, email } of offices) {
      expect(address, name).toMatch(/\d{6}$/u)
      expect(telephone.length, name).toBeGreaterThan(0)
      expect(email, name).toMatch(/^oio\.[a-z]+@cioins\.co\.in$/u)
    }
    expect(new Set(offices.map(({ email }) => email)).size).toBe(offices.length)
  })
})

/** Fields that the law of today answers, and the categories in which it says nothing of them. */
const ANSWERED: readonly (readonly [key: RegExp, nothingIn: readonly string[]])[] = [
  [/^free-look$/u, []],
  [/^grievance-reply$|^ombudsman-award$|^moratorium$|^portability-notice$|^late-interest$/u, []],
  [/^waiting-(?:pre-existing|listed)$|^cashless-decision$|^papers$|^late-notice$/u, []],
  [/^claim-decision$/u, ['travel']],
  [/^notice-|^claim-notice/u, []],
  [/^grace-period/u, []],
  [/^cancellation-refund$/u, ['health-critical-illness', 'health-personal-accident']],
]

test.each(ANSWERED)('fields %s name what the law says today in every category but %j', (key, nothingIn) => {
  const silent = (recordsIn(COMMON, 'categories/*.json') as Category[]).flatMap(({ slug, fields }) =>
    fields.some((field) => key.test(field.key) && field.law === undefined) ? [slug] : [],
  )
  expect(silent).toEqual(nothingIn)
})
