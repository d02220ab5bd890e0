import { describe, expect, it } from 'vitest'
import { readFileSync } from 'node:fs'
import type { Category } from '../../build/contract/authored/category.ts'
import type { Clause } from '../../build/contract/authored/clauses.ts'
import { suggestionsFor } from '../../build/ingest/suggest/suggest.ts'

// The words in which the standard motor tariff puts what the fields ask for, between other words of a policy.

const CLAUSES: Clause[] = [
  ['Section I', 'LOSS OF OR DAMAGE TO THE VEHICLE', 'We pay for loss of the vehicle by fire or theft.'],
  [
    'Depreciation',
    'DEPRECIATION FOR FIXING IDV',
    'Not exceeding 6 months\t5%\nExceeding 6 months but not exceeding 1 year\t15%\nExceeding 4 years but not exceeding 5 years\t50%',
  ],
  ['Old', 'VALUE', 'Beyond 5 years of age and for obsolete models the value is agreed by both sides.'],
  ['Help', 'REMOVAL', 'Protection and removal to the nearest repairer is paid up to Rs. 1500/- in all.'],
  ['Deductible', 'DEDUCTIBLE', 'You pay the deductible stated in the schedule on each claim.'],
  ['1', '', '1. In case of theft you give notice to the police.'],
  ['2', '', '2. The due observance of these terms is precedent to any liability of ours.'],
  ['Enquiries', '', 'Please use the contact number 1800 000 0000.'],
].map(([number = '', title = '', text = ''], at) => {
  return { id: at + 1, document: 'w', parent: null, number, title, text: `${title}\n${text}`, page: 1 }
})

const FOUND: readonly (readonly [field: string, clause: number, words: string])[] = [
  ['idv-reduction-first-year', 2, '15%'],
  ['idv-reduction-fifth-year', 2, '50%'],
  ['idv-old-car', 3, 'obsolete models'],
  ['towing', 4, '1500/-'],
  ['compulsory-deductible', 5, 'schedule'],
  ['voluntary-deductible', 5, 'schedule'],
  ['claim-admissibility', 7, 'due observance'],
  ['helpline', 8, '1800 000 0000'],
]

describe('words of the motor tariff', () => {
  for (const slug of ['motor-private-car', 'motor-two-wheeler']) {
    const category = JSON.parse(readFileSync(`data/common/categories/${slug}.json`, 'utf8')) as Category
    const suggested = suggestionsFor({ facts: [] }, category, CLAUSES, [])
    for (const [key, clause, words] of FOUND.filter(([key]) =>
      category.fields.some((one) => one.key === key),
    ))
      it(`are where the field ${key} of ${slug} is looked for first`, () => {
        const [first] = suggested.find((one) => one.key === key)?.candidates ?? []
        expect(first).toMatchObject({ clause })
        expect(first?.quote).toContain(words)
      })
  }
})
