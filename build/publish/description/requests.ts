import type { Operation } from '../../contract/operation.ts'
import { OPERATIONS, type OperationId } from '../../contract/operations.ts'
import type { Example } from './examples.ts'
import { type Sample, sampleValues } from './sample.ts'

// Requests as a person types them: addresses and curl commands, made from the examples of the interface description.

/** The path and query of a request, or null where a required parameter has no value. */
export function requestPath(id: OperationId, values: Readonly<Record<string, unknown>>): string | null {
  const operation: Operation = OPERATIONS[id]
  const missing = Object.entries({ ...operation.params, ...operation.query })
  if (missing.some(([name, { required }]) => required && values[name] === undefined)) return null
  const path = operation.path.replace(/\{([^}]+)\}/gu, (_, name: string) => pathPart(String(values[name])))
  const query = Object.keys(operation.query).filter((name) => values[name] !== undefined)
  if (query.length === 0) return path
  return `${path}?${query.map((name) => `${name}=${encodeURIComponent(String(values[name]))}`).join('&')}`
}

/** A UIN keeps its slashes; every other value has none. */
function pathPart(value: string): string {
  return value.split('/').map(encodeURIComponent).join('/')
}

/** The command that makes the request of an example. */
export function exampleRequest(id: OperationId, { parameters, request }: Example, base: string): string {
  const address = base + (requestPath(id, parameters) ?? OPERATIONS[id].path)
  return OPERATIONS[id].method === 'GET' ? fetched(address) : posted(address, request)
}

/** The command that reads an address. */
export function fetched(address: string): string {
  return `curl -s ${quoted(address)}`
}

/** The command that sends a body. */
export function posted(address: string, body: unknown): string {
  return `curl -s ${quoted(address)} \\\n  -H 'Content-Type: application/json' \\\n  -d ${quoted(JSON.stringify(body))}`
}

/** A text as one word of the shell. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`
}

/** The requests offered on the first page; the first three are also shown there as commands. */
const OFFERED: readonly (readonly [id: OperationId, words: string])[] = [
  ['searchPolicies', 'Find a product by words of its name'],
  ['getPolicy', 'One product with every fact'],
  ['searchPolicyText', 'Find words in its clauses'],
  ['getClause', 'The text of one clause'],
  ['comparePolicies', 'Two products side by side'],
  ['categoryFields', 'What is read for a type of insurance'],
  ['getInsurer', 'One insurer with its contacts'],
  ['listLaw', 'Insurance law'],
  ['stats', 'How much the service holds'],
]

/** The requests offered on the first page, with their paths; those the data has nothing for are left out. */
export function offeredRequests(sample: Sample): { readonly words: string; readonly path: string }[] {
  return OFFERED.flatMap(([id, words]) => {
    const path = requestPath(id, sampleValues(id, sample))
    return path === null ? [] : [{ words, path }]
  })
}
