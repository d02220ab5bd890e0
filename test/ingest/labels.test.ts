import { expect, test } from 'vitest'
import { labelsOf } from '../../build/ingest/layout/labels.ts'

// Readings of labels: style, name, value and what is left of the text, the likeliest reading first.

const READ: [string, ...string[]][] = [
  ['(I). Cover', 'ROMAN I 1 Cover', 'LETTER I 9 Cover'],
  ['(b). Cover', 'letter b 2 Cover'],
  ['4.', 'number 4 4 '],
  ['4.2', 'decimal 4.2 2 '],
  ['V.. Claims', 'ROMAN V 5 Claims', 'LETTER V 22 Claims'],
  ['4.. Claims', 'number 4 4 Claims'],
  ['4.... 12'],
  ['(iii)', 'roman iii 3 '],
  ['3A. Cover', 'number 3A 3.01 Cover'],
  ['14 . Rest', 'number 14 14 Rest'],
  ['7.15 .Renewal', 'decimal 7.15 15 Renewal'],
  ['B - Cover', 'LETTER B 2 Cover'],
  ['B.7 – Cover', 'decimal B.7 7 Cover'],
  ['C-2A. Cover', 'decimal C-2A 2.01 Cover'],
  ['13 Any claim', 'number 13 13 Any claim'],
  ['10 If You die', 'number 10 10 If You die'],
  ['7 Sum Assured means the sum', 'number 7 7 Sum Assured means the sum'],
  ['2 DEFINITIONS', 'number 2 2 DEFINITIONS'],
  ['IV Theft of the car', 'ROMAN IV 4 Theft of the car'],
  ['XXXVIII.Reasonable charges', 'ROMAN XXXVIII 38 Reasonable charges'],
  ['(xxviii) Migration', 'roman xxviii 28 Migration'],
  ['2.1(xxxiii) Portability', 'decimal 2.1(xxxiii) 33 Portability'],
  ['XXIII Theft of the car', 'ROMAN XXIII 23 Theft of the car'],
  ['V Riot, Strike', 'ROMAN V 5 Riot, Strike', 'LETTER V 22 Riot, Strike'],
  ['Clause A.', 'named Clause A 1 '],
  ['CLAUSE I: Cover', 'named CLAUSE I 1 Cover', 'named CLAUSE I 9 Cover'],
  ['Benefit 3', 'named Benefit 3 3 '],
  ['IMT. 11. B. Laid up', 'named IMT. 11. B 11.02 Laid up'],
  ['SECTION3: Cover', 'part Section 3 3 Cover'],
  ['PART– C: Cover', 'part Part C 3 Cover'],
  ['TABLE – A', 'part Table A 1 '],
  ['ANNEXURE-II', 'part Annexure-II 2 '],
  ['SECTION 2A', 'part Section 2A 2.01 '],
  ['SECTION 2B: Cover', 'part Section 2B 2.02 Cover'],
  ['Section II A - Cover', 'part Section II A 2.01 Cover'],
  ['SECTION II B', 'part Section II B 2.02 '],
  ['SECTION: - A (ii) Travel', 'part Section A(ii) 1.02 Travel'],
  ['1. a) Fire', 'decimal 1.a 1 Fire', 'number 1 1 a) Fire'],
  ['(C) b. Fire', 'decimal C.b 2 Fire', 'LETTER C 3 b. Fire'],
  ['4. (c) Fire', 'decimal 4(c) 3 Fire', 'number 4 4 (c) Fire'],
  ['8. 2. Fire', 'decimal 8.2 2 Fire', 'number 8 8 2. Fire'],
  ['Section C.1 Cover', 'part Section C.1 1 Cover'],
  ['Part A.1 Cover', 'part Part A.1 1 Cover'],
  ['SECTION 3.2 – Cover', 'part Section 3.2 2 Cover'],
  ['Annexure 1.2', 'part Annexure 1.2 2 '],
  ['Clause 5.1 Fire', 'named Clause 5.1 1 Fire'],
  ['A-1 Cover', 'decimal A-1 1 Cover'],
  ['A-1. cover', 'decimal A-1 1 cover'],
  ['A-1.2 Cover', 'decimal A-1.2 2 Cover'],
  ['7.12', 'decimal 7.12 12 '],
  ['5 Day Care Treatment means care', 'number 5 5 Day Care Treatment means care'],
  ['6 Grace Period means the days', 'number 6 6 Grace Period means the days'],
  ['3.1(v) Fire', 'decimal 3.1(v) 5 Fire', 'decimal 3.1(v) 22 Fire'],
]

test.each(READ)('the label of "%s" is read in every way that it can be', (text, ...expected) => {
  const read = labelsOf(text).map(({ style, name, value, length }) =>
    [style, name, value, text.slice(length)].join(' '),
  )
  expect(read).toEqual(expected)
})

test.each([
  '2.50% of the sum',
  '15.00',
  '01.04.2024',
  '3 months',
  '30 Days',
  '5 Lakh',
  '12 The Mall',
  '10 A Block',
  '24/7 help',
  '400 001.',
  '018.',
  '1800 123 456',
  '2x the sum',
  'A person',
  'I am insured',
  'X ray of the chest',
  'IV fluids',
  'e.g. fire',
  'i.e. fire',
  'p.m. or later',
  'Dr. A. Person',
  'Table of benefits',
  'Parts of a car',
  'cover A. or B. of the table',
  'Cover a person',
  'Section 3.2 of the policy',
  'Section 3.2, where it applies',
  'Cover 2.50% of it',
  'B-12 deficiency is excluded',
  'H-1 visa',
  'D-10 form',
  'N-95 & other masks',
  '0.5',
  '0.75',
  '2 Wheeler means a cycle',
  '12 Hours stay means a stay',
  '10 Lakh sum means the sum',
  '5 Year policy means a policy',
  '24 HOURS HELP',
  'Section 4.1 (Fire) applies',
  'Section C.2 (Fire) applies',
  'Section 64VB of the Act',
])('"%s" begins with no label', (text) => {
  expect(labelsOf(text)).toEqual([])
})

test('the letters of a name are no numbers of two parts, nor is a year of waiting part of a number', () => {
  const compounds = ['S. V. Road', 'K.V.Road', 'ii.2 Years', '12. Title', '1.Title', '5. 24 hours'].flatMap(
    (text) => labelsOf(text).filter(({ style }) => style === 'decimal'),
  )
  expect(compounds).toEqual([])
})
