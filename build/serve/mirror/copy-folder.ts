import { PLATFORM } from '../../contract/hosting.ts'
import { lstatSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Manifest, RELEASE, type ReleaseFile } from '../../contract/release.ts'
import { MirrorError } from './mirror-error.ts'
import { ListedFiles, listsOf } from './listed-files.ts'
import { readManifest } from './manifest.ts'

/** Names that a build may keep at the top of its output. */
const OF_BUILD = new Set(['.built', '.gitignore', '.lock', '.staging'])

/** Names that servers and file managers read or leave in a folder that they serve or show; in lower case. */
const OF_KEEPER = new Set(
  'serve.json web.config vercel.json nginx.conf caddyfile cname _headers _redirects thumbs.db desktop.ini'
    .split(' ')
    .concat('.well-known/acme-challenge', PLATFORM.rules),
)

/**
 * Whether a file or a folder in a copy is its keeper's own: hidden, which no file of a release is, or known by name.
 * Such a file is no damage of the copy, and a sync keeps it.
 */
function isOfKeeper(path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase()
  return (name.startsWith('.') && path !== '.well-known') || OF_KEEPER.has(name) || OF_KEEPER.has(path)
}

/** Contents of a folder: files by path, and everything that is neither a file nor a folder. */
export interface FolderContents {
  readonly files: readonly string[]
  readonly links: readonly string[]
  /** The files and folders that are the keeper's own. */
  readonly keeperFiles: readonly string[]
  /** Other paths that the release does not name. */
  readonly extra: readonly string[]
}

/** Lists a folder. Links are named and never followed; `known` are the paths that the release names. */
export function contentsOf(folder: string, known: ReadonlySet<string>): FolderContents {
  const found = { files: [] as string[], links: [] as string[], keeperFiles: [] as string[] }
  const walk = (below: string) => {
    for (const entry of readdirSync(join(folder, below), { withFileTypes: true })) {
      const path = below === '' ? entry.name : `${below}/${entry.name}`
      if (OF_BUILD.has(path)) continue
      const isPlain = entry.isDirectory() || entry.isFile()
      if (isPlain && !known.has(path) && isOfKeeper(path)) found.keeperFiles.push(path)
      else if (entry.isDirectory()) walk(path)
      else found[entry.isFile() ? 'files' : 'links'].push(path)
    }
  }
  walk('')
  const [files, links, keeperFiles] = [found.files.sort(), found.links.sort(), found.keeperFiles.sort()]
  return { files, links, keeperFiles, extra: [...links, ...files].filter((path) => !known.has(path)) }
}

/** A copy as it describes itself. */
export interface Copy {
  readonly manifest: Manifest
  /** The digests of its files by their paths. */
  readonly digests: ReadonlyMap<string, string>
  /** Every path that it may hold. */
  readonly known: ReadonlySet<string>
  /** The lists that are missing or changed, in words. */
  readonly broken: readonly string[]
}

/** Reads the manifest of a copy and its lists of digests; null where it has no manifest. */
export function copyIn(folder: string): Copy | null {
  const bytes = readPlain(folder, RELEASE.manifest)
  if (bytes === null) return null
  const manifest = readManifest(bytes.toString('utf8'), join(folder, RELEASE.manifest))
  const listed = new ListedFiles()
  const broken: string[] = []
  for (const list of listsOf(manifest)) {
    const bytes = readPlain(folder, list.path)
    try {
      if (bytes === null) broken.push(`${list.path} is missing`)
      else listed.add(list, bytes)
    } catch (error) {
      if (!(error instanceof MirrorError)) throw error
      broken.push(error.message.replace(/\.$/u, ''))
    }
  }
  const proof = manifest.signed_by === null ? [] : [RELEASE.signature, RELEASE.keys]
  const described = [...listsOf(manifest), ...downloadsOf(manifest)].map(({ path }) => path)
  const known = new Set([...listed.digests.keys(), RELEASE.manifest, RELEASE.lists, ...proof, ...described])
  return { manifest, digests: listed.digests, known, broken }
}

/** Files that a copy may hold and need not. */
export function downloadsOf({ parts, downloads }: Manifest): ReleaseFile[] {
  return [...parts.flatMap(({ archive }) => archive ?? []), ...downloads]
}

/** A file of a copy; null where no plain file is. A link is not followed, wherever in the path it is. */
export function readPlain(folder: string, path: string): Buffer<ArrayBuffer> | null {
  let at = folder
  for (const name of path.split('/')) {
    at = join(at, name)
    const stat = lstatSync(at, { throwIfNoEntry: false })
    if (stat === undefined || stat.isSymbolicLink()) return null
  }
  return lstatSync(at).isFile() ? readFileSync(at) : null
}
