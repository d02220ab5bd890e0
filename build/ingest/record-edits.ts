import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, parse, relative } from 'node:path'
import { checkDatasetAt } from '../check/index.ts'
import { canonicalText } from '../check/dataset/canonical.ts'
import type { CollectionName } from '../check/dataset/collection-paths.ts'
import { COLLECTIONS } from '../check/dataset/collections.ts'
import type { ListedProduct, Product } from '../contract/authored/product.ts'
import { normalUin } from '../contract/uin.ts'
import { rowOfProduct, rowsFileOf, rowsOf, rowsText } from '../check/dataset/product-rows.ts'
import type { Finding } from '../check/dataset/finding.ts'
import { foldersOf, listDataset } from '../check/dataset/list.ts'
import { temporaryFolder } from '../files/temporary-folder.ts'
import { assertOwn, putFiles } from '../check/dataset/put-files.ts'

/** A record to write to the dataset. */
export interface RecordEdit {
  /** The file, relative to the data folder. */
  readonly path: string
  readonly collection: CollectionName
  readonly record: unknown
}

/** A file whose text will be another; `before` is null where it is new. */
export interface FileChange {
  readonly path: string
  readonly before: string | null
  readonly after: string
}

/** Thrown where the dataset would not pass the check; nothing is written. */
export class RefusedError extends Error {
  readonly findings: readonly Finding[]
  constructor(findings: readonly Finding[]) {
    super('the records would not pass npm run check; nothing was written')
    this.findings = findings
  }
}

/**
 * The files that change; records that stay as they are drop out. A product of which nothing was read is a row, unless it has a
 * file already; one of which something was read has a file, and its row goes. Throws where a record is of a dataset below.
 */
export function fileChanges(folder: string, changes: readonly RecordEdit[]): FileChange[] {
  const rows = new RowEdits(folder)
  const folders = foldersOf(folder)
  const records = changes.flatMap(({ path, collection, record }) => {
    assertOwn(path)
    const before = textAt(folder, path)
    const hasFile = folders.some((one) => existsSync(join(one, path)))
    if (collection === 'products' && !hasFile && rows.take(path, record as Product)) return []
    return { path, before, after: canonicalText(COLLECTIONS[collection].schema, record) }
  })
  return [...records, ...rows.changes()].filter(({ before, after }) => before !== after)
}

/** Files of rows, as edits of products leave them. */
class RowEdits {
  readonly #folder: string
  readonly #files = new Map<string, { before: string | null; rows: Map<string, ListedProduct> }>()

  constructor(folder: string) {
    this.#folder = folder
  }

  /** Takes a product into the rows where it is a row; else takes its row out. Gives whether it is a row. */
  take(path: string, product: Product): boolean {
    const row = rowOfProduct(product)
    const { rows } = this.#of(rowsFileOf(path))
    if (row === null) rows.delete(normalUin(product.uin))
    else rows.set(normalUin(product.uin), row)
    return row !== null
  }

  changes(): FileChange[] {
    return Array.from(this.#files, ([path, { before, rows }]) => {
      return { path, before, after: rowsText(rows.values()) }
    }).filter(({ before, after }) => before !== null || after !== '')
  }

  #of(file: string) {
    const known = this.#files.get(file)
    if (known !== undefined) return known
    const before = textAt(this.#folder, file)
    const read = { before, rows: new Map(rowsOf(before ?? '').map((row) => [normalUin(row.uin), row])) }
    this.#files.set(file, read)
    return read
  }
}

function textAt(folder: string, path: string): string | null {
  const file = join(folder, path)
  return existsSync(file) ? readFileSync(file, 'utf8') : null
}

/**
 * Writes all files or none: first the whole dataset, with them in it, passes the check in a folder of its own. Gives
 * the warnings about the changed files; throws a {@link RefusedError}.
 */
export async function write(
  folder: string,
  files: readonly FileChange[],
  isDry: boolean,
): Promise<Finding[]> {
  if (files.length === 0) return []
  const findings = await checkedWith(folder, files)
  const errors = findings.filter(({ level }) => level === 'error')
  if (errors.length > 0) {
    const before = new Set((await checked(folder)).map(keyOf))
    const ours = errors.filter((finding) => !before.has(keyOf(finding)))
    if (ours.length > 0) throw new RefusedError(ours)
  }
  if (!isDry) putFiles(folder, files)
  const paths = new Set(files.map(({ path }) => path))
  return findings.filter(({ level, path }) => level === 'warning' && paths.has(path))
}

function keyOf({ path, where, rule }: Finding): string {
  return `${path} ${where} ${rule}`
}

async function checked(folder: string): Promise<readonly Finding[]> {
  return (await checkDatasetAt(await listDataset(folder))).findings
}

async function checkedWith(folder: string, files: readonly FileChange[]): Promise<readonly Finding[]> {
  const scratch = temporaryFolder('ingest')
  // As deep as the dataset: what it extends is found above it.
  const copy = join(scratch, relative(parse(folder).root, folder))
  try {
    const place = (path: string) => {
      mkdirSync(dirname(join(copy, path)), { recursive: true })
      return join(copy, path)
    }
    for (const path of Object.values((await listDataset(folder)).files).flat())
      copyFileSync(join(folder, path), place(path))
    for (const { path, after } of files) writeFileSync(place(path), after)
    return await checked(copy)
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}
