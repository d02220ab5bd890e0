import { parametersOf } from '../shared/parameters.ts'
import type { Outcome } from '../shared/outcome.ts'
import type { IdOf, Route } from '../shared/route.ts'
import { QUERIES } from './operations/index.ts'
import type { Site } from './source/reader.ts'
import { PAGES } from './stored-answers.ts'

/** What a GET comes to, wherever it is asked: in the deployed function, in a copy, in a browser. */
export async function outcomeOf(route: Route, search: string, site: Site): Promise<Outcome> {
  const parameters = parametersOf(route.id, route.operation, search)
  if ('refusal' in parameters) return parameters
  if (isPage(route.id)) return PAGES[route.id](site, route)
  if (isQuery(route.id)) return QUERIES[route.id](site, { ...parameters.given, ...route.params })
  throw new Error(`${route.id} is not answered by a query`)
}

function isPage(id: string): id is IdOf<'page'> {
  return Object.hasOwn(PAGES, id)
}

function isQuery(id: string): id is IdOf<'query'> {
  return Object.hasOwn(QUERIES, id)
}
