import { OPERATIONS, type OperationId } from '../../contract/operations.ts'
import type { Operation } from '../../contract/operation.ts'
import type { ConnectOptions } from './connect-options.ts'
import { askCopy, copySource, submissionRefusal } from './copy.ts'
import { type SiteConnection, askLive } from './live.ts'

// /client.js: one typed method per GET, from a live site or answered from a bare copy.

export { ServiceError } from './live.ts'

type Given = Readonly<Record<string, string | number | undefined>>
type Method = (given?: Given) => Promise<unknown>

/** Result of `connect`: a method per operation, and `get` for any address. client.d.ts has the types. */
export type Service = Readonly<Record<OperationId, Method>> & { get(path: string): Promise<unknown> }

/** Connects to a live site or to a bare copy. Nothing is asked before a method is called. */
export function connect(options: ConnectOptions): Service {
  const { base, copy = false, signal, tries = 3 } = options
  const connection: SiteConnection = {
    base: new URL(base).href.replace(/\/+$/u, ''),
    fetch: options.fetch ?? ((...args) => fetch(...args)),
    signal,
    tries,
  }
  const source = copySource(connection)
  const get = (path: string) => (copy ? askCopy(connection, source, path) : askLive(connection, path))
  const methods = (Object.entries(OPERATIONS) as [OperationId, Operation][]).map(([id, operation]) => {
    const method: Method = (given = {}) => {
      if (operation.kind !== 'write') return get(addressOf(operation, given))
      return copy
        ? Promise.reject(submissionRefusal(connection))
        : askLive(connection, operation.path, submission(given))
    }
    return [id, method] as const
  })
  return { ...(Object.fromEntries(methods) as Record<OperationId, Method>), get }
}

/** The path and query string of an operation with what was given. */
function addressOf({ path, params }: Operation, given: Given): string {
  const filled = path.replace(/\{(\w+)\}/gu, (_, name: string) =>
    encodeURIComponent(String(given[name] ?? '')),
  )
  const search = Object.entries(given).flatMap(([name, value]) =>
    value === undefined || name in params ? [] : [`${encodeURIComponent(name)}=${encodeURIComponent(value)}`],
  )
  return search.length === 0 ? filled : `${filled}?${search.join('&')}`
}

function submission(given: Given): RequestInit {
  return { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(given) }
}
