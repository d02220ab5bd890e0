import { resolve } from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { buildOptions } from '../../build/cli/options.ts'

test.each([
  ['ftp://example.org', 'is no address'],
  ['https://example.org/?a=1', 'must have no query, fragment or user name'],
  ['https://example.org/#a', 'must have no query, fragment or user name'],
  ['https://user@example.org/', 'must have no query, fragment or user name'],
])('the base URL %j is refused', (url, why) => {
  expect(() => buildOptions(['--base-url', url])).toThrow(`--base-url ${url}: ${why}`)
})

test.each([
  ['https://example.org', 'https://example.org'],
  ['https://example.org/', 'https://example.org'],
  ['http://localhost:9000/below//', 'http://localhost:9000/below'],
])('the base URL %s is taken as %s', (url, taken) => {
  expect(buildOptions(['--base-url', url])?.baseUrl).toBe(taken)
})

describe('what is not given', () => {
  afterEach(() => vi.unstubAllEnvs())

  test.each([
    ['https://site.example/', 'https://site.example'],
    ['', 'http://localhost:8888'],
    [' ', 'http://localhost:8888'],
    [undefined, 'http://localhost:8888'],
  ])("is the environment's URL, %j: the base URL is %s", (url, taken) => {
    vi.stubEnv('URL', url)
    expect(buildOptions([])?.baseUrl).toBe(taken)
    expect(buildOptions(['--base-url', 'https://mine.example'])?.baseUrl).toBe('https://mine.example')
  })

  test("is told of where the environment's URL is none", () => {
    vi.stubEnv('URL', 'site.example')
    expect(() => buildOptions([])).toThrow("the environment's URL site.example: is no address")
  })

  test('is the usual place, whole', () => {
    expect(buildOptions([])).toMatchObject({ data: resolve('data'), out: resolve('public') })
  })

  test.each(['data', 'out', 'base-url'])('cannot be given as empty: --%s', (name) => {
    for (const empty of ['', ' '])
      expect(() => buildOptions([`--${name}`, empty])).toThrow(`--${name}: is empty`)
  })
})
