import { cpSync, existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { datasetStore } from '../../../build/publish/store/dataset-store.ts'
import { type CheckedDataset, checkDatasetAt } from '../../../build/check/index.ts'
import { listDataset } from '../../../build/check/dataset/list.ts'
import { productFilesIn, readCatalogue, readProduct } from '../../../build/check/dataset/read.ts'
import { summaryOf } from '../../../build/check/dataset/summary.ts'
import { ruleInputsFor } from '../../../build/check/dataset/rule-inputs.ts'
import type { Finding } from '../../../build/check/dataset/finding.ts'
import { CHECKS, checkDataset, checkProduct } from '../../../build/check/rules/run.ts'
import { RULES, RULE_NAMES } from '../../../build/contract/rules.ts'
import { temporaryFolder } from '../../support/built.ts'

// test/check/rules/fixtures/valid is a small dataset without a fault. Every other folder there has the name of a rule and holds
// what differs from it in a dataset that breaks this rule and no other: the values that are others, by file and JSON Pointer
// (changes.json), whole files, the paths and places that are missing (removed.txt), and what is reported, as an error or a
// warning, word for word (expected.txt).

const CASES = join(import.meta.dirname, 'fixtures')
const names = readdirSync(CASES).filter((name) => name !== 'valid')
const scratch = temporaryFolder('rules')

function lines(folder: string, file: string): string[] {
  const path = join(CASES, folder, file)
  return existsSync(path) ? readFileSync(path, 'utf8').split('\n').filter(Boolean) : []
}

/** The dataset of a case: the valid one, less what is missing, with what differs laid over it. */
function datasetOf(name: string): string {
  const folder = join(scratch, name)
  cpSync(join(CASES, 'valid'), folder, { recursive: true })
  const [places, paths] = [true, false].map((is) => {
    return lines(name, 'removed.txt').filter((path) => path.includes('#') === is)
  })
  for (const path of paths ?? []) rmSync(join(folder, path))
  cpSync(join(CASES, name), folder, { recursive: true })
  for (const [path, values] of Object.entries(changesOf(name)))
    for (const [pointer, value] of Object.entries(values))
      edit(join(folder, path), pointer, (holder, key) => (holder[key] = value))
  for (const place of places ?? []) {
    const [path = '', pointer = ''] = place.split('#')
    edit(join(folder, path), pointer, (holder, key) => {
      if (Array.isArray(holder)) holder.splice(Number(key), 1)
      else delete holder[key]
    })
  }
  for (const file of ['changes.json', 'expected.txt', 'removed.txt'])
    rmSync(join(folder, file), { force: true })
  return folder
}

function changesOf(name: string): Record<string, Record<string, unknown>> {
  const path = join(CASES, name, 'changes.json')
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as ReturnType<typeof changesOf>) : {}
}

type Holder = Record<string, unknown>

/** Changes a place of a record, which is written again in the same form. */
function edit(file: string, pointer: string, change: (holder: Holder, key: string) => void): void {
  const record = JSON.parse(readFileSync(file, 'utf8')) as Holder
  const keys = pointer.split('/').slice(1)
  const last = keys.pop() ?? ''
  change(
    keys.reduce((holder, key) => holder[key] as Holder, record),
    last,
  )
  writeFileSync(file, `${JSON.stringify(record, null, 2)}\n`)
}

async function findingsOf(folder: string): Promise<readonly Finding[]> {
  const { findings, ready } = await checkDatasetAt(await listDataset(folder))
  if (ready !== null) loaded(ready)
  return findings
}

/** Takes a dataset into the store: what no rule refuses goes in. */
function loaded({ catalogue, products }: CheckedDataset): void {
  const store = datasetStore(catalogue, products)
  store.load()
  store.close()
}

function reported({ level, path, where, message, rule }: Finding): string {
  return `${level}: ${path}: ${where === '' ? '' : `${where}: `}${message} (${rule})`
}

test('every rule has a broken dataset, and every broken dataset a rule', () => {
  expect(names.toSorted()).toEqual([...RULE_NAMES].toSorted())
})

test.each(RULE_NAMES)('%s has a sentence that says what must hold', (name) => {
  expect(RULES[name]).toMatch(/^[A-Za-z_].{30,}\.$/u)
})

test('every rule is checked once, but for those of reading', () => {
  const checked = CHECKS.map(({ name }) => name)
  const reading = [
    'unclaimed-file',
    'extends-dataset',
    'empty-dataset',
    'encoding',
    'json',
    'schema',
    'canonical-json',
  ]
  expect([...reading, ...checked].toSorted()).toEqual([...RULE_NAMES].toSorted())
})

test('the valid dataset has no fault', async () => {
  expect(await findingsOf(datasetOf('valid'))).toEqual([])
})

describe('a broken dataset trips its rule and no other', () => {
  test.each(names)('%s', async (name) => {
    const findings = await findingsOf(datasetOf(name))
    expect(new Set(findings.map(({ rule }) => rule))).toEqual(new Set([name]))
    expect(findings.map(reported).toSorted()).toEqual(lines(name, 'expected.txt').toSorted())
  })
})

test('what names a file that could not be read is not called unknown', async () => {
  const listing = await listDataset(join(CASES, 'valid'))
  const { catalogue } = readCatalogue(listing)
  expect.assert(catalogue !== null)
  const rulesReporting = (unreadable: readonly string[]) => {
    const files = new Set(unreadable)
    const broken = { ...catalogue, categories: new Map(), insurers: new Map(), unreadable: files }
    const subjects = productFilesIn(listing).flatMap(
      (files) => readProduct(listing, files, broken.categories).subject ?? [],
    )
    const across = {
      products: subjects.map(summaryOf).filter(({ supersedes }) => supersedes !== null),
      repeatedClauses: new Map(),
      clauseNumbers: [],
      unreadable: files,
    }
    const findings = [
      ...subjects.flatMap((one) => checkProduct(one, ruleInputsFor(summaryOf(one), broken))),
      ...checkDataset(broken, across),
    ]
    return [...new Set(findings.map(({ rule }) => rule))]
  }
  expect(rulesReporting([])).toEqual(['known-category', 'known-insurer', 'supersedes-exists'])
  expect(rulesReporting(['categories/health-plain.json', 'insurers/sample-one.json'])).toEqual([])
})
