import type { AnswerKind, Evidence } from '../../../build/search/answer-score.ts'
import type { Concept } from '../../../build/search/query-terms.ts'
import { type TextRead, readText } from '../../../build/search/text-terms.ts'
import { WeighedWords, nameCoverage } from '../../../build/search/query-coverage.ts'
import { tokens, wordsAt } from '../../../build/search/words.ts'
import { normalUin } from '../../../build/contract/uin.ts'
import type { Card } from '../../../build/contract/published/card.ts'
import { type IndexSource, lawOf } from '../source/load.ts'

/** A thing of any kind that may answer a query, before it is weighed. */
export interface Candidate {
  readonly kind: AnswerKind
  /** Path on the site, with the place on the page. */
  readonly path: string
  /** Parts of its address for programs. */
  readonly parts: Readonly<Record<string, string>>
  readonly title: string
  /** Owner, or the whole it is part of. */
  readonly of: string
  readonly evidence: ThingEvidence
  /** Finds the words by which a product may be called that this one does not say. */
  readonly lacks?: () => readonly string[]
}

/** The evidence of one thing: `known` is the same for all, and is added later. */
export type ThingEvidence = Omit<Evidence, 'known'>

/** A query, and what its words weigh. */
export interface Query {
  readonly source: IndexSource
  readonly q: string
  readonly words: WeighedWords
}

/** Whose a product is, and that it is withdrawn: names are shared by insurers and by editions. */
export function bearerOf({ insurer, status }: Pick<Card, 'insurer' | 'status'>): string {
  return status === 'withdrawn' ? `${insurer.name}, withdrawn` : insurer.name
}

/** A query, ready to be compared with things of every kind. */
export async function queryOf(source: IndexSource, q: string): Promise<Query> {
  return { source, q, words: new WeighedWords((await lawOf(source)).terms) }
}

/** The same query without the names of products that it names, and of their insurers. */
export function without(query: Query, named: readonly Card[]): Query {
  const { q } = query
  const names = new Set(named.flatMap(({ name, insurer }) => tokens(`${name} ${insurer.name}`)))
  if (named.some(({ uin }) => normalUin(uin) === normalUin(q))) return { ...query, q: '' }
  const rest = wordsAt(q).filter(({ tokens: wordTokens }) => !wordTokens.every((token) => names.has(token)))
  return { ...query, q: rest.map(({ start, end }) => q.slice(start, end)).join(' ') }
}

/** A thing to be compared with a query: its name, and the rest of its words. */
export interface Texts {
  readonly name: string
  readonly rest: string | TextRead
  /** The words that tell its name from others. */
  readonly telling: readonly string[]
  /** Score in its kind: the best first. */
  readonly score: number
  readonly meant: number
}

/** Things of one kind with their evidence, in the order in which their kind ranks them. */
export function withEvidence<Thing extends Texts>(
  { words }: Query,
  concepts: readonly Concept[],
  things: readonly Thing[],
): (Thing & { readonly evidence: ThingEvidence })[] {
  const relative = relativeScores(things.map(({ score }) => score))
  return things.map((thing, at) => {
    const { name, rest, telling, meant } = thing
    const said = words.coverageOf(concepts, readText(name), typeof rest === 'string' ? readText(rest) : rest)
    return { ...thing, evidence: { ...said, whole: nameCoverage(telling, concepts), ...relative(at), meant } }
  })
}

/** Ranks things by their evidence alone: the share of the query that they say, in their names above all. */
export function rankedByEvidence<Thing extends { readonly evidence: ThingEvidence }>(
  things: readonly Thing[],
): Thing[] {
  const wordScore = ({ evidence: { share, named } }: Thing) => share + named
  const ranked = things.toSorted((a, b) => wordScore(b) - wordScore(a))
  const relative = relativeScores(ranked.map(wordScore))
  return ranked.map((thing, at) => ({ ...thing, evidence: { ...thing.evidence, ...relative(at) } }))
}

/** Turns scores, the best first, into evidence: each as a share of the best, and the lead of the best. */
export function relativeScores(
  scores: readonly number[],
): (at: number) => Pick<ThingEvidence, 'relative' | 'ahead'> {
  const [first = 0, second = 0] = scores
  const ratio = (score: number) => (first <= 0 ? 0 : Math.max(0, Math.min(1, score / first)))
  return (at) => ({ relative: ratio(scores[at] ?? 0), ahead: at > 0 || first <= 0 ? 0 : 1 - ratio(second) })
}
