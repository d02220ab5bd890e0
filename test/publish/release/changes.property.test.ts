import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ChangesIndex, ProductHistory, ReleaseChanges } from '../../../build/contract/changes.ts'
import type { Manifest } from '../../../build/contract/release.ts'
import { uinFileName } from '../../../build/contract/uin.ts'
import { writeChanges } from '../../../build/publish/release/changes.ts'
import type { Previous } from '../../../build/pipeline/previous-release.ts'
import { plainTree } from '../../support/plain-tree.ts'
import { type Held, type Release, bodiesOf, release } from './any-release.ts'

// Two releases of a model: what a change says was before was held, and the old one with the change file applied is the new one.

/** A release written after another; null for the first. */
function written(now: Release, number: number, before: Map<string, string> | null): Map<string, string> {
  const files = bodiesOf(now)
  const previous: Previous | null = before && {
    manifest: { release: number - 1, data_date: `2026-01-0${number - 1}` } as Manifest,
    paths: () => before.keys(),
    read: (path) => (before.has(path) ? Buffer.from(before.get(path) ?? '') : null),
    close: () => {},
  }
  const tree = plainTree({
    paths: () => [...files.keys()],
    read: (path: string) => Buffer.from(files.get(path) ?? ''),
    put: (path: string, content: string | Uint8Array) =>
      void files.set(path, Buffer.from(content).toString()),
  })
  writeChanges(tree, { dataDate: `2026-01-0${number}`, baseUrl: 'https://a.example' }, previous)
  return files
}

const json = <T>(files: ReadonlyMap<string, string>, path: string) =>
  JSON.parse(files.get(path) ?? 'null') as T

interface Change<S, Part> {
  readonly name: string
  readonly before: S | null
  readonly after: S | null
  readonly parts: readonly {
    readonly key: string
    readonly before: Part | null
    readonly after: Part | null
  }[]
}

/** Applies changes to what was held, and checks that what they say was before really was. */
function applied<S, P>(held: Readonly<Record<string, Held<S, P>>>, changes: readonly Change<S, P>[]) {
  const result = new Map(
    Object.entries(held).map(([name, one]) => [
      name,
      { state: one.state, parts: new Map(Object.entries(one.parts)) },
    ]),
  )
  for (const { name, before, after, parts } of changes) {
    expect(result.get(name)?.state ?? null).toEqual(before)
    const one = result.get(name) ?? { state: after as S, parts: new Map<string, P>() }
    for (const part of parts) {
      expect(one.parts.get(part.key) ?? null).toEqual(part.before)
      if (part.after === null) one.parts.delete(part.key)
      else one.parts.set(part.key, part.after)
    }
    if (after === null) {
      expect(one.parts.size).toBe(0)
      result.delete(name)
    } else result.set(name, { ...one, state: after })
  }
  return Object.fromEntries(
    [...result].map(([name, { state, parts }]) => [name, { state, parts: Object.fromEntries(parts) }]),
  )
}

const productChanges = ({ products }: Pick<ReleaseChanges, 'products'>) =>
  products.map(({ uin, facts, ...rest }) => ({ ...rest, name: uin, parts: facts }))
const lawChanges = ({ law }: ReleaseChanges) =>
  law.map(({ slug, sections, ...rest }) => ({
    ...rest,
    name: slug,
    parts: sections.map(({ number, ...one }) => ({ key: number, ...one })),
  }))

test('the old release with the change file applied is the new one, for any edits', () => {
  let changed = 0
  fc.assert(
    fc.property(release, release, (old, now) => {
      const first = written(old, 1, null)
      const second = written(now, 2, first)
      const changes = json<ReleaseChanges>(second, 'changes/2.json')
      expect(applied(old.products, productChanges(changes))).toEqual(now.products)
      expect(applied(old.law, lawChanges(changes))).toEqual(now.law)
      const { releases } = json<ChangesIndex>(second, 'changes/index.json')
      expect(releases.map(({ release }) => release)).toEqual([2, 1])
      const count = (names: object, other: object) =>
        Object.keys(names).filter((name) => !(name in other)).length
      expect(releases[0]).toMatchObject({
        added: count(now.products, old.products),
        removed: count(old.products, now.products),
        facts: changes.products.flatMap(({ facts }) => facts).length,
        law: changes.law.length,
      })
      expect(second.get('changes/1.json')).toBe(first.get('changes/1.json'))
      if (changes.products.length > 0) changed += 1
    }),
    { numRuns: 200 },
  )
  expect(changed).toBeGreaterThan(100)
})

test('a release without changes has an empty entry, and leaves every history as it was', () => {
  fc.assert(
    fc.property(release, (one) => {
      const first = written(one, 1, null)
      const second = written(one, 2, first)
      expect(json<ReleaseChanges>(second, 'changes/2.json')).toMatchObject({ products: [], law: [] })
      expect(json<ChangesIndex>(second, 'changes/index.json').releases[0]).toMatchObject({
        added: 0,
        withdrawn: 0,
        removed: 0,
        changed: 0,
        facts: 0,
        law: 0,
      })
      expect(second.get('changes/feed.atom')).toContain('Nothing changed.')
      for (const [path, text] of first) if (path.startsWith('history/')) expect(second.get(path)).toBe(text)
    }),
    { numRuns: 60 },
  )
})

test('the histories of many releases, applied one after the other, are the last release', () => {
  fc.assert(
    fc.property(fc.array(release, { minLength: 2, maxLength: 6 }), (releases) => {
      let files: Map<string, string> | null = null
      for (const [at, one] of releases.entries()) files = written(one, at + 1, files)
      const uins = new Set(releases.flatMap(({ products }) => Object.keys(products)))
      let state: Release['products'] = releases[0]?.products ?? {}
      const histories = [...uins].map((uin) =>
        json<ProductHistory>(files ?? new Map(), `history/${uinFileName(uin)}.json`),
      )
      expect(histories.map(({ uin }) => uin)).toEqual([...uins])
      for (let release = 2; release <= releases.length; release++) {
        const products = histories.flatMap(({ uin, entries }) =>
          entries.filter((entry) => entry.release === release).map((entry) => ({ uin, ...entry })),
        )
        state = applied(state, productChanges({ products })) as Release['products']
        expect(state).toEqual(releases[release - 1]?.products)
      }
      for (const { uin, since, entries } of histories) {
        expect(since.release).toBe(releases.findIndex(({ products }) => uin in products) + 1)
        expect(entries.map(({ release }) => release)).toEqual(
          entries.map(({ release }) => release).toSorted((a, b) => a - b),
        )
      }
    }),
    { numRuns: 60 },
  )
})
