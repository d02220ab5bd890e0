/** @jsxRuntime automatic @jsxImportSource #view */
import { inIndia } from '../../../contract/display.ts'
import { INDEX_FILES } from '../../../contract/index-files.ts'
import { INDEX_PATHS } from '../../../contract/index-paths.ts'
import { API, INDEX_FORMAT } from '../../../contract/limits.ts'
import type { Operation } from '../../../contract/operation.ts'
import { OPERATIONS } from '../../../contract/operations.ts'
import { factsPath } from '../../../contract/paths.ts'
import { DATA_PACKAGE, RELEASE, type ReleaseDownload, listLine } from '../../../contract/release.ts'
import { licenceOf, runBy } from '../../../contract/service-words.ts'
import { Code, Table } from '../../../view/components.tsx'
import type { SiteHead } from '../../answers/context.ts'
import { EXAMPLE_QUERIES } from '../../store/published-views.ts'
import { datasetRecord } from '../dataset-record.ts'
import { prose } from '../prose.tsx'
import type { PageBody, Site } from '../site.ts'

interface MirrorsMaterial {
  readonly site: Site
  readonly context: Pick<SiteHead, 'clauses'>
  /** Files of the release that can be downloaded. */
  readonly downloads: readonly ReleaseDownload[]
  /** The thumbprint of the key that signs the release; null where it is not signed. */
  readonly signedBy: string | null
}

/** Page on keeping a copy of the whole service, proving that it is whole and ours, and letting it answer. */
export function mirrorsPage({ site, context, downloads, signedBy }: MirrorsMaterial): PageBody {
  const isMade = downloads.length > 0
  const publisher = `${runBy(site.service)} ${licenceOf(site.service)}`
  const leftOut = ' This build left them out, as npm start does; npm run build makes them.'
  return {
    scripts: ['copy.js'],
    structured: datasetRecord(site, downloads),
    content: prose('mirrors', site, {
      ...RELEASE,
      api: API,
      format: INDEX_FORMAT,
      publisher: isMade ? publisher : publisher + leftOut,
      downloads: isMade && <Downloads site={site} downloads={downloads} />,
      package: isMade && (
        <p>
          <a href={site.link(DATA_PACKAGE)}>datapackage.json</a> describes the files and the columns of the
          tables for programs (a Data Package of Frictionless). One field over all read products is at{' '}
          <code>{factsPath('<category>', '<key>')}</code>.
        </p>
      ),
      queries: EXAMPLE_QUERIES.map(({ asks, sql }) => [<p>{asks}:</p>, <Code copy>{sql}</Code>]),
      signed: <SignedBy thumbprint={signedBy} />,
      clauses: context.clauses === 'packs' && (
        <>
          {' '}
          Clauses are in <code>{INDEX_PATHS.clauses}</code>; <code>{INDEX_PATHS.numbers}</code> says in which
          file.
        </>
      ),
      index: <Table label="Files under /index/" head={['File', 'Holds']} rows={FILES} />,
    }),
  }
}

/** Every file under /index/ with what it holds; a name in angle brackets is one file per product or slug. */
const FILES = [
  ...Object.values(INDEX_FILES).map(({ path, holds }) => [path, holds] as const),
  ...(Object.entries(OPERATIONS) as [string, Operation][]).flatMap(([id, { answers, params }]) => {
    if (answers === undefined) return []
    const name = Object.keys(params).length > 0 ? '/{name}' : ''
    return [[`/index/answers/${answers}${name}`, `The answers of ${id} once more, byte for byte.`] as const]
  }),
].map(([path, holds]) => [<code>{path.replace(/\{(\w+)\}/gu, '<$1>')}</code>, holds])

/** The files of a release for people who work with data. */
function Downloads({ site, downloads }: Pick<MirrorsMaterial, 'site' | 'downloads'>) {
  return (
    <>
      <Table
        label="Downloads"
        head={['File', 'Holds', 'Bytes']}
        rows={downloads.map(({ path, holds, bytes }) => [
          <a href={site.link(`/${path}`)}>{path}</a>,
          holds,
          inIndia(bytes),
        ])}
      />
      <p>Their digests, as sha256sum checks them:</p>
      <Code copy>{downloads.map(listLine).join('').trimEnd()}</Code>
    </>
  )
}

function SignedBy({ thumbprint }: { readonly thumbprint: string | null }) {
  if (thumbprint === null) return <p>This release is not signed.</p>
  return (
    <p>
      The thumbprint of the key of this release (RFC 7638) is <code>{thumbprint}</code>. Compare it with what{' '}
      <code>sync</code> and <code>verify</code> print, over another network than the one you copied through,
      and name it with <code>--key</code>: the first sync cannot know whose key it is.
    </p>
  )
}
