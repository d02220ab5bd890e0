import type { CatalogueFile } from '../../contract/index-files/catalogue.ts'
import { INDEX_PATHS, answerPath } from '../../contract/index-paths.ts'
import { isRead } from '../../contract/is-read.ts'
import { uinFileName } from '../../contract/uin.ts'
import { inFolder } from '../answers/output-file.ts'
import { jsonAt, recordAt } from './records.ts'
import type { DownloadSource, ReleaseSource } from './source.ts'
import { grouped } from '../../contract/groups.ts'

/** The answers of getPolicy of the read products of each category, by its slug; their paths in the tree. */
export function readProductsByCategory(source: Pick<ReleaseSource, 'read'>): Map<string, string[]> {
  const { cards } = jsonAt(source, inFolder(INDEX_PATHS.catalogue)) as CatalogueFile
  const read = cards.filter(({ coverage }) => isRead(coverage))
  const found = grouped(
    read.map(({ uin, category }) => [category.slug, inFolder(answerPath('getPolicy', uinFileName(uin)))]),
  )
  return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** One JSON object: the category, the notice, and at least one read product with its facts as getPolicy gives them. */
export function* categoryFactPieces(
  category: string,
  files: readonly string[],
  source: DownloadSource,
): Generator<Uint8Array> {
  for (const [at, path] of files.entries()) {
    const { data_date, notice, uin, name, insurer, url, facts, unread } = recordAt(source, 'products', path)
    const head = `{"category":${JSON.stringify(category)},"notice":${JSON.stringify(notice)},"products":[\n`
    const before = at === 0 ? head : ',\n'
    yield Buffer.from(before + JSON.stringify({ data_date, uin, name, insurer, url, facts, unread }))
  }
  yield Buffer.from('\n]}\n')
}
