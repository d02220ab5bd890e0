import { execFile } from 'node:child_process'
import { cpSync, existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import type { ReleaseChanges } from '../../build/contract/changes.ts'
import type { StatsBody } from '../../build/contract/published/stats.ts'
import { type Preview, startPreview } from '../../build/serve/preview/preview-server.ts'
import { temporaryFolder } from '../support/built.ts'
import { EditedData } from '../support/edited-data.ts'
import { rowsOf } from '../support/sqlite.ts'

// Statements of the page on mirrors are tried on two releases of a small dataset, of which the second changes a note.

const NOTE = 'Told by the second release.'

let sites: string[]
/** The UIN of the product whose note the second release changes. */
let uin: string

beforeAll(async () => {
  const data = new EditedData()
  const first = await data.built({ downloads: true })
  const path = data.products().find((one) => data.text(one).includes('"note": "')) ?? ''
  ;({ uin } = JSON.parse(data.text(path)) as { uin: string })
  data.reword('dataset.json', /"data_date": "[^"]+"/u, '"data_date": "2026-04-30"')
  data.reword(path, '"note": "', `"note": "${NOTE} `)
  sites = [first, await data.built({ previous: first, downloads: true })]
})

/** Runs the published tool; gives its exit code. */
function mirror(...args: string[]): Promise<number> {
  const tool = join(sites[1] ?? '', 'mirror.mjs')
  return new Promise((resolve) => {
    execFile(process.execPath, [tool, ...args], (error) => resolve(error === null ? 0 : Number(error.code)))
  })
}

/** Copies a site, as it is served, into a folder; gives the exit code. */
async function synced(site: string | undefined, copy: string, ...options: string[]): Promise<number> {
  const preview: Preview = await startPreview({ folder: site ?? '', limit: false })
  try {
    return await mirror('sync', preview.origin, copy, ...options)
  } finally {
    await preview.close()
  }
}

const STATEMENTS: readonly [sentence: string, tried: () => Promise<void> | void][] = [
  [
    'It fetches the archives, checks every digest and the signature, and only then puts the copy in its place.',
    async () => {
      const harmed = temporaryFolder('harmed')
      cpSync(sites[1] ?? '', harmed, { recursive: true })
      for (const name of readdirSync(join(harmed, 'release')).filter((one) => one.endsWith('.tar.gz')))
        writeFileSync(join(harmed, 'release', name), 'not an archive')
      const copy = join(temporaryFolder('copy'), 'copy')
      expect([await synced(harmed, copy), existsSync(copy)]).toEqual([2, false])
      expect([await synced(sites[1], copy), existsSync(join(copy, 'index.html'))]).toEqual([0, true])
    },
  ],
  [
    'exits with 0 (whole), 1 (not whole) or 2 (could not be checked)',
    async () => {
      const copy = join(temporaryFolder('copy'), 'copy')
      await synced(sites[1], copy)
      expect(await mirror('verify', copy)).toBe(0)
      writeFileSync(join(copy, 'index.html'), 'changed')
      expect(await mirror('verify', copy)).toBe(1)
      expect(await mirror('verify', join(copy, 'nowhere'))).toBe(2)
    },
  ],
  [
    'An older release is refused unless you give `--allow-older`.',
    async () => {
      const copy = join(temporaryFolder('copy'), 'copy')
      expect(await synced(sites[1], copy)).toBe(0)
      expect(await synced(sites[0], copy)).toBe(2)
      expect(await synced(sites[0], copy, '--allow-older')).toBe(0)
    },
  ],
  [
    'The records of the old release with these changes applied are those of the new one.',
    () => {
      const text = readFileSync(join(sites[1] ?? '', 'changes/2.json'), 'utf8')
      const { products } = JSON.parse(text) as ReleaseChanges
      expect(products.map((one) => one.uin)).toEqual([uin])
      const written = (site: string | undefined) =>
        JSON.stringify(JSON.parse(readFileSync(join(site ?? '', `api/v1/policy/${uin}`), 'utf8'))).includes(
          NOTE,
        )
      expect([written(sites[0]), written(sites[1]), JSON.stringify(products).split(NOTE)]).toEqual([
        false,
        true,
        [expect.any(String), expect.any(String)],
      ])
    },
  ],
  [
    'Its tables with their columns and its views are described in the table `about`',
    () => {
      const names = (sql: string) => rowsOf<object>(sites[1] ?? '', sql).flatMap(Object.values) as string[]
      const described = new Set(names("SELECT table_name || '.' || column_name FROM about"))
      const stored = names(
        // The tables of the full-text indexes are SQLite's own.
        "SELECT m.name || '.' || c.name FROM sqlite_master m, pragma_table_info(m.name) c WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite%' AND m.name NOT LIKE '%_search%' UNION SELECT name || '.' FROM sqlite_master WHERE type = 'view'",
      )
      expect(stored.filter((name) => !described.has(name))).toEqual([])
      const stats = JSON.parse(readFileSync(join(sites[1] ?? '', 'api/v1/stats'), 'utf8')) as StatsBody
      expect(names('SELECT count(*) FROM product')[0]).toBe(stats.products.total)
    },
  ],
  [
    '(`serve.json`, `.DS_Store`, `web.config`) are left alone by all three',
    async () => {
      const copy = join(temporaryFolder('copy'), 'copy')
      await synced(sites[1], copy)
      for (const name of ['serve.json', '.DS_Store', 'web.config']) writeFileSync(join(copy, name), '{}')
      expect([await synced(sites[1], copy), await mirror('verify', copy)]).toEqual([0, 0])
      expect(existsSync(join(copy, 'serve.json'))).toBe(true)
    },
  ],
]

test.each(STATEMENTS)('“%s” is said and holds', async (sentence, tried) => {
  const page = readFileSync(join(sites[1] ?? '', 'docs/mirrors.md'), 'utf8').replace(/\s+/gu, ' ')
  expect(page).toContain(sentence)
  await tried()
})
