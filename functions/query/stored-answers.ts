import { answerPath } from '../../build/contract/index-files.ts'
import { uinFileName } from '../../build/contract/uin.ts'
import { type Outcome, refused } from '../shared/outcome.ts'
import type { IdOf, Route } from '../shared/route.ts'
import { isHoldable } from './source/load.ts'
import { missingClause, missingSlug, neverAClause, policyRefused } from './refusals.ts'
import type { Site } from './source/reader.ts'

type Page = (site: Site, route: Route) => Promise<Outcome>

/**
 * How each operation whose path alone decides is answered when no file stood at the address asked for: from its copy
 * under `/index/answers/`, or by saying what is wrong with the address.
 */
export const PAGES: Readonly<Record<IdOf<'page'>, Page>> = {
  listCategories: (site) => present(site, answerPath('listCategories', null)),
  listInsurers: (site) => present(site, answerPath('listInsurers', null)),
  stats: (site) => present(site, answerPath('stats', null)),
  getPolicy: (site, route) => policy(site, route.params['uin'] ?? ''),
  getClause: (site, route) => clause(site, route, route.params['id'] ?? ''),
  categoryFields: (site, route) => bySlug(site, 'categoryFields', 'category', route),
  getInsurer: (site, route) => bySlug(site, 'getInsurer', 'insurer', route),
  getLaw: (site, route) => bySlug(site, 'getLaw', 'law', route),
}

async function policy(site: Site, uin: string): Promise<Outcome> {
  const path = answerPath('getPolicy', uinFileName(uin))
  const bytes = isHoldable(uin) ? await site.read(path) : null
  return bytes === null ? policyRefused(site, uin) : { bytes }
}

async function bySlug(
  site: Site,
  id: 'categoryFields' | 'getInsurer' | 'getLaw',
  kind: 'category' | 'insurer' | 'law',
  route: Route,
): Promise<Outcome> {
  const slug = route.params['slug'] ?? ''
  return (await missingSlug(site, kind, slug)) ?? present(site, answerPath(id, slug))
}

/** Clauses are many and small: each stands once, as the file at its exact address. */
async function clause(site: Site, route: Route, id: string): Promise<Outcome> {
  const never = await neverAClause(site, id)
  if (never !== null) return never
  if (!route.trailingSlash) return missingClause(id)
  return refused('no-such-operation', `The address has a slash too many at its end. Ask for ${route.path}`)
}

async function present(site: Site, path: string): Promise<Outcome> {
  const bytes = await site.read(path)
  if (bytes === null) throw new Error(`${path} is missing`)
  return { bytes }
}
