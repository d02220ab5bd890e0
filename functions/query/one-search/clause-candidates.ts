import { clauseWords } from '../../../build/contract/answer-words.ts'
import { conceptsOf } from '../../../build/search/query-terms.ts'
import type { TextKey } from '../../../build/contract/source-texts.ts'
import type { Card } from '../../../build/contract/published/card.ts'
import type { PolicyTextBody } from '../../../build/contract/published/search-results.ts'
import { isRead } from '../../../build/contract/is-read.ts'
import { clausePlace, wordingPath } from '../../../build/view/page-paths.ts'
import { searchPolicyText } from '../operations/search-text.ts'
import { type IndexSource, tradeWordsOf, textOf, productsOf } from '../source/load.ts'
import { type Candidate, type Query, bearerOf, withEvidence, without } from './candidate.ts'
import type { InsurerNamed } from './insurer-candidates.ts'

/** Limits: wordings searched of named products and of others; clauses found in all, of one product, and of others. */
const MOST = { wordings: 10, others: 4, clauses: 4, ofOne: 2, ofOthers: 2 }

/** A clause that holds the words, with the answer that it is in. */
interface ClauseFound {
  readonly body: PolicyTextBody
  readonly clause: PolicyTextBody['clauses'][number]
  readonly place: number
}

/** The clauses that hold the words, whose they are, and whether one holds all the words. */
export interface ClausesFound {
  readonly hits: readonly ClauseFound[]
  readonly cards: readonly Card[]
  readonly says: readonly Saying[]
  readonly isAll: boolean
}

/** Clauses of the named products that hold the words: of those that were read, else of the first. */
export async function clausesFound(
  query: Query,
  products: readonly Card[],
): Promise<ClausesFound & { readonly candidates: readonly Candidate[] }> {
  const read = products.filter(({ coverage }) => isRead(coverage)).slice(0, MOST.wordings)
  const named = read.length > 0 ? read : products.slice(0, 1)
  const unnamed = without(query, named)
  const { hits, isAll } = await clausesOf(unnamed, named, MOST.clauses)
  const cards = read.length > 0 || hits.length > 0 ? named : []
  return { hits, cards, says: [], isAll, candidates: await candidatesOf(unnamed, hits, named) }
}

/**
 * Clauses of other products that hold the words: of the named insurer, else one product a category, likely ones first.
 */
export async function clausesOfOthers(
  query: Query,
  products: readonly Card[],
  insurers: readonly InsurerNamed[],
  categories: readonly string[],
): Promise<ClausesFound> {
  const all = await firstRead(query.source)
  const theirs = all.filter(({ insurer }) => insurers.some(({ slug }) => slug === insurer.slug))
  const isTheirs = products.length === 0 && theirs.length > 0
  const cards = oneOfEach(isTheirs ? theirs : all, categories)
  const names = insurers.map(({ name }) => name).join(', ')
  const says: Saying[] = isTheirs
    ? [['search.another-policy-of', { name: names }]]
    : ofOthers(products, names)
  return { ...(await clausesOf(query, cards, MOST.ofOthers)), cards, says }
}

/** The sentences that say that wordings are those of others: why none of the products or insurers named is searched. */
function ofOthers(products: readonly Card[], insurers: string): Saying[] {
  const [first, ...others] = products
  const name = first?.name ?? insurers
  const these: Saying = ['search.these-are-others', { name }]
  if (others.some((other) => other.name !== name)) return [['search.none-of-these-read', { name }], these]
  if (first !== undefined) return [['search.not-read', { name }], these]
  return insurers === ''
    ? [['search.yours-may-say', { name }]]
    : [['search.no-policy-of-read', { name }], these]
}

async function clausesOf(
  { source, q }: Query,
  cards: readonly Card[],
  most: number,
): Promise<Pick<ClausesFound, 'hits' | 'isAll'>> {
  if (q === '') return { hits: [], isAll: false }
  const answers = await Promise.all(
    cards.map(async ({ uin }) => {
      const outcome = await searchPolicyText(source, { uin, q, limit: MOST.ofOne + 1 })
      return 'body' in outcome ? [outcome.body] : []
    }),
  )
  const found = answers.flat().filter(({ total }) => total > 0)
  const isAll = found.some(({ match }) => match === 'all')
  const hits = found
    .filter(({ match }) => !isAll || match === 'all')
    .flatMap((body) => body.clauses.map((clause, place) => ({ body, clause, place })))
    .toSorted((a, b) => isAside(a) - isAside(b) || a.place - b.place || b.clause.score - a.clause.score)
    .slice(0, most)
  return { hits, isAll }
}

async function candidatesOf(
  query: Query,
  hits: readonly ClauseFound[],
  named: readonly Card[],
): Promise<Candidate[]> {
  const found = hits.map(async ({ body: { uin, policy }, clause }): Promise<Candidate[]> => {
    const index = await textOf(query.source, uin)
    const card = named.find((one) => one.uin === uin)
    if (index === null || card === undefined) return []
    const concepts = conceptsOf(query.q, index.terms, await tradeWordsOf(query.source, index.file.line))
    const texts = [{ name: clause.title, rest: clause.snippet, telling: [], score: 1, meant: 0.5 }]
    return withEvidence(query, concepts, texts).map(({ evidence }) => ({
      kind: 'clause',
      path: `${wordingPath(uin)}#${clausePlace(clause.id)}`,
      parts: { id: String(clause.id) },
      title: `${policy.name}: ${clauseWords(clause)}`,
      of: bearerOf(card),
      evidence,
    }))
  })
  return (await Promise.all(found)).flat()
}

/** 1 where a clause holds the words only in passing: neither its heading nor a fact that was read in it does. */
function isAside({ clause: { via } }: ClauseFound): number {
  return via.includes('fact') || via.includes('heading') ? 0 : 1
}

/** The key of a sentence, and the name that it is filled with. */
type Saying = readonly [key: TextKey, filling: { readonly name: string }]

/** Number of products, from the first, among which read ones are looked for: lists begin with those that were read. */
const LOOKED_AT = 48

/** The first products that were read. */
export async function firstRead(source: IndexSource): Promise<readonly Card[]> {
  const products = await productsOf(source)
  const first = Array.from({ length: Math.min(LOOKED_AT, products.total) }, (_, number) => number)
  return products.cards(first.filter((number) => products.isRead(number)))
}

/** One of each category, those of some categories first, then more of the same. */
function oneOfEach(read: readonly Card[], categories: readonly string[]): Card[] {
  const isFirst = ({ category }: Card, at: number) =>
    read.findIndex((other) => other.category.slug === category.slug) === at
  const isAbout = ({ category: { slug } }: Card) => Number(categories.includes(slug))
  const first = read.filter(isFirst).toSorted((a, b) => isAbout(b) - isAbout(a))
  return [...first, ...read.filter((card) => !first.includes(card))].slice(0, MOST.others)
}
