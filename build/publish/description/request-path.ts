import { OPERATIONS, type OperationId } from '../../contract/operations.ts'
import type { Operation } from '../../contract/operation.ts'

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
