import { expect, test } from 'vitest'
import { clausesOf } from './support/read-clauses.ts'

// Where clauses begin, in the manners of numbering that wordings have. Each line of a document is a heading (#), a
// paragraph, or a row of a table (cells parted by |); expected are the numbers and the first words of its clauses.

const BODY = 'The Company will pay what this part of the policy says, and no more than the sum insured.'

test('a table of benefits in sentences is cut at its rows, a table of amounts is not', async () => {
  const sentence = 'We will pay the expenses of it, in full, if they are necessary and if the doctor says so.'
  const document = `
# 1. BENEFITS
${BODY}
Benefit|What we pay
Hospital cover|${sentence}
Day care|${sentence}
Ambulance|${sentence}
# 2. LIMITS
${BODY}
Item|Limit
Room rent|5000
Ambulance|2000
Cataract|40000
# 3. CONDITIONS
${BODY}`
  expect(await clausesOf(document)).toEqual([
    '1: 1. BENEFITS The Co',
    '1: Hospital cover We',
    '1: Day care We will p',
    '1: Ambulance We will',
    '2: 2. LIMITS The Comp',
    '3: 3. CONDITIONS The',
  ])
})

test('a list goes on after headings without a label, and after one with a label', async () => {
  const document = `
# a. Benefits
${BODY}
# 1. Consultations
${BODY}
# 2. Second opinion
${BODY}
# Diseases of the heart
1. Infarction of the heart muscle
2. Replacement of a valve
# Diseases of the lung
3. Failure of the lung
# 3. Advice on food
${BODY}
# b. Exclusions
${BODY}
# i. Standard exclusions
${BODY}
# 1. War
${BODY}
# ii. Specific exclusions
${BODY}
# 2. Sports
${BODY}
# b. Terms
${BODY}`
  expect(await clausesOf(document)).toEqual([
    'a: a. Benefits The Co',
    'a 1: 1. Consultations T',
    'a 2: 2. Second opinion',
    'a 2: Diseases of the he',
    'a 2: Diseases of the lu',
    'a 3: 3. Advice on food',
    'b: b. Exclusions The',
    'b i: i. Standard exclus',
    'b i 1: 1. War The Company',
    'b ii: ii. Specific exclu',
    'b ii 2: 2. Sports The Comp',
    'b: b. Terms The Compa',
  ])
})

test('labels that name their parents with a letter are numbers of their own, and lists in a sentence are not', async () => {
  const document = `
# PART C
# C.1. Death benefit
${BODY}
# C.1.1. Sum assured on death
It is the highest of the following:
a) ten times the premium; or
b) the basic sum assured
# C.2. Maturity benefit
${BODY}
# PART D
# D.1. Free look
${BODY}`
  expect(await clausesOf(document)).toEqual([
    'Part C: PART C',
    'C.1: C.1. Death benefit',
    'C.1.1: C.1.1. Sum assured',
    'C.2: C.2. Maturity bene',
    'Part D: PART D',
    'D.1: D.1. Free look The',
  ])
})

test('a number at the beginning of a line that nothing goes on from is no label', async () => {
  const document = `
# 1. Assignment
The assignment of this policy is as the law has it, which says what an insurer and a nominee may do, in section
38. of the Act, as it is from time to time, and in the rules below it.
# 2. Nomination
${BODY}
# 3. Notices
${BODY}`
  expect(await clausesOf(document)).toEqual([
    '1: 1. Assignment The',
    '2: 2. Nomination The',
    '3: 3. Notices The Com',
  ])
})

test('a defined term without a label closes the lists of the term before it', async () => {
  const document = `
# a. PREAMBLE
${BODY}
# b. DEFINITIONS
Ambulance means a vehicle that is
a. driven by a trained person; and
b. used for nothing but patients.
Hospital means a house that has
a. ten beds; and
b. nurses at all hours.
Illness means a sickness that needs treatment.
# c. BENEFITS
${BODY}
# d. EXCLUSIONS
${BODY}`
  expect(await clausesOf(document)).toEqual([
    'a: a. PREAMBLE The Co',
    'b: b. DEFINITIONS',
    'b: Ambulance means a',
    'b: Hospital means a h',
    'b: Illness means a si',
    'c: c. BENEFITS The Co',
    'd: d. EXCLUSIONS The',
  ])
})

test('labelled paragraphs in the rows of a table are clauses', async () => {
  const sentence =
    'We will pay for it in full, if the doctor says that it is needed and the bill is shown to us.'
  const document = `
# 1. BENEFITS
${BODY}
a. Hospital. ${sentence}|We will not pay for food of guests.
b. Day care. ${sentence}|We will not pay for tests at home.
c. Ambulance. ${sentence}|We will not pay for the way back.
# 2. CONDITIONS
${BODY}`
  expect(await clausesOf(document)).toEqual([
    '1: 1. BENEFITS The Co',
    '1.a: a. Hospital. We wi',
    '1.b: b. Day care. We wi',
    '1.c: c. Ambulance. We w',
    '2: 2. CONDITIONS The',
  ])
})

test('a list numbered 09 goes on with 10', async () => {
  const numbers = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0'))
  const document = `
# 1. COVER
${BODY}
# 2. CONDITIONS
${numbers.map((number) => `${number}. ${BODY}`).join('\n')}`
  const numbered = (await clausesOf(document)).map((clause) => clause.split(':')[0])
  expect(numbered).toEqual(['1', '2', ...numbers.map((number) => `2.${number}`)])
})
