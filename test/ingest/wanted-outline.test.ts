import { expect, test } from 'vitest'
import { Lexicon } from '../../build/ingest/layout/lexicon.ts'
import { OutlineSearch, bestOf } from '../../build/ingest/wording/numbering.ts'
import type { Entry } from '../../build/ingest/wording/blocks.ts'
import { entriesIn } from '../../build/ingest/wording/reading.ts'
import { Weights } from '../../build/ingest/wording/weights.ts'
import { type Wanted, isAsWanted } from '../bench/ingest/fit/example.ts'
import { wantedByHeadings } from '../bench/ingest/fit/headings.ts'
import { type Truth, wantedByTruth } from '../bench/ingest/fit/truth.ts'
import { hashesOf } from '../bench/ingest/hashed-words.ts'
import { flowPages } from './support/flow-pages.ts'
import { PLAIN, pieceOf } from './support/read-clauses.ts'
import { contentReader } from './support/read-bytes.ts'

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

/** The entries of a document with these clauses, each with a paragraph below it. */
async function entriesOfClauses() {
  const lines = CLAUSES.flatMap(([, , title]) => [`# ${title}`, BODY])
  const read = await contentReader()
  return entriesIn(read(flowPages(lines.map(pieceOf), PLAIN).bytes), new Lexicon()).entries
}

/** Expects that some outline has all that is wanted. */
function expectReachable(entries: readonly Entry[], wanted: ReadonlyMap<number, Wanted>) {
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
}

test('numbers with those of a section, of a heading without a label and of a decimal label can be had', async () => {
  const entries = await entriesOfClauses()
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
  expectReachable(entries, wanted)
  expect([...wanted.values()].filter(({ begins }) => begins)).toHaveLength(CLAUSES.length)
})

test('headings of a whole document are wanted in each other, and what stands between them in the outer one', async () => {
  const entries = await entriesOfClauses()
  const heading = (title: string, parent?: number | null) => ({
    page: 1,
    words: hashesOf(title).join(' '),
    ...(parent !== undefined && { parent }),
  })
  const wanted = wantedByHeadings(entries, {
    file: '',
    headings: [
      heading('SECTION B: COVER', null),
      heading('1. Base cover', 0),
      heading('1.2. Ambulance', 1),
      heading('EXCLUSIONS', null),
      heading('1. War'),
    ],
  })
  expectReachable(entries, wanted)
  const told = entries.flatMap(({ serial, text }) => {
    const { begins, parents, within } = wanted.get(serial) ?? {}
    return wanted.has(serial) ? [[text, begins ?? '-', parents?.[0] ?? '-', within ?? '-'].join(' | ')] : []
  })
  expect(told).toEqual([
    'SECTION B: COVER | true | - | -',
    `${BODY} | - | - | 0`,
    '1. Base cover | true | 0 | 0',
    `${BODY} | - | - | 2`,
    '1.1. Hospital | - | - | 2',
    `${BODY} | - | - | 2`,
    '1.2. Ambulance | true | 2 | 2',
    'EXCLUSIONS | true | - | -',
    '1. War | false | - | -',
  ])
})
