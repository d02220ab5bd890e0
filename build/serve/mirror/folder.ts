import { lstatSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Manifest, RELEASE } from '../../contract/release.ts'
import { Fault } from './fault.ts'
import { type Digests, addList, listsOf } from './lists.ts'
import { readManifest } from './manifest.ts'
import { namesOfRelease } from './names.ts'

/** What a build may keep at the top of its output. */
const NOT_OURS = new Set(['.built', '.gitignore', '.lock', '.staging'])

/** What is in a folder: files by path, and everything that is neither a file nor a folder. */
export interface Contents {
  readonly files: readonly string[]
  readonly links: readonly string[]
}

/** Lists a folder. Links are named and never followed. */
export function contentsOf(folder: string): Contents {
  const files: string[] = []
  const links: string[] = []
  const walk = (below: string) => {
    for (const entry of readdirSync(join(folder, below), { withFileTypes: true })) {
      const path = below === '' ? entry.name : `${below}/${entry.name}`
      if (NOT_OURS.has(path)) continue
      if (entry.isDirectory()) walk(path)
      else if (entry.isFile()) files.push(path)
      else links.push(path)
    }
  }
  walk('')
  return { files: files.sort(), links: links.sort() }
}

/** The manifest of a copy; null where there is none. */
export function manifestIn(folder: string): Manifest | null {
  const bytes = readPlain(folder, RELEASE.manifest)
  return bytes === null ? null : readManifest(bytes.toString('utf8'), join(folder, RELEASE.manifest))
}

/** What the lists of a copy name; lists that are missing or changed are named, too. */
export function digestsIn(folder: string, manifest: Manifest): { digests: Digests; broken: string[] } {
  const digests: Digests = new Map()
  const broken: string[] = []
  const names = namesOfRelease()
  for (const list of listsOf(manifest)) {
    const bytes = readPlain(folder, list.path)
    try {
      if (bytes === null) broken.push(`${list.path} is missing`)
      else for (const path of addList(digests, list, bytes)) names.add(path, list.path)
    } catch (error) {
      if (!(error instanceof Fault)) throw error
      broken.push(error.message.replace(/\.$/u, ''))
    }
  }
  return { digests, broken }
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
