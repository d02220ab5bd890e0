import { type ClauseScores, clauseScores } from '../../ingest/support/clause-scores.ts'
import { flowPages } from '../../ingest/support/flow-pages.ts'
import { wordingReader } from '../../ingest/support/read-bytes.ts'
import { drawDocument } from '../../ingest/support/random-outline.ts'

/** How a random document was read: its shares from 0 to 1. */
export interface RandomMeasured {
  readonly seed: number
  readonly manner: string
  readonly confidence: number
  readonly shares: Readonly<Record<keyof ClauseScores, number>>
}

/** Reads the documents of the seeds from 1 on. */
export async function measureRandom(count: number): Promise<RandomMeasured[]> {
  const read = await wordingReader()
  return Array.from({ length: count }, (_, at) => {
    const drawn = drawDocument(at + 1)
    const reading = read(flowPages(drawn.pieces, drawn.setting).bytes)
    const scores = Object.entries(clauseScores(reading, drawn.clauses))
    const shares = Object.fromEntries(scores.map(([key, [hits, all]]) => [key, all === 0 ? 1 : hits / all]))
    return {
      seed: at + 1,
      manner: drawn.manner,
      confidence: reading.confidence,
      shares: shares as RandomMeasured['shares'],
    }
  })
}
