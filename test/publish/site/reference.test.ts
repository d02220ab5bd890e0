import { beforeAll, expect, test } from 'vitest'
import { plainText } from '../../support/emitted-pages.ts'
import { SampleFiles } from '../../support/sample-files.ts'

// The oracle is the published openapi.json: whatever it says of a field, the page must say.

interface Schema {
  type?: string
  $ref?: string
  title?: string
  description?: string
  anyOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  enum?: unknown[]
  examples?: unknown[]
  required?: string[]
}

interface Described {
  operationId: string
  summary: string
  parameters: { name: string; in: string; description: string; required: boolean; schema: Schema }[]
  requestBody?: { content: Content }
  responses: { 200: { content: Content } }
}

type Content = { 'application/json': { schema: Schema; example?: object } }

interface Expected {
  readonly id: string
  readonly schema: Schema
}

let html = ''
let operations: Described[] = []
let components: Record<string, Schema> = {}

const site = new SampleFiles()
beforeAll(() => {
  html = site.text('docs/index.html')
  const document = site.json<{
    paths: Record<string, Record<string, Described>>
    components: { schemas: Record<string, Schema> }
  }>('api/v1/openapi.json')
  operations = Object.values(document.paths).flatMap((methods) => Object.values(methods))
  components = document.components.schemas
})

const named = ($ref: string) => components[$ref.split('/').at(-1) ?? ''] ?? {}

function keysOf({ $ref, properties = {} }: Schema): string {
  return Object.keys($ref === undefined ? properties : (named($ref).properties ?? {})).join()
}

/** Every field of a body by its place on the page; a component met again is not entered again. */
function fieldsOf(schema: Schema, place: string, met: Set<string>): Expected[] {
  const { $ref, title, anyOf: shapes = [], items } = schema
  // Shapes of one thing, such as StatedFact and NotStatedFact of Fact, have the same members and are shown as one.
  const isOne =
    title !== undefined && shapes.length > 0 && shapes.every((shape) => shape.$ref?.endsWith(title))
  const anyOf = isOne ? [] : shapes
  const members = shapes.map((shape) => Object.entries(named(shape.$ref ?? '').properties ?? {}))
  const stated = members.map((some) => some.filter(([, { type }]) => type !== 'null'))
  const properties: Record<string, Schema> = isOne
    ? { ...Object.fromEntries(members.flat()), ...Object.fromEntries(stated.toReversed().flat()) }
    : (schema.properties ?? {})
  if ($ref !== undefined) {
    if (met.has($ref)) return []
    met.add($ref)
    return fieldsOf(named($ref), place, met)
  }
  const inside = [...anyOf, ...(items === undefined ? [] : [items])]
  const objects = anyOf.filter(({ type, $ref: name }) => type === 'object' || name !== undefined)
  return [
    ...inside.flatMap((part) => {
      const at = objects.indexOf(part)
      // Shapes of one thing have the same fields, which are described once.
      const isShape = keysOf(part) !== '' && keysOf(part) === keysOf(objects[0] ?? {})
      return fieldsOf(
        part,
        at < 1 || isShape ? place : `${place}.${part.$ref?.split('/').at(-1) ?? at + 1}`,
        met,
      )
    }),
    ...Object.entries(properties).flatMap(([name, field]) => {
      return [{ id: `${place}.${name}`, schema: field }, ...fieldsOf(field, `${place}.${name}`, met)]
    }),
  ]
}

