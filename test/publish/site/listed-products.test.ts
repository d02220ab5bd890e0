import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { EditedData } from '../../support/edited-data.ts'
import { treeOf } from '../../support/tree.ts'

// Products that nobody read, published as a list has them.

const UIN = 'SOHHLIP20001V012021'
const SOURCE = {
  title: 'the lists of a sample office',
  url: 'https://example.org/lists',
  collected: '2024-03-01',
}
const DOCUMENT = 'https://example.com/documents/1.pdf?version=1.0&t=2'
let files: Map<string, string>

beforeAll(async () => {
  const edited = new EditedData('test/check/rules/fixtures/valid')
  const folder = edited.data
  const put = (path: string, record: object) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), `${JSON.stringify(record, null, path.endsWith('.ndjson') ? 0 : 2)}\n`)
  }
  put('categories/health-bare.json', {
    slug: 'health-bare',
    name: 'Health, bare',
    line: 'health',
    description: 'Of which nobody has decided what to ask.',
    fields: [],
  })
  const sold = { status: 'active', launched: null, withdrawn: null, supersedes: null }
  put('listed/sample-one.ndjson', {
    uin: UIN,
    name: 'Sample Bare',
    line: 'health',
    category: 'health-bare',
    ...sold,
    document_url: DOCUMENT,
  })
  edited.change<Record<string, unknown>>('dataset.json', ({ name, data_date, ...rest }) => {
    return { name, data_date, source: SOURCE, ...rest }
  })
  files = new Map(Array.from(treeOf(await edited.built()), ([path, bytes]) => [path, bytes.toString()]))
})

const bodyAt = (path: string) => JSON.parse(files.get(path) ?? '') as Record<string, unknown>

test('stats and the foot of every page say where the list comes from, and of which day', () => {
  expect(bodyAt('api/v1/stats')['source']).toEqual(SOURCE)
  const pages = [...files].filter(([path]) => path.endsWith('.html'))
  const silent = pages.filter(([, html]) => !/lists of a sample office[^]*2024-03-01/u.test(html))
  expect(silent.map(([path]) => path)).toEqual([])
})

test('a product has the address that the list gives, in its body, on its page and in its Markdown', () => {
  expect(bodyAt(`api/v1/policy/${UIN}`)).toMatchObject({ document_url: DOCUMENT, documents: [], unread: [] })
  expect(files.get(`policy/${UIN}.html`)).toContain(DOCUMENT.replace('&', '&amp;'))
  expect(files.get(`policy/${UIN}.md`)).toContain(DOCUMENT)
})

test('the page of a category without fields says that nothing is asked yet', () => {
  expect(files.get('category/health-bare.html')).toContain('Nothing yet')
})
