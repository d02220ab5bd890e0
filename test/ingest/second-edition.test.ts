import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import type { Clause } from '../../build/contract/authored/clauses.ts'
import type { Fact, Product } from '../../build/contract/authored/product.ts'
import type { Retired } from '../../build/contract/authored/dataset.ts'
import { canonicalText } from '../../build/check/dataset/canonical.ts'
import { COLLECTIONS } from '../../build/check/dataset/collections.ts'
import { normalForm } from '../../build/check/proof/normal-text.ts'
import { clausesAt, copyOfSample, productAt, snapshot } from './support/dataset.ts'
import { layOut } from './support/lay-out.ts'
import { DOCUMENTS, SAMPLES } from './support/samples.ts'
import type { Run } from '../support/commands.ts'
import { ingest } from './support/terminal.ts'
import { temporaryFolder } from '../support/built.ts'

// The car wording is read, then printed again with ten edits and read again. What must follow is written here by hand.

const sample = SAMPLES[0] as (typeof SAMPLES)[number]
const folder = temporaryFolder('edition')
let data = ''
let before: Clause[] = []
let after: Clause[] = []
let run: Run
let again: Run
let edited: { reworded: Clause[]; removed: Clause[]; moved: Clause; renumbered: Clause[] }

beforeAll(async () => {
  data = copyOfSample('sample-saffron-general')
  const first = join(DOCUMENTS, sample.file)
  const record = productAt(data, sample.path)
  write(sample.path, { ...record, facts: [] })
  await ingest('wording', first, '--uin', sample.uin, '--data', data, '--overwrite')
  before = own(clausesAt(data, sample.path))
  edited = plan(before)
  const [changed, lost] = [edited.reworded[0] as Clause, edited.removed[0] as Clause]
  const facts = factsOn(productAt(data, sample.path), changed, lost)
  write(sample.path, { ...productAt(data, sample.path), facts })
  const second = join(folder, 'second.pdf')
  writeFileSync(second, printed(before))
  run = await ingest('wording', second, '--uin', sample.uin, '--data', data, '--edition', 'Second')
  // What is printed is brief; the file that it names has the rest.
  const [, file] = /^All of this report: (.*)$/mu.exec(run.out) ?? []
  if (file !== undefined) run = { ...run, out: readFileSync(file, 'utf8') }
  after = own(clausesAt(data, sample.path))
  const held = snapshot(data)
  again = await ingest('wording', second, '--uin', sample.uin, '--data', data, '--edition', 'Second')
  expect(snapshot(data)).toEqual(held)
})

function own(all: readonly Clause[]): Clause[] {
  return all.filter(({ document }) => document === sample.document)
}

function write(path: string, record: Product): void {
  writeFileSync(join(data, path), canonicalText(COLLECTIONS.products.schema, record))
}

/** Three clauses of one page are reworded, two taken out, one moved to another page, two given another number. */
function plan(all: readonly Clause[]): typeof edited {
  const plain = all.filter(
    ({ text, number }) =>
      /^\d+\. /u.test(text) &&
      text.length > 120 &&
      text.length < 900 &&
      !/[\t\f]/u.test(text) &&
      number !== '',
  )
  const [a, b, c, d, e, f, g, h] = plain
  if (h === undefined) throw new Error('the sample wording has too few clauses for this test')
  return {
    reworded: [a, b, c] as Clause[],
    removed: [d, e] as Clause[],
    moved: f as Clause,
    renumbered: [g, h] as Clause[],
  }
}

const NEW = [
  '90. Drones\nA drone that the Car carries is not insured.',
  '91. Charging points\nA charging point at Your home is insured like an Accessory.',
]

/** The second edition: the wording with the edits, each clause on its page. */
function printed(all: readonly Clause[]): Buffer {
  const rest = all
    .filter((clause) => !edited.removed.includes(clause) && clause !== edited.moved)
    .map((clause) => {
      if (edited.reworded.includes(clause))
        return { ...clause, text: clause.text.replace(/\.$/u, ', unless We agree otherwise in writing.') }
      if (edited.renumbered.includes(clause))
        return { ...clause, text: clause.text.replace(/^\d+\./u, (label) => `8${label}`) }
      return clause
    })
  const last = rest.at(-1) as Clause
  const added = NEW.map((text) => ({
    ...last,
    text,
    title: text.split('\n')[0]?.slice(4) ?? '',
    page: last.page + (last.text.split('\f').length - 1),
  }))
  const moved = { ...edited.moved, page: added[0]?.page ?? 1 }
  const pages = productAt(data, sample.path).documents.find(({ id }) => id === sample.document)?.pages ?? 1
  return layOut([...rest, ...added, moved], pages, {
    columns: 1,
    header: 'Sample',
    footer: `UIN ${sample.uin}`,
    offset: 0,
  })
}

