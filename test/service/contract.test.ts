import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { folderSource } from '../../functions/query/source/reader.ts'
import { BASE, sampleSite } from '../support/built-once.ts'
import { askHandlers } from '../support/handlers.ts'
import { SampleFiles } from '../support/sample-files.ts'
import {
  type Judge,
  type PublicDocument,
  answerOf,
  bodyOf,
  judgesOf,
  operationAt,
  operationsOf,
} from '../support/public-document.ts'
import { SAMPLE } from '../support/sample-data.ts'

/** The operations of the interface, section 4, as its text lists them. */
const INTERFACE =
  'searchPolicies getPolicy searchPolicyText getClause comparePolicies listCategories categoryFields ' +
  'listInsurers getInsurer listLaw getLaw stats requestHelp reportCorrection'

const site = new SampleFiles()
let document: PublicDocument
let judges: readonly Judge[]

beforeAll(() => {
  document = site.json('api/v1/openapi.json')
  judges = judgesOf(document)
})

/** The address that the file is the answer of, or null for files that are no answers. */
function answered(path: string): string | null {
  if (path === 'api/v1/openapi.json') return null
  if (path.startsWith('api/')) return `/${path.replace(/\/index\.json$/u, '')}`
  if (!path.startsWith('index/answers/')) return null
  const name = path.slice('index/answers/'.length)
  return `/api/v1/${name.replace(/^fields\/(.+)$/u, 'categories/$1/fields')}`
}

/** Every body in the emitted tree, with the schema the public document gives for it. */
function bodies(): { path: string; body: Record<string, unknown>; schema: object }[] {
  const { schemas } = document.components
  return [...site.tree.keys()].flatMap((path) => {
    const address = answered(path)
    const form = /^forms\/(index|\d+)\.json$/u.exec(path)?.[1]
    const isSection = /^law\/[^/]+\/[^/]+\.json$/u.test(path)
    const isBody = address !== null || form !== undefined || isSection
    const body = isBody ? site.json<Record<string, unknown>>(path) : null
    if (body === null) return []
    const title = isSection ? 'LawSectionRecord' : form === 'index' ? 'Forms' : 'FormRecord'
    const named = schemas[title]
    const operation = address === null ? null : operationAt(document, address)
    if (address !== null && operation === null) throw new Error(`${path} answers nothing the document names`)
    return [{ path, body, schema: operation === null ? (named ?? {}) : answerOf(operation) }]
  })
}

describe('the interface description', () => {
  test('holds the operations of the interface, each with 200, 404 and 429 and the error object', () => {
    const operations = operationsOf(document)
    const ids = operations.map(({ operation }) => operation.operationId)
    // More may be added within version 1; none of these may go.
    expect(ids).toEqual(expect.arrayContaining(INTERFACE.split(' ')))
    for (const { operation } of operations) {
      expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(['200', '404', '429']))
      expect(answerOf(operation)).toMatchObject({
        $ref: expect.stringMatching(/^#\/components\/schemas\//u) as string,
      })
    }
    for (const name of ['PolicyNotFound', 'NoSuchOperation', 'RateLimited', 'Internal', 'Unavailable']) {
      expect(bodyOf(document.components.responses[name])).toEqual({ $ref: '#/components/schemas/Refusal' })
    }
  })

  test('gives examples that are of their schemas', () => {
    const wrong: string[] = []
    let seen = 0
    const hold = (place: string, schema: object, example: unknown) => {
      if (example === undefined) return
      seen += 1
      for (const judge of judges) wrong.push(...judge(schema, example).map((why) => `${place}: ${why}`))
    }
    for (const { operation } of operationsOf(document)) {
      const { operationId, parameters, requestBody, responses } = operation
      for (const { name, schema, example } of parameters) hold(`${operationId} ${name}`, schema, example)
      const contents = [
        requestBody,
        ...Object.values(responses),
        ...Object.values(document.components.responses),
      ]
      for (const response of contents) {
        if (response === undefined || !('content' in response)) continue
        for (const { schema, example } of Object.values(response.content)) hold(operationId, schema, example)
      }
    }
    expect(wrong).toEqual([])
    expect(seen).toBeGreaterThan(28)
  })

  test('gives an example of every parameter, and all those of an operation together find something', async () => {
    const ask = askHandlers(BASE, folderSource(await sampleSite()))
    for (const [template, { get }] of Object.entries(document.paths)) {
      if (get === undefined) continue
      const values = new Map(get.parameters.map(({ name, example }) => [name, String(example)]))
      expect([...values.values()], get.operationId).not.toContain('undefined')
      const part = (_: string, name: string) => {
        const value = values.get(name) ?? ''
        values.delete(name)
        return value
      }
      const path = template.replaceAll(/\{(\w+)\}/gu, part)
      const query = new URLSearchParams([...values]).toString()
      const { status, text } = await ask({ method: 'GET', path: `${path}?${query}` })
      expect([get.operationId, status]).toEqual([get.operationId, 200])
      expect((JSON.parse(text) as { total?: number }).total, get.operationId).not.toBe(0)
    }
  })

  test('can refuse: both judges find a value that is not of its schema', () => {
    for (const judge of judges) {
      const schema = { $ref: '#/components/schemas/Clause' }
      const body = site.json<object>('api/v1/clause/3401')
      expect(judge(schema, body)).toEqual([])
      expect(judge(schema, { ...body, page: 0 })).not.toEqual([])
      expect(judge(schema, { ...body, further: 1 })).not.toEqual([])
      expect(judge(schema, { ...body, data_date: 'yesterday' })).not.toEqual([])
    }
  })
})

