import { type Dirent, readdirSync, statSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { etagOf } from '../../../functions/shared/etag.ts'
import { extensionType } from '../mirror/content-type.ts'
import { type SiteFile, fileNames } from '../mirror/file-answer.ts'

export type SiteFiles = ReturnType<typeof siteFiles>

/**
 * The files of a folder, found by the path of an address as the platform finds them. Only names read from its own listings are ever
 * joined to a path, so no address leads out of it.
 */
export function siteFiles(folder: string) {
  const names = new Map<string, Listing>()
  const found = (parts: readonly string[], listed: Map<string, Listing | null>) => {
    let path = folder
    for (const [at, part] of parts.entries()) {
      const listing = listed.get(path) ?? listingOf(names, path)
      listed.set(path, listing)
      const entry = listing?.entries.get(part.toLowerCase())
      if (entry === undefined || entry.isFile() !== (at === parts.length - 1)) return null
      path = join(path, entry.name)
    }
    return path
  }
  return {
    async find(pathname: string): Promise<SiteFile | null> {
      // A folder is asked for once, however many of its names are tried.
      const listed = new Map<string, Listing | null>()
      for (const parts of fileNames(pathname)) {
        const path = found(parts, listed)
        const file = path === null ? null : await readSiteFile(path)
        if (file !== null) return file
      }
      return null
    },
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
  const file = await open(path).catch(() => null)
  if (file === null) return null
  try {
    if (!(await file.stat()).isFile()) return null
    const bytes = await file.readFile()
    return { bytes, tag: etagOf(bytes), type: extensionType(path) }
  } finally {
    await file.close()
  }
}
