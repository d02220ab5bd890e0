import { expect, test } from 'vitest'
import { conceptsOf } from '../../build/search/query-terms.ts'
import { QuestionTable } from '../../build/search/question-asked.ts'
import { HINDI, indexOver, tradeFor } from '../support/small-index.ts'

// What families call things in everyday words, compared with a table of questions that has other words.

const QUESTIONS = [
  'Is my vehicle insured?',
  'Who told the police?',
  'My parents are ill',
  'It was stolen',
  'Sold by an agent',
]
const table = new QuestionTable(
  QUESTIONS.map((question) => ({ question, also: [] })),
  HINDI,
)
const terms = indexOver(QUESTIONS)
const trade = tradeFor('law', [])
const asked = (q: string) => table.alike(q, conceptsOf(q, terms, trade))[0]?.question.question

test.each([
  ['lorry', 0],
  ['auto rickshaw', 0],
  ['constable', 1],
  ['mummy', 2],
  ['dengue', 2],
  ['robbery', 3],
  ['telecaller', 4],
])('%s is a word of question %i', (q, place) => {
  expect(asked(q)).toBe(QUESTIONS[place])
})

test.each(['dont', 'wont', 'didnt'])('%s says not, as “not” does', (word) => {
  const denied = new QuestionTable(
    ['They pay', 'They do not pay'].map((question) => ({ question, also: [] })),
    HINDI,
  )
  const first = denied.alike(`they ${word} pay`, conceptsOf('pay', indexOver(['They pay']), trade))[0]
  expect(first?.question.question).toBe('They do not pay')
})
