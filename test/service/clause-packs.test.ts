import { beforeAll, describe, expect, test } from 'vitest'
import { bodyContext } from '../../build/publish/answers/context.ts'
import type { ServiceFile } from '../../build/contract/index-files/service.ts'
import type { Catalogue } from '../../build/check/dataset/model.ts'
import type { Store } from '../../build/publish/store/store.ts'
import { folderSource } from '../../functions/query/source/reader.ts'
import { type CaseTable, caseTable } from '../requests/case-table.ts'
import { problemsOf } from '../requests/judge.ts'
import { caseFolder, caseSite, servedFor } from '../requests/site.ts'
import { BASE } from '../support/built-once.ts'
import { errorLog } from '../support/error-log.ts'
import { askHandlers, filesOf } from '../support/handlers.ts'
import { treeOf } from '../support/tree.ts'

// A site whose clauses are in packs alone, compared with the same site with a file for each of them.

let files: Map<string, Buffer>
let packs: Map<string, Buffer>
let folder: string
let cases: CaseTable['cases']
let judge: CaseTable['judge']
const served = servedFor(async () => (await caseSite('packs')).folder)
const log = errorLog()

beforeAll(async () => {
  files = treeOf((await caseSite('files')).folder)
  ;({ folder } = await caseSite('packs'))
  packs = treeOf(folder)
  ;({ judge, cases } = await caseTable(filesOf(folder)))
})

const CLAUSE = 'api/v1/clause/'

describe('a site with clauses in packs', () => {
  test('differs from one with files in these files, in what says so, and in what a release says of its files', () => {
    const without = [...files.keys()].filter((path) => !path.startsWith(CLAUSE))
    const ofRelease = (path: string) => path.startsWith('release/') || path === 'manifest.json'
    const own = (tree: Map<string, Buffer>) => [...tree.keys()].filter((path) => !ofRelease(path))
    expect(own(packs)).toEqual(without.filter((path) => !ofRelease(path)))
    const other = own(packs).filter(
      (path) => packs.get(path)?.equals(files.get(path) ?? Buffer.of()) !== true,
    )
    expect(other).toEqual(['datapackage.json', 'docs/mirrors.html', 'docs/mirrors.md', 'index/service.json'])
    const service = JSON.parse(packs.get('index/service.json')?.toString() ?? '') as ServiceFile
    expect(service.clauses).toBe('packs')
    for (const path of ['release/dataset.sqlite', 'release/clauses.ndjson.gz'])
      expect([path, packs.get(path)?.equals(files.get(path) ?? Buffer.of())]).toEqual([path, true])
  })

  const filed = servedFor(caseFolder)

  test('answers every clause with the bytes, the type and the tag of its file', async () => {
    const ids = [...files.keys()].filter((path) => path.startsWith(CLAUSE))
    const wrong: string[] = []
    for (const [at, path] of ids.entries()) {
      const { status, headers, text } = await served.wire.send({ method: 'GET', path: `/${path}` })
      if (status !== 200 || text !== files.get(path)?.toString()) wrong.push(path)
      if (at % 50 !== 0) continue
      const { headers: before } = await filed.wire.send({ method: 'GET', path: `/${path}` })
      for (const name of ['content-type', 'etag'])
        if (headers[name] !== before[name]) wrong.push(`${path} ${name}: ${headers[name]}, ${before[name]}`)
    }
    expect(wrong).toEqual([])
    expect(ids.length).toBeGreaterThan(500)
  })

  test('answers every case, in-process and over HTTP', async () => {
    const send = askHandlers(BASE, folderSource(folder))
    const inProcess = cases.filter(({ place }) => place !== 'http')
    expect(await problemsOf(judge, inProcess, BASE, send)).toEqual([])
    const overHttp = cases.filter(({ place }) => place !== 'functions')
    expect(
      await problemsOf(judge, overHttp, served.preview.origin, (sent) => served.wire.send(sent)),
    ).toEqual([])
    expect(log).not.toHaveBeenCalled()
  })

  test.each([
    [50_000, 'files'],
    [50_001, 'packs'],
  ])('is what a build makes of %i clauses where nobody says: %s', (clauses, manner) => {
    const store = { counts: () => new Map([['clauses', clauses]]) } as unknown as Store
    const catalogue = {
      dataset: { record: { data_date: '2026-01-31' } },
      categories: new Map(),
      languages: [],
      forms: [],
      laws: [],
      questions: { record: [] },
      complaints: { record: { rungs: [], offices: [] } },
    } as unknown as Catalogue
    expect(bodyContext(catalogue, store, BASE, 'auto').clauses).toBe(manner)
    expect(bodyContext(catalogue, store, BASE, 'files').clauses).toBe('files')
    expect(bodyContext(catalogue, store, BASE, 'packs').clauses).toBe('packs')
  })
})
