import { expect, test } from 'vitest'
import { clausesOf } from './support/read-clauses.ts'

// Clauses that are too long to be cited. Each line of a document is a heading (#) or a paragraph, or a row of a table
// (cells parted by |); expected are the numbers and the first words of its clauses.

const SENTENCES = 'The policyholder bears the rest of the cost, as the schedule says for each year. '

function paragraphs(labels: readonly string[], words: number): string {
  return labels.map((label) => `${label} ${SENTENCES.repeat(words)}`.trim()).join('\n')
}

test('the items of a long clause are clauses, and those of a short one are not', async () => {
  const document = (words: number) => `
# 1. Cover
${SENTENCES}
# 2. Loan
A loan is given under these terms:
${paragraphs(['(i)', '(ii)', '(iii)', '(iv)'], words)}
# 3. Claims
${SENTENCES}`
  const ends = [expect.stringMatching(/^2: /u), expect.stringMatching(/^3: /u)]
  expect(await clausesOf(document(2))).toEqual([expect.stringMatching(/^1: /u), ...ends])
  expect(await clausesOf(document(12))).toEqual([
    expect.stringMatching(/^1: /u),
    ends[0],
    ...['i', 'ii', 'iii', 'iv'].map((label) =>
      expect.stringMatching(`^2\\(?${label}\\)?: \\(${label}\\) The`),
    ),
    ends[1],
  ])
})

test('the labelled rows of a long table are clauses, and those of a short one are not', async () => {
  const document = (rows: number) => `
# 1. Cover
${SENTENCES}
# 2. Treatments
These treatments need no stay in a hospital:
No. | Treatment | Limit
${Array.from({ length: rows }, (_, at) => `${at + 1}. | Operation on the part of the body that is number ${at + 1} | ${at + 1}00`).join('\n')}
# 3. Claims
${SENTENCES}`
  expect(await clausesOf(document(4))).toHaveLength(3)
  const long = await clausesOf(document(60))
  expect(long).toHaveLength(63)
  expect(long[12]).toMatch(/^2\S*11: 11\. Operation on/u)
})
