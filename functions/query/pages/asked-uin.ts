import { UIN_LENGTH } from '../../../build/contract/primitives.ts'
import { type IndexSource, policyOf } from '../source/load.ts'

/** A UIN that a query names, as far as one can be long; empty where it names none or white space alone. */
export function askedUin(query: URLSearchParams, name = 'uin'): string {
  return (query.get(name) ?? '').trim().slice(0, UIN_LENGTH)
}

/** The product that a query names in `uin`; null where none is held under it. */
export async function productOf(source: IndexSource, query: URLSearchParams) {
  const uin = askedUin(query)
  return { uin, policy: uin === '' ? null : await policyOf(source, uin) }
}
