import type { ReleaseDownload } from '../../contract/release.ts'
import type { Publisher } from '../../contract/service-words.ts'
import { mediaTypeOf } from '../site/dataset-record.ts'
import { CSV_TABLES, columnType } from './spreadsheets.ts'

/** Publisher and day of the described data. */
interface Described {
  readonly baseUrl: string
  readonly dataDate: string
  readonly service: Publisher
}

/** `/datapackage.json`: the downloads as a Data Package (Frictionless), with the columns of the tables. */
export function dataPackage(
  { baseUrl, dataDate, service }: Described,
  downloads: readonly ReleaseDownload[],
): object {
  const { title, licence, operator } = service
  return {
    profile: 'data-package',
    name: 'insurance-information-service',
    title,
    homepage: `${baseUrl}/`,
    version: dataDate,
    ...(licence !== undefined && {
      licenses: [{ title: licence.name, path: licence.url ?? `${baseUrl}/docs/terms` }],
    }),
    ...(operator !== undefined && {
      contributors: [
        { title: operator.name, ...(operator.url && { path: operator.url }), role: 'publisher' },
      ],
    }),
    resources: downloads.map((download) => resourceOf(download)),
  }
}

function resourceOf({ path, holds, bytes, sha256 }: ReleaseDownload): object {
  const file = path.slice(path.lastIndexOf('/') + 1)
  const [name = '', format = ''] = file.replace(/\.gz$/u, '').split('.')
  const isTable = format === 'csv'
  return {
    profile: isTable ? 'tabular-data-resource' : 'data-resource',
    // A name is of one resource: products are a table and lines, too.
    name: isTable ? name : `${name}-${format}`,
    path,
    title: holds,
    format,
    mediatype: mediaTypeOf(path),
    ...(file.endsWith('.csv.gz') && { compression: 'gz', encoding: 'utf-8-sig' }),
    bytes,
    hash: `sha256:${sha256}`,
    ...(isTable && { schema: schemaOf(name as keyof typeof CSV_TABLES) }),
  }
}

function schemaOf(table: keyof typeof CSV_TABLES): object {
  const { columns } = CSV_TABLES[table]
  return { fields: columns.map((name) => ({ name, type: columnType(name) })), missingValues: [''] }
}
