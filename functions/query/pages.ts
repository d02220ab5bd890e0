import { UIN_LENGTH } from '../../build/contract/primitives.ts'
import { normalUin, uinFileName } from '../../build/contract/uin.ts'
import { type Outcome, type Refused, refused } from '../shared/outcome.ts'
import type { IdOf, Route } from '../shared/route.ts'
import { missingClause, missingPolicy, neverAClause, missingSlug } from './missing.ts'
import type { Site } from './site.ts'

type Page = (site: Site, route: Route) => Promise<Outcome>

/**
 * How each operation whose path alone decides is answered when no file stood at the address asked for: from its copy
 * under `/index/answers/` where there is one, otherwise by saying what is wrong with the address.
 */
export const PAGES: Readonly<Record<IdOf<'page'>, Page>> = {
  listCategories: async (site) => ({ bytes: await present(site, '/index/answers/categories') }),
  getPolicy: async (site, route) => policy(site, route.params['uin'] ?? ''),
  getClause: (site, route) => clause(site, route, route.params['id'] ?? ''),
  categoryFields: (site, route) => bySlug(site, 'category', route),
  getInsurer: (site, route) => bySlug(site, 'insurer', route),
  getLaw: (site, route) => bySlug(site, 'law', route),
  listInsurers: (_, route) => Promise.resolve(withoutSlash(route) ?? fileIsGone(route)),
  stats: (_, route) => Promise.resolve(withoutSlash(route) ?? fileIsGone(route)),
}

async function policy(site: Site, uin: string): Promise<Outcome> {
  const path = `/index/answers/policy/${uinFileName(uin)}`
  const bytes = normalUin(uin).length > UIN_LENGTH ? null : await site.read(path)
  if (bytes !== null) return { bytes }
  return (await missingPolicy(site, uin)) ?? { bytes: await present(site, path) }
}

async function clause(site: Site, route: Route, id: string): Promise<Outcome> {
  return (await neverAClause(site, id)) ?? withoutSlash(route) ?? missingClause(id)
}

async function bySlug(site: Site, kind: 'category' | 'insurer' | 'law', route: Route): Promise<Outcome> {
  const missing = await missingSlug(site, kind, route.params['slug'] ?? '')
  return missing ?? withoutSlash(route) ?? fileIsGone(route)
}

async function present(site: Site, path: string): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await site.read(path)
  if (bytes === null) throw new Error(`${path} is missing`)
  return bytes
}

// These answers stand once, as files at their exact addresses; no copy of them is kept for another spelling.
function withoutSlash(route: Route): Refused | null {
  if (!route.trailingSlash) return null
  return refused('no-such-operation', `The address has a slash too many at its end. Ask for ${route.path}`)
}

function fileIsGone(route: Route): never {
  throw new Error(`the file of ${route.id} is missing`)
}
