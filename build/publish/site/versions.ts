import type { VersionRow } from '../store/store.ts'
import { normalUin } from '../../contract/uin.ts'

/** The newest version of a product that a later one replaced; null where it is the newest itself. */
export function newestOf(versions: readonly VersionRow[], uin: string): VersionRow | null {
  const own = versions.find((version) => normalUin(version.uin) === normalUin(uin))
  if (own?.is_superseded !== 1) return null
  return versions.findLast(({ is_superseded }) => is_superseded === 0) ?? null
}
