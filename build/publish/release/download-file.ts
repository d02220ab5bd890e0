import { PublishedDatabase } from '../store/published.ts'
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
import { writeArchive, writeGzip } from './archive.ts'
import { type RecordKind, type Records, clausesIn, recordAt, recordPaths } from './records.ts'
import type { ReleaseSource } from './source.ts'

/** A file for download: its path in the tree, and the files of the tree that it is made from. */
export type Download = { readonly path: string; readonly files: readonly string[] } & (
  | { readonly kind: 'archive'; readonly seconds: number }
  | { readonly kind: 'lines'; readonly of: keyof Records }
  | { readonly kind: 'sqlite'; readonly dataDate: string; readonly baseUrl: string }
)

/** Writes a download, piece by piece: it may be larger than memory. */
export function writeDownload(place: string, what: Download, source: ReleaseSource): void {
  switch (what.kind) {
    case 'archive':
      return writeArchive(place, source, what.files, what.seconds)
    case 'lines':
      return writeGzip(place, what.of === 'clauses' ? clauseLines(source) : linesAt(source, what.files))
    case 'sqlite':
      return writeDatabase(place, source, { data_date: what.dataDate, base_url: what.baseUrl })
  }
}

/** Every body is one line already. */
function* linesAt(source: ReleaseSource, paths: readonly string[]): Generator<Uint8Array> {
  for (const path of paths) yield source.read(path)
}

function* clauseLines(source: ReleaseSource): Generator<Uint8Array> {
  for (const clause of clausesIn(source)) yield Buffer.from(`${JSON.stringify(clause)}\n`)
}

function writeDatabase(
  place: string,
  source: ReleaseSource,
  release: { readonly data_date: string; readonly base_url: string },
): void {
  const paths = recordPaths(source)
  const database = new PublishedDatabase(place)
  const take: TakeRow = (table, row) => database.add(table, row)
  const each = <K extends RecordKind>(kind: K, work: (record: Records[K]) => void) => {
    for (const path of paths[kind]) work(recordAt(source, kind, path))
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
  for (const clause of clausesIn(source)) clauseRows(clause, places.get(clause.id) ?? 0, take)
  each('products', (policy) => factRows(policy, take))
  take('release', { ...release, notice })
  each('law', (law) => lawRows(law, take))
  each('forms', (form) => formRows(form, take))
  database.finish()
}
