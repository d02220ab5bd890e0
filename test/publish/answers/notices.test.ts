import { readFileSync } from 'node:fs'
import glob from 'fast-glob'
import { expect, test } from 'vitest'
import { howToUse, noticeOf } from '../../../build/contract/notices.ts'
import { SampleFiles } from '../../support/sample-files.ts'
import { SAMPLE } from '../../support/sample-data.ts'

// Notices of the dataset, such as that its insurers and products are made up, are where these are named.

const site = new SampleFiles()
const record = (path: string) =>
  JSON.parse(readFileSync(`${SAMPLE}/${path}`, 'utf8')) as Record<string, string>

test('whatever names an insurer or a product of the sample says that they are fictional', () => {
  const { notice = '' } = record('dataset.json')
  expect(notice).toContain('every insurer, product and form here is fictional')
  const files = ['insurers/*.json', 'products/*/!(*.clauses).json']
  const names = glob.sync(files, { cwd: SAMPLE }).map((path) => record(path)['name'] ?? '')
  expect(names.length).toBeGreaterThan(20)
  const json = [...site.tree].filter(
    // The cards are a part of the catalogue, which says it.
    ([path]) => /^(?:api|forms|index)\//u.test(path),
  )
  const naming = json.filter(([, bytes]) => names.some((name) => bytes.includes(JSON.stringify(name))))
  const kinds = new Set(naming.map(([path]) => path.split('/').slice(0, 3).join('/')))
  for (const place of ['api/v1/insurers', 'api/v1/policy', 'forms/1.json', 'forms/index.json'])
    expect(kinds).toContain(place)
  for (const [path, bytes] of naming) expect(bytes.toString(), path).toContain(notice)
  for (const path of ['api/v1/stats', 'index/answers/categories', 'api/v1/categories/travel/fields'])
    expect(json.find(([one]) => one === path)?.[1].toString(), path).toContain(notice)
})

test('of a dataset that says nothing of itself, forms and answers say only what they always say', () => {
  expect(howToUse(null)).toMatch(/^Ask the person for each value;/u)
  expect(howToUse('A sample.')).toBe(`A sample. ${howToUse(null)}`)
  expect(noticeOf(null)).toMatch(/^Information, not advice\./u)
})
