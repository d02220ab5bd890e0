import type { Call } from './calls.ts'

/** A generator of clients: how it is installed and run, and what somebody writes who uses what it makes. */
export interface Tool {
  readonly name: string
  readonly packages: readonly string[]
  /** The program in node_modules/.bin, and its arguments; a Node of the tool's own runs it where `packages` has one. */
  readonly generate: readonly [program: string, ...args: string[]]
  /** Files that must be there before it runs, by name. */
  readonly files: Readonly<Record<string, string>>
  /** A module that makes the calls and prints the bodies as one JSON object. */
  readonly use: (origin: string, calls: readonly Call[]) => string
}

const json = (value: unknown): string => JSON.stringify(value)

/** The parts that have values: where an operation has no parameters, the types allow none. */
function filled(parts: Readonly<Record<string, object>>): Record<string, object> {
  return Object.fromEntries(Object.entries(parts).filter(([, values]) => Object.keys(values).length > 0))
}

/** Prints what every call came to; `answer` is the text of an expression that gives a body. */
function printed(calls: readonly Call[], answer: (call: Call) => string): string {
  const lines = calls.map((call) => `  ${call.id}: await ${answer(call)},`)
  return `console.log(JSON.stringify({\n${lines.join('\n')}\n}))\n`
}

/** Facts and cells of a comparison as every client must allow them: the status decides what else they have. */
const NARROWING = `export function said(fact: Fact): string {
  if (fact.status === 'not-stated') return fact.searched.terms.join()
  return fact.status === 'in-schedule' ? fact.quote : fact.display + fact.quote + fact.clause.url + fact.page.toFixed()
}
export function shown(cell: Cell): string {
  if (cell.status === 'unread') return cell.label
  if (cell.status === 'not-applicable') return cell.uin
  return cell.status === 'not-stated' ? cell.searched.clauses.toFixed() : cell.quote + cell.clause.url
}
`

/** Lines about the types of the interface, where that is the description: other descriptions have none of them. */
function typed(calls: readonly Call[], lines: string): string {
  return calls.some(({ id }) => id === 'comparePolicies') ? lines : ''
}

const openapiFetch: Tool = {
  name: 'openapi-typescript 7 with openapi-fetch',
  packages: ['openapi-typescript@7.13.0', 'openapi-fetch@0.17.0'],
  generate: ['openapi-typescript', 'openapi.json', '--output', 'types.ts'],
  files: {},
  use: (origin, calls) => `import createClient from 'openapi-fetch'
import type { paths } from './types.ts'

const client = createClient<paths>({ baseUrl: ${json(origin)} })

function body<T>({ data, error }: { data?: T; error?: unknown }): T {
  if (data === undefined) throw new Error(JSON.stringify(error))
  return data
}

${typed(
  calls,
  `type Cell = paths['/api/v1/compare']['get']['responses'][200]['content']['application/json']['rows'][number]['cells'][number]
type Fact = paths['/api/v1/policy/{uin}']['get']['responses'][200]['content']['application/json']['facts'][number]
${NARROWING}
type Clause = paths['/api/v1/clause/{id}']['get']['responses'][200]['content']['application/json']
// @ts-expect-error: bodies are closed and typed, so a misspelt field does not compile.
export const wrong = (clause: Clause): unknown => clause.txet
`,
)}
${printed(calls, ({ method, template, path, query, body }) => {
  const given = { params: filled({ path, query }), ...(body !== null && { body }) }
  return `client.${method.toUpperCase()}(${json(template)}, ${json(given)}).then((answer) => body(answer))`
})}`,
}

const heyApi: Tool = {
  name: '@hey-api/openapi-ts',
  packages: ['@hey-api/openapi-ts@0.99.0', 'typescript@5.9.3'],
  generate: [
    'openapi-ts',
    '--input',
    'openapi.json',
    '--output',
    'client',
    '--client',
    '@hey-api/client-fetch',
  ],
  files: {},
  use: (origin, calls) => `import { client } from './client/client.gen'
import * as api from './client'

client.setConfig({ baseUrl: ${json(origin)} })

${typed(
  calls,
  `type Cell = api.ComparePoliciesResponse['rows'][number]['cells'][number]
type Fact = api.GetPolicyResponse['facts'][number]
${NARROWING}`,
)}
${printed(calls, ({ id, path, query, body }) => {
  const given = { ...filled({ path, query }), ...(body !== null && { body }), throwOnError: true }
  return `api.${id}(${json(given)}).then(({ data }) => data)`
})}`,
}

function orval(name: string, packages: readonly string[]): Tool {
  return {
    name,
    packages,
    generate: ['orval', '--config', 'orval.config.cjs'],
    files: {
      'orval.config.cjs':
        "module.exports = { api: { input: 'openapi.json', output: { target: 'client.ts', client: 'fetch' } } }\n",
    },
    use: (origin, calls) => `import * as api from './client'

// The generated client asks for paths; in a browser they are those of the page's own host.
const plain = fetch
globalThis.fetch = (path, options) => plain(new URL(String(path), ${json(origin)}), options)

${typed(
  calls,
  `type Cell = Extract<Awaited<ReturnType<typeof api.comparePolicies>>, { status: 200 }>['data']['rows'][number]['cells'][number]
type Fact = Extract<Awaited<ReturnType<typeof api.getPolicy>>, { status: 200 }>['data']['facts'][number]
${NARROWING}`,
)}
function body<T extends { status: number; data: unknown }>(answer: T): Extract<T, { status: 200 }>['data'] {
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.data))
  return answer.data as Extract<T, { status: 200 }>['data']
}

${printed(calls, ({ id, path, query, body }) => {
  const given = [
    ...Object.values(path),
    ...(Object.keys(query).length > 0 ? [query] : []),
    ...(body === null ? [] : [body]),
  ]
  return `api.${id}(${given.map(json).join(', ')}).then((answer) => body(answer))`
})}`,
  }
}

/** The generators, pinned. Orval 8 needs a newer Node than the project does, so it brings its own. */
export const TOOLS: readonly Tool[] = [
  openapiFetch,
  heyApi,
  orval('orval 7', ['orval@7.13.2']),
  orval('orval 8', ['orval@8.30.0', 'node@22.23.3']),
]
