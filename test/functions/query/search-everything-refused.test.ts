import { expect, test } from 'vitest'
import { get, refusal } from '../../support/handlers.ts'

// What the search over everything refuses, and what it says.

test.each([
  ['', 'Give the words to search for: /search.json?q=free+look.'],
  ['?q=free&limit=5', '/search.json takes no parameter “limit”. It takes: q.'],
  ['?q=free&q=look', 'The parameter q is given more than once. Give it once.'],
  ['?q=%FF', 'The percent-encoding of “q=%FF” in the query string is broken. A literal % is written %25.'],
  [`?q=${'%F0%9F%A6%84'.repeat(501)}`, 'q has at most 500 characters, not 501.'],
])('the search over everything refuses %s', async (search, message) => {
  const answer = await refusal(await get(`/search.json${search}`))
  expect(answer).toEqual({ status: 404, code: 'invalid-request', message })
})
