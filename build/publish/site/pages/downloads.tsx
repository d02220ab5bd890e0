/** @jsxRuntime automatic @jsxImportSource #view */
import { inIndia } from '../../../contract/display.ts'
import { factsPath } from '../../../contract/paths.ts'
import { DATA_PACKAGE, type ReleaseDownload, listLine } from '../../../contract/release.ts'
import { licenceOf, runBy } from '../../../contract/service-words.ts'
import { EXAMPLE_QUERIES } from '../../store/published-views.ts'
import { Code, Table } from '../../../view/components.tsx'
import type { Site } from '../site.ts'

/** The files of a release for people who work with data. */
export function Downloads({
  site,
  downloads,
}: {
  readonly site: Site
  readonly downloads: readonly ReleaseDownload[]
}) {
  return (
    <>
      <h2 id="downloads">Downloads</h2>
      <p>
        Archives of each part of the site, and the dataset for people who work with data: one SQLite file,
        tables of products and facts for spreadsheets (CSV), the facts of each category as JSON, and one file
        of JSON lines per kind. Requests for them are not counted. The same data gives the same bytes. A copy
        does not hold them: take them from {site.base}.{` ${runBy(site.service)} ${licenceOf(site.service)}`}
        {downloads.length === 0 && ' This build left them out, as npm start does; npm run build makes them.'}
      </p>
      {downloads.length > 0 && (
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
      )}
      <p>
        In the tables for spreadsheets a clause is given in words, <code>clause 6.20</code>: as a number a
        spreadsheet would make it 6.2, which is another clause. They begin with the byte order mark of UTF-8,
        by which spreadsheets know the letters: read them as <code>utf-8-sig</code>. A text that begins with =
        + - or @ has an apostrophe before it, since a spreadsheet would compute it; SQLite and the lines have
        it as it is printed.
      </p>
      {downloads.length > 0 && (
        <p>
          <a href={site.link(DATA_PACKAGE)}>datapackage.json</a> describes the files and the columns of the
          tables for programs (a Data Package of Frictionless). One field over all read products is at{' '}
          <code>{factsPath('<category>', '<key>')}</code>.
        </p>
      )}
      <h3 id="sqlite">The SQLite file</h3>
      <p>
        Numbers, yes or no, and words are in columns of their own beside <code>value</code>, which is JSON.
        Its tables with their columns and its views are described in the table <code>about</code>; the
        questions below are in the table <code>example</code>. A field in <code>unread_field</code> was looked
        for by nobody: that is not the same as a fact whose status is <code>not-stated</code>.
      </p>
      {EXAMPLE_QUERIES.map(({ asks, sql }) => (
        <>
          <p>{asks}:</p>
          <Code copy>{sql}</Code>
        </>
      ))}
    </>
  )
}
