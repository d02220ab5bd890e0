import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import type { BodyContext } from '../../../build/publish/answers/context.ts'
import { suggestionFiles } from '../../../build/publish/site/suggestions.ts'
import type { ProductRow } from '../../../build/publish/store/store.ts'
import { SampleFiles } from '../../support/sample-files.ts'
import { COMMON } from '../../support/sample-data.ts'

/** Files of suggestions by their two letters, for products with these names. */
function filesFor(rows: readonly Partial<ProductRow>[]): Map<string, string[]> {
  const none = { values: () => [] }
  const catalogue = { questions: { record: [] }, categories: none, insurers: none, laws: [] }
  const store = { products: () => rows.map((row) => ({ stated: 0, in_schedule: 0, not_stated: 0, ...row })) }
  const files = suggestionFiles({ catalogue, store } as unknown as BodyContext)
  return new Map(
    Array.from(files, ({ path, content }) => [
      path.slice('/assets/suggest/'.length, -'.json'.length),
      JSON.parse(String(content)) as string[],
    ]),
  )
}

const row = (name: string, uin: string) => ({
  id: uin,
  uin,
  name,
  insurer: 'sample-banyan-health',
  launched: null,
  supersedes: null,
})

describe('what the search box suggests', () => {
  const site = new SampleFiles()
  let sample = new Map<string, string[]>()
  beforeAll(() => {
    const paths = [...site.tree.keys()].filter((path) => path.startsWith('assets/suggest/'))
    sample = new Map(paths.map((path) => [path.slice(-7, -5), site.json<string[]>(path)]))
  })

  test('every line is in the file of each of its words, and no other line is', () => {
    expect(sample.size).toBeGreaterThan(50)
    for (const [key, lines] of sample)
      for (const line of lines)
        expect(` ${line.toLowerCase()}`, key).toMatch(new RegExp(`[^\\p{L}\\p{N}]${key}`, 'u'))
    for (const key of ['sa', 'ba', 'fa', 'ca']) expect(sample.get(key)).toContain('Sample Banyan Family Care')
  })

  test('questions come before products, insurers among them', () => {
    const lines = sample.get('ba') ?? []
    const questions = JSON.parse(readFileSync(`${COMMON}/questions.json`, 'utf8')) as { question: string }[]
    const isQuestion = lines.map((line) => questions.some(({ question }) => question === line))
    expect(isQuestion).toEqual(isQuestion.toSorted((a, b) => Number(b) - Number(a)))
    expect(lines.some((line) => line.startsWith('Sample Banyan'))).toBe(true)
  })

  test('one name is suggested once, and none of a product with a newer version', () => {
    const rows = [row('Health Old', 'SBHHLIP20001V011920'), row('Health New', 'SBHHLIP20001V022021')]
    expect(filesFor([...rows, row('health  New', 'X1'), row('Health New', 'X2')]).get('he')).toEqual([
      'Health New',
      'health New',
    ])
  })

  test('a file stays below 20 kB over the wire, however many products there are', () => {
    const rows = Array.from({ length: 5000 }, (_, at) =>
      row(`Health plan ${(at * 7919).toString(36)} of the ${(at * 104_729).toString(36)} family`, `U${at}`),
    )
    for (const [key, lines] of filesFor(rows))
      expect(gzipSync(JSON.stringify(lines)).length, key).toBeLessThan(20_000)
  })
})
