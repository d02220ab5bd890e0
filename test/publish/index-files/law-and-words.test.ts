import MiniSearch from 'minisearch'
import { expect, test } from 'vitest'
import type { Law } from '../../../build/contract/authored/law.ts'
import type { BodyContext } from '../../../build/publish/answers/context.ts'
import { frontDecoded } from '../../../build/search/front-coding.ts'
import { lawFile } from '../../../build/publish/index-files/law.ts'
import { LAW_INDEX } from '../../../build/search/search-options.ts'
import { wordsFile } from '../../../build/publish/index-files/words.ts'

// The files under /index/. This module: law and the words of the trade.

const section = (number: string, text: string, note?: string) => {
  return {
    number,
    heading: `Heading of ${number}`,
    text,
    summary: null,
    omitted: false,
    ...(note && { note }),
  }
}
const LAWS = [
  {
    slug: 'insurance',
    title: 'The Insurance Act, 1938',
    year: 1938,
    topics: ['mortality tables'],
    sections: [
      section('45', 'As the Insurance Act, 1938 says of itself.'),
      section('64VB', 'Premium.', 'Unicorns'),
    ],
  },
  {
    slug: 'lic',
    title: 'The Life Insurance Corporation Act, 1956',
    year: 1956,
    topics: [],
    sections: [section('2', 'As in the Insurance Act,\n1938.'), section('3', 'No law is cited.')],
  },
] as unknown as Law[]
const QUESTIONS = [
  {
    id: 'mare',
    question: 'Whose is the gelding?',
    also: ['the palfrey'],
    answer: [
      { says: 'Ours.', law: 'lic', section: '3' },
      { says: 'Theirs.', law: 'insurance', section: '45' },
    ],
  },
]
const context = {
  catalogue: {
    questions: { record: QUESTIONS },
    laws: LAWS.map((record) => ({ record })),
    dataset: { record: { data_date: '2026-01-31' } },
    categories: new Map(),
    synonyms: { record: [['zorb', 'quux']] },
  },
  to: { law: (slug: string) => slug },
} as unknown as BodyContext

const stems = (file: ReturnType<typeof lawFile>) => new Map(file.index.index)

test('an instrument knows its topics and how many sections of others cite it', () => {
  expect(lawFile(context).known).toEqual([
    { topics: ['mortality tables'], cited: 1 },
    { topics: [], cited: 0 },
  ])
})

test('a section is found by the words in which people ask for what it answers first', () => {
  const { questions, index } = lawFile(context)
  expect(questions).toMatchObject([
    {
      id: 'mare',
      question: 'Whose is the gelding?',
      also: ['the palfrey'],
      answer: [
        { says: 'Ours.', section: 3 },
        { says: 'Theirs.', section: 0 },
      ],
    },
  ])
  const found = (word: string) =>
    MiniSearch.loadJS(index, LAW_INDEX)
      .search(word)
      .map(({ id }) => id as number)
  expect([found('gelding'), found('palfrey')]).toEqual([[3], [3]])
})

test('a question about a section that is not held is a fault', () => {
  const answer = [{ says: 'Ours.', law: 'lic', section: '9' }]
  const asking = { ...context.catalogue, questions: { record: [{ ...QUESTIONS[0], answer }] } }
  const made = () => lawFile({ ...context, catalogue: asking } as unknown as BodyContext)
  expect(made).toThrow('section 9 of lic is named, which is not held')
})

test('sections are indexed by number and by the initials of their instrument; not by topics and notes', () => {
  const indexed = stems(lawFile(context))
  expect(['64vb', '45', 'lic', 'lica', 'premium'].filter((word) => !indexed.has(word))).toEqual([])
  expect(['mortal', 'unicorn', 'tabl'].filter((word) => indexed.has(word))).toEqual([])
})

test('the words of the trade are those of the thesaurus and of the dataset', () => {
  const words = frontDecoded(wordsFile(context).stems)
  expect(words).toEqual(expect.arrayContaining(['infarct', 'myocardi', 'quux', 'zorb']))
  expect(words).toEqual([...new Set(words)].toSorted())
  expect(words.filter((word) => /\d/u.test(word))).toEqual([])
  const written = frontDecoded(wordsFile(context).written)
  expect(written).toEqual(expect.arrayContaining(['infarction', 'myocardial']))
  expect(written).not.toContain('zorb')
})
