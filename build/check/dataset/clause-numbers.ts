import type { Retired } from '../../contract/authored/dataset.ts'

/** Clause numbers that follow one another, first and last included. */
export type NumberRange = readonly [from: number, to: number]

/** The same numbers as ranges in ascending order, neighbours and overlaps joined. */
export function joinedRanges(ranges: Iterable<NumberRange>): [from: number, to: number][] {
  const joined: [number, number][] = []
  for (const [from, to] of [...ranges].toSorted(([a], [b]) => a - b)) {
    const last = joined.at(-1)
    if (last !== undefined && from <= last[1] + 1) last[1] = Math.max(last[1], to)
    else joined.push([from, to])
  }
  return joined
}

type Run = { readonly first: number; readonly last: number }

/** The numbers of the clauses of products. */
export function numbersInUse(products: readonly { readonly clauses: readonly Run[] }[]): NumberRange[] {
  const runs = products.flatMap(({ clauses }) => clauses)
  return joinedRanges(runs.map(({ first, last }) => [first, last]))
}

/** The numbers of a range that are in none of the others, as ranges. */
export function uncovered([from, to]: NumberRange, others: Iterable<NumberRange>): NumberRange[] {
  const free: NumberRange[] = []
  let next = from
  for (const [first, last] of joinedRanges(others)) {
    if (first > to) break
    if (next < first) free.push([next, first - 1])
    next = Math.max(next, last + 1)
  }
  return next <= to ? [...free, [next, to]] : free
}

/** The first number that no clause ever had, where `inUse` are the numbers of the clauses there are. */
export function nextClauseNumber({ clauses, used = [] }: Retired, inUse: Iterable<NumberRange>): number {
  return Math.max(0, ...[...clauses, ...used, ...inUse].map(([, to]) => to)) + 1
}
