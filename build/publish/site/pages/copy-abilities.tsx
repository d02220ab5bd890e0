/** @jsxRuntime automatic @jsxImportSource preact */
import { FORMS_PATH } from '../../../contract/paths.ts'
import { INDEX_PATHS } from '../../../contract/index-paths.ts'
import type { ClauseManner } from '../../../contract/clause-publishing.ts'
import { API } from '../../../contract/limits.ts'
import type { Operation } from '../../../contract/operation.ts'
import { OPERATIONS } from '../../../contract/operations.ts'
import { Table } from '../components.tsx'
import type { Site } from '../site.ts'

/** The answers that are files of a copy, and those that need a program. */
export function Answers({ site, clauses }: { readonly site: Site; readonly clauses: ClauseManner }) {
  return (
    <>
      <h2 id="what-answers">What a bare copy answers</h2>
      <p>
        {clauses === 'files' ? 'Every answer' : 'Except for clauses, every answer'} that depends on the path
        alone is a file at exactly that path, without an extension. The queries are answered from the files
        under <code>/index/</code>: by <code>mirror.mjs serve</code>, or in the browser by{' '}
        <a href={site.link('/client.js')}>/client.js</a> (types:{' '}
        <a href={site.link('/client.d.ts')}>/client.d.ts</a>), with the code of the service itself.{' '}
        <a href={site.link('/docs/offline')}>An example that searches without a network</a>.
      </p>
      <Table
        label="Operations on a bare copy"
        head={['Operation', 'On a bare copy']}
        rows={Object.entries(OPERATIONS).map(([id, operation]) => [
          <code>{id}</code>,
          id === 'getClause' && clauses === 'packs' ? IN_PACKS : onBareCopy(operation),
        ])}
      />
      <p>
        All products are in <code>{API}/policies/index.json</code>, all instruments in{' '}
        <code>{API}/law/index.json</code>, the categories in <code>{API}/categories/index.json</code>, forms
        at <code>{FORMS_PATH}</code> and <code>/forms/&lt;id&gt;.json</code>. A product whose UIN cannot be a
        file name (it has a slash or a comma) is at <code>/index/answers/policy/&lt;name&gt;</code>:{' '}
        <a href={`${site.link('/docs/data')}#uin`}>how names are made</a>. Every product is also one page of
        Markdown: <code>/policy/&lt;name&gt;.md</code>.
      </p>
    </>
  )
}

/** Where clauses are when they are too many for a file each. */
const IN_PACKS = (
  <>
    In <code>{INDEX_PATHS.clauses}</code>; <code>{INDEX_PATHS.numbers}</code> says in which. Through serve,
    client.js or another client that reads /index/.
  </>
)

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
    'The same: python3 serve_copy.py DIR 8080. http.server alone does none of this.',
  ],
  [
    'npx serve',
    'serve.json',
    'Types, addresses without extension and CORS, with the file beside the copy’s folder: npx serve -c ../serve.json DIR. Its 404 is a page.',
  ],
]

/** Servers for a bare copy, with a file to copy for each. */
export function Serving({ site }: { readonly site: Site }) {
  return (
    <>
      <h2 id="serving">Serving a copy</h2>
      <p>
        Answers have no extension, pages have addresses without one, and other origins may read everything.
        Any static file server will do once it is configured so; these files do that:
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
        previous release give the same bytes.
      </p>
    </>
  )
}
