import { percentDecoded } from '../../build/contract/decoding.ts'
import type { Parameters } from '../../build/contract/operation.ts'
import { type Refused, quoted, invalid } from './result.ts'

/** The values of a query string (with or without its `?`), decoded: no blank ones, no names that what is asked lacks. */
export function queryValues(
  asked: string,
  parameters: Parameters,
  search: string,
): { readonly values: Readonly<Record<string, string>> } | Refused {
  const values = new Map<string, string>()
  for (const pair of search.replace(/^\?/u, '').split('&')) {
    if (pair === '') continue
    const [name, value] = decodedPair(pair)
    if (name === null || value === null)
      return invalid(
        `The percent-encoding of ${quoted(pair)} in the query string is broken. A literal % is written %25.`,
      )
    if (!Object.hasOwn(parameters, name)) return unknownParameter(asked, parameters, name)
    if (values.has(name)) return invalid(`The parameter ${name} is given more than once. Give it once.`)
    values.set(name, value)
  }
  for (const [name, value] of values) if (value.trim() === '') values.delete(name)
  return { values: Object.fromEntries(values) }
}

function unknownParameter(asked: string, parameters: Parameters, name: string): Refused {
  const names = Object.keys(parameters)
  const accepted =
    names.length === 0 ? 'It takes none in the query string.' : `It takes: ${names.join(', ')}.`
  return invalid(`${asked} takes no parameter ${quoted(name)}. ${accepted}`)
}

/** A name and its value as a form or a query string has them; null where the encoding is broken or is not UTF-8. */
export function decodedPair(pair: string): [name: string | null, value: string | null] {
  const [name = '', ...rest] = pair.replaceAll('+', ' ').split('=')
  return [percentDecoded(name), percentDecoded(rest.join('='))]
}
