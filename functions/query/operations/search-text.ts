import type { IndexedClause } from '../../../build/contract/index-files.ts'
import type { FOUND_BY, PolicyTextBody } from '../../../build/contract/published/search-results.ts'
import { RANKING, TEXT_RESULTS } from '../../../build/contract/text/search-options.ts'
import { operationPath } from '../../../build/contract/addresses.ts'
import type { Given } from '../../shared/given.ts'
import type { Outcome } from '../../shared/outcome.ts'
import { conceptsOf } from '../search/query-terms.ts'
import { serviceOf, textOf, tradeWordsOf } from '../source/load.ts'
import { refuseMissingPolicy } from '../refusals.ts'
import { type Ranked, rank } from '../search/rank.ts'
import type { IndexSource } from '../source/reader.ts'
import { snippetOf } from '../search/snippet.ts'
import type { TradeWords } from '../search/trade-words.ts'
import type { TextIndex } from '../source/text.ts'

type Found = PolicyTextBody['clauses'][number]
type Via = (typeof FOUND_BY)[number]

const NOTHING_READ =
  'None of this product’s documents has been read yet, so nothing can be found in them. That is not the same as not stated.'

/** The answer of searchPolicyText: the clauses of one product that hold what was asked. */
export async function searchPolicyText(
  source: IndexSource,
  { uin, q }: Given<'searchPolicyText'>,
): Promise<Outcome> {
  const [index, trade, service] = await Promise.all([
    textOf(source, uin),
    tradeWordsOf(source),
    serviceOf(source),
  ])
  if (index === null) return refuseMissingPolicy(source, uin)
  const { match, clauses } = findClauses(index, trade, q)
  const { file } = index
  const body: PolicyTextBody = {
    data_date: file.data_date,
    notice: file.notice,
    uin: file.uin,
    policy: file.policy,
    q,
    match,
    total: clauses.length,
    clauses: clauses.slice(0, TEXT_RESULTS).map((ranked) => foundClause(index, ranked, service.base_url)),
    message: file.clauses.length === 0 ? NOTHING_READ : null,
  }
  return { body }
}

/**
 * The clauses that answer a query, best first: those that hold all that was asked before those that hold some of it.
 * `match` says whether there are any of the first kind.
 */
export function findClauses(
  index: TextIndex,
  trade: TradeWords,
  q: string,
): { match: 'all' | 'any'; clauses: Ranked[] } {
  const concepts = conceptsOf(q, index.terms, trade)
  const ranked = rank(concepts, index.terms, RANKING, (id, phrase) => index.isAdjacent(id, phrase))
  const all = ranked.filter(({ matched }) => matched === concepts.length)
  if (all.length === 0) return { match: 'any', clauses: ranked }
  return { match: 'all', clauses: [...all, ...ranked.filter(({ matched }) => matched < concepts.length)] }
}

function foundClause(index: TextIndex, ranked: Ranked, base: string): Found {
  const { id, number, title, document, page, text }: IndexedClause = index.clause(ranked.id)
  const stems = new Set(ranked.found.flatMap(({ way }) => way.phrase))
  return {
    id,
    number,
    title,
    document,
    source: index.source(document),
    page,
    ...snippetOf(text, index.words(id), stems),
    via: viaOf(ranked),
    score: Math.round(ranked.score * 1000) / 1000,
    url: base + operationPath('getClause', id),
  }
}

/** What a clause was found by: its own text in the words typed or in others, a heading, or a fact read in it. */
function viaOf({ found }: Ranked): Via[] {
  const via = new Set<Via>()
  for (const { way, fields } of found) {
    if (way.kind === 'synonym' || way.kind === 'spelling') via.add(way.kind)
    else if (fields.includes('text')) via.add('text')
    if (fields.includes('title') || fields.includes('headings')) via.add('heading')
    if (fields.includes('known')) via.add('fact')
  }
  return [...via]
}
