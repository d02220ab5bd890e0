import { type Dirent, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { compareTexts } from '../../contract/compare-texts.ts'
import { isNameOnEveryDisk } from '../../contract/windows-names.ts'
import { CLAIMS, type CollectionName, claim, isPassedOver } from './collection-paths.ts'
import type { Finding } from './finding.ts'
import { type ProductRows, readRows } from './product-rows.ts'
import type { InputDigests } from './record-file.ts'

/** The files of a dataset, each with the collection that claims it, in the order of their paths. */
export interface Listing {
  readonly folder: string
  readonly files: Readonly<Record<CollectionName, readonly string[]>>
  readonly rows: ProductRows
  readonly findings: readonly Finding[]
  /** What was read of each file in the first pass; filled by reading. */
  readonly digests: InputDigests
}

/** Something in a dataset; a link is never followed. */
interface Entry {
  readonly path: string
  readonly dirent: Dirent
}

/** Lists a data folder and finds what no collection claims. The order in which the disk gives names is of no account. */
export async function listDataset(folder: string): Promise<Listing> {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    throw new Error(`${folder}: there is no such folder; name the folder of the dataset with --data`)
  }
  const files = Object.fromEntries(Object.keys(CLAIMS).map((name) => [name, [] as string[]])) as Record<
    CollectionName,
    string[]
  >
  const findings: Finding[] = []
  for (const entry of entriesOf(folder).sort((a, b) => compareTexts(a.path, b.path))) {
    const problem = problemOf(entry)
    if (problem !== null)
      findings.push({ path: entry.path, where: '', message: problem, rule: 'unclaimed-file', level: 'error' })
    const name = claim(entry.path)
    if (name !== null && entry.dirent.isFile()) files[name].push(entry.path)
  }
  const { rows, digests, findings: ofRows } = readRows(folder, files.listed, files.products)
  return { folder, files, rows, findings: [...findings, ...ofRows], digests }
}

/** A dataset in which something is that check refuses before it reads a record: nothing is read or written. */
export class UnsoundListing extends Error {}

/** Lists a dataset that is to be written to. Throws an {@link UnsoundListing} that names all that check refuses in it. */
export async function listSoundDataset(folder: string): Promise<Listing> {
  const listing = await listDataset(folder)
  const found = listing.findings.map(
    ({ path, where, message }) => `${path}: ${where && `${where}: `}${message}`,
  )
  if (found.length > 0)
    throw new UnsoundListing([...found, 'Nothing was written. npm run check refuses this, too.'].join('\n'))
  return listing
}

/** Everything in a folder and below it, without what no dataset counts as its own. */
export function entriesOf(folder: string, above = ''): Entry[] {
  return readdirSync(join(folder, above), { withFileTypes: true }).flatMap((dirent) => {
    if (isPassedOver(dirent.name, dirent.isDirectory())) return []
    const path = above === '' ? dirent.name : `${above}/${dirent.name}`
    return [{ path, dirent }, ...(dirent.isDirectory() ? entriesOf(folder, path) : [])]
  })
}

/** Why something cannot be in a dataset; null where it can. */
function problemOf({ path, dirent }: Entry): string | null {
  if (!isNameOnEveryDisk(dirent.name))
    return 'not every disk can hold a file of this name; name the file, and what its record says it is called, otherwise'
  if (dirent.isDirectory())
    return claim(path) === null ? null : 'is a folder where a file belongs; rename or remove it'
  if (dirent.isSymbolicLink())
    return 'is a link, and links are not followed; put the file itself in its place'
  if (!dirent.isFile()) return 'is no file but a pipe, a socket or a device, and is not read; remove it'
  return claim(path) === null
    ? `belongs to no collection; allowed are the files ${Object.values(CLAIMS).join(', ')}`
    : null
}
