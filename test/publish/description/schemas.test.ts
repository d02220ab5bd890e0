import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import glob from 'fast-glob'
import { describe, expect, test } from 'vitest'
import { BASE } from '../../support/built-once.ts'
import { SampleFiles } from '../../support/sample-files.ts'
import { SEARCH_AREAS } from '../../../build/contract/search-areas.ts'
import { COMMON, SAMPLE } from '../../support/sample-data.ts'

const site = new SampleFiles()

const ajv = new Ajv2020({ strict: true })
addFormats.default(ajv)

/** Compiles the validator of a published schema once. */
const checkOf = (path: string) => {
  const schema = site.json<{ $id: string }>(path)
  return ajv.getSchema(schema.$id) ?? ajv.compile(schema)
}

describe('the published schemas', () => {
  const DATA: Readonly<Record<string, string>> = {
    'data-dataset': 'dataset.json',
    'data-synonyms': 'synonyms.json',
    'data-retired': 'retired.json',
    'data-questions': 'questions.json',
    'data-complaints': 'complaints.json',
    'data-lists': 'lists.json',
    'data-categories': 'categories/*.json',
    'data-insurers': 'insurers/*.json',
    'data-products': 'products/*/!(*.clauses|*.overrides).json',
    'data-clauses': 'products/*/*.clauses.json',
    'data-overrides': 'products/*/*.overrides.json',
    'data-law': 'law/*.json',
    'data-forms': 'forms/*.json',
    'data-sourceTexts': 'texts/en.json',
    'data-texts': 'texts/!(en).json',
    'data-words': 'texts/*/*.json',
    'data-recordWords': 'texts/*/*/*.json',
  }
  const BELOW: Readonly<Record<string, string>> = Object.fromEntries(
    SEARCH_AREAS.map((area) => [`thesaurus/${area}`, 'area-thesaurus']),
  )
  const published = () => [...site.tree.keys()].filter((path) => path.startsWith('schemas/'))

  test('compile in strict ajv and are at their own address', () => {
    expect(published().length).toBeGreaterThan(25)
    for (const path of published()) {
      expect(site.json<{ $id: string }>(path).$id).toBe(`${BASE}/${path}`)
      expect(checkOf(path)).toBeTypeOf('function')
    }
  })

  test('hold for every JSON file under /index/ that is not a copy of an answer', () => {
    const paths = [...site.tree.keys()].filter((path) => /^index\/(?!answers\/).*\.json$/u.test(path))
    expect(paths.length).toBeGreaterThan(10)
    for (const path of paths) {
      const [, first = '', below = ''] = /^index\/([a-z]+)\/?([a-z]*)/u.exec(path) ?? []
      const name = BELOW[`${first}/${below}`] ?? first
      const check = checkOf(`schemas/index-${name}.json`)
      const file = site.json<object>(path)
      expect(check(file), `${path}: ${ajv.errorsText(check.errors)}`).toBe(true)
      const [key = ''] = Object.keys(file)
      expect(check(Array.isArray(file) ? [1] : { ...file, [key]: {} }), path).toBe(false)
    }
  })

  test('hold for every file of the dataset', () => {
    const seen = new Set<string>()
    for (const [name, pattern] of Object.entries(DATA)) {
      const check = checkOf(`schemas/${name}.json`)
      for (const path of glob.sync([`${COMMON}/${pattern}`, `${SAMPLE}/${pattern}`])) {
        seen.add(path)
        expect(
          check(JSON.parse(readFileSync(path, 'utf8'))),
          `${path}: ${ajv.errorsText(check.errors)}`,
        ).toBe(true)
      }
    }
    expect([...seen].sort()).toEqual(glob.sync([`${COMMON}/**/*.json`, `${SAMPLE}/**/*.json`]).sort())
  })
})

test('every member of every body is described', () => {
  type Part = { description?: string; $ref?: string; anyOf?: Part[]; properties?: Record<string, Part> }
  const { components } = site.json<{ components: { schemas: Record<string, Part> } }>('api/v1/openapi.json')
  const isDescribed = ({ description, $ref, anyOf = [] }: Part): boolean =>
    description !== undefined ||
    anyOf.some(isDescribed) ||
    components.schemas[$ref?.split('/').at(-1) ?? '']?.description !== undefined
  const bare = Object.entries(components.schemas).flatMap(([name, { properties = {} }]) =>
    Object.entries(properties).flatMap(([key, part]) => (isDescribed(part) ? [] : [`${name}.${key}`])),
  )
  expect(bare).toEqual([])
})

test('facts are one shape for each kind of status, whose members are never or always null', () => {
  // By hand: of each shape its statuses, then which members are never null and which always.
  const SHAPES: Readonly<Record<string, readonly [string, string, string]>> = {
    Stated: ['checked disputed quoted unverified', 'clause display document page quote value', 'searched'],
    InSchedule: ['in-schedule', 'clause document page quote', 'display searched value'],
    NotStated: ['not-stated', 'searched', 'clause display document page printed_page quote value'],
  }
  type Part = {
    type?: string
    enum?: string[]
    anyOf?: object[]
    $ref?: string
    properties: Record<string, Part>
  }
  const document = (path: string) =>
    site.json<{ components: { schemas: Record<string, Part> } }>(path).components.schemas
  const schemas = { ...document('api/v1/openapi.json'), ...document('openapi-files.json') }
  const decided = new Set(
    Object.values(SHAPES).flatMap(([, never, always]) => `${never} ${always}`.split(' ')),
  )
  for (const name of ['Fact', 'FactCell', 'ProductFact']) {
    const parts = Object.keys(SHAPES).map((shape) => ({ $ref: `#/components/schemas/${shape}${name}` }))
    expect(schemas[name]?.anyOf, name).toEqual(parts)
    for (const [shape, [statuses, never, always]] of Object.entries(SHAPES)) {
      const { properties = {} } = schemas[`${shape}${name}`] ?? {}
      const those = (what: (part: Part) => boolean) =>
        [...decided]
          .filter((key) => what(properties[key] as Part))
          .toSorted()
          .join(' ')
      expect(properties['status']?.enum?.toSorted().join(' '), `${shape}${name}`).toBe(statuses)
      expect(
        those(({ type }) => type === 'null'),
        `${shape}${name}`,
      ).toBe(always)
      // The page printed on a leaf may be missing where there is a quote.
      const firm = (part: Part) =>
        part.type !== 'null' && part.anyOf?.some((one) => 'type' in one && one.type === 'null') !== true
      expect(those(firm), `${shape}${name}`).toBe(never)
    }
  }
})
