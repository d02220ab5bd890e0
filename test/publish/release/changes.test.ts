import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import type { ChangesIndex, ReleaseChanges } from '../../../build/contract/changes.ts'
import type { Product } from '../../../build/contract/authored/product.ts'
import { recordsIn } from '../../requests/site.ts'
import { GOLDEN } from '../../golden/golden.ts'
import { manifestOf, replaced, served } from '../../serve/mirror/made-release.ts'
import { newKeyFile, rotatedKeyFile } from '../../../build/publish/release/key-command.ts'
import type { BuildOptions } from '../../../build/pipeline/index.ts'
import { mustBuild, quietBuild, temporaryFolder } from '../../support/built.ts'
import { EditedData } from '../../support/edited-data.ts'
import { treeOf } from '../../support/tree.ts'

// Two releases of a small dataset, the second with one edit of each kind.

let edited: EditedData
let data: string
let first: string
let second: string
let products: readonly Product[]

beforeAll(async () => {
  edited = new EditedData()
  ;({ data } = edited)
  first = await edited.built()
  products = recordsIn(data, 'products/*/!(*.clauses).json') as Product[]
  const path = edited.products().find((one) => edited.text(one).includes('"status": "active"')) ?? ''
  edited.reword(path, '"status": "active"', '"status": "withdrawn"')
  edited.reword(path, '"withdrawn": null', '"withdrawn": "2025-06-30"')
  second = await edited.built({ previous: first })
})

/** Without archives, in this process alone. */
const QUICK = { downloads: false, workers: 1 } as const

const release = (out: string, previous: string) =>
  mustBuild(data, out, GOLDEN.baseUrl, { ...QUICK, previous })

const json = <T>(folder: string, path: string) => JSON.parse(readFileSync(join(folder, path), 'utf8')) as T

test('the withdrawal of a product is said, and nothing else', () => {
  const withdrawn = (recordsIn(data, 'products/*/!(*.clauses).json') as Product[]).find(
    ({ uin, status }) => products.find((one) => one.uin === uin)?.status !== status,
  )
  const changes = json<ReleaseChanges>(second, 'changes/2.json')
  expect(changes).toMatchObject({ release: 2, previous: { release: 1 }, law: [] })
  expect(changes.products).toHaveLength(1)
  expect(changes.products[0]).toMatchObject({
    uin: withdrawn?.uin,
    kind: 'withdrawn',
    before: { status: 'active', withdrawn: null },
    after: { status: 'withdrawn', withdrawn: '2025-06-30' },
    facts: [],
  })
  const feed = readFileSync(join(second, 'changes/feed.atom'), 'utf8')
  expect(feed).toContain(`withdrawn: ${withdrawn?.name} (${withdrawn?.uin})`)
  expect(feed).toContain('1 withdrawn')
  // Readers of feeds sort by time: releases of one day have different ones.
  const times = Array.from(feed.matchAll(/<updated>(.*?)<\/updated>/gu), ([, time]) => time)
  expect(times).toEqual(['01', '01', '00'].map((minute) => `2026-03-31T00:${minute}:00Z`))
})

test('the release names the one before it, and its list of changes goes on', () => {
  expect(manifestOf(second)).toMatchObject({
    release: 2,
    previous: { release: 1, digest: manifestOf(first).digest },
  })
  expect(json<ChangesIndex>(second, 'changes/index.json').releases.map(({ release }) => release)).toEqual([
    2, 1,
  ])
})

describe('--previous', () => {
  test('as an address gives the same bytes as the folder', async () => {
    const { url } = await served(first)
    expect(treeOf(await edited.built({ previous: url }))).toEqual(treeOf(second))
  })

  test('may be the output folder itself', async () => {
    const out = temporaryFolder('changes-itself')
    cpSync(first, out, { recursive: true })
    await release(out, out)
    expect(treeOf(out)).toEqual(treeOf(second))
  })

  test.each([
    [
      'a folder without a release',
      (folder: string) => rmSync(join(folder, 'manifest.json')),
      'no manifest.json',
    ],
    [
      'a damaged release',
      (folder: string) => replaced(folder, 'robots.txt', 'other'),
      'robots.txt was changed',
    ],
  ])('%s is refused, and nothing is written', async (_, harm, says) => {
    const folder = temporaryFolder('changes-bad')
    cpSync(first, folder, { recursive: true })
    harm(folder)
    const out = temporaryFolder('changes-out')
    await expect(release(out, folder)).rejects.toThrow(says)
    expect([...treeOf(out).keys()]).toEqual([])
  })

  /** A build that follows a release of its own kind, with keys for both; what it says, or why it is refused. */
  async function following(
    before: Partial<BuildOptions>,
    now: Partial<BuildOptions>,
    baseUrl: string = GOLDEN.baseUrl,
  ) {
    const [previous, out] = [temporaryFolder('changes-before'), temporaryFolder('changes-out')]
    await mustBuild(data, previous, baseUrl, { ...QUICK, ...before })
    try {
      const { said } = await quietBuild(data, out, GOLDEN.baseUrl, { ...QUICK, previous, ...now })
      return /^previous: .*/mu.exec(said)?.[0]
    } catch (refusal) {
      expect([...treeOf(out).keys()]).toEqual([])
      return (refusal as Error).message
    }
  }

  test('must be of the same site, and where we sign, signed by a key that vouches for ours', async () => {
    const [one, other] = [await newKeyFile(), await newKeyFile()]
    const [own, stranger, rotated] = await Promise.all(
      [one, other, rotatedKeyFile(one)].map(async (file, at) => {
        const path = join(temporaryFolder('changes-keys'), String(at))
        writeFileSync(path, JSON.stringify(await file))
        return path
      }),
    )
    const previousIsOurs = true
    const taken = 'previous: release 1 of https://golden.example, data of 2026-03-31,'
    const other_site = 'the release is of another site, https://other.example'
    expect(await following({}, {})).toBe(`${taken} not signed`)
    expect(await following({ sign: own }, { sign: own })).toContain(`${taken} signed by `)
    expect(await following({ sign: own }, { sign: rotated })).toContain(`${taken} signed by `)
    expect(await following({}, { sign: own })).toContain('the release is not signed, but this one is.')
    expect(await following({ sign: stranger }, { sign: own })).toContain(
      'does not vouch for the key of this one',
    )
    expect(await following({ sign: rotated }, { sign: own })).toContain(
      'does not vouch for the key of this one',
    )
    expect(await following({}, { sign: own, previousIsOurs })).toBe(`${taken} not signed`)
    expect(await following({}, {}, 'https://other.example')).toContain(other_site)
    expect(await following({}, { previousIsOurs }, 'https://other.example')).toContain(
      'of https://other.example',
    )
  })

  test.each([
    [2 ** 53 - 1, 'the last there is'],
    [2 ** 53, '/release'],
  ])('with the number %d is refused, and nothing is written', async (number, says) => {
    const folder = temporaryFolder('changes-last')
    cpSync(first, folder, { recursive: true })
    replaced(folder, 'manifest.json', JSON.stringify({ ...manifestOf(first), release: number }))
    const out = temporaryFolder('changes-out')
    await expect(release(out, folder)).rejects.toThrow(says)
    expect([...treeOf(out).keys()]).toEqual([])
  })

  test('a site that does not answer is refused', async () => {
    await expect(release(temporaryFolder('changes-out'), 'http://127.0.0.1:1')).rejects.toThrow(
      '--previous http://127.0.0.1:1',
    )
  })
})
