import { expect, test } from 'vitest'
import type { Clause } from '../../build/contract/authored/clauses.ts'
import { aboveBareHeadings } from '../bench/ingest/bare-headings.ts'
import type { Truth } from '../bench/ingest/fit/truth.ts'
import { countsInWindow } from '../bench/ingest/fit/windows.ts'
import { hashesOf } from '../bench/ingest/hashed-words.ts'

// Counts of clauses that were read as a truth file has them.

test('what is below a bare heading that a truth file leaves in the clause below hangs above it', () => {
  const clause = (id: number, number: string, text: string, parent: number | null) =>
    ({ id, number, text, parent, page: 1 }) as Clause
  const clauses = [
    clause(1, 'Section I', 'SECTION I COVER', null),
    clause(2, 'Section I 1', '1. The company pays.', 1),
    clause(3, 'Conditions', 'CONDITIONS', null),
    clause(4, 'Conditions 1', '1. Tell the company.', 3),
  ]
  const truth = {
    clauses: ['Section I 1', 'Conditions', 'Conditions 1'].map((number) => ({ number })),
    optional_starts: ['1 the company', '1 tell the'].map((starts) => ({
      page: 1,
      starts: hashesOf(starts).join(' '),
    })),
  } as unknown as Truth
  expect(aboveBareHeadings(clauses, truth).map(({ parent }) => parent)).toEqual([null, null, null, 3])
})

test('clauses of a window are counted where they begin, have their numbers and parents', () => {
  const words = (text: string) => hashesOf(text).slice(0, 6).join(' ')
  const truth = {
    pages: [1, 2],
    clauses: (
      [
        ['A', null, 'A Cover'],
        ['A 1', 'A', '1 The company pays for fire and theft'],
        ['A 2', 'A', '2 It pays for war'],
        ['B', null, 'B Claims are told at once'],
      ] as const
    ).map(([number, parent, text]) => ({
      number,
      parent_number: parent,
      page: 1,
      cut: false,
      words: words(text),
    })),
    optional_starts: [{ page: 2, starts: words('Note') }],
  } as unknown as Truth
  const read = (
    [
      ['Part I A', null, 'A. Cover', 1],
      ['A 1', 1, '1. The company pays for fire and flood', 1],
      ['B 2', null, '2. It pays for war', 1],
      ['', null, 'Notes are fair', 2],
      ['', null, 'Nobody began here', 2],
      ['', null, 'This is on no page of the window', 3],
    ] as const
  ).map(([number, parent, text, page], at) => ({ id: at + 1, number, parent, text, page }) as Clause)
  expect(countsInWindow(truth, read)).toEqual({ all: 4, begun: 3, numbered: 2, hung: 2, read: 5, real: 3 })
})
