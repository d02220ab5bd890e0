import type { Clause } from '../../contract/authored/clauses.ts'
import { normalForm } from '../../check/proof/normal-text.ts'
import { plainWords } from '../../check/proof/word-overlap.ts'
import type { ReadClause } from './read-clause.ts'
import { countsOf, grouped } from '../../contract/groups.ts'

/** Pairs of read and held clauses, and the held ones that are gone. */
export interface Matching {
  /** For each read clause the held one, or null where it is new. */
  readonly matches: readonly (Clause | null)[]
  readonly gone: readonly Clause[]
  /** All that was held, in its order. */
  readonly before: readonly Clause[]
}

/**
 * Matches read clauses with held ones. In the same document a clause is known by its place and label; in another
 * edition only by its words, for its label and its place may now be those of another.
 */
export function matchClauses(
  read: readonly ReadClause[],
  stored: readonly Clause[],
  sameDocument: boolean,
): Matching {
  const found: (Clause | null)[] = read.map(() => null)
  const free = new Set(stored)
  const take = (at: number, clause: Clause | undefined) => {
    if (clause === undefined || found[at] !== null) return
    found[at] = clause
    free.delete(clause)
  }
  const pass = (keyOfRead: (clause: ReadClause) => string, keyOfStored: (clause: Clause) => string) => {
    const waiting = grouped(
      stored.filter((clause) => free.has(clause)).map((clause) => [keyOfStored(clause), clause]),
    )
    for (const [at, clause] of read.entries())
      if (found[at] === null) take(at, nearest(waiting, keyOfRead(clause), clause.page))
  }
  pass(wordsOf, wordsOf)
  if (sameDocument) {
    pass(placeOf, placeOf)
    pass(labelOf, labelOf)
  }
  return { matches: found, gone: stored.filter((clause) => free.has(clause)), before: stored }
}

/** Takes the waiting clause of a key that is nearest to a page. */
function nearest(waiting: Map<string, Clause[]>, key: string, page: number): Clause | undefined {
  const all = waiting.get(key) ?? []
  const best = [...all].sort((a, b) => Math.abs(a.page - page) - Math.abs(b.page - page))[0]
  waiting.set(
    key,
    all.filter((clause) => clause !== best),
  )
  return best
}

type Either = Pick<Clause, 'number' | 'text' | 'page'>

function wordsOf({ text }: Either): string {
  return normalForm(text)
}

/** Page, number and first words of a clause: enough to find it again in a better reading of the same file. */
function placeOf({ number, text, page }: Either): string {
  return `${page} ${plain(number)} ${plain(text).slice(0, 40)}`
}

function labelOf({ number, page, text }: Either): string {
  return `${page} ${plain(number)} ${plain(text.split('\n')[0] ?? '').slice(0, 12)}`
}

function plain(text: string): string {
  return normalForm(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}

/** Number of times that each word is in a text. */
export function wordCounts(text: string): ReadonlyMap<string, number> {
  return countsOf(plainWords(text))
}

/** Likeness of two texts, from 0 to 1: the share of their words that they have in common. */
export function likeness(a: string, b: string): number {
  return likenessOfCounts(wordCounts(a), wordCounts(b))
}

/** Likeness of two texts whose words are counted. */
export function likenessOfCounts(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): number {
  let [shared, all] = [0, 0]
  for (const [word, count] of a) shared += Math.min(count, b.get(word) ?? 0)
  for (const count of [...a.values(), ...b.values()]) all += count
  return all === 0 ? 0 : (2 * shared) / all
}
