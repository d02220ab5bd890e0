import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import glob from 'fast-glob'
import { beforeAll, describe, expect, test } from 'vitest'
import { BASE, sampleSite } from '../../support/built-once.ts'
import { treeOf } from '../../support/tree.ts'
import { SEARCH_AREAS } from '../../../build/contract/search-areas.ts'

let files: Map<string, Buffer>

beforeAll(async () => {
  files = treeOf(await sampleSite())
}, 60_000)

function parsed(path: string): unknown {
  return JSON.parse(files.get(path)?.toString('utf8') ?? 'null')
}

describe('the published schemas', { timeout: 60_000 }, () => {
  const DATA: Readonly<Record<string, string>> = {
    'data-dataset': 'dataset.json',
    'data-synonyms': 'synonyms.json',
    'data-retired': 'retired.json',
    'data-questions': 'questions.json',
    'data-categories': 'categories/*.json',
    'data-insurers': 'insurers/*.json',
    'data-products': 'products/*/!(*.clauses|*.overrides).json',
    'data-clauses': 'products/*/*.clauses.json',
    'data-overrides': 'products/*/*.overrides.json',
    'data-law': 'law/*.json',
    'data-forms': 'forms/*.json',
  }
  const BELOW: Readonly<Record<string, string>> = {
    'products/columns': 'column',
    'products/cards': 'cards',
    'products/terms': 'terms',
    'products/uins': 'uins',
    'products/words': 'product-words',
    'products/codes': 'product-codes',
    ...Object.fromEntries(SEARCH_AREAS.map((area) => [`thesaurus/${area}`, 'area-thesaurus'])),
  }
  const published = () => [...files.keys()].filter((path) => path.startsWith('schemas/'))

  test('compile in strict ajv and are at their own address', () => {
    expect(published().length).toBeGreaterThan(25)
    const ajv = new Ajv2020({ strict: true })
    addFormats.default(ajv)
    for (const path of published()) {
      const schema = parsed(path) as { $id: string }
      expect(schema.$id).toBe(`${BASE}/${path}`)
      expect(ajv.compile(schema)).toBeTypeOf('function')
    }
  })

  test('hold for every JSON file under /index/ that is not a copy of an answer', () => {
    const ajv = new Ajv2020({ strict: true })
    addFormats.default(ajv)
    const paths = [...files.keys()].filter((path) => /^index\/(?!answers\/).*\.json$/u.test(path))
    expect(paths.length).toBeGreaterThan(10)
    for (const path of paths) {
      const [, first = '', below = ''] = /^index\/([a-z]+)\/?([a-z]*)/u.exec(path) ?? []
      const name = BELOW[`${first}/${below}`] ?? first
      const schema = parsed(`schemas/index-${name}.json`) as { $id: string }
      const check = ajv.getSchema(schema.$id) ?? ajv.compile(schema)
      expect(check(parsed(path)), `${path}: ${ajv.errorsText(check.errors)}`).toBe(true)
      const [key = ''] = Object.keys(parsed(path) as object)
      const cut = { ...(parsed(path) as object), [key]: {} }
      expect(check(Array.isArray(parsed(path)) ? [1] : cut), path).toBe(false)
    }
  })

  test('hold for every file of the dataset', () => {
    const seen = new Set<string>()
    for (const [name, pattern] of Object.entries(DATA)) {
      const ajv = new Ajv2020({ strict: true })
      addFormats.default(ajv)
      const check = ajv.compile(parsed(`schemas/${name}.json`) as object)
      for (const path of glob.sync(pattern, { cwd: 'data' })) {
        seen.add(path)
        expect(
          check(JSON.parse(readFileSync(`data/${path}`, 'utf8'))),
          `${path}: ${ajv.errorsText(check.errors)}`,
        ).toBe(true)
      }
    }
    expect([...seen].sort()).toEqual(glob.sync('**/*.json', { cwd: 'data' }).sort())
  })
})
