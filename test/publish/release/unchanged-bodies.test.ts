import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { EditedData } from '../../support/edited-data.ts'
import { treeOf } from '../../support/tree.ts'

const QUICK = { downloads: false, workers: 1 } as const

/** Keys that name the day of the data, and the release itself. */
const OF_TODAY =
  /^(?:api\/v1\/stats|index\/answers\/stats|index\/(?:service\.json|frame\.txt)|index\.(?:html|md)|llms\.txt|changes\/.*|release\/.*|manifest\.json|sitemap\.xml|\.built)$/u

/** Builds the golden data on a later day, edited, after a first release; the paths of the files that are then others. */
async function changedBy(edit: (data: EditedData) => void): Promise<{ out: string; changed: string[] }> {
  const data = new EditedData()
  const first = await data.built(QUICK)
  data.reword('dataset.json', '2026-03-31', '2026-04-07')
  edit(data)
  const out = await data.built({ ...QUICK, previous: first })
  const before = treeOf(first)
  const all = [...treeOf(out)].filter(([path, bytes]) => before.get(path)?.equals(bytes) !== true)
  return { out, changed: all.map(([path]) => path).filter((path) => !OF_TODAY.test(path)) }
}

const dayOf = (out: string, path: string) =>
  (JSON.parse(readFileSync(join(out, path), 'utf8')) as { data_date: string }).data_date

test('a new day alone changes what says the day of all of it, and no other file', async () => {
  const { out, changed } = await changedBy(() => {})
  // The pages of the reference show answers as they are now.
  expect(changed.filter((path) => !/^(?:docs\/|api\/v1\/openapi\.json)/u.test(path))).toEqual([])
  expect(dayOf(out, 'api/v1/stats')).toBe('2026-04-07')
  expect(dayOf(out, 'index/service.json')).toBe('2026-04-07')
  expect(dayOf(out, 'api/v1/policy/SFHHLIP24001V022324')).toBe('2026-03-31')
})

test('a changed record has the new day, in its own files and in those that say the same of it', async () => {
  const { out, changed } = await changedBy((data) =>
    data.reword('law/sample-insurance-act-2001.json', /"nomination"/gu, '"nominees"'),
  )
  expect(dayOf(out, 'api/v1/law/sample-insurance-act-2001')).toBe('2026-04-07')
  expect(changed).toContain('index/answers/law/sample-insurance-act-2001')
  expect(changed.filter((path) => path.includes('policy'))).toEqual([])
})
