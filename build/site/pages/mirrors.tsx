/** @jsxRuntime automatic @jsxImportSource preact */
import { OPERATIONS } from '../../contract/operations.ts'
import type { Operation } from '../../contract/operation.ts'
import { INDEX_FILES } from '../../contract/index-files.ts'
import { API, INDEX_FORMAT } from '../../contract/limits.ts'
import { Code, Table } from '../parts.tsx'
import type { Material, PageBody, Site } from '../site.ts'

/** How to keep a copy of the whole service, and what the copy can answer. */
export function mirrorsPage({ site }: Material): PageBody {
  return {
    scripts: ['copy.js'],
    content: (
      <>
        <h1>Mirrors and offline copies</h1>
        <p class="lead">
          The service is a folder of files. Copy the folder and you have the service, without us and without a
          limit on requests.
        </p>
        <h2 id="what-answers">What a bare copy answers</h2>
        <p>
          Every answer that depends on the path alone is a file at exactly that path, without an extension.
          The queries are answered from the files under <code>/index/</code>.
        </p>
        <Table
          label="Operations on a bare copy"
          head={['Operation', 'On a bare copy']}
          rows={Object.entries(OPERATIONS).map(([id, operation]) => [
            <code>{id}</code>,
            onBareCopy(operation),
          ])}
        />
        <p>
          Lists without parameters are at <code>{API}/policies/index.json</code>,{' '}
          <code>{API}/categories/index.json</code> and <code>{API}/law/index.json</code>, forms at{' '}
          <code>/forms/index.json</code> and <code>/forms/&lt;id&gt;.json</code>. A product whose UIN cannot
          be a file name (it has a slash or a comma) is at <code>/index/answers/policy/&lt;name&gt;</code>:{' '}
          <a href={`${site.link('/docs/data')}#uin`}>how names are made</a>. Every product is also one page of
          Markdown: <code>/policy/&lt;name&gt;.md</code>.
        </p>
        <Index site={site} />
        <h2 id="serving">Serving a copy</h2>
        <p>
          Any static file server will do. Files under <code>{API}</code> and <code>/index/answers</code> have
          no extension, so configure their content type, and let pages of other origins read them. With nginx:
        </p>
        <Code copy>{NGINX}</Code>
        <h2 id="current">Is it current, is it whole</h2>
        <p>
          <code>data_date</code> in <a href={site.link('/index/service.json')}>/index/service.json</a> is the
          date of the data: compare yours with ours. The build is deterministic: the same data and base URL
          give the same bytes, so a copy can be compared file by file with a build of your own. Addresses in
          the bodies begin with the base URL the copy was built for: {site.base}.
        </p>
      </>
    ),
  }
}

function onBareCopy({ kind, path }: Operation) {
  if (kind === 'write') return 'Does not work: a copy stores nothing.'
  if (kind === 'query') return 'Through a client that reads /index/.'
  if (path === OPERATIONS.listCategories.path) {
    return (
      <>
        The file <code>{path}/index.json</code>.
      </>
    )
  }
  return (
    <>
      The file <code>{path}</code>.
    </>
  )
}

/** Every file under /index/ with what it holds; a name in braces is one file per product or slug. */
const FILES: readonly (readonly [path: string, holds: string])[] = [
  ...Object.values(INDEX_FILES).map(({ path, holds }) => [path, holds] as const),
  ...(Object.entries(OPERATIONS) as [string, Operation][]).flatMap(([id, { answers, params }]) => {
    if (answers === undefined) return []
    const name = Object.keys(params).length > 0 ? '/{name}' : ''
    return [[`/index/answers/${answers}${name}`, `The answers of ${id} once more, byte for byte.`] as const]
  }),
]

function Index({ site }: { readonly site: Site }) {
  return (
    <>
      <h2 id="index">The files under /index/</h2>
      <Table
        label="Files under /index/"
        head={['File', 'Holds']}
        rows={FILES.map(([path, holds]) => [<code>{path.replace(/\{(\w+)\}/gu, '<$1>')}</code>, holds])}
      />
      <p>
        Their <code>format</code> is {INDEX_FORMAT}; it increases when a client for the previous format would
        misread them. Requests under <code>/index/</code> are not counted. The search indexes load into plain
        MiniSearch with the options of <a href={site.link('/index/search.js')}>search.js</a>. They hold stems,
        so a client that splits words differently finds nothing:
      </p>
      <Code copy>{OFFLINE}</Code>
    </>
  )
}

const OFFLINE = `import MiniSearch from 'minisearch'
import { TEXT_INDEX, TEXT_SEARCH } from './index/search.js'

const index = MiniSearch.loadJS(file.index, TEXT_INDEX) // file: /index/text/<name>.json
index.search('hospitalisation', TEXT_SEARCH)`

const NGINX = `location ~ ^/(api|index)/ {
  default_type application/json;
  add_header Access-Control-Allow-Origin *;
  try_files $uri =404;
}
location / {
  try_files $uri $uri.html $uri/index.html =404;
}`
