import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { checkCommand } from '../../../build/check/index.ts'
import { formatCommand } from '../../../build/check/format.ts'
import { listDataset } from '../../../build/check/dataset/list.ts'
import { DeskData } from '../../../build/desk/desk-data.ts'
import { digestOfFact, saveFact } from '../../../build/desk/save-fact.ts'
import { DraftDataset } from '../../../build/ingest/draft-dataset.ts'
import { fileChanges, write } from '../../../build/ingest/record-edits.ts'
import { Cache } from '../../../build/pipeline/cache/cache.ts'
import { quietBuild, temporaryFolder } from '../../support/built.ts'
import { runCommand } from '../../support/commands.ts'
import { digestsOf } from '../../support/tree.ts'

// A dataset that extends another: which record counts, what is said of it, and that nothing is written below.

const VALID = 'test/check/rules/fixtures/valid'
const NEW = 'products/sample-one/SOHHLIP25001V022526'
const OLD = 'products/sample-one/SOHHLIP25001V012425.json'
const SYNONYMS = ['room ward', 'car vehicle'].map((words) => words.split(' '))
const QUESTION = {
  id: 'soon',
  about: 'A claim',
  question: 'Are they soon',
  also: ['How soon'],
  answer: [{ says: 'The Act is of 1950.', law: 'sample-act-1950', section: '1' }],
}

function read<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8')) as T
}

