import type { WordingReading } from '../../../build/ingest/wording/reading.ts'
import type { DrawnClause } from './random-outline.ts'

// Documents, datasets and scores for tests of reading. This module: a reading compared with what was drawn.

/** How a reading compares with what was drawn, each a count of hits and of all. */
export interface ClauseScores {
  readonly words: Share
  readonly recall: Share
  readonly precision: Share
  readonly numbers: Share
  readonly parents: Share
}

type Share = readonly [hits: number, all: number]

/** Compares clauses by the first of their words that are printed once: what begins with it is the clause. */
export function clauseScores({ clauses }: WordingReading, drawn: readonly DrawnClause[]): ClauseScores {
  const known = new Set(drawn.flatMap(({ words }) => words))
  const read = clauses.map((clause) => ({
    ...clause,
    words: (clause.text.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => known.has(word)),
  }))
  const byFirst = new Map(read.map((one) => [one.words[0], one]))
  const found = drawn.flatMap((one) => {
    const same = byFirst.get(one.words[0])
    return same === undefined ? [] : [{ one, same }]
  })
  const scores = found.map(({ one, same }) => {
    const own = new Set(same.words)
    return one.words.filter((word) => own.has(word)).length
  })
  const parentOf = (parent: number | null) => (parent === null ? undefined : read[parent]?.words[0])
  // More parents before a label than its own say nothing false: the name of an unlabelled chapter.
  const labelled = found.filter(({ one }) => tokens(one.number) !== '')
  const sum = (all: readonly number[]) => all.reduce((a, b) => a + b, 0)
  return {
    words: [sum(scores), known.size],
    recall: [found.length, drawn.length],
    precision: [found.length, read.length],
    numbers: [
      labelled.filter(({ one, same }) => ` ${tokens(same.number)}`.endsWith(` ${tokens(one.number)}`)).length,
      labelled.length,
    ],
    parents: [
      found.filter(({ one, same }) => parentOf(same.parent) === one.parent?.words[0]).length,
      found.length,
    ],
  }
}

function tokens(number: string): string {
  return (
    number
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? ''
  )
}
