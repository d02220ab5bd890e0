/** @jsxRuntime automatic @jsxImportSource #view */
import { OPERATIONS } from '../../../contract/operations.ts'
import type { Operation } from '../../../contract/operation.ts'
import { INDEX_FILES } from '../../../contract/index-files.ts'
import { INDEX_FORMAT } from '../../../contract/limits.ts'
import { Code, Table } from '../../../view/components.tsx'
import type { Site } from '../site.ts'

/** Every file under /index/ with what it holds; a name in braces is one file per product or slug. */
const FILES: readonly (readonly [path: string, holds: string])[] = [
  ...Object.values(INDEX_FILES).map(({ path, holds }) => [path, holds] as const),
  ...(Object.entries(OPERATIONS) as [string, Operation][]).flatMap(([id, { answers, params }]) => {
    if (answers === undefined) return []
    const name = Object.keys(params).length > 0 ? '/{name}' : ''
    return [[`/index/answers/${answers}${name}`, `The answers of ${id} once more, byte for byte.`] as const]
  }),
]

/** The files under /index/, and how a client of one's own reads them. */
export function IndexFiles({ site }: { readonly site: Site }) {
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
