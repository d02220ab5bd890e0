import { expect, test } from 'vitest'
import { Lexicon } from '../../build/ingest/layout/lexicon.ts'
import { OutlineSearch, bestOf } from '../../build/ingest/wording/numbering.ts'
import { entriesIn } from '../../build/ingest/wording/reading.ts'
import { Weights } from '../../build/ingest/wording/weights.ts'
import { contentReader } from '../bench/ingest/fit/documents.ts'
import { isAsWanted } from '../bench/ingest/fit/example.ts'
import { type Truth, wantedByTruth } from '../bench/ingest/fit/truth.ts'
import { hashesOf } from '../bench/ingest/hashed-words.ts'
import { flowPages } from './support/flow-pages.ts'
import { PLAIN, pieceOf } from './support/read-clauses.ts'

// The outline that a truth file tells is one of those that the search can find, else nothing is learned from it.

const BODY = 'The Company will pay what this part of the policy says, and no more than the sum insured.'
const CLAUSES: [string, string | null, string][] = [
  ['Section B', null, 'SECTION B: COVER'],
  ['Section B 1', 'Section B', '1. Base cover'],
  ['Section B 1.1', 'Section B 1', '1.1. Hospital'],
  ['Section B 1.2', 'Section B 1', '1.2. Ambulance'],
  ['Exclusions', null, 'EXCLUSIONS'],
  ['Exclusions 1', 'Exclusions', '1. War'],
  ['Exclusions 2', 'Exclusions', '2. Fraud'],
]

test('numbers with those of a section, of a heading without a label and of a decimal label can be had', async () => {
  const lines = CLAUSES.flatMap(([, , title]) => [`# ${title}`, BODY])
  const read = await contentReader()
  const { entries } = entriesIn(read(flowPages(lines.map(pieceOf), PLAIN).bytes), new Lexicon())
  const truth = {
    pages: [1, 1],
    clauses: CLAUSES.map(([number, parent, title]) => ({
      number,
      parent_number: parent,
      page: 1,
      cut: false,
      words: hashesOf(title).join(' '),
    })),
  } as unknown as Truth
  const wanted = wantedByTruth(entries, truth)
  const search = new OutlineSearch(entries, new Weights({}))
  let states = [search.start]
  for (const entry of search.candidates) {
    const steps = search.steps(states, entry)
    states = bestOf(
      steps.filter(({ way }) => isAsWanted(entry, way, wanted.get(entry.serial))),
      entry,
    )
    expect(states, entry.text).not.toEqual([])
  }
  expect([...wanted.values()].filter(({ begins }) => begins)).toHaveLength(CLAUSES.length)
})
