import { type ReleaseDownload, RELEASE } from '../contract/release.ts'
import {
  type TakeRow,
  categoryRows,
  clauseRows,
  factRows,
  formRows,
  insurerRows,
  lawRows,
  productRows,
} from '../store/published-rows.ts'
import { PublishedDatabase } from '../store/published.ts'
import { gzipped } from './archive.ts'
import { releaseFile } from './lists.ts'
import { type Kind, KINDS, type Records, recordAt, recordPaths } from './records.ts'
import type { Tree } from './tree.ts'

/** Writes the dataset for people who work with data: one SQLite file, and one file of lines for every kind. */
export function writeDownloads(
  tree: Tree,
  { dataDate, baseUrl }: { readonly dataDate: string; readonly baseUrl: string },
): ReleaseDownload[] {
  const paths = recordPaths(tree)
  const put = (name: string, holds: string, bytes: Uint8Array): ReleaseDownload => {
    const path = `${RELEASE.folder}/${name}`
    tree.put(path, bytes)
    return { ...releaseFile(path, bytes), holds }
  }
  return [
    put('dataset.sqlite', 'the whole dataset as one SQLite file', sqlite(tree, paths, dataDate, baseUrl)),
    ...KINDS.map((kind) =>
      put(
        `${kind}.ndjson.gz`,
        `${paths[kind].length} ${kind}: one line is the answer of ${ANSWERS[kind]}`,
        lines(tree, paths[kind]),
      ),
    ),
  ]
}

const ANSWERS: Readonly<Record<Kind, string>> = {
  categories: 'categoryFields',
  insurers: 'getInsurer',
  products: 'getPolicy',
  clauses: 'getClause',
  law: 'getLaw',
  forms: 'a form record',
}

/** Every body is one line already. */
function lines(tree: Tree, paths: readonly string[]): Uint8Array {
  return gzipped(Buffer.concat(paths.map((path) => tree.read(path))))
}

function sqlite(
  tree: Tree,
  paths: Readonly<Record<Kind, readonly string[]>>,
  data_date: string,
  base_url: string,
): Uint8Array {
  const database = new PublishedDatabase()
  const take: TakeRow = (table, row) => database.add(table, row)
  const each = <K extends Kind>(kind: K, work: (record: Records[K], at: number) => void) => {
    for (const [at, path] of paths[kind].entries()) work(recordAt(tree, kind, path), at)
  }
  each('categories', (category) => categoryRows(category, take))
  each('insurers', (insurer) => insurerRows(insurer, take))
  const places = new Map<number, number>()
  let notice = ''
  each('products', (policy) => {
    notice = policy.notice
    productRows(policy, take)
    for (const [at, { id }] of policy.clauses.entries()) places.set(id, at)
  })
  each('clauses', (clause) => clauseRows(clause, places.get(clause.id) ?? 0, take))
  each('products', (policy) => factRows(policy, take))
  take('release', { data_date, base_url, notice })
  each('law', (law) => lawRows(law, take))
  each('forms', (form) => formRows(form, take))
  return database.finish()
}
