import { Lexicon } from '../../../../build/ingest/layout/lexicon.ts'
import type { PdfContent } from '../../../../build/ingest/pdf/pdf-model.ts'
import { type WordingReading, readWording } from '../../../../build/ingest/wording/reading.ts'
import { measuresOf } from '../../../../build/ingest/wording/confidence.ts'
import type { Entry } from '../../../../build/ingest/wording/blocks.ts'
import { Outline } from '../../../../build/ingest/wording/outline.ts'
import type { Weights } from '../../../../build/ingest/wording/weights.ts'
import { grouped } from '../../../../build/contract/groups.ts'
import type { Example } from './example.ts'

/** A page that was read: what is measured of it, its letters, and whether every clause that is known begins where it should. */
export interface ReadPage {
  readonly measures: readonly string[]
  readonly letters: number
  /** Null where nothing is known of it. */
  readonly isRight: boolean | null
}

/** A document that was read with some weights. */
export interface ReadAgain {
  readonly example: Example
  readonly reading: WordingReading
  readonly outline: Outline
  readonly pages: readonly ReadPage[]
  /** Of the clauses that are known to begin, how many do. */
  readonly begun: readonly [hits: number, all: number]
}

/** Reads a document with some weights. */
export function readAgain(example: Example, content: PdfContent, weights: Weights): ReadAgain {
  const { entries, wanted } = example
  const reading = readWording(content, new Lexicon(), weights)
  const outline = new Outline(entries, weights)
  const isAsKnown = ({ serial }: Entry) =>
    (outline.plan.get(outline.entries[serial] as Entry)?.clause ?? false) === wanted.get(serial)?.begins
  const known = entries.filter(({ serial }) => wanted.get(serial)?.begins !== undefined)
  const begun = known.filter(({ serial }) => wanted.get(serial)?.begins === true)
  const on = grouped(known.map((entry) => [entry.page, entry]))
  const pages = reading.coverages.map(({ page, inClauses: letters }) => ({
    measures: measuresOf(
      reading.doubts.filter((doubt) => doubt.page === page),
      letters,
    ),
    letters,
    isRight: on.get(page)?.every(isAsKnown) ?? null,
  }))
  return { example, reading, outline, pages, begun: [begun.filter(isAsKnown).length, begun.length] }
}

/** Chance, from 0 to 1, that a page is read right, with some weights of doubts. */
function sureness({ measures }: ReadPage, weights: Readonly<Record<string, number>>): number {
  return 1 / (1 + Math.exp(-measures.reduce((sum, name) => sum + (weights[name] ?? 0), 0)))
}

/** Chance, from 0 to 1, that a document is read right: the mean of its pages, weighed by their letters. */
export function confidenceIn(pages: readonly ReadPage[], weights: Readonly<Record<string, number>>): number {
  const all = pages.reduce((sum, { letters }) => sum + letters, 0)
  return pages.reduce((sum, page) => sum + page.letters * sureness(page, weights), 0) / Math.max(1, all)
}

/** Learns what doubts weigh: logistic regression, with weights held small. No doubt makes a page surer. */
export function learnedDoubts(pages: readonly ReadPage[]): Record<string, number> {
  const weights = new Map<string, number>()
  for (let round = 0; round < ROUNDS; round++)
    for (const { measures, isRight } of pages) {
      if (isRight === null) continue
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

/** The pages with a wrong start that are in the most doubtful quarter of those of which something is known, and all. */
export function foundInQuarter(
  pages: readonly ReadPage[],
  weights: Readonly<Record<string, number>>,
): readonly [hits: number, all: number] {
  const known = pages
    .filter(({ isRight }) => isRight !== null)
    .sort((a, b) => sureness(a, weights) - sureness(b, weights))
  const wrong = (some: readonly ReadPage[]) => some.filter(({ isRight }) => isRight === false).length
  return [wrong(known.slice(0, Math.ceil(known.length / 4))), wrong(known)]
}
