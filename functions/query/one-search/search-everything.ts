import { QUERY_LENGTH } from '../../../build/contract/limits.ts'
import { TEXT_QUERY } from '../../../build/contract/parameters.ts'
import { SEARCH_PATH } from '../../../build/contract/paths.ts'
import type { EverythingBody } from '../../../build/contract/published/found-things.ts'
import { queryValues } from '../../shared/query-string.ts'
import { type OutcomeOf, invalid } from '../../shared/result.ts'
import { type Everything, searchAll } from './index.ts'
import { type IndexSource, productsOf, serviceOf } from '../source/load.ts'
import { OF_POLICY } from '../../../build/search/section-number.ts'
import { isAnswer, ANSWERS_FROM } from '../../../build/search/answer-score.ts'
import { runOf } from '../../../build/search/words.ts'
import { looksLikeUin, normalUin } from '../../../build/contract/uin.ts'
import { type PageTexts, ENGLISH } from '../../../build/contract/texts.ts'

/** Most things that are given. */
const MOST = 10

/** Things found under some words, the likeliest to answer first, offices of the Ombudsman, and a sentence where nothing is likely to. */
export async function everythingFor(source: IndexSource, q: string) {
  const [found, { base_url }] = await Promise.all([searchAll(source, q), serviceOf(source)])
  const things = worthShowing(found).slice(0, MOST)
  return {
    message: doubtOf(found),
    offices: [...(found.offices ?? [])],
    things: things.map((hit) => ({ ...hit, url: base_url + hit.path })),
  }
}

/** The answer of `/search.json?q=`. */
export async function searchEverything(
  source: IndexSource,
  search: string,
): Promise<OutcomeOf<EverythingBody>> {
  const query = queryValues(SEARCH_PATH, { q: TEXT_QUERY.q }, search)
  if ('refusal' in query) return query
  const q = (query.values['q'] ?? '').trim()
  const { length } = Array.from(q)
  if (q === '') return invalid(`Give the words to search for: ${SEARCH_PATH}?q=free+look.`)
  if (length > QUERY_LENGTH) return invalid(`q has at most ${QUERY_LENGTH} characters, not ${length}.`)
  const [{ things, ...said }, { file }] = await Promise.all([everythingFor(source, q), productsOf(source)])
  const { data_date, notice } = file
  const results = things.map(({ kind, title, of, url }) => ({ kind, title, of, url }))
  return { body: { data_date, notice, query: { q }, ...said, results } }
}

/** A sentence where nothing that is held is likely to answer; null where something is. */
export function doubtOf(
  {
    query,
    hits,
    shared,
    offices,
    isOtherVersion,
    law,
    insurers,
    words: { found, missing, isName },
  }: Everything,
  { t }: PageTexts = ENGLISH,
): string | null {
  const [first] = hits
  const quoted = (words: readonly string[]) => words.map((word) => `“${word}”`).join(', ')
  if (offices !== null) return null
  if (law.unheld !== null) return t('doubt.no-such-law', { name: law.unheld })
  if (law.missing !== null) return t('doubt.no-such-section', { number: law.missing })
  if (OF_POLICY.test(query.q)) return t('doubt.nothing-clear')
  if (first?.kind === 'section' && law.unsaid.length > 0)
    return t('doubt.no-section-says', { words: quoted(law.unsaid) })
  if (isOtherVersion) return t('doubt.no-such-version')
  const uins = missing.filter(looksLikeUin)
  if (uins.length > 0) return t('doubt.none-is-called', { words: uins.join(' ').toUpperCase() })
  const [name] = insurers.best.map((one) => one.name)
  const isAnothers =
    first?.kind === 'product' &&
    (first.evidence.named < 1 || !runOf(query.q).includes(runOf(first.title))) &&
    !insurers.best.some((one) => first.of.startsWith(one.name))
  if (name !== undefined && isAnothers && missing.length === 0) return t('doubt.of-another', { name })
  const lacking = name === undefined ? [] : (first?.lacks?.() ?? [])
  if (lacking.length > 0) return t('doubt.first-lacks', { words: quoted(lacking) })
  if (first?.kind !== 'section' && shared.length > 0) return t('doubt.of-several')
  if (first !== undefined && (isAnswer(first.score) || isCalledSo(first))) return null
  if (missing.length === 0) return t('doubt.nothing-clear')
  const rest = found.length > 0 ? ` ${t('doubt.say-only', { words: quoted(found) })}` : ''
  const none = isName
    ? t('doubt.none-is-called', { words: missing.join(' ') })
    : t('doubt.none-says', { words: quoted(missing) })
  return (first?.score ?? 0) < ANSWERS_FROM.likely ? none + rest : none
}

/**
 * Whether a product is called so: the query says all of its name, and the name most of the query, perhaps spelled otherwise.
 * The words that nothing holds are slips of the pen.
 */
export function isCalledSo({ kind, evidence: { whole, named } }: Everything['hits'][number]): boolean {
  return kind === 'product' && whole === 1 && named > 0.5
}

/** Share of the likelihood of the best that others need to be shown. */
const WORTH = 0.05

/** The things that are worth to be shown beside the best; before them the product whose UIN was given, however it is written. */
export function worthShowing({ hits, products }: Pick<Everything, 'hits' | 'products'>): Everything['hits'] {
  const uin = normalUin(products.query.q ?? '')
  const isGiven = ({ kind, parts }: Everything['hits'][number]) => kind === 'product' && parts['uin'] === uin
  const worth = hits.filter((hit) => isGiven(hit) || hit.score >= WORTH * (hits[0]?.score ?? 0))
  return worth.toSorted((a, b) => Number(isGiven(b)) - Number(isGiven(a)))
}
