import { describe, expect, test } from 'vitest'
import { OPERATIONS, type OperationId } from '../../../build/contract/operations.ts'
import { queryValues } from '../../../functions/shared/query-string.ts'
import { routeOf } from '../../../functions/shared/route.ts'

// Addresses that are written in other ways than the usual one, as RFC 3986 allows.

const OPERATION_IDS = Object.keys(OPERATIONS) as OperationId[]

/** Every character as its bytes, percent-encoded, but the slashes between the parts. */
const encoded = (path: string) =>
  path.replace(/[^/]/gu, (character) => `%${character.charCodeAt(0).toString(16)}`)

describe('an address that is percent-encoded throughout is the same', () => {
  test.each(OPERATION_IDS)('%s', (id) => {
    const { method, path, params } = OPERATIONS[id]
    const filled = path.replace(/\{\w+\}/gu, '7')
    const given = Object.fromEntries(Object.keys(params).map((name) => [name, '7']))
    for (const written of [filled, encoded(filled), encoded(filled).toUpperCase(), `${encoded(filled)}/`])
      expect(routeOf(method, written)).toMatchObject({ id, params: given })
  })
})

test('every letter, digit and sign that needs no encoding is the same with it', () => {
  const plain = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~'
  expect(routeOf('GET', encoded(`/api/v1/law/${plain}`))).toMatchObject({ params: { slug: plain } })
})

test('a slash, a percent sign or a question mark that is encoded stays part of a value', () => {
  for (const value of ['a/b', 'a%2Fb', 'a%41', '?', '#a', 'a@b', 'a+b', '[a]', 'é'])
    expect(routeOf('GET', `/api/v1/law/${encodeURIComponent(value)}`)).toMatchObject({
      id: 'getLaw',
      params: { slug: value },
    })
})

describe('the values of a query string', () => {
  const values = (search: string) => queryValues('searchPolicies', OPERATIONS.searchPolicies.query, search)

  test.each([
    ['?q=care', { q: 'care' }],
    ['q=care', { q: 'care' }],
    ['?q=care?', { q: 'care?' }],
    ['q=care?', { q: 'care?' }],
    ['?q=a=b==c', { q: 'a=b==c' }],
    ['?q=a+b%2Bc&&line=life&', { q: 'a b+c', line: 'life' }],
    ['?q=+&line=life', { line: 'life' }],
    ['?', {}],
    ['', {}],
  ])('%s', (search, expected) => {
    expect(values(search)).toEqual({ values: expected })
  })
})
