import { readFileSync } from 'node:fs'
import { ANSWERS } from '../../contract/answers.ts'
import type { JsonSchema, TSchema } from '../../contract/schema.ts'
import { OPERATION_WORDS } from '../../contract/operation-words.ts'
import { OPERATIONS, type OperationId } from '../../contract/operations.ts'
import type { Operation } from '../../contract/operation.ts'

// `/client.d.ts`: the types of the client, written from the table of operations and its schemas.

/** The declarations of `/client.js`. */
export function clientTypes(): string {
  const named = new Map<string, string>()
  const methods = (Object.keys(OPERATIONS) as OperationId[]).map((id) => method(id, named))
  return [HEAD, ...named.values(), `export interface Service {\n${methods.join('\n')}\n${GET}}\n`].join('\n')
}

function method(id: OperationId, named: Map<string, string>): string {
  const operation: Operation = OPERATIONS[id]
  const body: TSchema = ANSWERS[id]
  const answer = typeOf(body, named)
  const given = givenOf(operation, named)
  const { summary, description } = OPERATION_WORDS[id]
  const comment = `  /** ${summary}. ${description} */`
  return `${comment}\n  ${id}(${given}): Promise<${answer}>`
}

function givenOf({ params, query, body }: Operation, named: Map<string, string>): string {
  if (body !== null) return `submission: ${typeOf(body, named)}`
  const all = Object.entries({ ...params, ...query })
  if (all.length === 0) return ''
  const fields = all.map(([name, { required, schema }]) => {
    const { title: _, ...shape }: JsonSchema = schema
    const type = typeOf(shape, named)
    return `readonly ${name}${required ? '' : '?'}: ${type === 'number' ? 'number | string' : type}`
  })
  const isNeeded = all.some(([, { required }]) => required)
  return `given${isNeeded ? '' : '?'}: { ${fields.join('; ')} }`
}

/** A schema as a type; one with a title is declared: an object as an interface, alternatives as a type. */
function typeOf(schema: JsonSchema, named: Map<string, string>): string {
  const { title } = schema
  if (title === undefined) return written(schema, named, '')
  if (!named.has(title)) {
    named.set(title, '')
    const comment = schema.description === undefined ? '' : `/** ${schema.description} */\n`
    const head = schema.type === 'object' ? `interface ${title}` : `type ${title} =`
    named.set(title, `${comment}export ${head} ${written(schema, named, '')}\n`)
  }
  return title
}

function written(schema: JsonSchema, named: Map<string, string>, indent: string): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum !== undefined) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  // Alternatives beside the fields of an object say which of them are needed: its comment does.
  if (schema.properties === undefined && schema.anyOf !== undefined)
    return schema.anyOf.map((one) => inner(one, named, indent)).join(' | ')
  if (schema.type === 'object') return objectOf(schema, named, indent)
  if (schema.type !== 'array') return schema.type === 'integer' ? 'number' : (schema.type ?? 'unknown')
  const item = inner(schema.items ?? {}, named, indent)
  if (schema.minItems === 2 && schema.maxItems === 2) return `readonly [${item}, ${item}]`
  return `readonly ${/[ {]/u.test(item) ? `(${item})` : item}[]`
}

function inner(schema: JsonSchema, named: Map<string, string>, indent: string): string {
  return schema.title === undefined ? written(schema, named, indent) : typeOf(schema, named)
}

function objectOf(
  { properties = {}, required = [] }: JsonSchema,
  named: Map<string, string>,
  indent: string,
): string {
  const deeper = `${indent}  `
  const fields = Object.entries(properties).map(([name, schema]) => {
    const comment = schema.description === undefined ? '' : `${deeper}/** ${schema.description} */\n`
    return `${comment}${deeper}readonly ${name}${required.includes(name) ? '' : '?'}: ${inner(schema, named, deeper)}\n`
  })
  return `{\n${fields.join('')}${indent}}`
}

const HEAD = `/** What the service refused, as its error object says it. */
export class ServiceError extends Error {
  /** A code of /docs/errors; \`unreachable\` where the service did not answer. */
  readonly code: string
  /** The HTTP status; 0 where no answer came. */
  readonly status: number
  /** The address of the code's entry in the reference. */
  readonly docs: string | null
}

${readFileSync(new URL('../../serve/client/connect-options.ts', import.meta.url), 'utf8')}
/** Connects to a live site or to a bare copy. Nothing is asked before a method is called. */
export function connect(options: ConnectOptions): Service
`
const GET = `  /** Any GET by its path and query string, such as "/api/v1/stats". */
  get(path: string): Promise<unknown>
`
