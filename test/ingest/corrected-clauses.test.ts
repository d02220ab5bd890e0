import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { canonicalText } from '../../build/check/dataset/canonical.ts'
import { COLLECTIONS } from '../../build/check/dataset/collections.ts'
import type { Clause } from '../../build/contract/authored/clauses.ts'
import type { Override } from '../../build/contract/authored/overrides.ts'
import type { Fact } from '../../build/contract/authored/product.ts'
import { DraftDataset } from '../../build/ingest/draft-dataset.ts'
import { fileChanges, write } from '../../build/ingest/record-edits.ts'
import { correctClauses } from '../../build/ingest/wording/correct-clauses.ts'
import { clausesAt, copyOfSample, productAt, snapshot } from './support/dataset.ts'
import { DOCUMENTS, SAMPLES } from './support/samples.ts'
import { ingest } from './support/terminal.ts'

// A document that is read again after a person corrected its clauses.

const sample = SAMPLES[0] as (typeof SAMPLES)[number]
const file = join(DOCUMENTS, sample.file)
const data = copyOfSample('sample-saffron-general')
const clausesFile = join(data, sample.path.replace(/\.json$/u, '.clauses.json'))
let [first, second, third]: Clause[] = []
let read: Clause[] = []

const stored = () => clausesAt(data, sample.path)
const again = (...options: string[]) =>
  ingest('wording', file, '--uin', sample.uin, '--data', data, ...options)

function writeProduct(facts: readonly Fact[]): void {
  const record = { ...productAt(data, sample.path), facts }
  writeFileSync(join(data, sample.path), canonicalText(COLLECTIONS.products.schema, record))
}

/** Corrects the clauses as the desk does, and checks the whole dataset. */
async function correct(...overrides: Override[]): Promise<void> {
  for (const override of overrides) {
    const dataset = await DraftDataset.at(data)
    const product = dataset.product(sample.uin)
    const document = product?.product.documents.find(({ id }) => id === sample.document)
    if (product === null || document === undefined) throw new Error('the sample has no such document')
    const records = correctClauses(dataset, product, document, [override])
    await write(data, fileChanges(data, records?.changes ?? []), false)
  }
}

/** The last sentence of the first paragraphs of a clause that has several: a clause may begin there. */
const lastLine = ({ text }: Clause) => text.split('\n').at(-1) ?? ''

beforeAll(async () => {
  writeProduct([])
  await again('--overwrite')
  read = stored()
  const long = read.filter(
    ({ text, page_end }) => text.split('\n').length > 2 && page_end === undefined && !text.includes('\t'),
  )
  ;[first, second, third] = long.filter((clause) => lastLine(clause).length > 40) as [Clause, Clause, Clause]
  const quote = lastLine(first)
  writeProduct([
    { key: 'perils', value: [quote], quote, clause: first.id, page: first.page, checked: '2026-10-30' },
  ])
  await correct(
    { page: first.page, words: lastLine(first), begins: true, number: 'Z 9', title: 'Cut off', parent: null },
    { page: second.page, words: second.text.split('\n')[0] ?? '', begins: false },
    { page: third.page, words: lastLine(third), text: 'What the page prints.' },
  )
})

test('a clause that is cut keeps its id, the other part gets the next free one and its facts follow', () => {
  const own = stored().find(({ id }) => id === first?.id)
  const cut = stored().find(({ number }) => number === 'Z 9')
  expect(own?.text).toBe(first?.text.split('\n').slice(0, -1).join('\n'))
  expect(cut).toMatchObject({
    title: 'Cut off',
    parent: null,
    text: first && lastLine(first),
    page: first?.page,
  })
  expect(cut?.id).toBeGreaterThan(Math.max(...read.map(({ id }) => id)))
  const [fact] = productAt(data, sample.path).facts
  expect(fact).toMatchObject({ clause: cut?.id, checked: '2026-10-30' })
  expect(fact?.unverified).toBeUndefined()
})

test('a clause that is joined to the one before it is retired, and a corrected text is in its place', () => {
  expect(stored().some(({ id }) => id === second?.id)).toBe(false)
  expect(stored().some(({ text }) => text.includes(`\n${second?.text}`))).toBe(true)
  expect(stored().find(({ id }) => id === third?.id)?.text).toMatch(/\nWhat the page prints\.$/u)
})

test('corrections are applied at every reading of the file, which changes nothing then', async () => {
  const before = snapshot(data)
  for (const options of [[], ['--overwrite']]) {
    const { out } = await again(...options)
    expect(out).toContain('3 of 3 corrections at the desk are applied.')
    expect(out.trimEnd().split('\n').at(-1)).toBe('Nothing changes.')
    expect(snapshot(data)).toEqual(before)
  }
})

test('a clause that was changed in its file is named, stays, and gives way to --overwrite', async () => {
  const before = snapshot(data)
  const record = {
    uin: sample.uin,
    clauses: stored().map((clause, at) =>
      at === 1 ? { ...clause, title: `${clause.title} (changed)` } : clause,
    ),
  }
  const text = canonicalText(COLLECTIONS.clauses.schema, record)
  writeFileSync(clausesFile, text)
  const same = await again()
  expect(snapshot(data).get(clausesFile)).toBe(text)
  expect(same.out.split('\n').filter((line) => line.startsWith('differs: '))).toHaveLength(1)
  await again('--overwrite')
  expect(snapshot(data)).toEqual(before)
})

test('a correction whose words are not read any more is named by the report', async () => {
  const path = join(data, sample.path.replace(/\.json$/u, '.overrides.json'))
  const record = JSON.parse(snapshot(data).get(path) ?? '') as { files: { overrides: Override[] }[] }
  record.files[0]?.overrides.push({ page: 1, words: 'Words that no page has', text: '' })
  writeFileSync(path, canonicalText(COLLECTIONS.overrides.schema, record))
  const { out } = await again()
  expect(out).toContain('3 of 4 corrections at the desk are applied.')
  expect(out).toContain('p. 1: a correction is not applied, its words are not there: Words that no page has')
})
