import type { WordingReading } from '../../../../build/ingest/wording/reading.ts'
import { measuresOf } from '../../../../build/ingest/wording/confidence.ts'
import type { Entry } from '../../../../build/ingest/wording/blocks.ts'
import { Outline } from '../../../../build/ingest/wording/outline.ts'
import type { Weights } from '../../../../build/ingest/wording/weights.ts'
import { grouped } from '../../../../build/contract/groups.ts'
import type { Example } from './example.ts'

/** A page that was read: what is measured of it, and whether every clause that is known begins where it should. */
export interface ReadPage {
  readonly measures: readonly string[]
  readonly isRight: boolean
}

/** The pages of an example of which something is known, as some weights read them. */
export function pagesOf({ entries, wanted }: Example, reading: WordingReading, weights: Weights): ReadPage[] {
  const outline = new Outline(entries, weights)
  const begins = (serial: number) => outline.plan.get(outline.entries[serial] as Entry)?.clause ?? false
  const known = entries.filter(({ serial }) => wanted.get(serial)?.begins !== undefined)
  const letters = new Map(reading.accounts.map(({ page, inClauses }) => [page, inClauses]))
  return [...grouped(known.map((entry) => [entry.page, entry]))].map(([page, own]) => ({
    measures: measuresOf(
      reading.doubts.filter((doubt) => doubt.page === page),
      letters.get(page) ?? 0,
    ),
    isRight: own.every(({ serial }) => begins(serial) === wanted.get(serial)?.begins),
  }))
}

/** Learns what doubts weigh: logistic regression, with weights held small. No doubt makes a page surer. */
export function learnedDoubts(pages: readonly ReadPage[]): Record<string, number> {
  const weights = new Map<string, number>()
  for (let round = 0; round < ROUNDS; round++)
    for (const { measures, isRight } of pages) {
      const score = measures.reduce((sum, name) => sum + (weights.get(name) ?? 0), 0)
      const step = ((isRight ? 1 : 0) - 1 / (1 + Math.exp(-score))) * RATE
      for (const name of measures) {
        const next = (weights.get(name) ?? 0) * (1 - RATE * HELD) + step
        weights.set(name, name === 'page' ? next : Math.min(0, next))
      }
    }
  return Object.fromEntries(weights)
}

const [ROUNDS, RATE, HELD] = [200, 0.02, 0.02]

/** How well doubt finds what is wrong: the share of pages with a wrong start that are in the most doubtful quarter. */
export function foundInQuarter(
  pages: readonly ReadPage[],
  weights: Readonly<Record<string, number>>,
): string {
  const scored = pages.map(({ measures, isRight }) => ({
    isRight,
    score: measures.reduce((sum, name) => sum + (weights[name] ?? 0), 0),
  }))
  const quarter = scored.sort((one, two) => one.score - two.score).slice(0, Math.ceil(pages.length / 4))
  const wrong = (some: typeof scored) => some.filter(({ isRight }) => !isRight).length
  return `${wrong(quarter)} of ${wrong(scored)} pages with a wrong start are in the most doubtful quarter of ${pages.length}`
}
