import { expect, test } from 'vitest'
import type { ReadClause } from '../../build/ingest/wording/read-clause.ts'
import { confidenceOf } from '../../build/ingest/wording/confidence.ts'
import { type Doubt, doubtsOf } from '../../build/ingest/wording/reading-doubts.ts'
import { Weights } from '../../build/ingest/wording/weights.ts'
import { illegible } from '../../build/ingest/wording/legible.ts'
import { leafletLines } from '../../build/ingest/wording/report.ts'
import { personalIn } from '../../build/ingest/wording/personal.ts'

// What a report says a person should look at, by hand-written clauses.

function clause(text: string, given: Partial<ReadClause> = {}): ReadClause {
  return { parent: null, number: '1', title: '', text, page: 4, pageEnd: 4, ...given }
}

test('clauses that share a printed number are doubtful, those below an unlabelled heading are not', () => {
  const shared = [clause('1. Fire is covered.'), clause('1. Theft is covered.', { page: 5 })]
  expect(doubtsOf(shared, [])).toMatchObject([
    { page: 5, what: '2 clauses have the number 1, the first on p. 4' },
  ])
  expect(doubtsOf([clause('1. Fire is covered.'), clause('Theft is covered.')], [])).toEqual([])
})

test('a long clause with labels inside, and a heading with nothing under it, are doubtful', () => {
  const long = clause(
    `1. Cover\n${['a)', 'b)', 'c)'].map((label) => `${label} ${'words '.repeat(160)}`).join('\n')}`,
  )
  const bare = clause('Exclusions', { number: '2', title: 'Exclusions' })
  expect(doubtsOf([long, bare], []).map(({ what }) => what)).toEqual([
    expect.stringContaining('4 lines that begin with labels'),
    'nothing is under the heading “Exclusions”',
  ])
})

test('each kind of doubt about a page takes from its confidence what it weighs, and a page that was not read has none', () => {
  const weights = new Weights({ page: 2, 'page: long': -2, 'page: bare': -1 })
  const doubt = (page: number, kind: Doubt['kind']): Doubt => ({ page, what: '', letters: 25, kind })
  const letters = new Map([1, 2, 3, 4].map((page) => [page, 100]))
  const { pages, whole } = confidenceOf([doubt(1, 'long'), doubt(2, 'bare')], letters, new Set([4]), weights)
  expect([...pages.values()].map((one) => one.toFixed(2))).toEqual(['0.50', '0.73', '0.88', '0.00'])
  expect(whole.toFixed(2)).toBe('0.53')
})

test('a clause that is too long is doubtful on each of its pages, by the letters it has there', () => {
  const part = (label: string) => `${label} ${'words '.repeat(200)}`
  const long = clause(`1. Cover\n${part('a)')}\n${part('b)')}\f${part('c)')}`, { pageEnd: 5 })
  expect(doubtsOf([long], []).map(({ page, letters }) => [page, letters > 1000])).toEqual([
    [4, true],
    [5, true],
  ])
})

test('a document that asks is called a leaflet, with the pages of its questions; one question is none', () => {
  const asking = ['What is covered?', 'What is not?', 'How do I claim?', 'Whom do I ask?'].map((title, at) =>
    clause(`${title}\nIt depends.`, { title, page: at + 7 }),
  )
  const rest = Array.from({ length: 100 }, () => clause('The Company shall pay.', { title: 'Cover' }))
  expect(leafletLines({ clauses: [...rest, ...asking] })).toEqual([
    expect.stringMatching(/^Warning: 4 of 104 clauses ask a question \(pp\. 7–10\): is this a leaflet/u),
  ])
  expect(leafletLines({ clauses: [...rest, ...asking.slice(0, 1)] })).toEqual([])
})

test.each([
  ['Date of Birth\t02/03/1981', 'a birth date'],
  ['DOB: 2 March 1981', 'a birth date'],
  ['Dear Mrs. Sample', 'the name of a person'],
  ['Name of the Policyholder: Mr. Sample Person', 'the name of a person'],
  ['Policy No.: 2825/1000200/03', 'the number of a policy'],
])('a document that prints “%s” is made out to a person', (text, what) => {
  expect(personalIn([clause(`Schedule\f${text}`)])).toEqual([{ page: 5, what }])
})

test.each([
  'Dear Policyholder,',
  'Date of Birth: as in the Schedule',
  'Name of the Insured: <<name>>',
  'Ombudsman: Shri Sample Person, 3rd Floor, 110002',
  'Policy No. <policy number>',
])('a document that prints “%s” is for everybody', (text) => {
  expect(personalIn([clause(text)])).toEqual([])
})

test('a file without a page is called damaged, and not a set of pictures', () => {
  expect(illegible({ clauses: [], coverages: [], unreadPages: [] })).toMatch(/damaged/u)
})
