import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { GOLDEN } from '../../golden/golden.ts'
import { quietBuild, temporaryFolder } from '../../support/built.ts'
import { Caches, contents } from './caches.ts'

// Edits of one record that change what is found in others, or what their files say.

const HOSPITAL = 'categories/hospital.json'
const OLD = 'products/sample-fern/SFHHLIP21001V012021.json'
const NEW = 'products/sample-fern/SFHHLIP24001V022324.json'

let caches: Caches

beforeAll(async () => {
  caches = new Caches()
  expect(await caches.built()).toMatchObject({ code: 0 })
})

/** Warnings that the sample has by itself. */
const NOTED = /\((?:amendment-taken-in|law-watched)\)$/u

/** Lines about findings. */
function findingsIn(said: string): string[] {
  return said.split('\n').filter((line) => /^(?:warning: |\/|test\/|\.\.).*\(.*\)$/u.test(line))
}

test.each<[what: string, path: string, from: RegExp, to: string, finding: RegExp | null]>([
  ['a choice that a fact has', HOSPITAL, /"shared"/u, '"of several beds"', /room-rent/u],
  [
    'the type of a field that has a fact',
    HOSPITAL,
    /"type": "days"/u,
    '"type": "months"',
    /initial-waiting/u,
  ],
  ['the key of a field that has a fact', HOSPITAL, /"key": "co-pay"/u, '"key": "cost-share"', /co-pay/u],
  ['the label of a field', HOSPITAL, /"label": "Room"/u, '"label": "Kind of room"', null],
  ['the name of a category', HOSPITAL, /"name": "Hospital cover"/u, '"name": "Stays"', null],
  ['the name of an insurer', 'insurers/sample-fern.json', /"name": ".*"/u, '"name": "Fern"', null],
  [
    'the lines of an insurer',
    'insurers/sample-fern.json',
    /"lines": \[\n *"health"/u,
    '"lines": [\n    "motor"',
    /line/u,
  ],
  ['the title of a law', 'law/sample-insurance-act-2001.json', /"title": ".*"/u, '"title": "The Act"', null],
  ['the title of a form', 'forms/1.json', /"title": "Claim form\\nPart A"/u, '"title": "Another"', null],
  [
    'a synonym of a word that is called not stated',
    'synonyms.json',
    /"in-patient care"/u,
    '"in-patient care"\n  ],\n  [\n    "ayurveda",\n    "spectacles"',
    /ayush/u,
  ],
  ['numbers that are retired', 'retired.json', /90,\n( *)99/u, '11,\n$199', /retired/u],
  ['the name of an older version', OLD, /"name": ".*"/u, '"name": "Old Cover"', null],
  [
    'the UIN that a version supersedes',
    NEW,
    /"supersedes": ".*"/u,
    '"supersedes": "SFHHLIP99001V012021"',
    /supersedes/u,
  ],
  [
    'a day of the data before the documents were collected',
    'dataset.json',
    /2026-03-31/u,
    '2026-02-01',
    /date/u,
  ],
  ['the category of a product', OLD, /"category": "hospital"/u, '"category": "nothing"', /category/u],
])('%s', async (_what, path, from, to, finding) => {
  const file = join(caches.data, path)
  const before = readFileSync(file, 'utf8')
  const good = contents(caches.out)
  writeFileSync(file, before.replace(from, to))
  const now = await caches.built()
  const fresh = join(temporaryFolder('fresh'), 'out')
  const { code, said } = await quietBuild(caches.data, fresh, GOLDEN.baseUrl, {
    downloads: false,
    workers: 1,
  })
  const found = findingsIn(said)
  expect([now.code, findingsIn(now.said)]).toEqual([code, found])
  if (finding === null) expect([code, found.filter((line) => !NOTED.test(line))]).toEqual([0, []])
  else expect(found.join('\n')).toMatch(finding)
  expect(contents(caches.out)).toEqual(code === 0 ? contents(fresh) : good)
  writeFileSync(file, before)
  await caches.built()
  rmSync(fresh, { recursive: true, force: true })
})
