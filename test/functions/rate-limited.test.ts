import { expect, test } from 'vitest'
import rateLimited from '../../functions/rate-limited.ts'

const answered = async (accept: string) => {
  // Nothing listens there: the page has to arrive without what it is drawn from.
  const response = await rateLimited(new Request('http://127.0.0.1:9/search?q=star', { headers: { accept } }))
  const { status, headers } = response
  return {
    status,
    type: headers.get('content-type'),
    wait: headers.get('retry-after'),
    text: await response.text(),
  }
}

test('over the limit a browser gets a page with what is not limited, and a program the error object', async () => {
  const page = await answered('text/html,application/xhtml+xml,*/*;q=0.8')
  expect(page).toMatchObject({ status: 429, type: 'text/html; charset=UTF-8', wait: '60' })
  expect(page.text).toMatch(/<h1>Please wait a minute<\/h1>[^]*href="\/insurer"/u)
  for (const accept of ['*/*', 'application/json']) {
    const { text, ...rest } = await answered(accept)
    expect(rest).toEqual({ status: 429, type: 'application/json; charset=utf-8', wait: '60' })
    expect(JSON.parse(text)).toMatchObject({ error: 'rate-limited' })
  }
})
