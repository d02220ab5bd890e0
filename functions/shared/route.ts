import { percentDecoded, withPlainLetters } from '../../build/contract/decoding.ts'
import { OPERATIONS, type OperationId } from '../../build/contract/operations.ts'
import type { Operation } from '../../build/contract/operation.ts'
import { OPENAPI_PATH } from '../../build/contract/paths.ts'
import { type Refused, refused, quoted, invalid } from './result.ts'
import { item } from '../../build/contract/item.ts'

/** The operation a request asks for, and what its path names. */
export interface Route {
  readonly id: OperationId
  readonly operation: Operation
  readonly params: Readonly<Record<string, string>>
  readonly trailingSlash: boolean
}

// The longest path first, so that a UIN is everything between /policy/ and a final /search.
type Template = (typeof TEMPLATES)[number]
const TEMPLATES = (Object.entries(OPERATIONS) as [OperationId, Operation][])
  .map(([id, operation]) => ({ id, operation, pattern: patternOf(id, operation.path) }))
  .toSorted((a, b) => b.operation.path.length - a.operation.path.length)

/** Finds the operation for a method and a percent-encoded path; HEAD asks for what GET would answer. */
export function routeOf(method: string, pathname: string): Route | Refused {
  if (percentDecoded(pathname) === null) {
    return invalid(
      `The percent-encoding of the path ${quoted(pathname)} is broken: % must be followed by two hexadecimal digits, and the bytes must be UTF-8. A literal % is written %25.`,
    )
  }
  const trailingSlash = pathname.endsWith('/')
  const path = trailingSlash ? pathname.slice(0, -1) : pathname
  const plain = withPlainLetters(path)
  const atPath = TEMPLATES.filter(({ pattern }) => pattern.test(plain))
  const answered = method === 'HEAD' ? 'GET' : method
  const template = atPath.find(({ operation }) => operation.method === answered)
  if (template === undefined) return noSuchOperation(answered, pathname, atPath[0])
  return {
    id: template.id,
    operation: template.operation,
    params: paramsOf(template, plain),
    trailingSlash,
  }
}

/** Pattern of the address of a section of law. */
const SECTION = /^\/api\/v1(\/law\/[^/]+\/[^/.]+)$/u

function noSuchOperation(method: string, pathname: string, other: Template | undefined): Refused {
  const section = SECTION.exec(pathname)?.[1]
  const near =
    other === undefined ? TEMPLATES.filter(({ operation }) => isOfKind(operation, pathname)) : [other]
  const named = near.map(({ id, operation }) => ` ${id} is ${operation.method} ${operation.path}.`)
  const why = section === undefined ? named.join('') : ` A section of law is the file ${section}.json.`
  return refused(
    'no-such-operation',
    `There is no operation ${method} ${quoted(pathname)}.${why} The operations are listed in ${OPENAPI_PATH}.`,
  )
}

/** Whether an operation is of the kind of thing that a path names, be it one or many: policies, policy. */
function isOfKind({ path }: Operation, pathname: string): boolean {
  const [template, asked] = [path, pathname].map((text) =>
    text.split('/')[3]?.replace(/ies$/u, 'y').replace(/s$/u, ''),
  )
  return template === asked
}

function paramsOf({ operation, pattern }: Template, path: string): Record<string, string> {
  const [, ...values] = pattern.exec(path) ?? []
  return Object.fromEntries(
    Object.keys(operation.params).map((name, at) => [name, decodeURIComponent(item(values, at))]),
  )
}

/**
 * `{uin}` takes slashes, every other parameter is one part of the path. A clause may be a file, and files are found
 * whatever the case of their address: so are clauses that only packs hold.
 */
function patternOf(id: OperationId, path: string): RegExp {
  const pattern = path.replace(/\{(\w+)\}/gu, (_, name: string) => (name === 'uin' ? '(.+)' : '([^/]+)'))
  return new RegExp(`^${pattern}$`, id === 'getClause' ? 'iu' : 'u')
}
