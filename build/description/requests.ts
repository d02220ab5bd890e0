import { OPERATIONS, type OperationId } from '../contract/operations.ts'
import type { Operation } from '../contract/operation.ts'
import type { Example } from './examples.ts'

// Requests as a person types them: addresses and curl commands, made from the examples of the interface description.

/** The path and query of an example, or null where a parameter that is needed has no value. */
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

/** The command that makes a request of the interface, or null where its example lacks a value. */
export function exampleRequest(id: OperationId, example: Example, base: string): string | null {
  const path = requestPath(id, example.parameters ?? {})
  if (path === null) return null
  return OPERATIONS[id].method === 'GET' ? fetched(base + path) : posted(base + path, example.request ?? {})
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
