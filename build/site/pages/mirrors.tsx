/** @jsxRuntime automatic @jsxImportSource preact */
import { OPERATIONS } from '../../contract/operations.ts'
import type { Operation } from '../../contract/operation.ts'
import { API } from '../../contract/limits.ts'
import { RELEASE, type ReleaseDownload, listLine } from '../../contract/release.ts'
import { Code, Table } from '../parts.tsx'
import { type Material, type PageBody, type Site, written } from '../site.ts'
import { IndexFiles } from './index-files.tsx'

/** How to keep a copy of the whole service, prove that it is whole and ours, and let it answer. */
export function mirrorsPage({ site, downloads }: Material): PageBody {
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
          place. The next sync reads only what changed.
        </p>
        <Code copy>{copying(site.base)}</Code>
        <p>
          <code>serve</code> answers every GET of the service from the copy; <code>--rebase URL</code> lets it
          name its own address. <code>verify</code> names every file that is missing, changed or too many, and
          exits with 0 (whole), 1 (not whole) or 2 (could not be checked).
        </p>
        <Downloads site={site} downloads={downloads} />
        <Proof />
        <Changes site={site} />
        <Answers site={site} />
        <IndexFiles site={site} />
        <Serving site={site} />
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
        Archives of each part of the site, and the dataset for people who work with data: one SQLite file (its
        tables are described in the table <code>about</code>) and one file of JSON lines per kind. Requests
        for them are not counted. The same data gives the same bytes.
      </p>
      <Table
        label="Downloads"
        head={['File', 'Holds', 'Bytes']}
        rows={downloads.map(({ path, holds, bytes }) => [
          <a href={site.link(`/${path}`)}>{path}</a>,
          holds,
          written(bytes),
        ])}
      />
      <p>Their digests, as sha256sum checks them:</p>
      <Code copy>{downloads.map(listLine).join('').trimEnd()}</Code>
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

function Proof() {
  return (
    <>
      <h2 id="proof">Is it whole, is it ours</h2>
      <p>
        <code>/{RELEASE.manifest}</code> names the release, the lists of all files and one digest over
        everything. Each list is in the format of sha256sum. In the folder of a copy:
      </p>
      <Code copy>{DIGESTS}</Code>
      <p>
        Where <code>signed_by</code> in the manifest is not null, <code>/{RELEASE.signature}</code> is a
        detached JWS (EdDSA, RFC 7797) over it, and <code>/{RELEASE.keys}</code> holds the public keys, the
        present one first. With openssl 3 alone:
      </p>
      <Code copy>{SIGNATURE}</Code>
      <p>
        A copy keeps the key it first came with. A new key is signed by the one before it (
        <code>endorsements</code> in the set of keys), so that a copy takes it by itself; any other key is
        refused until you name its thumbprint with <code>--key</code>. An older release is refused unless you
        give <code>--allow-older</code>. An unsigned release is proven whole by its digests, but not ours.
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
        first; each has a file with every product that was added, withdrawn, removed or changed, and every
        fact and section of law before and after. The old release with these changes applied is the new one.
        The same as a feed: <a href={site.link('/changes/feed.atom')}>/changes/feed.atom</a>. What was
        published of one product over time is at <code>/history/&lt;name&gt;.json</code>.
      </p>
    </>
  )
}

function Answers({ site }: { readonly site: Site }) {
  return (
    <>
      <h2 id="what-answers">What a bare copy answers</h2>
      <p>
        Every answer that depends on the path alone is a file at exactly that path, without an extension. The
        queries are answered from the files under <code>/index/</code>: by <code>mirror.mjs serve</code>, or
        in the browser by <a href={site.link('/client.js')}>/client.js</a> (types:{' '}
        <a href={site.link('/client.d.ts')}>/client.d.ts</a>), with the code of the service itself.{' '}
        <a href={site.link('/docs/offline')}>An example that searches without a network</a>.
      </p>
      <Table
        label="Operations on a bare copy"
        head={['Operation', 'On a bare copy']}
        rows={Object.entries(OPERATIONS).map(([id, operation]) => [<code>{id}</code>, onBareCopy(operation)])}
      />
      <p>
        All products are in <code>{API}/policies/index.json</code>, all instruments in{' '}
        <code>{API}/law/index.json</code>, the categories in <code>{API}/categories/index.json</code>, forms
        at <code>/forms/index.json</code> and <code>/forms/&lt;id&gt;.json</code>. A product whose UIN cannot
        be a file name (it has a slash or a comma) is at <code>/index/answers/policy/&lt;name&gt;</code>:{' '}
        <a href={`${site.link('/docs/data')}#uin`}>how names are made</a>. Every product is also one page of
        Markdown: <code>/policy/&lt;name&gt;.md</code>.
      </p>
    </>
  )
}

function onBareCopy({ kind, path }: Operation) {
  if (kind === 'write') return 'Does not work: a copy stores nothing.'
  if (kind === 'query') return 'Through serve, client.js or another client that reads /index/.'
  const file = path === OPERATIONS.listCategories.path ? `${path}/index.json` : path
  return (
    <>
      The file <code>{file}</code>.
    </>
  )
}

const SERVERS: readonly (readonly [name: string, file: string, does: string])[] = [
  [
    'nginx with mirror.mjs serve',
    'nginx.conf',
    'Everything: files by nginx, queries and refusals by serve beside it.',
  ],
  [
    'nginx alone',
    'nginx-files.conf',
    'Files with their types, addresses without extension, CORS, a JSON 404 under /api.',
  ],
  [
    'Python 3',
    'serve_copy.py',
    'The same: python3 serve_copy.py DIR 8080. http.server alone knows none of these.',
  ],
  [
    'npx serve',
    'serve.json',
    'Types, addresses without extension and CORS (put it into the copy’s folder); its 404 is a page.',
  ],
]

function Serving({ site }: { readonly site: Site }) {
  return (
    <>
      <h2 id="serving">Serving a copy</h2>
      <p>
        Answers have no extension, pages have addresses without one, and other origins may read everything.
        Any server of static files will do once it knows that; these files say so:
      </p>
      <Table
        label="Servers"
        head={['Server', 'File to copy', 'What it does']}
        rows={SERVERS.map(([name, file, does]) => [
          name,
          <a href={site.link(`/docs/servers/${file}`)}>{file}</a>,
          does,
        ])}
      />
      <p>
        Addresses in the bodies begin with the base URL the copy was built for, {site.base}; only{' '}
        <code>serve --rebase</code> changes that. The build is deterministic: the same data, base URL and
        release before give the same bytes.
      </p>
    </>
  )
}
