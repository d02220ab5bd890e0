import { expect, test } from 'vitest'
import { clausesOf } from './support/read-clauses.ts'

// Labels that print their whole number, and headings between them. Each line of a document is a heading (#) or a
// paragraph; expected are the numbers and the first words of its clauses.

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
