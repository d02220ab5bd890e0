import type { LatestChanges } from '../../../build/contract/changes.ts'
import { API } from '../../../build/contract/limits.ts'
import { uinFileName } from '../../../build/contract/uin.ts'
import { type IndexSource, latestChangesOf, serviceOf } from './load.ts'

type Kind = Exclude<keyof LatestChanges['releases'][number], 'release' | 'data_date'>

/** Paths of the records of each kind. */
const PLACES: readonly (readonly [Kind, RegExp])[] = [
  ['products', place('policy/(?<name>.+(?<!/search))')],
  ['clauses', place('clause/(?<name>\\d+)')],
  ['law', place('law/(?<name>[^/]+)')],
  ['insurers', place('insurer/(?<name>[^/]+)')],
  ['categories', place('categories/(?<name>[^/]+)/fields')],
  ['law', /^\/law\/(?<name>[^/]+)\/[^/]+\.json$/u],
  ['forms', /^\/forms\/(?<name>\d+)\.json$/u],
]

function place(path: string): RegExp {
  return new RegExp(`^${API}/${path}$`, 'u')
}

/**
 * The `Last-Modified` of a body: the day of the data of the release that last changed its record, or for lists and
 * queries of this one, which a body that was made for the request says itself. Null for what has no record, such as pages.
 *
 * @example 'Mon, 23 Nov 2026 00:00:00 GMT'
 */
export async function lastModified(
  source: IndexSource,
  pathname: string,
  made: { readonly data_date?: string } = {},
): Promise<string | null> {
  const day = made.data_date ?? (await changedOn(source, pathname))
  return day === null ? null : new Date(`${day}T00:00:00Z`).toUTCString()
}

async function changedOn(source: IndexSource, pathname: string): Promise<string | null> {
  for (const [kind, at] of PLACES) {
    const name = at.exec(pathname)?.groups?.['name']
    if (name === undefined) continue
    const latest = await latestChangesOf(source)
    if (latest === null) return null
    const key = kind === 'products' ? uinFileName(decodeURIComponent(name)) : name.toLowerCase()
    const release = latest.releases.find((release) => release.names[kind].has(key))
    return (release ?? latest.since).data_date
  }
  if (!pathname.startsWith(`${API}/`)) return null
  return (await serviceOf(source)).data_date
}
