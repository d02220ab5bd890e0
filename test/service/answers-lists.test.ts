import * as fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import type { PoliciesBody } from '../../build/contract/published/search-results.ts'
import type { Product } from '../../build/contract/authored/product.ts'
import { folderSource } from '../../functions/query/source/reader.ts'
import { BASE } from '../support/built-once.ts'
import { askHandlers, filesOf } from '../support/handlers.ts'
import { caseSite, recordsIn } from '../requests/site.ts'

// Lists worked out a second time and simply from the records in data/, beside what the service answers.

let products: Product[]
let published: PoliciesBody
let ask: (path: string) => Promise<unknown>

beforeAll(async () => {
  const { data, folder } = await caseSite()
  products = recordsIn(data, 'products/*/!(*.clauses).json') as Product[]
  published = (await filesOf(folder)('/api/v1/policies/index.json')) as PoliciesBody
  const send = askHandlers(BASE, folderSource(folder))
  ask = async (path) => JSON.parse((await send({ method: 'GET', path })).text) as unknown
})

const search = async (query: Readonly<Record<string, string>>) =>
  (await ask(`/api/v1/policies?${new URLSearchParams(query).toString()}`)) as PoliciesBody

describe('searchPolicies', () => {
  test('filters as a loop over the records does, in the order of names and UINs', async () => {
    const maybe = (values: readonly string[]) => fc.option(fc.constantFrom(...new Set(values)), { nil: null })
    const filters = fc.record({
      category: maybe(products.map(({ category }) => category)),
      insurer: maybe(products.map(({ insurer }) => insurer)),
      line: maybe(['life', 'health', 'general']),
      status: maybe(['active', 'withdrawn']),
    })
    let some = 0
    await fc.assert(
      fc.asyncProperty(filters, async (wanted) => {
        const given = Object.entries(wanted).filter((pair): pair is [string, string] => pair[1] !== null)
        const fits = products.filter((product) =>
          given.every(([name, value]) => product[name as keyof typeof wanted] === value),
        )
        const { policies, total } = await search({ ...Object.fromEntries(given), limit: '100' })
        expect(policies.map(({ uin }) => uin)).toEqual(fits.toSorted(byNameThenUin).map(({ uin }) => uin))
        expect(total).toBe(fits.length)
        if (fits.length > 0 && fits.length < products.length) some += 1
      }),
      { numRuns: 300 },
    )
    expect(some).toBeGreaterThan(10)
  })

  test.each([
    [{}, 1],
    [{}, 3],
    [{}, 7],
    [{ line: 'health' }, 2],
    [{ q: 'sample' }, 4],
    [{ q: 'term shield', status: 'active' }, 1],
    [{ q: 'a & b/ü +"%', insurer: 'sample-lotus-life' }, 1],
  ])('pages of %j laid end to end are the whole list, forth and back', async (query, limit) => {
    const whole = await search({ ...query, limit: '100' })
    const forth: PoliciesBody[] = []
    for (let at: string | null = linkTo({ ...query, limit: String(limit) }); at !== null;) {
      forth.push((await ask(at.replace(BASE, ''))) as PoliciesBody)
      at = forth.at(-1)?.next ?? null
    }
    expect(forth.flatMap(({ policies }) => policies)).toEqual(whole.policies)
    expect(new Set(forth.map(({ total }) => total))).toEqual(new Set([whole.total]))
    expect(forth).toHaveLength(Math.max(1, Math.ceil(whole.total / limit)))
    let back = forth.length
    for (let at: string | null = forth.at(-1)?.previous ?? null; at !== null; back -= 1) {
      const page = (await ask(at.replace(BASE, ''))) as PoliciesBody
      expect(page).toEqual(forth[back - 2])
      at = page.previous
    }
    expect(back).toBe(1)
  })

  test('without parameters is the list that bare copies hold', async () => {
    expect((await search({ limit: '100' })).policies).toEqual(published.policies)
    expect(published.next).toBeNull()
    expect(published.total).toBe(products.length)
  })

  test('finds every product by its UIN and by the words of its name, however they are typed', async () => {
    for (const { uin, name } of products) {
      for (const q of [uin, uin.toLowerCase(), ` ${uin} `, uin.split('').join(' ')]) {
        expect([q, (await search({ q })).policies[0]?.uin]).toEqual([q, uin])
      }
      for (const q of [name, name.toUpperCase(), name.split(' ').toReversed().join('  ')]) {
        expect((await search({ q, limit: '100' })).policies.map((card) => card.uin)).toContain(uin)
      }
    }
  })
})

function linkTo(query: Readonly<Record<string, string>>): string {
  return `${BASE}/api/v1/policies?${new URLSearchParams(query).toString()}`
}

function byNameThenUin(a: Product, b: Product): number {
  return compared(a.name, b.name) || compared(a.uin, b.uin)
}

function compared(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

test('a UIN that is not held names every version that is, and no other product', async () => {
  for (const { uin } of products) {
    const stem = /^(.+?)V\d{2,}$/u.exec(uin)?.[1]
    if (stem === undefined) continue
    const versions = products.filter(
      (one) => one.uin.startsWith(`${stem}V`) && /^V\d+$/u.test(one.uin.slice(stem.length)),
    )
    for (const path of [
      `/api/v1/policy/${encodeURIComponent(`${stem}V93`)}`,
      `/api/v1/policy/${stem}V93/search?q=a`,
    ]) {
      const { message } = (await ask(path)) as { message: string }
      const words = new Set(message.split(/[\s,“”]+/u).map((word) => word.replace(/\.$/u, '')))
      const named = products.filter((one) => words.has(one.uin))
      expect(named.map((one) => one.uin)).toEqual(versions.map((one) => one.uin))
    }
  }
})
