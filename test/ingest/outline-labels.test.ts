import { expect, test } from 'vitest'
import { nameOf } from '../../build/ingest/wording/titles.ts'
import { clausesOf } from './support/read-clauses.ts'

// Labels that print their whole number, and headings between them. Each line of a document is a heading (#) or a
// paragraph, or a row of a table (cells parted by |); expected are the numbers and the first words of its clauses.

const BODY = 'The Company will pay what this part of the policy says, and no more than the sum insured.'

test('a heading without a label between members that print their whole number is in the member before it', async () => {
  const document = `
# Preamble
${BODY}
# 3 COVER
${BODY}
# 3.1 Cataract
${BODY}
# 3.2 Infertility
${BODY}
# Exclusions
We will not pay for tests, nor for what was known before.
# 3.3 Organ donor
${BODY}
# Exclusions
We will not pay for the donor's travel, nor for the tests of others.
# 3.4 Ambulance
${BODY}`
  expect(await clausesOf(document)).toEqual([
    'Preamble: Preamble The Compa',
    '3: 3 COVER The Compan',
    '3.1: 3.1 Cataract The C',
    '3.2: 3.2 Infertility Th',
    '3.2: Exclusions We will',
    '3.3: 3.3 Organ donor Th',
    '3.3: Exclusions We will',
    '3.4: 3.4 Ambulance The',
  ])
})

test('a letter printed with a number belongs to it', async () => {
  const document = `
# IMT.21 Tariff
${BODY}
# IMT.22 Compulsory deductible
${BODY}
# IMT.22A Voluntary deductible
${BODY}
# IMT.23 Lamps
${BODY}`
  expect(await clausesOf(document)).toEqual([
    'IMT.21: IMT.21 Tariff The',
    'IMT.22: IMT.22 Compulsory',
    'IMT.22A: IMT.22A Voluntary',
    'IMT.23: IMT.23 Lamps The C',
  ])
})

test('a number with a small letter joined to it is text', async () => {
  const document = `
# 1. Benefits
${BODY}
Cover 2x the sum insured is paid where the accident is on a train or an aeroplane.
# 2. Conditions
${BODY}`
  expect(await clausesOf(document)).toEqual(['1: 1. Benefits The Co', '2: 2. Conditions The'])
})

test('a row that spans a table and has a label is over the rows below it', async () => {
  const document = `
# 1. COVER
${BODY}
Item|Reason
Baby food|No part of the treatment
|List II – Items that are part of the room
Gloves|Part of the room
Soap|Part of the room
# 2. CONDITIONS
${BODY}`
  expect(await clausesOf(document)).toEqual([
    '1: 1. COVER The Compa',
    'List II: List II – Items th',
    '2: 2. CONDITIONS The',
  ])
})

test('the heading below the name of a part is its title, what is above the first part that of the document', async () => {
  const document = `
Sample Company Limited
# PART A
# COVER
1. ${BODY}
2. ${BODY}
# PART B
# EXCLUSIONS
1. ${BODY}
2. ${BODY}`
  expect(await clausesOf(document)).toEqual([
    'Title: Sample Company Lim',
    'Part A: PART A COVER',
    'Part A 1: 1. The Company wil',
    'Part A 2: 2. The Company wil',
    'Part B: PART B EXCLUSIONS',
    'Part B 1: 1. The Company wil',
    'Part B 2: 2. The Company wil',
  ])
})

test('a section with a letter follows the one without, and none is in another', async () => {
  const document = `
# SECTION 1: COVER
${BODY}
# SECTION 2A
${BODY}
# SECTION 2B
${BODY}
# SECTION 3: CLAIMS
${BODY}`
  expect(await clausesOf(document)).toEqual([
    'Section 1: SECTION 1: COVER T',
    'Section 2A: SECTION 2A The Com',
    'Section 2B: SECTION 2B The Com',
    'Section 3: SECTION 3: CLAIMS',
  ])
})

test('the bare name of a clause is a heading over the numbers below it', async () => {
  const document = `
# GENERAL CONDITIONS
${BODY}
# Clause A.
# 1. Claims
${BODY}
# 2. Fraud
${BODY}
# Clause B.
# 1. Renewal
${BODY}
# 2. Cancellation
${BODY}`
  expect(await clausesOf(document)).toEqual([
    'General Conditions: GENERAL CONDITIONS',
    'Clause A: Clause A.',
    'Clause A 1: 1. Claims The Comp',
    'Clause A 2: 2. Fraud The Compa',
    'Clause B: Clause B.',
    'Clause B 1: 1. Renewal The Com',
    'Clause B 2: 2. Cancellation Th',
  ])
})

test('a number before the title of a heading is its label without a sign between them', async () => {
  const document = `
# 1 Definitions
${BODY}
# 2 Free look period
${BODY}
# 2.1 Refund
${BODY}
# 3 Policy Conditions
${BODY}`
  const numbers = (await clausesOf(document)).map((clause) => clause.split(':')[0])
  expect(numbers).toEqual(['1', '2', '2.1', '3'])
})

test('a number goes on from the one before it past a list in that with its first part', async () => {
  const document = `
# 2. OPTIONS
${BODY}
# 2.1 Global cover
${BODY}
# 2.2 Travel
${BODY}
# 1. Refund of fares
${BODY}
# 2. Hotels
${BODY}
# 2.3 Waiting period
${BODY}
# 2.4 Room rent
${BODY}`
  const numbers = (await clausesOf(document)).map((clause) => clause.split(':')[0])
  expect(numbers).toEqual(['2', '2.1', '2.2', '2.2.1', '2.2.2', '2.3', '2.4'])
})

test.each([
  ['GENERAL EXCEPTIONS (Applicable to all Sections)', 'General Exceptions'],
  ['General Exclusions (What is not covered by the whole policy):', 'General Exclusions'],
  ['ENDORSEMENTS: SPECIAL CONDITIONS THAT ARE PART OF THE POLICY', 'Endorsements'],
  ['Specification B – Insurance of Gross Profit on the Output', 'Specification B'],
  ['LOSS OF RENT – ADDITIONAL RENT', 'Loss Of Rent – Additional Rent'],
  ['WHAT THE OWNER OF THE CAR HAS TO PROVE', 'What The Owner Of The Car Has To Prove'],
])('the heading "%s" is cited as "%s"', (heading, name) => {
  expect(nameOf(heading)).toBe(name)
})
