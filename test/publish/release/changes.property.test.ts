import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ChangesIndex, ReleaseChanges } from '../../../build/contract/changes.ts'
import type { Manifest } from '../../../build/contract/release.ts'
import { writeChanges } from '../../../build/publish/release/changes.ts'
import type { Previous } from '../../../build/publish/release/source.ts'
import { plainTree } from '../../support/plain-tree.ts'
import { type Release, edited, filesOf, release } from './any-release.ts'
import { applied, ownRecords } from './applied-changes.ts'
import { KINDS } from './record-kinds.ts'

// Two releases of a model: what a change says was before was published, and the old release with the changes applied is
// the new one. The changes are applied to records as they were published, key by key.

/** A release written after another; null for the first. */
function written(
  files: Map<string, string>,
  number: number,
  before: Map<string, string> | null,
): Map<string, string> {
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
  const options = { dataDate: `2026-01-0${number}`, baseUrl: 'https://a.example', service: { title: 'A' } }
  writeChanges(tree, options, previous)
  return files
}

const json = <T>(files: ReadonlyMap<string, string>, path: string) =>
  JSON.parse(files.get(path) ?? 'null') as T

function expectApplied(old: Release, now: Release, changes: ReleaseChanges): void {
  for (const [name, kind] of KINDS) {
    const before = ownRecords(kind, old.collections[name])
    const after = applied(kind, before, changes[name])
    expect(after).toEqual(ownRecords(kind, now.collections[name]))
  }
  expect(changes.notice).toEqual(old.notice === now.notice ? null : { before: old.notice, after: now.notice })
}

test('the old release with the change file applied is the new one, for any two releases', () => {
  fc.assert(
    fc.property(release, release, (old, now) => {
      const first = written(filesOf(old), 1, null)
      const second = written(filesOf(now), 2, first)
      const changes = json<ReleaseChanges>(second, 'changes/2.json')
      expectApplied(old, now, changes)
      const { releases } = json<ChangesIndex>(second, 'changes/index.json')
      expect(releases.map(({ release }) => release)).toEqual([2, 1])
      const { products, law, insurers, categories, forms } = changes
      const count = (names: object, other: object) =>
        Object.keys(names).filter((name) => !(name in other)).length
      expect(releases[0]).toMatchObject({
        added: count(now.collections.products, old.collections.products),
        removed: count(old.collections.products, now.collections.products),
        facts: products.flatMap(({ facts }) => facts).length,
        clauses: products.flatMap(({ clauses }) => clauses).length,
        law: law.length,
        insurers: insurers.length,
        categories: categories.length,
        forms: forms.length,
      })
      expect(second.get('changes/1.json')).toBe(first.get('changes/1.json'))
    }),
    { numRuns: 60, endOnFailure: true },
  )
})

test('one edit of any key of any record is in the change file and in the feed', () => {
  let noticed = 0
  fc.assert(
    fc.property(
      release.chain((old) => edited(old).map((now) => [old, now] as const)),
      ([old, now]) => {
        const first = written(filesOf(old), 1, null)
        const second = written(filesOf(now), 2, first)
        const changes = json<ReleaseChanges>(second, 'changes/2.json')
        expectApplied(old, now, changes)
        const isSame = KINDS.every(([name]) => changes[name].length === 0)
        expect((second.get('changes/feed.atom') ?? '').includes('Nothing changed.')).toBe(isSame)
        if (!isSame) noticed += 1
      },
    ),
    { numRuns: 300, endOnFailure: true },
  )
  expect(noticed).toBeGreaterThan(100)
})

test('a release without changes has an empty entry', () => {
  fc.assert(
    fc.property(release, (one) => {
      const first = written(filesOf(one), 1, null)
      const second = written(filesOf(one), 2, first)
      const { products, law, insurers, categories, forms, notice } = json<ReleaseChanges>(
        second,
        'changes/2.json',
      )
      expect([products, law, insurers, categories, forms, notice]).toEqual([[], [], [], [], [], null])
      const [entry] = json<ChangesIndex>(second, 'changes/index.json').releases
      expect(entry).toMatchObject({ added: 0, withdrawn: 0, removed: 0, changed: 0, facts: 0, clauses: 0 })
      expect(entry).toMatchObject({ law: 0, insurers: 0, categories: 0, forms: 0 })
      expect(second.get('changes/feed.atom')).toContain('Nothing changed.')
    }),
    { numRuns: 30, endOnFailure: true },
  )
})

test('keys that an older release did not publish are no news while nothing is said under them', () => {
  fc.assert(
    fc.property(release, (one) => {
      const old = filesOf(one)
      const now = new Map(old)
      for (const [path, text] of old) {
        const body = JSON.parse(text) as { facts?: { context?: unknown; disputed?: unknown }[] }
        for (const fact of body.facts ?? []) Object.assign(fact, { context: [], disputed: null })
        now.set(path, JSON.stringify(body))
        for (const fact of body.facts ?? []) {
          delete fact.context
          delete fact.disputed
        }
        old.set(path, JSON.stringify(body))
      }
      const second = written(now, 2, written(old, 1, null))
      expect(json<ReleaseChanges>(second, 'changes/2.json').products).toEqual([])
    }),
    { numRuns: 20, endOnFailure: true },
  )
})
