import { type Dirent, readFileSync, readdirSync, realpathSync, statSync } from 'node:fs'
import { join, posix } from 'node:path'
import { compareTexts } from '../../contract/compare-texts.ts'
import { jsonIn } from '../../contract/decoding.ts'
import { isNameOnEveryDisk } from '../../contract/windows-names.ts'
import { CLAIMS, type CollectionName, claim, isPassedOver, recordPathOf } from './collection-paths.ts'
import type { Finding } from './finding.ts'
import { type ProductRows, readRows } from './product-rows.ts'
import { type InputDigests, errorIn } from './record-file.ts'

/**
 * The files of a dataset, each with the collection that claims it, in the order of their paths. Those of a dataset that it
 * extends are among them, by their paths from the folder: `../common/law/an-act.json`.
 */
export interface Listing {
  readonly folder: string
  readonly files: Readonly<Record<CollectionName, readonly string[]>>
  readonly rows: ProductRows
  readonly findings: readonly Finding[]
  /** Digest of each file read in the first pass; filled by reading. */
  readonly digests: InputDigests
  /** The records of datasets below that do not count, each as a line that names the file that counts instead. */
  readonly replaced: readonly string[]
}

/** Something in a dataset; a link is never followed. */
interface Entry {
  readonly path: string
  readonly dirent: Dirent
}

/**
 * Lists a dataset with those that it extends, and finds what no collection claims. The order in which the disk gives names is
 * of no account. What is one record is decided by its path: the nearest dataset that has a file there has the whole record.
 */
export async function listDataset(folder: string): Promise<Listing> {
  if (!isFolder(folder))
    throw new Error(`${folder}: there is no such folder; name the folder of the dataset with --data`)
  const { chain, findings } = chainOf(folder)
  const listed: { readonly name: CollectionName; readonly own: string; readonly path: string }[] = []
  const replaced: string[] = []
  const holders = new Map<string, string>()
  for (const to of chain)
    for (const entry of entriesOf(join(folder, to)).sort((a, b) => compareTexts(a.path, b.path))) {
      const path = to + entry.path
      const problem = problemOf(entry)
      if (problem !== null) findings.push(errorIn(path, '', problem, 'unclaimed-file'))
      const name = claim(entry.path)
      if (name === null || !entry.dirent.isFile()) continue
      const record = recordPathOf(entry.path)
      const by = holders.get(record) ?? to
      holders.set(record, by)
      if (by === to || MERGED.has(name)) listed.push({ name, own: entry.path, path })
      else if (!UNNAMED.has(name)) replaced.push(`${by}${entry.path} counts instead of ${path}`)
    }
  listed.sort((a, b) => compareTexts(a.own, b.own))
  const ofKind = (kind: string) => listed.filter(({ name }) => name === kind).map(({ path }) => path)
  const kinds = Object.keys(CLAIMS).map((name) => [name, ofKind(name)] as const)
  const files = Object.fromEntries(kinds) as Record<CollectionName, string[]>
  const { rows, digests, findings: ofRows } = readRows(folder, chain, files.listed, files.products)
  return { folder, files, rows, findings: [...findings, ...ofRows], digests, replaced }
}

/** Collections that are merged entry by entry, the nearest dataset first; every other record counts whole. */
const MERGED: ReadonlySet<CollectionName> = new Set(['questions', 'synonyms', 'listed'])

/** Collections that are not reported as replaced: each dataset has its own dataset.json, and clauses and overrides go with their product. */
const UNNAMED: ReadonlySet<CollectionName> = new Set(['dataset', 'clauses', 'overrides'])

/** The folders of a dataset and of those that it extends, the nearest first. */
export function foldersOf(folder: string): string[] {
  return chainOf(folder).chain.map((to) => join(folder, to))
}

/** The dataset and those that it extends, the nearest first, as paths from its folder: empty, then `../common/`. */
function chainOf(folder: string): { readonly chain: readonly string[]; readonly findings: Finding[] } {
  const chain = ['']
  for (let to = ''; ;) {
    const given = extendsOf(join(folder, to, CLAIMS.dataset))
    if (given === null) return { chain, findings: [] }
    const next = `${posix.join(to, given)}/`
    const problem = nextProblem(folder, chain, given, next)
    if (problem !== null) {
      const path = to + CLAIMS.dataset
      const message = `${JSON.stringify(given)} ${problem}`
      return { chain, findings: [errorIn(path, '/extends', message, 'extends-dataset')] }
    }
    chain.push((to = next))
  }
}

/** A path to a folder that is not inside the folder of the dataset, and does not hold it. */
const ASIDE_PATH = /^(?:\.\.\/)+[^./\\][^/\\]*(?:\/[^./\\][^/\\]*)*$/u

/** Reason why what is given cannot be extended by the last of a chain; null where it can. */
function nextProblem(folder: string, chain: readonly string[], given: string, next: string): string | null {
  if (!ASIDE_PATH.test(given))
    return 'is no path to a folder beside the one of this dataset; write it like "../common", with / between its parts'
  if (!isFolder(join(folder, next)))
    return 'is no folder; name one as it is seen from the folder of this dataset, or leave the key out'
  const places = chain.map((to) => realpathSync(join(folder, to)))
  return places.includes(realpathSync(join(folder, next)))
    ? 'leads in a circle: that dataset extends this one, or is this one; leave the key out in one of them'
    : null
}

/** Folder that a dataset.json extends; null where there is none, or where check refuses the file first. */
function extendsOf(file: string): string | null {
  const record =
    statSync(file, { throwIfNoEntry: false })?.isFile() === true ? jsonIn(readFileSync(file, 'utf8')) : null
  const given = (record as { extends?: unknown } | null | undefined)?.extends
  return typeof given === 'string' ? given : null
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true
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

/** Reason why something cannot be in a dataset; null where it can. */
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
