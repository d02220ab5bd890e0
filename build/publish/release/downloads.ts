import { counted } from '../../contract/display.ts'
import { type ReleaseDownload, RELEASE } from '../../contract/release.ts'
import { readProductsByCategory } from './category-facts.ts'
import { CSV_TABLES } from './spreadsheets.ts'
import type { Download } from './download-file.ts'
import { type Records, clausePaths, recordPaths, servicePaths } from './records.ts'
import type { Tree } from './tree.ts'

/** Release as the downloads name it, and the number of its clauses. */
interface DownloadOptions {
  readonly dataDate: string
  readonly baseUrl: string
  readonly clauses: number
}

/** Makes the dataset for people who work with data: as SQLite, tables, facts by category, and lines of every kind. */
export function makeDownloads(
  tree: Tree,
  { dataDate, baseUrl, clauses }: DownloadOptions,
): Promise<ReleaseDownload[]> {
  const paths: Readonly<Record<keyof Records, readonly string[]>> = {
    ...recordPaths(tree),
    clauses: clausePaths(tree),
  }
  const kinds = Object.keys(LINES) as (keyof Records)[]
  const tables = Object.keys(CSV_TABLES) as (keyof typeof CSV_TABLES)[]
  const download = async (what: Download, holds: string): Promise<ReleaseDownload> => ({
    ...(await tree.download(what)),
    holds,
  })
  const everything = [...servicePaths(tree), ...kinds.flatMap((kind) => paths[kind])]
  const place = (name: string) => `${RELEASE.folder}/${name}`
  const database = {
    kind: 'sqlite',
    path: place('dataset.sqlite'),
    files: everything,
    dataDate,
    baseUrl,
  } as const
  return Promise.all([
    download(database, 'the whole dataset as one SQLite file'),
    ...kinds.map((kind) => {
      const count = kind === 'clauses' ? clauses : paths[kind].length
      const holds = `${count} ${LINES[kind]}, one per line`
      return download(
        { kind: 'lines', records: kind, path: place(`${kind}.ndjson.gz`), files: paths[kind] },
        holds,
      )
    }),
    ...tables.map((table) =>
      download(
        { kind: 'csv', table, path: place(`${table}.csv.gz`), files: paths.products },
        `${CSV_TABLES[table].row}, one per row, for spreadsheets`,
      ),
    ),
    ...Array.from(readProductsByCategory(tree), ([category, files]) =>
      download(
        { kind: 'category-facts', category, path: place(`facts-${category}.json.gz`), files },
        `facts of ${counted(files.length, 'read product')} of the category ${category}, as JSON`,
      ),
    ),
  ])
}

const LINES: Readonly<Record<keyof Records, string>> = {
  categories: 'answers of categoryFields',
  insurers: 'answers of getInsurer',
  products: 'answers of getPolicy',
  clauses: 'answers of getClause',
  law: 'answers of getLaw',
  forms: 'form records',
}