/** The rows of a list of fields in their order, those within others after these. */
function rowsOf(entry: string, title: string): string[] {
  const list = html.split(`<section class="entry" id="${entry}">`)[1]?.split('</section>')[0] ?? ''
  const part = list.split(`<h3>${title}</h3>`)[1]?.split('<div class="part">')[0] ?? ''
  return Array.from(part.matchAll(/<li(?: id="[^"]*")?><p>(.*?)<\/p>/gsu), ([, row = '']) => plainText(row))
}

/** The row of a field that has a place: its own line, without the fields inside it. */
function rowOf(id: string): string {
  const row = html.split(`<li id="${id}"><p>`)[1]?.split('</p>')[0]
  expect(row, id).toBeDefined()
  return plainText(row ?? '')
}

/** The fields of the bodies of an operation, each with the row that is where it should be. */
function bodiesOf({ operationId, requestBody, responses }: Described): (Expected & { row: string })[] {
  const answer = responses[200].content['application/json'].schema
  const sent = requestBody?.content['application/json'].schema ?? {}
  return [
    ...placed(operationId, 'Answer', fieldsOf(answer, `${operationId}.answer`, new Set())),
    ...placed(operationId, 'Body to send', fieldsOf(sent, `${operationId}.body`, new Set())),
  ]
}

function placed(entry: string, title: string, fields: Expected[]) {
  const rows = rowsOf(entry, title)
  expect(rows, `${entry} ${title}`).toHaveLength(fields.length)
  return fields.map((field, at) => ({ ...field, row: rows[at] ?? '' }))
}

test('every field of every body is there, with its description and the values it may have', () => {
  const fields = operations.flatMap(bodiesOf)
  expect(fields.length).toBeGreaterThan(300)
  for (const { id, schema, row } of fields) {
    expect(row, id).toMatch(new RegExp(`^${id.split('.').at(-1)} \\S`, 'u'))
    const [meaning = ''] = (schema.description ?? '').split(/ ?Known values: /u)
    expect(row, id).toContain(meaning)
    for (const value of [...(schema.enum ?? []), ...(schema.examples ?? [])])
      expect(row, id).toContain(String(value))
  }
})

test('every operation is there with what it does and the answer of its example', () => {
  for (const { operationId, summary, responses } of operations) {
    const entry = html.split(`<section class="entry" id="${operationId}">`)[1]?.split('</section>')[0] ?? ''
    expect(plainText(entry)).toContain(summary)
    const answer = /<summary>Example answer<\/summary>.*?<pre[^>]*>([^<]*)</su.exec(entry)?.[1]
    const { example } = responses[200].content['application/json']
    expect(JSON.parse(plainText(answer ?? '')), operationId).toEqual(example)
  }
})

test('a named object met again links to where it is described', () => {
  expect(html).toContain('<a href="#getPolicy.answer.facts.clause">facts.clause</a></span>')
  for (const [, id = ''] of html.matchAll(/, as in <a href="#([^"]+)"/gu)) rowOf(id)
})

test('every place of the page is there once', () => {
  const ids = Array.from(html.matchAll(/ id="([^"]*)"/gu), ([, id]) => id)
  expect(ids.length).toBeGreaterThan(60)
  expect(new Set(ids).size).toBe(ids.length)
})

test('every parameter is there, whether it is required, and what it takes', () => {
  for (const { operationId, parameters } of operations) {
    for (const { name, in: place, description, required, schema } of parameters) {
      const row = rowOf(`${operationId}.${place}.${name}`)
      expect(row).toContain(description)
      expect(row).toContain(required ? ', required' : ', optional')
      for (const value of schema.enum ?? []) expect(row).toContain(String(value))
    }
  }
  expect(rowOf('searchPolicies.query.limit')).toContain('1 to 100; default 20')
  expect(rowOf('requestHelp.body.consent')).toContain('Must be true')
  expect(rowsOf('requestHelp', 'Answer')[0]).toContain('Always added')
})

test('the fields of form records are there, too', () => {
  const records = [
    ...placed('form-record', 'Answer', fieldsOf(components['FormRecord'] ?? {}, '', new Set())),
    ...placed('forms-index', 'Answer', fieldsOf(components['Forms'] ?? {}, '', new Set())),
  ]
  expect(records.length).toBeGreaterThan(40)
  for (const { id, row } of records) expect(row, id).toMatch(new RegExp(`^${id.split('.').at(-1)} \\S`, 'u'))
})
