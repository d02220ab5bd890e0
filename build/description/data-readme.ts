import type { TSchema } from 'typebox'
import { COLLECTIONS, type CollectionName } from '../dataset/collections.ts'
import { schemaPhrase } from './schema-phrase.ts'

// `data/README.md`: the authored record, key by key. `npm run golden` writes it; a test compares it with the schemas.

const INTRODUCTION = `# The dataset

Written by \`npm run golden\` from the schemas in \`build/contract/authored/\`; edit those, not this page. The same
schemas are published under \`/schemas/data-*.json\`, and a record may name its own in \`$schema\`.

One record per file, UTF-8 JSON, two-space indent, keys in the order below, a newline at the end: \`npm run format\`
writes this form, \`npm run check\` refuses any other. A key marked *optional* may be missing; every other key is
required, and null says that the source says nothing. Unknown keys are errors. Every file belongs to exactly one of the
collections below; this page is the only exception.

How to add a product, step by step: [CONTRIBUTING.md](../CONTRIBUTING.md).
`

/** What a maintainer must know of a collection beyond its keys. */
const REMARKS: Readonly<Partial<Record<CollectionName, string>>> = {
  products: `The name of the file is free; the UIN in the record counts. The forms of \`value\` follow the type of the
field: see \`/docs/data\`. The check status is never written: the build derives it from the proof of the quotes.

| the documents | the fact has |
| --- | --- |
| state it | \`value\`, \`quote\`, \`clause\`, \`page\` |
| leave it to the policy schedule | \`value: null\`, \`quote\`, \`clause\`, \`page\`, \`in_schedule: true\` |
| do not say | \`value: null\` and no quote; \`looked_at\` names the clauses that came near |
| were not searched for it | no entry: the field is published as unread |`,
  clauses: `A clause number is a public address: take the next free one (\`npm run check\` names it), never one used
before, and put the numbers of clauses you remove into \`retired.json\`.`,
  law: `\`text\` is the instrument’s own words and nothing else; \`summary\` is in our words, with every exception that
could mislead a reader who does not see it. What is not certain is left out or said in \`note\`.`,
}

/** The whole page. */
export function dataReadme(): string {
  const names = Object.keys(COLLECTIONS) as CollectionName[]
  const parts = names.map((name) => collectionPart(name))
  return `${[INTRODUCTION.trimEnd(), ...parts].join('\n\n')}\n`
}

function collectionPart(name: CollectionName): string {
  const { shown, schema } = COLLECTIONS[name]
  const remark = REMARKS[name]
  const rows = rowsOf(schema, '')
  const table =
    rows.length === 0
      ? [descriptionOf(schema)]
      : ['| key | value | meaning |\n| --- | --- | --- |\n' + rows.join('\n')]
  return [`## \`${shown}\``, ...(remark === undefined ? [] : [remark]), ...table].join('\n\n')
}

interface Node extends TSchema {
  readonly type?: string
  readonly properties?: Readonly<Record<string, Node>>
  readonly required?: readonly string[]
  readonly items?: Node
  readonly anyOf?: readonly Node[]
  readonly description?: string
}

/** One row per key, the keys of inner objects after the key that holds them: `facts[].quote`. */
function rowsOf(schema: Node, prefix: string): string[] {
  return Object.entries(schema.properties ?? {}).flatMap(([key, value]) => {
    const isOptional = schema.required?.includes(key) !== true
    const path = `${prefix}${key}`
    const meaning = `${isOptional ? '*Optional.* ' : ''}${descriptionOf(value)}`
    const row = `| \`${path}\` | ${cell(formOf(value))} | ${cell(meaning)} |`
    const inner = innerObject(value)
    return inner === null ? [row] : [row, ...rowsOf(inner.schema, `${path}${inner.isList ? '[]' : ''}.`)]
  })
}

function formOf(schema: Node): string {
  const inner = innerObject(schema)
  if (inner === null) return schemaPhrase(schema)
  const isNullable = schema.anyOf?.some(({ type }) => type === 'null') === true
  return `${inner.isList ? 'list of objects' : 'object'}${isNullable ? ', or null' : ''}`
}

/** The object a value holds: its own, that of a list, or that of the branch that is not null. */
function innerObject(schema: Node): { schema: Node; isList: boolean } | null {
  if (schema.properties !== undefined) return { schema, isList: false }
  if (schema.items?.properties !== undefined) return { schema: schema.items, isList: true }
  const branch = schema.anyOf?.find((one) => innerObject(one) !== null)
  return branch === undefined ? null : innerObject(branch)
}

function descriptionOf(schema: Node): string {
  const branch = schema.anyOf?.find(({ type }) => type !== 'null')
  return schema.description ?? branch?.description ?? ''
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replace(/\s+/gu, ' ')
}
