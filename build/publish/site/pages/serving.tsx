/** @jsxRuntime automatic @jsxImportSource #view */
import type { ClauseForm } from '../../../contract/hosting.ts'
import { INDEX_PATHS } from '../../../contract/index-paths.ts'
import { API } from '../../../contract/limits.ts'
import { Table } from '../../../view/components.tsx'
import type { Site } from '../site.ts'

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
export function Serving({ site, clauses }: { readonly site: Site; readonly clauses: ClauseForm }) {
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
