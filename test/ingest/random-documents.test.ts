import { expect, test } from 'vitest'
import { clauseScores } from './support/clause-scores.ts'
import { flowPages } from './support/flow-pages.ts'
import { drawDocument } from './support/random-outline.ts'
import { wordingReader } from './support/read-bytes.ts'

// Random documents of which every word tells its clause; `npm run bench ingest -- --random 2000` measures more of them.

test(
  'random documents in any manner of labels come back in their clauses',
  { timeout: 240_000 },
  async () => {
    const read = await wordingReader()
    const sums = { words: [0, 0], recall: [0, 0], precision: [0, 0], numbers: [0, 0], parents: [0, 0] }
    for (let seed = 3000; seed < 3030; seed++) {
      const { pieces, setting, clauses } = drawDocument(seed)
      const scores = clauseScores(read(flowPages(pieces, setting).bytes), clauses)
      for (const key of Object.keys(sums) as (keyof typeof sums)[])
        sums[key] = [(sums[key][0] ?? 0) + scores[key][0], (sums[key][1] ?? 0) + scores[key][1]]
    }
    for (const [hits = 0, all = 1] of Object.values(sums)) expect(hits / all).toBeGreaterThan(0.96)
  },
)