describe('the emitted bodies', () => {
  test('match the schema the document gives for their address', () => {
    const wrong = bodies().flatMap(({ path, body, schema }) =>
      judges.flatMap((judge) => judge(schema, body).map((why) => `${path}: ${why}`)),
    )
    expect(wrong).toEqual([])
    const seen = (start: string) => bodies().filter(({ path }) => path.startsWith(start)).length
    expect(seen('api/v1/policy/')).toBeGreaterThan(10)
    expect(seen('api/v1/clause/')).toBeGreaterThan(500)
    for (const start of [
      'api/v1/categories/',
      'api/v1/insurer/',
      'api/v1/law/',
      'forms/',
      'law/',
      'index/answers/policy/',
    ]) {
      expect(seen(start)).toBeGreaterThan(5)
    }
  })

  test('are every file under /api but the description', () => {
    const stored = new Set(bodies().map(({ path }) => path))
    const others = [...site.tree.keys()].filter((path) => path.startsWith('api/') && !stored.has(path))
    expect(others).toEqual(['api/v1/openapi.json'])
  })

  test('carry the data date, all but the form records of the interface', () => {
    const { data_date } = JSON.parse(readFileSync(`${SAMPLE}/dataset.json`, 'utf8')) as { data_date: string }
    const dated = bodies().filter(({ path }) => !/^forms\/\d+\.json$/u.test(path))
    expect(dated.filter(({ body }) => body['data_date'] !== data_date).map(({ path }) => path)).toEqual([])
    expect(dated.length).toBeGreaterThan(600)
  })

  test('are the same bytes at their address and where queries are made from', () => {
    const answers = [...site.tree.keys()].filter((path) => path.startsWith('index/answers/'))
    const twice = answers.filter((path) => site.tree.has(answered(path)?.slice(1) ?? ''))
    const different = twice.filter(
      (path) =>
        site.tree.get(answered(path)?.slice(1) ?? '')?.compare(site.tree.get(path) ?? Buffer.of()) !== 0,
    )
    expect(different).toEqual([])
    expect(twice.length).toBeGreaterThan(40)
    const only = answers.filter((path) => !twice.includes(path) && !path.includes('~'))
    expect(only).toEqual(['index/answers/categories'])
  })

  test('say what a list holds', () => {
    const lists: readonly (readonly [string, string])[] = [
      ['api/v1/insurers', 'insurers'],
      ['api/v1/categories/index.json', 'categories'],
      ['api/v1/law/index.json', 'instruments'],
      ['forms/index.json', 'forms'],
    ]
    for (const [path, key] of lists) {
      const body = site.json<Record<string, unknown[]>>(path)
      expect(body['total']).toBe(body[key]?.length)
      expect(body[key]?.length).toBeGreaterThan(5)
    }
  })
})
