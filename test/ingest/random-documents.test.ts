import { beforeAll, expect, test } from 'vitest'
import type { WordingReading } from '../../build/ingest/wording/reading.ts'
import { clauseScores } from './support/clause-scores.ts'
import { flowPages } from './support/flow-pages.ts'
import { drawDocument } from './support/random-outline.ts'
import { wordingReader } from './support/read-bytes.ts'

// Random documents of which every word tells its clause.

let read: (bytes: Uint8Array) => WordingReading
beforeAll(async () => {
  read = await wordingReader()
})

const READ = Array.from({ length: 30 }, (_, at) => drawDocument(3000 + at))

test('random documents in any manner of labels come back in their clauses', () => {
  const sums = { words: [0, 0], recall: [0, 0], precision: [0, 0], numbers: [0, 0], parents: [0, 0] }
  let whole = 0
  for (const { pieces, setting, clauses } of READ) {
    const { bytes, texts } = flowPages(pieces, setting)
    const reading = read(bytes)
    const scores = clauseScores(reading, clauses)
    for (const key of Object.keys(sums) as (keyof typeof sums)[])
      sums[key] = [(sums[key][0] ?? 0) + scores[key][0], (sums[key][1] ?? 0) + scores[key][1]]
    const printed = texts.map(lettersOn)
    if (printed.join() === reading.clauses.map(lettersOn).join()) whole += 1
  }
  for (const [hits = 0, all = 1] of Object.values(sums)) expect(hits / all).toBeGreaterThan(0.96)
  expect(whole).toBeGreaterThanOrEqual(29)
})

/** The letters of a clause on each of its pages; a hyphen at a line's end may be one of the word or not. */
function lettersOn({ page, text }: { page: number; text: string }): string {
  return `${page} ${text.normalize('NFKC').replace(/[^\S\f]|-/gu, '')}`
}
