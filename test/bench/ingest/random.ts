import { Lexicon } from '../../../build/ingest/layout/lexicon.ts'
import { openDocument } from '../../../build/ingest/pdf/document.ts'
import { type Engine, loadEngine } from '../../../build/ingest/pdf/engine.ts'
import { type WordingReading, readWording } from '../../../build/ingest/wording/reading.ts'
import { type ClauseScores, clauseScores } from '../../ingest/support/clause-scores.ts'
import { flowPages } from '../../ingest/support/flow-pages.ts'
import { type DrawnDocument, drawDocument } from '../../ingest/support/random-outline.ts'

/** How a random document was read: its shares from 0 to 1. */
export interface RandomMeasured {
  readonly seed: number
  readonly manner: string
  readonly confidence: number
  readonly shares: Readonly<Record<keyof ClauseScores, number>>
}

/** Reads the documents of the seeds from 1 on. */
export async function measureRandom(count: number): Promise<RandomMeasured[]> {
  const engine = await loadEngine(2 ** 28)
  return Array.from({ length: count }, (_, at) => {
    const drawn = drawDocument(at + 1)
    const reading = readDrawn(engine, drawn)
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

/** Prints a drawn document and reads it back. */
export function readDrawn(engine: Engine, { pieces, setting }: DrawnDocument): WordingReading {
  const laid = flowPages(pieces, setting)
  const open = openDocument(engine, laid.bytes)
  const pages = Array.from({ length: laid.pages }, (_, at) => open.page(at + 1))
  open.close()
  return readWording({ head: open.head, pages, controls: [], memory: 0 }, new Lexicon())
}
