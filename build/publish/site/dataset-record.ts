import type { ReleaseDownload } from '../../contract/release.ts'
import type { Site } from './site.ts'

/** The dataset in the words of schema.org; with its files where they are known. */
export function datasetRecord(site: Site, downloads: readonly ReleaseDownload[] = []): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Dataset',
    '@id': `${site.base}/#dataset`,
    name: site.service.title,
    description: 'Facts about insurance products sold in India, each with its quote, clause and page.',
    url: `${site.base}/`,
    dateModified: site.dataDate,
    version: site.dataDate,
    isAccessibleForFree: true,
    spatialCoverage: 'India',
    ...published(site),
    ...(downloads.length > 0 && {
      distribution: downloads.map(({ path, holds, bytes, sha256 }) => ({
        '@type': 'DataDownload',
        name: holds,
        contentUrl: `${site.base}/${path}`,
        encodingFormat: mediaTypeOf(path),
        contentSize: `${bytes} B`,
        sha256,
      })),
    }),
  }
}

/** The media type of what a download holds, unpacked. */
export function mediaTypeOf(path: string): string {
  const [, type = 'application/octet-stream'] = TYPES.find(([shape]) => shape.test(path)) ?? []
  return type
}

const TYPES: readonly (readonly [RegExp, string])[] = [
  [/\.csv(?:\.gz)?$/u, 'text/csv'],
  [/\.ndjson(?:\.gz)?$/u, 'application/x-ndjson'],
  [/\.json(?:\.gz)?$/u, 'application/json'],
  [/\.sqlite$/u, 'application/vnd.sqlite3'],
  [/\.tar\.gz$/u, 'application/gzip'],
]

/** Publisher and licence of the data; nothing where the dataset does not say. */
function published({ service: { operator, licence, questions } }: Site): object {
  const contact = questions?.includes('://') === true ? { url: questions } : { email: questions }
  return {
    ...(licence !== undefined && { license: licence.url ?? licence.name }),
    ...(operator !== undefined && {
      publisher: {
        '@type': 'Organization',
        ...operator,
        ...(questions !== undefined && {
          contactPoint: { '@type': 'ContactPoint', contactType: 'questions', ...contact },
        }),
      },
    }),
  }
}
