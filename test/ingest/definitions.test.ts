import { expect, test } from 'vitest'
import type { Entry } from '../../build/ingest/wording/blocks.ts'
import { isWrittenAsTerm } from '../../build/ingest/wording/definitions.ts'
import { flowPages } from './support/flow-pages.ts'
import { wordingReader } from './support/read-bytes.ts'
import { PLAIN, clausesOf, pieceOf } from './support/read-clauses.ts'

// Definitions are clauses of their own, in the manners in which wordings print them. Each line of a document is a heading
// (#), a paragraph, or a row of a table (cells parted by |); expected are the numbers and the first words of its clauses.

const BODY = 'The Company will pay what this part of the policy says, and no more than the sum insured.'

test('definitions behind bullets are clauses, titled by their terms, and other bullets are not', async () => {
  const document = `
# 1. DEFINITIONS
• Accident means a sudden event that nobody foresaw.
• Ambulance means a vehicle that is fitted for the sick.
• Illness means a sickness that begins after this policy.
# 2. COVER
The Company pays for:
• the room and the food of the person who is in hospital
• the fees of the surgeon`
  const { bytes } = flowPages(document.trim().split('\n').map(pieceOf), PLAIN)
  const read = await wordingReader()
  expect(read(bytes).clauses.map(({ number, title }) => `${number}: ${title}`)).toEqual([
    '1: DEFINITIONS',
    '1: Accident',
    '1: Ambulance',
    '1: Illness',
    '2: COVER',
  ])
})

test('every row of a table headed “Meaning” is a clause, also one without a verb or with a list', async () => {
  const document = `
# 1. WORDS
${BODY}
Word|Specific meaning
Bank|A bank or any financial institution
Money in transit means|a) Money in the hands of an employee. b) Money on its way to the bank.
Spouse|Your wife or husband.
# 2. LIMITS
${BODY}
Word|Limit
Bank|5000 in a year
Spouse|2000 in a year
Money|4000 in a year`
  expect(await clausesOf(document)).toEqual([
    '1: 1. WORDS The Compa',
    '1: Bank A bank or any',
    '1: Money in transit m',
    '1: Spouse Your wife o',
    '2: 2. LIMITS The Comp',
  ])
})

test('every row of a table is a clause where a third of its rows say what a term means', async () => {
  const document = `
# 1. WORDS
${BODY}
Damage|means actual harm to goods
Fraud|means gain by deceit
Bank|A bank of any kind
Safe|mean a strong box
# 2. COVER
${BODY}`
  expect(await clausesOf(document)).toEqual([
    '1: 1. WORDS The Compa',
    '1: Damage means actua',
    '1: Fraud means gain b',
    '1: Bank A bank of any',
    '1: Safe mean a strong',
    '2: 2. COVER The Compa',
  ])
})

test('a table of definitions goes on in the next column and on the next page', async () => {
  const names = Array.from({ length: 150 }, (_, at) => `Term ${String.fromCharCode(65 + (at % 26))}${at}`)
  const document = [
    '# 1. WORDS',
    'Word|Specific meaning',
    ...names.map((name) => `${name}|A thing of its kind`),
  ]
  const { bytes, pages } = flowPages(document.map(pieceOf), { ...PLAIN, columns: 2 })
  const read = await wordingReader()
  expect(pages).toBe(2)
  expect(read(bytes).clauses.map(({ title }) => title)).toEqual(['WORDS', ...names])
})

test.each([
  ['Accident means a sudden event.', true],
  ['In-patient Care means treatment in a ward.', true],
  ['For the purpose of this clause, the word fraud means any act that is done to mislead us.', false],
  ['If the Company so decides, repair means work at its own cost.', false],
])('whether “%s” is written as a term: %s', (text, isTerm) => {
  expect(isWrittenAsTerm({ text, labels: [], lead: '', tables: [] } as unknown as Entry)).toBe(isTerm)
})

test('a name in quotation marks that is set apart is a term, whatever the sentence after it begins with', () => {
  const entry = { text: '“Salvage” The thing that is left', labels: [], lead: '“Salvage”', tables: [] }
  expect(isWrittenAsTerm(entry as unknown as Entry)).toBe(true)
})
