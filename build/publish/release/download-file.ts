import type { ClauseRun } from '../../contract/index-files/clauses.ts'
import type { ServiceFile } from '../../contract/index-files/service.ts'
import { clausesPath } from '../../contract/index-paths.ts'
import { sha256 } from '../../files/digest.ts'
import { inFolder } from '../answers/output-file.ts'
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
import { tarPieces } from './archive.ts'
import { categoryFactPieces } from './category-facts.ts'
import { CSV_TABLES, csvPieces } from './spreadsheets.ts'
import { type GzipMember, type GzipPiece, type WrittenBefore, writeGzip } from './gzip-members.ts'
import {
  type RecordKind,
  type Records,
  clauseRunsIn,
  clausesIn,
  clausesOfRun,
  jsonAt,
  recordAt,
  recordPaths,
  servicePaths,
} from './records.ts'
import type { DownloadSource, ReleaseSource } from './source.ts'

/** A file for download: its path in the tree, and the files of the tree that it is made from. */
export type Download = { readonly path: string; readonly files: readonly string[] } & (
  | { readonly kind: 'archive'; readonly seconds: number }
  | { readonly kind: 'lines'; readonly of: keyof Records }
  | { readonly kind: 'csv'; readonly table: keyof typeof CSV_TABLES }
  | { readonly kind: 'category-facts'; readonly category: string }
  | { readonly kind: 'sqlite'; readonly dataDate: string; readonly baseUrl: string }
)

/**
 * Writes a download, piece by piece: it may be larger than memory. Gives the members of what is compressed, for the next
 * time; `before` is what was written the last time.
 */
export function writeDownload(
  place: string,
  what: Download,
  source: DownloadSource,
  before: WrittenBefore | null,
): GzipMember[] {
  if (what.kind === 'sqlite') {
    writeDatabase(place, source, { data_date: what.dataDate, base_url: what.baseUrl })
    return []
  }
  return writeGzip(place, piecesOf(what, source), before)
}

function piecesOf(what: Exclude<Download, { kind: 'sqlite' }>, source: DownloadSource): Iterable<GzipPiece> {
  if (what.kind === 'archive') return tarPieces(source, what.files, what.seconds)
  if (what.kind === 'csv') return csvPieces(what.table, what.files, source)
  if (what.kind === 'category-facts') return categoryFactPieces(what.category, what.files, source)
  return linePieces(what, source)
}

function linePieces(
  { of, files }: Extract<Download, { kind: 'lines' }>,
  source: DownloadSource,
): Iterable<GzipPiece> {
  return of === 'clauses' ? clausePieces(source) : files.map((path) => bodyPiece(source, path))
}

/** Every body is one line already. */
function bodyPiece(source: DownloadSource, path: string): GzipPiece {
  const { sha256: from, bytes } = source.file(path)
  return { from, bytes, content: () => [source.read(path)] }
}

/** A piece for each run of numbers; a run has that part of the bytes of its pack that it has of its numbers. */
function* clausePieces(source: DownloadSource): Generator<GzipPiece> {
  const clausesOf = clausesOfRun(source)
  const runs = clauseRunsIn(source)
  const numbers = new Map<string, number>()
  for (const run of runs) numbers.set(run.name, (numbers.get(run.name) ?? 0) + lengthOf(run))
  for (const run of runs) {
    const { sha256: digest, bytes } = source.file(inFolder(clausesPath(run.name)))
    yield {
      from: sha256(`${digest} ${run.first} ${run.last}`),
      bytes: (bytes * lengthOf(run)) / (numbers.get(run.name) ?? 1),
      *content() {
        for (const { clause } of clausesOf(run)) yield Buffer.from(`${JSON.stringify(clause)}\n`)
      },
    }
  }
}

function lengthOf({ first, last }: ClauseRun): number {
  return last - first + 1
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
  take('release', { ...release, notice, withdrawals_known_for: service?.withdrawals_known_for ?? [] })
  each('law', (law) => lawRows(law, take))
  each('forms', (form) => formRows(form, take))
  database.finish()
}