function factsOn({ category }: Product, changed: Clause, lost: Clause): Fact[] {
  const [one, two] = (
    JSON.parse(readFileSync(join(data, `categories/${category}.json`), 'utf8')) as {
      fields: { key: string; type: string }[]
    }
  ).fields.filter(({ type }) => type === 'text')
  const quote = (text: string) => text.split(/[\n]/u)[1] ?? ''
  return [
    {
      key: one?.key ?? '',
      value: 'as printed',
      quote: quote(changed.text),
      clause: changed.id,
      page: changed.page,
      checked: '2026-08-31',
    },
    { key: two?.key ?? '', value: 'as printed', quote: quote(lost.text), clause: lost.id, page: lost.page },
  ]
}

test('clauses with the same words keep their ids, wherever they now are', () => {
  const ids = new Map(after.map(({ id, text }) => [id, normalForm(text)]))
  const edits = new Set([...edited.reworded, ...edited.removed, ...edited.renumbered])
  for (const clause of before.filter((one) => !edits.has(one)))
    expect(ids.get(clause.id)).toBe(normalForm(clause.text))
})

test('reworded, renumbered and removed clauses are retired, what is new is numbered on', () => {
  const { clauses, used = [] } = JSON.parse(readFileSync(join(data, 'retired.json'), 'utf8')) as Retired
  const isRetired = (id: number) => clauses.some(([from, to]) => from <= id && id <= to)
  for (const { id } of [...edited.reworded, ...edited.removed, ...edited.renumbered]) {
    expect(isRetired(id)).toBe(true)
    expect(after.some((clause) => clause.id === id)).toBe(false)
  }
  const numbers = after.map(({ id }) => id)
  expect(numbers.filter((id) => !used.some(([from, to]) => from <= id && id <= to))).toEqual([])
  const last = Math.max(...before.map(({ id }) => id))
  const fresh = after.filter(({ id }) => !before.some((clause) => clause.id === id))
  expect(fresh).toHaveLength(edited.reworded.length + edited.renumbered.length + NEW.length)
  expect(fresh.every(({ id }) => id > last)).toBe(true)
})

test('the report names every edit for what it is', () => {
  const lines = (what: string) => run.out.split('\n').filter((line) => line.startsWith(`${what}: `))
  for (const { id } of edited.reworded)
    expect(lines('reworded').some((line) => line.includes(`clause ${id} `))).toBe(true)
  for (const { id } of edited.renumbered)
    expect(lines('renumbered').some((line) => line.includes(`clause ${id} `))).toBe(true)
  for (const { id } of edited.removed)
    expect(lines('removed').some((line) => line.includes(`clause ${id} `))).toBe(true)
  expect(lines('moved').some((line) => line.includes(`clause ${edited.moved.id} `))).toBe(true)
  expect(lines('added')).toHaveLength(NEW.length)
  expect(run.code).toBe(0)
})

test('a fact whose words are gone is unverified, with the old words and the new ones side by side', () => {
  const facts = productAt(data, sample.path).facts
  expect(facts).toHaveLength(2)
  expect(facts[1]?.unverified).toMatch(/is not in the edition Second/u)
  expect(run.out).toContain(`fact ${facts[1]?.key} is unverified`)
  expect(run.out).toMatch(/\n {4}old: .*\n {4}new: /u)
})

test('the same file again changes nothing', () => {
  expect(again.out.trimEnd().split('\n').at(-1)).toBe('Nothing changes.')
})

test('another file takes the mark of the second reading from a fact and says so', () => {
  const [fact] = productAt(data, sample.path).facts
  expect(fact?.checked).toBeUndefined()
  expect(run.out).toMatch(new RegExp(`^fact ${fact?.key}: was checked on 2026-08-31 in another file`, 'mu'))
})
