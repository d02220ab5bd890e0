import type { OperationId } from '../../build/contract/operations.ts'
import type { Operation } from '../../build/contract/operation.ts'
import { type Refused, refused, shown } from './outcome.ts'

/** What the query string of a request gives, decoded: no blank values, no names the operation does not take. */
export interface Given {
  readonly given: Readonly<Record<string, string>>
}

/** Reads a query string (with or without its `?`) against what the operation takes. */
export function parametersOf(id: OperationId, operation: Operation, search: string): Given | Refused {
  const values = new Map<string, string>()
  for (const pair of search.replace(/^\?/u, '').split('&')) {
    if (pair === '') continue
    const decoded = decodedPair(pair)
    if (decoded === null)
      return refused(
        'invalid-request',
        `The percent-encoding of ${shown(pair)} in the query string is broken. A literal % is written %25.`,
      )
    const [name, value] = decoded
    if (!Object.hasOwn(operation.query, name)) return unknownParameter(id, operation, name)
    if (values.has(name))
      return refused('invalid-request', `The parameter ${name} is given more than once. Give it once.`)
    values.set(name, value)
  }
  for (const [name, value] of values) if (value.trim() === '') values.delete(name)
  return missingParameter(id, operation, values) ?? { given: Object.fromEntries(values) }
}

function unknownParameter(id: OperationId, operation: Operation, name: string): Refused {
  const names = Object.keys(operation.query)
  const taken = names.length === 0 ? 'It takes none in the query string.' : `It takes: ${names.join(', ')}.`
  return refused('invalid-request', `${id} takes no parameter ${shown(name)}. ${taken}`)
}

function missingParameter(
  id: OperationId,
  operation: Operation,
  values: ReadonlyMap<string, string>,
): Refused | null {
  for (const [name, { required, description }] of Object.entries(operation.query)) {
    if (required && !values.has(name))
      return refused('invalid-request', `${id} needs the parameter ${name}: ${description}`)
  }
  return null
}

function decodedPair(pair: string): [name: string, value: string] | null {
  const [name = '', ...rest] = pair.split('=')
  try {
    return [decoded(name), decoded(rest.join('='))]
  } catch {
    return null
  }
}

function decoded(text: string): string {
  return decodeURIComponent(text.replaceAll('+', ' '))
}
