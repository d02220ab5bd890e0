import { readdirSync, statSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'
import { entryPath } from '../../files/entry-path.ts'
import { compareTexts } from '../../contract/compare-texts.ts'
import { CLAIMS, type CollectionName, claim } from './collection-paths.ts'
import type { Finding } from './finding.ts'
import type { InputDigests } from './record-file.ts'

/** The files of a dataset, each with the collection that claims it, in the order of their paths. */
export interface Listing {
  readonly folder: string
  readonly files: Readonly<Record<CollectionName, readonly string[]>>
  readonly findings: readonly Finding[]
  /** What was read of each file in the first pass; filled by reading. */
  readonly digests: InputDigests
}

/** Lists a data folder and finds what no collection claims. The order in which the disk gives names is of no account. */
export async function listDataset(folder: string): Promise<Listing> {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    throw new Error(`${folder}: there is no such folder; name the folder of the dataset with --data`)
  }
  const base = join(resolve(folder), sep)
  const entries = readdirSync(base, { recursive: true, withFileTypes: true })
    .map((dirent) => {
      const path = entryPath(dirent).slice(base.length).replaceAll(sep, '/')
      return { path, dirent }
    })
    .filter(({ path }) => path !== 'README.md')
  const files = Object.fromEntries(Object.keys(CLAIMS).map((name) => [name, [] as string[]])) as Record<
    CollectionName,
    string[]
  >
  const findings: Finding[] = []
  for (const { path, dirent } of entries.sort((one, two) => compareTexts(one.path, two.path))) {
    const name = claim(path)
    if (dirent.isFile() && name !== null) files[name].push(path)
    else if (!dirent.isDirectory() || name !== null) findings.push(unclaimed(path, dirent.isDirectory()))
  }
  return { folder, files, findings, digests: new Map() }
}

function unclaimed(path: string, isFolder: boolean): Finding {
  const message = isFolder
    ? 'is a folder where a file belongs; rename or remove it'
    : `belongs to no collection; allowed are the files ${Object.values(CLAIMS).join(', ')}`
  return { path, where: '', message, rule: 'unclaimed-file', level: 'error' }
}
