import { OPERATIONS, type OperationId } from '../../contract/operations.ts'
import type { Operation } from '../../contract/operation.ts'
import { ANSWERS } from '../../contract/index-files.ts'
import { API, INDEX_FORMAT } from '../../contract/limits.ts'
import { Code, Table } from '../parts.tsx'
import type { Site, SitePage } from '../site.ts'

/** How to keep a copy of the whole service, and what answers from it. */
export function mirrorsPage(site: Site): SitePage {
  return {
    address: '/docs/mirrors',
    title: 'Mirrors and offline copies',
    description:
      'How to keep a copy of the whole service, what answers from a bare copy, and how to know that it is current.',
    scripts: ['copy.js'],
    content: (
      <>
        <h1>Mirrors and offline copies</h1>
        <p class="lead">
          The service is a folder of files. Copy the folder and you have the service, without us and without a
          limit on requests.
        </p>
        <h2 id="what-answers">What answers from a bare copy</h2>
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
          Lists without parameters stand at <code>{API}/policies/index.json</code>,{' '}
          <code>{API}/categories/index.json</code> and <code>{API}/law/index.json</code>, forms at{' '}
          <code>/forms/index.json</code> and <code>/forms/&lt;id&gt;.json</code>. A product whose UIN cannot
          be a file name (a slash, a comma) stands at <code>/index/answers/policy/&lt;name&gt;</code>;{' '}
          <a href={`${site.link('/docs/data')}#uin`}>how names are made</a>. Every product is also one page of
          Markdown: <code>/policy/&lt;name&gt;.md</code>.
        </p>
        <Index site={site} />
        <h2 id="serving">Serving a copy</h2>
        <p>
          Any server of static files will do. Files under <code>{API}</code> and <code>/index</code> bear no
          extension, so tell it what they are, and let pages of other origins read them. With nginx:
        </p>
        <Code copy>{NGINX}</Code>
        <h2 id="current">Is it current, is it whole</h2>
        <p>
          <code>data_date</code> in <a href={site.link('/index/service.json')}>/index/service.json</a> is the
          day the data is of: compare yours with ours. The build is deterministic: the same data and base URL
          give the same bytes, so a copy can be held against a build of one’s own file by file. Addresses
          inside the bodies name the base URL the copy was built for: {site.base}.
        </p>
      </>
    ),
  }
}

function onBareCopy({ kind, path }: Operation) {
  if (kind === 'write') return 'Does not work: nothing is stored by a copy.'
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

const INDEX_FILES: readonly (readonly [string, string])[] = [
  [
    'service.json',
    'Format, base URL, data date, retired clause numbers, the fields of each search index and where the search module is.',
  ],
  [
    'catalogue.json',
    'Every product in list order (cards), their MiniSearch index, and the fields of every category.',
  ],
  ['law.json', 'Instruments, their sections as one list, and the MiniSearch index of the sections.'],
  ['synonyms.json', 'Groups of words that mean the same in search.'],
  [
    'thesaurus.json',
    'What people say and what documents print, by field of the trade: same finds each other, asked only the rest of its line.',
  ],
  ['words.json', 'Stems the trade knows: a word among them is never taken for a misspelling.'],
  ['search.js', 'How texts are split into words and stems, and the options of each index: an ES module.'],
  ['text/<name>.json', 'The clauses of one product with their text, and their MiniSearch index.'],
  ...Object.entries(ANSWERS).map(([id, folder]) => {
    const named = Object.keys(OPERATIONS[id as OperationId].params).length > 0
    return [
      `answers/${folder}${named ? '/<name>' : ''}`,
      `The answers of ${id} once more, byte for byte.`,
    ] as const
  }),
]

function Index({ site }: { readonly site: Site }) {
  return (
    <>
      <h2 id="index">The files under /index/</h2>
      <Table
        label="Files under /index/"
        head={['File', 'Holds']}
        rows={INDEX_FILES.map(([name, holds]) => [<code>/index/{name}</code>, holds])}
      />
      <p>
        Their <code>format</code> is {INDEX_FORMAT}; it grows when a client written for the last one would
        misread them. Requests under <code>/index/</code> are not counted. The search parts load with plain
        MiniSearch and the options of <a href={site.link('/index/search.js')}>search.js</a>. The indexes hold
        stems, so a client that splits words in another way finds nothing:
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
