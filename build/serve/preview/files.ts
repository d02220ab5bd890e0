import { type Dirent, readdirSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { etagOf } from '../../../functions/shared/etag.ts'
import { extensionType } from '../site/content-type.ts'
import { type SiteFile, fileAt } from '../site/file-answer.ts'

export type SiteFiles = ReturnType<typeof siteFiles>

/**
 * The files of a folder, found by the path of an address as the platform finds them. Only names read from its own listings are ever
 * joined to a path, so no address leads out of it.
 */
export function siteFiles(folder: string) {
  const listings = new Map<string, Listing>()
  const pathOf = (names: readonly string[]) => {
    let path = folder
    for (const [at, name] of names.entries()) {
      const entry = listingOf(listings, path)?.entries.get(name.toLowerCase())
      if (entry === undefined || entry.isFile() !== (at === names.length - 1)) return null
      path = join(path, entry.name)
    }
    return path
  }
  return {
    find: (pathname: string): Promise<SiteFile | null> =>
      fileAt(pathname, async (names) => {
        const path = pathOf(names)
        return path === null ? null : readSiteFile(path)
      }),
  }
}

interface Listing {
  readonly changed: number
  /** Lower-case names to what is on disk: the platform matches paths without regard to case. */
  readonly entries: ReadonlyMap<string, Dirent>
}

// Listed again when the folder changed, so that a running preview sees a new build. Links are not followed. Asked of the
// disk at once: to wait for another thread takes twenty times as long.
function listingOf(known: Map<string, Listing>, folder: string): Listing | null {
  const stat = statSync(folder, { throwIfNoEntry: false })
  if (stat?.isDirectory() !== true) return null
  const { mtimeMs: changed } = stat
  const before = known.get(folder)
  if (before?.changed === changed) return before
  const plain = entriesOf(folder).filter(
    (entry) => (entry.isFile() || entry.isDirectory()) && isDeployed(entry.name),
  )
  const listing = { changed, entries: new Map(plain.map((entry) => [entry.name.toLowerCase(), entry])) }
  known.set(folder, listing)
  return listing
}

function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch {
    return []
  }
}

// The platform leaves hidden files out, except those under /.well-known.
function isDeployed(name: string): boolean {
  return !name.startsWith('.') || name === '.well-known'
}

async function readSiteFile(path: string): Promise<SiteFile | null> {
  const bytes = await readFile(path).catch(() => null)
  return bytes === null ? null : { bytes, tag: etagOf(bytes), type: extensionType(path) }
}
