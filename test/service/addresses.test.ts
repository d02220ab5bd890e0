import { beforeAll, describe, expect, test } from 'vitest'
import { BASE } from '../support/built-once.ts'
import type { PublicDocument } from '../support/public-document.ts'
import { SampleFiles } from '../support/sample-files.ts'

// Whatever address a body gives leads somewhere.

const site = new SampleFiles()
/** The paths that the description has a GET for. */
let paths: Set<string>

beforeAll(() => {
  const all = site.json<PublicDocument>('api/v1/openapi.json').paths
  paths = new Set(Object.entries(all).flatMap(([path, { get }]) => (get ? [path] : [])))
})

describe('the addresses in bodies', () => {
  test('lead to an emitted file, or to an operation that is asked', () => {
    const stored = new Set(
      [...site.tree.keys()].filter((path) => path.startsWith('index/answers/policy/')).map(uinOf),
    )
    const dead = new Map<string, string>()
    let seen = 0
    const json = /^(?:api\/|index\/answers\/|(?:index|schemas|forms)\/.+\.json$)/u
    for (const path of [...site.tree.keys()].filter((one) => json.test(one))) {
      for (const address of addressesIn(site.json(path))) {
        seen += 1
        if (!leadsSomewhere(new URL(address), stored)) dead.set(address, path)
      }
    }
    expect([...dead].map(([address, path]) => `${path}: ${address}`)).toEqual([])
    expect(seen).toBeGreaterThan(4000)
  })

  function uinOf(path: string): string {
    return site.json<{ uin: string }>(path).uin.replace(/\s/gu, '').toUpperCase()
  }

  function* addressesIn(value: unknown): Generator<string> {
    if (typeof value === 'string' && value.startsWith(BASE) && value !== BASE) yield value
    if (typeof value !== 'object' || value === null) return
    for (const inner of Object.values(value)) yield* addressesIn(inner)
  }

  /** As a host serves it: the file of that name, or the page of that name; else what `query` answers by the document. */
  function leadsSomewhere({ pathname, hash }: URL, uins: ReadonlySet<string>): boolean {
    const path = decodeURIComponent(pathname).slice(1)
    const page = [`${path}.html`, `${path}/index.html`].find((name) => site.tree.has(name))
    if (page !== undefined)
      return hash === '' || site.tree.get(page)?.includes(` id="${hash.slice(1)}"`) === true
    if (site.tree.has(path) || path === 'api/v1/categories') return hash === ''
    const policy = /^api\/v1\/policy\/(.+)$/u.exec(path)?.[1]
    if (policy !== undefined) return uins.has(policy)
    return paths.has(`/${path}`)
  }
})
