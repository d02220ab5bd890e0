import { UIN_LENGTH } from '../../../build/contract/primitives.ts'

/** A UIN that a query names, as far as one can be long; empty where it names none or white space alone. */
export function askedUin(query: URLSearchParams, name = 'uin'): string {
  return (query.get(name) ?? '').trim().slice(0, UIN_LENGTH)
}
