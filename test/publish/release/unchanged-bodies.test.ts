import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Previous } from '../../../build/publish/release/source.ts'
import type { Tree } from '../../../build/publish/release/tree.ts'
import { keepUnchanged } from '../../../build/publish/release/unchanged-bodies.ts'
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

/** A page with what its foot says of the day of the data and of the list, in some language. */
const page = (words: string, foot: string) =>
  `<main>${words}</main><footer class="bottom"><p>${foot}</p><p>x</p></footer>`
const ENGLISH = 'Last updated <time datetime="2026-03-31">31 March 2026</time>.'
const HINDI = 'पिछली बार <time datetime="2026-03-31">31 मार्च 2026</time> को।'
const LISTED = ' Collected on <time datetime="2025-12-01">1 December 2025</time>.'
const later = (text: string) =>
  text.replaceAll('2026-03-31', '2026-04-07').replace('31 March', '7 April').replace('31 मार्च', '7 अप्रैल')

test.each([
  ['a page in English with another day', page('a', ENGLISH), later(page('a', ENGLISH)), true],
  ['a page in Hindi with another day', page('a', HINDI), later(page('a', HINDI)), true],
  ['a page in Hindi with other words', page('a', HINDI), later(page('b', HINDI)), false],
  [
    'a page of a newer list',
    page('a', ENGLISH + LISTED),
    page('a', ENGLISH + LISTED.replace('01"', '02"')),
    false,
  ],
  [
    'a text after an attribute that ends with the day',
    '<p title="data of 2026-03-31">a</p>',
    '<p title="data of 2026-04-07">b</p>',
    false,
  ],
] as const)('%s stays as it was: only where nothing else changed', (_, before, now, isKept) => {
  const files = new Map<string, Uint8Array>([['hi/law.html', Buffer.from(now)]])
  const tree = {
    paths: () => files.keys(),
    read: (path: string) => files.get(path),
    replace: (path: string, bytes: Uint8Array) => files.set(path, bytes),
  } as unknown as Tree
  keepUnchanged(tree, { read: () => Buffer.from(before) } as unknown as Previous)
  expect(files.get('hi/law.html')).toEqual(Buffer.from(isKept ? before : now))
})