function put(file: string, record: unknown): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(record, null, 2)}\n`)
}

/** A valid dataset below, and one that extends it and has these records of its own. */
function layered(records: Readonly<Record<string, unknown>> = {}, extending = '../below') {
  const root = temporaryFolder('layers')
  const [near, below] = [join(root, 'near'), join(root, 'below')]
  cpSync(VALID, below, { recursive: true })
  const { name, ...rest } = read<{ name: string }>(join(below, 'dataset.json'))
  put(join(near, 'dataset.json'), { name, extends: extending, ...rest })
  for (const [path, record] of Object.entries(records)) put(join(near, path), record)
  return { near, below }
}

const below = <T>(path: string) => read<T>(join(VALID, path))
const check = (near: string) => runCommand(checkCommand, '--data', near)

describe('of two datasets', () => {
  test('all records count, and those of the nearer stand in the place of those below, whole and named', async () => {
    const product = below<{ name: string; facts: unknown[] }>(`${NEW}.json`)
    const { near } = layered({
      [`${NEW}.json`]: { ...product, name: 'Another Name', facts: [] },
      'insurers/sample-one.json': { ...below<object>('insurers/sample-one.json'), name: 'Other One' },
      'questions.json': [QUESTION, { ...below<object[]>('questions.json')[0], question: 'Is it late' }],
      'synonyms.json': SYNONYMS,
    })
    const { files } = await listDataset(near)
    expect(files.products).toEqual([`../below/${OLD}`, `${NEW}.json`])
    // The clauses of a product that does not count do not count either.
    expect(files.clauses).toEqual([])
    expect(files.law).toEqual(['../below/law/sample-act-1950.json'])
    const { code, out } = await check(near)
    expect({ code, lines: out.split('\n').slice(0, 5) }).toEqual({
      code: 0,
      lines: [
        'insurers/sample-one.json counts instead of ../below/insurers/sample-one.json',
        `${NEW}.json counts instead of ../below/${NEW}.json`,
        'questions.json: “late” counts instead of that of ../below/questions.json',
        'synonyms.json: “room” counts instead of that of ../below/synonyms.json',
        '2 products checked: no errors, 0 warnings',
      ],
    })
    const site = temporaryFolder('layers-site')
    const { said } = await quietBuild(near, site, 'https://near.example', { downloads: false })
    expect(said).toContain(`replaced  ${NEW}.json counts instead of ../below/${NEW}.json`)
    expect(read<{ name: string }>(join(site, 'api/v1/policy/SOHHLIP25001V022526')).name).toBe('Another Name')
    expect(read(join(site, 'index/synonyms.json'))).toEqual(SYNONYMS)
    const law = read<{ questions: { id: string; question: string }[] }>(join(site, 'index/law.json'))
    expect(law.questions.map(({ id, question }) => `${id}: ${question}`)).toEqual([
      'late: Is it late',
      'soon: Are they soon',
    ])
  })

  test('findings name the file that is wrong, and the place in it', async () => {
    const { near, below } = layered({ 'questions.json': [{ ...QUESTION, choose: ['later', 'late'] }] })
    const path = join(below, 'questions.json')
    put(path, [{ ...read<object[]>(path)[0], choose: ['sooner', 'soon'] }])
    writeFileSync(join(below, 'notes.txt'), '')
    const { code, err } = await check(near)
    expect(code).toBe(1)
    expect(err).toMatch(/near\/questions\.json:\d+: \/0\/choose\/0: there is no question "later"/u)
    expect(err).toMatch(/below\/questions\.json:\d+: \/0\/choose\/0: there is no question "sooner"/u)
    expect(err).toMatch(/below\/notes\.txt: belongs to no collection/u)
  })

  test('the UIN of a product below under another path is named with both files', async () => {
    const { near } = layered({ 'products/sample-one/own.json': below(OLD) })
    expect((await check(near)).err).toContain(
      `is the UIN of ../below/${OLD} already; give this file the folder and the name of that one, and it counts instead`,
    )
  })
})

describe('what is extended', () => {
  test.each([
    ['../nowhere', 'dataset.json', '"../nowhere" is no folder'],
    ['../near', 'dataset.json', '"../near" leads in a circle'],
    ['../below', 'below/dataset.json', '"../near" leads in a circle'],
    ['below', 'dataset.json', '"below" is no path to a folder beside'],
    ['../below/../near', 'dataset.json', 'is no path to a folder beside'],
    ['/below', 'dataset.json', 'is no path to a folder beside'],
  ])('%s: the fault is named in %s, alone', async (extending, file, message) => {
    const { near, below } = layered({}, extending)
    if (file.startsWith('below'))
      put(join(below, 'dataset.json'), { name: 'Below', extends: '../near', data_date: '2026-01-31' })
    const { code, err } = await check(near)
    expect(code).toBe(1)
    expect(err).toContain(file)
    expect(err).toContain(message)
    expect(err).toMatch(/^1 error,/mu)
  })

  test('may itself extend a third', async () => {
    const { near, below } = layered({}, '../middle/of')
    const middle = { name: 'Middle', extends: '../../below', data_date: '2026-01-31' }
    put(join(near, '../middle/of/dataset.json'), middle)
    rmSync(join(below, 'dataset.json'))
    expect((await check(near)).out).toContain('2 products checked: no errors')
    expect((await listDataset(near)).files.law).toEqual(['../below/law/sample-act-1950.json'])
  })
})

describe('nothing is written below', () => {
  test('by format and check --fix', async () => {
    const { near, below } = layered({ 'synonyms.json': [['car', 'vehicle']] })
    const files = ['synonyms.json', 'retired.json'].map((name) => join(below, name))
    for (const file of files) writeFileSync(file, readFileSync(file, 'utf8').replaceAll('  ', ''))
    writeFileSync(join(near, 'synonyms.json'), '[["car","vehicle"]]')
    const before = digestsOf(below)
    const { out, err } = await runCommand(formatCommand, '--data', near)
    expect(out).toBe('synonyms.json: formatted\n')
    expect(err).toContain('../below/retired.json: is not in canonical form; it is of a dataset below')
    await runCommand(checkCommand, '--data', near, '--fix')
    expect(digestsOf(below)).toEqual(before)
  })

  test('by ingest, which proves its records together with those below', async () => {
    const { near, below } = layered()
    const draft = await DraftDataset.at(near)
    const product = draft.product('SOHHLIP25001V012425')
    const edit = (path: string) =>
      fileChanges(near, [{ path, collection: 'products', record: { ...product?.product, name: 'New Name' } }])
    expect(() => edit(product?.path ?? '')).toThrow(
      'is of a dataset that this one extends; nothing was written',
    )
    const before = digestsOf(below)
    await write(near, edit(OLD), false)
    expect(read<{ name: string }>(join(near, OLD)).name).toBe('New Name')
    expect(digestsOf(below)).toEqual(before)
  })

  test('by the desk', async () => {
    const { near, below } = layered()
    const data = await DeskData.at(near)
    const uin = 'SOHHLIP25001V022526'
    const [fact] = data.read(uin).product.facts
    const [key, digest] = [fact?.key ?? '', digestOfFact(fact ?? null)]
    const before = digestsOf(below)
    expect(() => saveFact({ data }, { uin, key, fact: null, digest, by: 'AB' })).toThrow('Change it there')
    expect(digestsOf(below)).toEqual(before)
  })
})

test('a build from what was kept sees every change below', async () => {
  const { near, below } = layered({ [OLD]: { ...read<object>(join(VALID, OLD)), name: 'Older' } })
  const [out, kept] = [temporaryFolder('layers-out'), temporaryFolder('layers-cache')]
  const build = (to: string, cache?: Cache) =>
    quietBuild(near, to, 'https://near.example', { cache, downloads: false })
  await build(out, Cache.open(kept, out))
  const edits = [
    () => put(join(below, `${NEW}.json`), { ...read<object>(join(VALID, `${NEW}.json`)), name: 'Renamed' }),
    () => rmSync(join(near, OLD)),
    () => put(join(below, 'synonyms.json'), [['ward', 'room']]),
  ]
  for (const edit of edits) {
    edit()
    const fresh = temporaryFolder('layers-fresh')
    expect((await build(out, Cache.open(kept, out))).code).toBe(0)
    await build(fresh)
    expect(digestsOf(out)).toEqual(digestsOf(fresh))
  }
})
