/** @jsxRuntime automatic @jsxImportSource preact */
import type { Publication } from '../../answers/context.ts'
import type { ClauseManner } from '../../../contract/clause-publishing.ts'
import { inIndia } from '../../../contract/display.ts'
import { INDEX_PATHS } from '../../../contract/index-paths.ts'
import { API } from '../../../contract/limits.ts'
import { RELEASE, type ReleaseDownload, listLine } from '../../../contract/release.ts'
import { EXAMPLE_QUERIES } from '../../store/published-views.ts'
import { Code, Table } from '../components.tsx'
import type { Material, PageBody, Site } from '../site.ts'
import { IndexFiles } from './index-files.tsx'

/** How to keep a copy of the whole service, prove that it is whole and ours, and let it answer. */
export function mirrorsPage({
  site,
  context,
  downloads,
  signedBy,
}: Pick<Material, 'site' | 'downloads' | 'signedBy'> & {
  readonly context: Pick<Publication, 'clauses'>
}): PageBody {
  return {
    scripts: ['copy.js'],
    content: (
      <>
        <h1>Mirrors and offline copies</h1>
        <p class="lead">
          The service is a folder of files. Copy the folder and you have the service, without us and without a
          limit on requests.
        </p>
        <h2 id="copy">Make a copy</h2>
        <p>
          <a href={site.link('/mirror.mjs')}>/mirror.mjs</a> is one file that needs Node 20 and nothing else.
          It fetches the archives, checks every digest and the signature, and only then puts the copy in its
          place. The next sync fetches the archives of the parts that changed.
        </p>
        <Code copy>{copying(site.base)}</Code>
        <p>
          <code>serve</code> answers every GET of the service from the copy; <code>--rebase URL</code> lets it
          name its own address. It answers nothing from a file that is not the one of the release.{' '}
          <code>sync --within SECONDS</code> limits the whole sync. <code>verify</code> names every file that
          is missing, changed or not of the release, and exits with 0 (whole), 1 (not whole) or 2 (could not
          be checked). Files of a server or of your own that are hidden or known by name (
          <code>serve.json</code>, <code>.DS_Store</code>, <code>web.config</code>) are left alone by all
          three; other files stop a sync, unless you give it <code>--remove-extra</code>. A copy served with{' '}
          <code>--rebase</code> cannot be copied from.
        </p>
        <Downloads site={site} downloads={downloads} />
        <Proof site={site} signedBy={signedBy} />
        <Changes site={site} />
        <Serving site={site} clauses={context.clauses} />
        <IndexFiles site={site} />
      </>
    ),
  }
}

const copying = (base: string) => `curl -O ${base}/mirror.mjs
node mirror.mjs sync ${base} insurance
node mirror.mjs verify insurance
node mirror.mjs serve insurance --port 8080`

