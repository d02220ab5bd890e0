import { ERRORS } from '../../build/contract/errors.ts'
import { FORMS_PATH } from '../../build/contract/paths.ts'
import { type Outcome, quoted, refused } from '../shared/result.ts'
import { type Given, parametersOf } from '../shared/given-parameters.ts'
import type { IdOf } from '../../build/contract/operations.ts'
import { type Route, routeOf } from '../shared/route.ts'
import type { IndexSource } from './source/load.ts'
import { STORED_ANSWERS } from './stored-answers.ts'
import { comparePolicies } from './operations/compare.ts'
import { listLaw } from './operations/list-law.ts'
import { searchPolicies } from './operations/search-policies.ts'
import { searchPolicyText } from './operations/search-text.ts'

/** Outcome of a request for a percent-encoded path. Throws where a file that must be there cannot be read. */
export async function outcomeOf(
  method: string,
  pathname: string,
  search: string,
  source: IndexSource,
): Promise<Outcome> {
  if (pathname.startsWith('/forms/')) return noSuchForm(pathname)
  if (pathname.startsWith('/law/')) return noSuchSection(pathname)
  const route = routeOf(method, pathname)
  if ('refusal' in route) return route
  if (!isRead(route.id)) throw new Error(`the query function was asked for ${route.id}`)
  return answerOf(route.id, route, search, source)
}

function noSuchForm(pathname: string): Outcome {
  return refused(
    'form-not-found',
    `There is no form record at ${quoted(pathname)}. The records are listed at ${FORMS_PATH}.`,
  )
}

function noSuchSection(pathname: string): Outcome {
  return refused(
    'section-not-found',
    `There is no section of law at ${quoted(pathname)}. ${ERRORS['section-not-found'].remedy}`,
  )
}

type ReadId = IdOf<'stored' | 'query'>

/** Handlers of the operations that read. */
export const ANSWERS: {
  readonly [Id in ReadId]: (source: IndexSource, given: Given<Id>) => Promise<Outcome>
} = { ...STORED_ANSWERS, searchPolicies, searchPolicyText, comparePolicies, listLaw }

function isRead(id: string): id is ReadId {
  return Object.hasOwn(ANSWERS, id)
}

async function answerOf<Id extends ReadId>(
  id: Id,
  route: Route,
  search: string,
  source: IndexSource,
): Promise<Outcome> {
  // A clause may be a file, which answers whatever the query string says: so does its pack.
  const parameters = parametersOf(id, route.params, id === 'getClause' ? '' : search)
  return 'refusal' in parameters ? parameters : ANSWERS[id](source, parameters.given)
}
