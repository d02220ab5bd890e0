import type { ServiceFile } from '../../contract/index-files/service.ts'
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
import { tarPieces } from './tar.ts'
import { categoryFactPieces } from './category-facts.ts'
import { CSV_TABLES, csvPieces } from './spreadsheets.ts'
import {
  type RecordKind,
  type Records,
  clausesIn,
  jsonAt,
  recordAt,
  recordPaths,
  servicePaths,
} from './records.ts'
import type { DownloadSource, ReleaseSource } from './source.ts'
import { closeSync, openSync, writeFileSync } from 'node:fs'
import { Gzip } from 'fflate'

/** A file for download: its path in the tree, and the files of the tree that it is made from. */
export type Download = { readonly path: string; readonly files: readonly string[] } & (
  | { readonly kind: 'archive'; readonly seconds: number }
  | { readonly kind: 'lines'; readonly records: keyof Records }
  | { readonly kind: 'csv'; readonly table: keyof typeof CSV_TABLES }
  | { readonly kind: 'category-facts'; readonly category: string }
  | { readonly kind: 'sqlite'; readonly dataDate: string; readonly baseUrl: string }
)

/** Writes a download, piece by piece: it may be larger than memory. */
export function writeDownload(place: string, what: Download, source: DownloadSource): void {
  if (what.kind === 'sqlite')
    writeDatabase(place, source, { data_date: what.dataDate, base_url: what.baseUrl })
  else writeGzip(place, piecesOf(what, source))
}

function piecesOf(what: Exclude<Download, { kind: 'sqlite' }>, source: DownloadSource): Iterable<Uint8Array> {
  if (what.kind === 'archive') return tarPieces(source, what.files, what.seconds)
  if (what.kind === 'csv') return csvPieces(what.table, what.files, source)
  if (what.kind === 'category-facts') return categoryFactPieces(what.category, what.files, source)
  return what.records === 'clauses' ? clauseLines(source) : bodyLines(what.files, source)
}

/** Every body is one line already. */
function* bodyLines(files: readonly string[], source: DownloadSource): Generator<Uint8Array> {
  for (const path of files) yield source.read(path)
}

function* clauseLines(source: DownloadSource): Generator<Uint8Array> {
  for (const { clause } of clausesIn(source)) yield Buffer.from(`${JSON.stringify(clause)}\n`)
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
  // Facts name clauses, which come first. Few products are read: the others are not opened twice.
  const withFacts: string[] = []
  let notice = ''
  for (const path of paths.products) {
    const policy = recordAt(source, 'products', path)
    notice = policy.notice
    productRows(policy, take)
    if (policy.facts.length > 0) withFacts.push(path)
  }
  for (const { clause, position } of clausesIn(source)) clauseRows(clause, position, take)
  for (const path of withFacts) factRows(recordAt(source, 'products', path), take)
  const [service] = servicePaths(source).map((path) => jsonAt(source, path) as Partial<ServiceFile>)
  const { withdrawals_known_for = [], ...head } = service ?? {}
  const said = {
    title: head.service?.title,
    operator: head.service?.operator,
    licence: head.service?.licence,
  }
  take('release', { ...release, notice, ...said, withdrawals_known_for })
  each('law', (law) => lawRows(law, take))
  each('forms', (form) => formRows(form, take))
  database.finish()
}

/** Level of compression: 6, which gzip itself takes, needs a third more time for 3 % fewer bytes. */
const LEVEL = 4

/**
 * Writes pieces compressed, as one gzip member: browsers refuse several, and common libraries silently read the first
 * alone. Made by a compressor in plain JavaScript: zlib gives other bytes on another processor or in another version of
 * Node, and a download is to be the same wherever it is built.
 */
function writeGzip(place: string, pieces: Iterable<Uint8Array>): void {
  const file = openSync(place, 'w')
  try {
    const gzip = new Gzip({ level: LEVEL, mem: 6, mtime: 0 }, (bytes) => writeFileSync(file, bytes))
    for (const piece of pieces) gzip.push(piece)
    gzip.push(new Uint8Array(), true)
  } finally {
    closeSync(file)
  }
}
