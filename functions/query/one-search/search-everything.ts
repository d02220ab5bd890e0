import { QUERY_LENGTH } from '../../../build/contract/limits.ts'
import { SEARCH_PATH } from '../../../build/contract/paths.ts'
import type { EverythingBody } from '../../../build/contract/published/found-things.ts'
import { type OutcomeOf, refused } from '../../shared/result.ts'
import { searchAll } from './index.ts'
import { doubtOf, worthShowing } from './worth-showing.ts'
import { productsOf, serviceOf } from '../source/load.ts'
import type { IndexSource } from '../source/reader.ts'

/** Most things that are given. */
const MOST = 10

/** Things found under some words, the likeliest to answer first, and a sentence where none is likely to. */
export async function everythingFor(source: IndexSource, q: string) {
  const [found, { base_url }] = await Promise.all([searchAll(source, q), serviceOf(source)])
  const things = worthShowing(found).slice(0, MOST)
  return { message: doubtOf(found), things: things.map((hit) => ({ ...hit, url: base_url + hit.path })) }
}

/** The answer of `/search.json?q=`. */
export async function searchEverything(
  source: IndexSource,
  search: string,
): Promise<OutcomeOf<EverythingBody>> {
  const q = (new URLSearchParams(search).get('q') ?? '').trim()
  if (q === '') return refused('invalid-request', `Give the words to search for: ${SEARCH_PATH}?q=free+look.`)
  if (q.length > QUERY_LENGTH)
    return refused('invalid-request', `q has at most ${QUERY_LENGTH} characters, not ${q.length}.`)
  const [{ message, things }, { file }] = await Promise.all([everythingFor(source, q), productsOf(source)])
  const { data_date, notice } = file
  const results = things.map(({ kind, title, of, url }) => ({ kind, title, of, url }))
  return { body: { data_date, notice, query: { q }, message, results } }
}