function Downloads({
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
        does not hold them: take them from {site.base}.
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
        by which spreadsheets know the letters: read them as <code>utf-8-sig</code>.
      </p>
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

/** Configurations of servers for a copy, each a file to copy. */
const SERVERS: readonly (readonly [file: string, does: string])[] = [
  ['nginx.conf', 'nginx, with mirror.mjs serve beside it: files, queries and refusals.'],
  ['nginx-files.conf', 'nginx alone: files and a JSON 404 under /api.'],
  ['serve_copy.py', 'Python 3 (python3 serve_copy.py DIR 8080): as nginx alone.'],
  [
    'serve.json',
    'npx serve (npx serve -c ../serve.json DIR, with the file beside the folder): as nginx alone, but its 404 is a page.',
  ],
]

/** What a copy answers by itself, and with what it can be served. */
function Serving({ site, clauses }: { readonly site: Site; readonly clauses: ClauseManner }) {
  return (
    <>
      <h2 id="serving">Serving a copy</h2>
      <p>
        Every answer that depends on the path alone is a file at that path, without an extension: serve it as{' '}
        <code>application/json; charset=utf-8</code> and let other origins read it. Pages are served without{' '}
        <code>.html</code>. The lists are <code>{API}/policies/index.json</code>,{' '}
        <code>{API}/law/index.json</code> and <code>{API}/categories/index.json</code>. A product whose UIN
        cannot be a file name is at <code>/index/answers/policy/&lt;name&gt;</code> (
        <a href={`${site.link('/docs/data')}#uin`}>how names are made</a>).
        {clauses === 'packs' && (
          <>
            {' '}
            Clauses are in <code>{INDEX_PATHS.clauses}</code>; <code>{INDEX_PATHS.numbers}</code> says in
            which file.
          </>
        )}{' '}
        Queries are answered from <code>/index/</code> by <code>mirror.mjs serve</code>, or in a browser by{' '}
        <a href={site.link('/client.js')}>/client.js</a> (types:{' '}
        <a href={site.link('/client.d.ts')}>/client.d.ts</a>). A copy stores nothing, so the two POSTs do not
        work.
      </p>
      <Table
        label="Servers"
        head={['File to copy', 'Server and what it does']}
        rows={SERVERS.map(([file, does]) => [<a href={site.link(`/docs/servers/${file}`)}>{file}</a>, does])}
      />
      <p>
        Addresses in the bodies begin with the base URL that the copy was built for, {site.base}; only{' '}
        <code>serve --rebase</code> changes that.
      </p>
    </>
  )
}

/** Run in the folder of a copy, these check every byte with no tool of ours. */
const DIGESTS = `sha256sum -c --quiet ${RELEASE.lists}
sha256sum -c --quiet ${RELEASE.folder}/lists/*.sha256
grep -o "$(sha256sum ${RELEASE.lists} | cut -c 1-64)" ${RELEASE.manifest}`

const SIGNATURE = `t=$(mktemp -d)
IFS=. read -r header nothing signature < ${RELEASE.signature}
printf '%s==' "$signature" | tr '_-' '/+' | openssl base64 -d -A > $t/signature
x=$(sed -n 's/.*"x": "\\([^"]*\\)".*/\\1/p' ${RELEASE.keys} | head -n 1)
{ printf '\\060\\052\\060\\005\\006\\003\\053\\145\\160\\003\\041\\000'
  printf '%s=' "$x" | tr '_-' '/+' | openssl base64 -d -A; } > $t/key.der
{ printf '%s.' "$header"; cat ${RELEASE.manifest}; } > $t/signed
openssl pkeyutl -verify -pubin -keyform DER -inkey $t/key.der -rawin -in $t/signed -sigfile $t/signature`

function Proof({ site, signedBy }: Pick<Material, 'site' | 'signedBy'>) {
  return (
    <>
      <h2 id="proof">Is it whole, and is it ours?</h2>
      <p>
        <code>/{RELEASE.manifest}</code> names the release, the lists of all files and one digest over
        everything; its schema is <a href={site.link('/schemas/manifest.json')}>/schemas/manifest.json</a>.
        Each list is in the format of sha256sum. In the folder of a copy:
      </p>
      <Code copy>{DIGESTS}</Code>
      <p>
        Where <code>signed_by</code> in the manifest is not null, <code>/{RELEASE.signature}</code> is a
        detached JWS (EdDSA, RFC 7797) over it, and <code>/{RELEASE.keys}</code> holds the public keys, the
        current one first. With openssl 3 alone:
      </p>
      <Code copy>{SIGNATURE}</Code>
      <p>
        {signedBy === null ? (
          'This release is not signed.'
        ) : (
          <>
            The thumbprint of the key of this release (RFC 7638) is <code>{signedBy}</code>. Compare it with
            what <code>sync</code> and <code>verify</code> print, over another network than the one you copied
            through, and name it with <code>--key</code>: the first sync cannot know whose key it is.
          </>
        )}
      </p>
      <p>
        A copy keeps the key it first came with. A new key is signed by the one before it (
        <code>endorsements</code> in the set of keys), so that a copy takes it by itself; any other key is
        refused until you name its thumbprint with <code>--key</code>. An older release is refused unless you
        give <code>--allow-older</code>. The digests of an unsigned release prove that it is whole, but not
        that it is ours.
      </p>
    </>
  )
}

function Changes({ site }: { readonly site: Site }) {
  return (
    <>
      <h2 id="changes">What changed</h2>
      <p>
        <a href={site.link('/changes/index.json')}>/changes/index.json</a> lists the releases, the newest
        first; each has a file with every product that was added, withdrawn, removed or changed, with its
        facts, documents and clause texts, every insurer, type of insurance with its fields, form, and
        instrument of law with its sections, before and after. The records of the old release with these
        changes applied are those of the new one. Left out is what follows from them: counts, addresses, lists
        of other records, search. A reference to another record is its number or slug. The same as a feed:{' '}
        <a href={site.link('/changes/feed.atom')}>/changes/feed.atom</a>. What was published of one product
        over time is at <code>/history/&lt;name&gt;.json</code>.{' '}
        <a href={site.link('/changes/latest.json')}>/changes/latest.json</a> names each record in the last
        release that changed it: <code>/api/v1/policies?changed_since=2026-01-31</code> is answered from it,
        and so is <code>Last-Modified</code>. Their schemas:{' '}
        <a href={site.link('/schemas/latest-changes.json')}>latest-changes</a>,{' '}
        <a href={site.link('/schemas/changes-index.json')}>changes-index</a>,{' '}
        <a href={site.link('/schemas/release-changes.json')}>release-changes</a>,{' '}
        <a href={site.link('/schemas/product-history.json')}>product-history</a>.
      </p>
    </>
  )
}
