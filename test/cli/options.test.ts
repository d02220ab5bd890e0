import { afterEach, describe, expect, test, vi } from 'vitest'
import { baseUrlFrom } from '../../build/cli/base-url.ts'

const LOCAL = 'http://localhost:8888'

test.each([
  ['ftp://example.org', 'is not a URL of a site. Use the form https://example.org.'],
  ['nonsense', 'is not a URL of a site. Use the form https://example.org.'],
  ['https://example.org/?a=1', 'must not have a query, a fragment or a user name.'],
  ['https://example.org/#a', 'must not have a query, a fragment or a user name.'],
  ['https://user@example.org/', 'must not have a query, a fragment or a user name.'],
])('the base URL %j is refused', (url, why) => {
  expect(() => baseUrlFrom(url, LOCAL)).toThrow(`--base-url ${url} ${why}`)
})

test.each([
  ['https://example.org', 'https://example.org'],
  ['https://example.org/', 'https://example.org'],
  ['http://localhost:9000/below//', 'http://localhost:9000/below'],
])('the base URL %s is read as %s', (url, read) => {
  expect(baseUrlFrom(url, LOCAL)).toBe(read)
})

describe('a base URL that is not given', () => {
  afterEach(() => vi.unstubAllEnvs())

  test.each([
    ['https://site.example/', 'https://site.example'],
    ['', LOCAL],
    [' ', LOCAL],
    [undefined, LOCAL],
  ])("is the environment's URL, %j: the base URL is %s", (url, read) => {
    vi.stubEnv('URL', url)
    expect(baseUrlFrom(undefined, LOCAL)).toBe(read)
    expect(baseUrlFrom('https://mine.example', LOCAL)).toBe('https://mine.example')
  })

  test("is refused by its name where the environment's URL is not one", () => {
    vi.stubEnv('URL', 'site.example')
    expect(() => baseUrlFrom(undefined, LOCAL)).toThrow(
      "The environment's URL site.example is not a URL of a site.",
    )
  })

  test('may not be empty', () => {
    for (const empty of ['', ' ']) expect(() => baseUrlFrom(empty, LOCAL)).toThrow('--base-url is empty.')
  })
})
