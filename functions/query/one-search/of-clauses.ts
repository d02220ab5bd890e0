import { clauseWords } from '../../../build/contract/answer-words.ts'
import type { Card } from '../../../build/contract/published/card.ts'
import type { PolicyTextBody } from '../../../build/contract/published/search-results.ts'
import { isRead } from '../../../build/contract/is-read.ts'
import { clausePlace, wordingPath } from '../../../build/view/page-paths.ts'
import { searchPolicyText } from '../operations/search-text.ts'
import { tradeWordsOf, textOf, productsOf } from '../source/load.ts'
import type { IndexSource } from '../source/reader.ts'
import { type Candidate, type Query, askedIn, evidenceOf, without } from './hit.ts'
import type { InsurerNamed } from './of-insurers.ts'

/** How many wordings are searched, how many clauses found of all and of each. */
const MOST = { wordings: 10, clauses: 4, ofOne: 2, ofOthers: 2 }

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
  readonly says: string
  readonly isAll: boolean
  /** Whether the query names none of the products that were searched. */
  readonly isOfOthers: boolean
  readonly candidates: readonly Candidate[]
}

/** What products and insurers a query names, as far as their wordings matter. */
export interface NamedIn {
  readonly products: readonly Card[]
  readonly insurers: readonly InsurerNamed[]
}

/** The clauses of read products that hold the words: of those that are named, else of one of each category. */
export async function clausesFound(query: Query, named: NamedIn): Promise<ClausesFound> {
  const { source } = query
  const { cards, says, most, isOfOthers } = await searchedFor(query, named)
  const asked = without(query, isOfOthers ? [] : cards)
  if (asked.q === '') return { hits: [], cards, says, isAll: false, isOfOthers, candidates: [] }
  const answers = await Promise.all(
    cards.map(async ({ uin }) => {
      const outcome = await searchPolicyText(source, { uin, q: asked.q, limit: MOST.ofOne + 1 })
      return 'body' in outcome ? [outcome.body] : []
    }),
  )
  const held = answers.flat().filter(({ total }) => total > 0)
  const isAll = held.some(({ match }) => match === 'all')
  const hits = held
    .filter(({ match }) => !isAll || match === 'all')
    .flatMap((body) => body.clauses.map((clause, place) => ({ body, clause, place })))
    .toSorted(
      (one, two) =>
        isAside(one) - isAside(two) || one.place - two.place || two.clause.score - one.clause.score,
    )
    .slice(0, most)
  return {
    hits,
    cards,
    says,
    isAll,
    isOfOthers,
    candidates: await candidatesOf(asked, hits),
  }
}

async function candidatesOf(query: Query, hits: readonly ClauseFound[]): Promise<Candidate[]> {
  const found = hits.map(async ({ body: { uin, policy }, clause }): Promise<Candidate[]> => {
    const index = await textOf(query.source, uin)
    if (index === null) return []
    const concepts = askedIn(query, index.terms, await tradeWordsOf(query.source, index.file.line))
    const texts = [{ name: clause.title, rest: clause.snippet, telling: [], score: 1, meant: 0.5 }]
    return evidenceOf(query, concepts, texts).map((evidence) => ({
      kind: 'clause',
      path: `${wordingPath(uin)}#${clausePlace(clause.id)}`,
      parts: { id: String(clause.id) },
      title: `${policy.name}: ${clauseWords(clause)}`,
      of: policy.name,
      evidence,
    }))
  })
  return (await Promise.all(found)).flat()
}

/** 1 where a clause holds the words only in passing: neither its heading nor a fact that was read in it does. */
function isAside({ clause: { via } }: ClauseFound): number {
  return via.includes('fact') || via.includes('heading') ? 0 : 1
}

/** Whose wordings are searched, and the sentence that says that they are of others; empty where they are not. */
interface Searched {
  readonly cards: readonly Card[]
  readonly says: string
  readonly most: number
  readonly isOfOthers: boolean
}

/** The wordings that were asked for by name; else those of others, said to be of others. */
async function searchedFor(query: Query, { products, insurers }: NamedIn): Promise<Searched> {
  const { source } = query
  const read = products.filter(({ coverage }) => isRead(coverage))
  if (read.length > 0)
    return { cards: read.slice(0, MOST.wordings), says: '', most: MOST.clauses, isOfOthers: false }
  const [unread] = products
  const q = unread === undefined ? '' : without(query, [unread]).q
  const own = unread === undefined || q === '' ? null : await searchPolicyText(source, { uin: unread.uin, q })
  if (unread !== undefined && own !== null && 'body' in own && own.body.total > 0)
    return { cards: [unread], says: '', most: MOST.clauses, isOfOthers: false }
  const all = await readCards(source)
  const theirs = all.filter(({ insurer }) => insurers.some(({ slug }) => slug === insurer.slug))
  const names = insurers.map(({ name }) => name).join(', ')
  if (products.length === 0 && theirs.length > 0) {
    const says = `Another policy of ${names} than these may say something else.`
    return { cards: theirs.slice(0, MOST.wordings), says, most: MOST.clauses, isOfOthers: true }
  }
  const cards = oneOfEach(all)
  const missing = unreadOf(products) ?? (insurers.length > 0 ? `We have read no policy of ${names}.` : null)
  const others = { cards, most: MOST.ofOthers, isOfOthers: true }
  if (missing === null) return { ...others, says: 'Yours may say something else.' }
  return { ...others, says: `${missing} These are others, and yours may say something else.` }
}

function unreadOf([first, ...others]: readonly Card[]): string | null {
  if (first === undefined) return null
  return others.some(({ name }) => name !== first.name)
    ? 'We have read none of the products found by these words.'
    : `We have not read ${first.name}.`
}

/** How many products are looked at for one of each category: those that were read are the first of their order. */
const LOOKED_AT = 48

async function readCards(source: IndexSource): Promise<Card[]> {
  const products = await productsOf(source)
  const numbers = Array.from({ length: Math.min(LOOKED_AT, products.total) }, (_, number) => number)
  return products.cards(numbers).filter(({ coverage }) => coverage.stated > 0)
}

function oneOfEach(read: readonly Card[]): Card[] {
  const first = read.filter(
    (card, at) => read.findIndex((one) => one.category.slug === card.category.slug) === at,
  )
  return [...first, ...read.filter((card) => !first.includes(card))].slice(0, MOST.wordings)
}
