import type { IndexedClause } from '../../../build/contract/index-files/text.ts'
import type { FOUND_BY, PolicyTextBody } from '../../../build/contract/published/search-results.ts'
import { TEXT_RESULTS } from '../../../build/contract/limits.ts'
import { citationOf, clausePage } from '../../../build/contract/citation.ts'
import { operationPath } from '../../../build/contract/addresses.ts'
import type { Given } from '../../shared/given-parameters.ts'
import type { OutcomeOf } from '../../shared/result.ts'
import { searchMessage } from '../../../build/search/message.ts'
import { conceptsOf } from '../../../build/search/query-terms.ts'
import { type IndexSource, serviceOf, textOf, tradeWordsOf } from '../source/load.ts'
import { refusePolicy } from '../refusals.ts'
import { rankClauses } from '../../../build/search/rank-clauses.ts'
import type { Found, Ranked } from '../../../build/search/rank.ts'
import { snippetOf } from '../../../build/search/snippet.ts'
import type { TradeWords } from '../../../build/search/trade-words.ts'
import type { TextIndex } from '../../../build/search/text-index.ts'

type FoundClause = PolicyTextBody['clauses'][number]
type Via = (typeof FOUND_BY)[number]

const NOTHING_READ =
  'None of the documents of this product has been read yet, so nothing can be found in it. That is not the same as not stated.'

/** The answer of searchPolicyText: the clauses of one product that hold what was asked. */
export async function searchPolicyText(
  source: IndexSource,
  { uin, q, limit = TEXT_RESULTS }: Omit<Given<'searchPolicyText'>, 'limit'> & { readonly limit?: number },
): Promise<OutcomeOf<PolicyTextBody>> {
  const [index, service] = await Promise.all([textOf(source, uin), serviceOf(source)])
  if (index === null) return refusePolicy(source, uin)
  const trade = await tradeWordsOf(source, index.file.line)
  const { match, isEverything, clauses, concepts, foundIn } = findClauses(index, trade, q)
  const searched = { concepts, terms: index.terms, isEverything, total: clauses.length }
  const { file } = index
  const body: PolicyTextBody = {
    data_date: file.data_date,
    notice: file.notice,
    uin: file.uin,
    policy: file.policy,
    q,
    match,
    total: clauses.length,
    clauses: clauses
      .slice(0, limit)
      .map((ranked) => foundClause(index, ranked, foundIn(ranked.id), service.base_url)),
    message: file.clauses.length === 0 ? NOTHING_READ : searchMessage({ thing: 'clause', ...searched }),
  }
  return { body }
}

/**
 * The clauses that answer a query, best first. `match` says whether one of them holds all that was asked as it was typed
 * or by synonyms, `isEverything` whether one does in any way.
 */
export function findClauses(index: TextIndex, trade: TradeWords, q: string) {
  const concepts = conceptsOf(q, index.terms, trade)
  const { ranked: clauses, foundIn } = rankClauses(q, concepts, index)
  const isAll = clauses.some(({ matched }) => matched === concepts.length)
  const isEverything = clauses.some(({ covered }) => covered === concepts.length)
  const match = isAll ? ('all' as const) : ('any' as const)
  return { match, isEverything, clauses, concepts, foundIn }
}

function foundClause(
  index: TextIndex,
  { id: at, score }: Ranked,
  found: readonly Found[],
  base: string,
): FoundClause {
  const clause: IndexedClause = index.clause(at)
  const { id, number, title, document, page, printed_page = null } = clause
  const { uin, policy } = index.file
  const source = index.source(document)
  const phrases = found.map(({ variant }) => variant.phrase)
  return {
    id,
    number,
    title,
    document,
    source,
    page,
    printed_page,
    page_url: clausePage(base, uin, clause),
    citation: citationOf(base, { uin, name: policy.name, source, clause, page, printed_page }),
    ...snippetOf(index.placed(id), phrases),
    via: viaOf(found),
    score: Math.round(score * 1000) / 1000,
    url: base + operationPath('getClause', id),
  }
}

/** Ways a clause was found: its own text in the words typed or in others, a heading, or a fact read in it. */
function viaOf(found: readonly Found[]): Via[] {
  const via = new Set<Via>()
  for (const { variant, fields } of found) {
    if (variant.kind === 'synonym' || variant.kind === 'spelling') via.add(variant.kind)
    else if (variant.kind === 'family') via.add('synonym')
    else if (fields.includes('text')) via.add('text')
    if (fields.includes('title') || fields.includes('headings')) via.add('heading')
    if (fields.includes('known')) via.add('fact')
  }
  return [...via]
}
