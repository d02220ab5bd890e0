import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, beforeEach, expect } from 'vitest'
import type { MirrorErrorCode } from '../../../build/serve/mirror/mirror-error.ts'
import { treeOf } from '../../support/tree.ts'
import {
  FILES,
  type Meddle,
  copyOf,
  type errorOf,
  madeRelease,
  manifestOf,
  newSigner,
} from './made-release.ts'

// A copy of the first of two signed releases, and what may go wrong on its way to the second.

interface TwoReleases {
  readonly first: string
  readonly second: string
  /** A copy of the first release, a new one for each test. */
  readonly copy: string
}

/** Makes the two releases before the tests of a file, and the copy before each of them. */
export function twoReleases(): TwoReleases {
  const releases = { first: '', second: '', copy: '' }
  beforeAll(async () => {
    const signer = await newSigner()
    releases.first = await madeRelease(FILES, { signer })
    const changed = { ...FILES, 'index.html': 'new', 'api/v1/clause/1001': 'new', 'index/more.json': 'more' }
    const previous = manifestOf(releases.first)
    releases.second = await madeRelease(changed, { signer, previous, dataDate: '2026-02-02' })
  })
  beforeEach(async () => {
    releases.copy = await copyOf(releases.first)
  })
  return releases
}

/** Something wrong with a site: its name, the code of the fault, a part of its message, and how the site does it. */
export type Wrong = readonly [string, MirrorErrorCode, string, Meddle]

/** A sync of a copy ends with a fault, leaves the copy as it was before and no lock behind. */
export async function expectError(
  copy: string,
  sync: () => ReturnType<typeof errorOf>,
  code: MirrorErrorCode,
  says: string,
): Promise<void> {
  const before = treeOf(copy)
  const outcome = await sync()
  expect([outcome.code, outcome.message]).toEqual([code, expect.stringContaining(says)])
  expect(treeOf(copy)).toEqual(before)
  expect(existsSync(join(`${copy}.sync`, 'lock'))).toBe(false)
}
