import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { checkDatasetAt } from '../check/index.ts'
import { canonicalText } from '../check/dataset/canonical.ts'
import type { CollectionName } from '../check/dataset/collection-paths.ts'
import { COLLECTIONS } from '../check/dataset/collections.ts'
import type { Finding } from '../check/dataset/finding.ts'
import { listDataset } from '../check/dataset/list.ts'
import { temporaryFolder } from '../files/temporary-folder.ts'
import { putFiles } from '../check/dataset/put-files.ts'

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

/** The files that change; records that stay as they are drop out. */
export function fileChanges(folder: string, changes: readonly RecordEdit[]): FileChange[] {
  return changes.flatMap(({ path, collection, record }) => {
    const file = join(folder, path)
    const before = existsSync(file) ? readFileSync(file, 'utf8') : null
    const after = canonicalText(COLLECTIONS[collection].schema, record)
    return before === after ? [] : [{ path, before, after }]
  })
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
  const copy = temporaryFolder('ingest')
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
    rmSync(copy, { recursive: true, force: true })
  }
}
