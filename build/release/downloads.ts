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
import { gzippedLines } from './archive.ts'
import { type Kind, type Records, clausePaths, clausesIn, recordAt, recordPaths } from './records.ts'
import type { Tree } from './tree.ts'

/** What the downloads say of the release, and how many clauses it has. */
interface DownloadOptions {
  readonly dataDate: string
  readonly baseUrl: string
  readonly clauses: number
}

/** Writes the dataset for people who work with data: one SQLite file, and one file of lines for every kind. */
export function writeDownloads(
  tree: Tree,
  { dataDate, baseUrl, clauses }: DownloadOptions,
): ReleaseDownload[] {
  const paths = recordPaths(tree)
  const kinds = Object.keys(LINES) as (keyof Records)[]
  const read = new Map(kinds.map((kind) => [kind, kind === 'clauses' ? clausePaths(tree) : paths[kind]]))
  const contents = (kind: keyof Records) => read.get(kind)?.map((path) => [path, tree.file(path).sha256])
  const download = (name: string, holds: string, from: unknown, make: () => Uint8Array): ReleaseDownload => {
    const path = `${RELEASE.folder}/${name}`
    tree.once(name, from, (put) => put(path, make()))
    return { ...tree.file(path), holds }
  }
  const all = [dataDate, baseUrl, kinds.map(contents)]
  return [
    download('dataset.sqlite', 'the whole dataset as one SQLite file', all, () =>
      sqlite(tree, paths, dataDate, baseUrl),
    ),
    ...kinds.map((kind) => {
      const count = kind === 'clauses' ? clauses : paths[kind].length
      const holds = `${count} ${LINES[kind]}, one per line`
      const lines = () => (kind === 'clauses' ? clauseLines(tree) : linesAt(tree, paths[kind]))
      return download(`${kind}.ndjson.gz`, holds, contents(kind), () => gzippedLines(lines()))
    }),
  ]
}

const LINES: Readonly<Record<keyof Records, string>> = {
  categories: 'answers of categoryFields',
  insurers: 'answers of getInsurer',
  products: 'answers of getPolicy',
  clauses: 'answers of getClause',
  law: 'answers of getLaw',
  forms: 'form records',
}

/** Every body is one line already. */
function* linesAt(tree: Tree, paths: readonly string[]): Generator<Uint8Array> {
  for (const path of paths) yield tree.read(path)
}

function* clauseLines(tree: Tree): Generator<Uint8Array> {
  for (const clause of clausesIn(tree)) yield Buffer.from(`${JSON.stringify(clause)}\n`)
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
  for (const clause of clausesIn(tree)) clauseRows(clause, places.get(clause.id) ?? 0, take)
  each('products', (policy) => factRows(policy, take))
  take('release', { data_date, base_url, notice })
  each('law', (law) => lawRows(law, take))
  each('forms', (form) => formRows(form, take))
  return database.finish()
}
