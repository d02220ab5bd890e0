import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Clause, ProductClauses } from '../../build/contract/authored/clauses.ts'
import type { ProductOverrides } from '../../build/contract/authored/overrides.ts'
import type { StructureView } from '../../build/desk/structure/structure-view.ts'
import { AskedDesk, CAR, CarData } from './car-desk.ts'

// Corrections of clauses at the desk: saved with their override and the facts that follow, or not at all.

const beside = (data: CarData, kind: string) => data.file.replace(/\.json$/u, `.${kind}.json`)
const json = <T>(path: string) => JSON.parse(readFileSync(path, 'utf8')) as T
const clausesOf = (data: CarData) => json<ProductClauses>(beside(data, 'clauses')).clauses
const overridesOf = (data: CarData) => json<ProductOverrides>(beside(data, 'overrides')).files

async function desk() {
  const data = new CarData()
  const asked = await AskedDesk.over(data)
  const view = async () =>
    (await asked.ask('structure', { uin: CAR, document: 'wording' })).body as unknown as StructureView
  const correct = async (part: object) =>
    asked.ask('correct', { uin: CAR, document: 'wording', digest: (await view()).digest, ...part })
  return { data, asked, view, correct }
}

/** A clause of several lines on one page, the last of which is quoted by no fact. */
function longClause(data: CarData): Clause & { line: number } {
  const clause = clausesOf(data).find(
    ({ text, page_end }) => page_end === undefined && text.split('\n').length > 2 && !text.includes('\t'),
  )
  if (clause === undefined) throw new Error('the sample has no clause of several lines')
  return { ...clause, line: clause.text.lastIndexOf('\n') + 1 }
}

test('the structure of a document has its clauses in order, and what is doubtful in them', async () => {
  const { data, view } = await desk()
  const { clauses, documents, document } = await view()
  expect(document).toBe('wording')
  expect(clauses).toEqual(clausesOf(data).filter((one) => one.document === 'wording'))
  expect(documents[0]).toMatchObject({ id: 'wording' })
})

test('a clause that is split is two in the file, and the override says where the second begins', async () => {
  const { data, correct } = await desk()
  const clause = longClause(data)
  const last = clause.text.slice(clause.line)
  expect(await correct({ clause: clause.id, from: clause.line, begins: true })).toMatchObject({ status: 200 })
  const [own, cut] = clausesOf(data).slice(clausesOf(data).findIndex(({ id }) => id === clause.id))
  expect([own?.text, cut?.text]).toEqual([clause.text.slice(0, clause.line - 1), last])
  expect(cut?.parent).toBe(clause.parent)
  const [file] = overridesOf(data)
  expect(file?.sha256).toBe(data.product.documents[0]?.sha256)
  expect(file?.overrides).toHaveLength(1)
  expect(file?.overrides[0]).toMatchObject({ page: clause.page, begins: true })
  expect(last.startsWith(file?.overrides[0]?.words ?? '-')).toBe(true)
})

test('one key splits a clause at every label that is written as its first, and words are corrected wherever they are alike', async () => {
  const { data, correct } = await desk()
  const record = json<ProductClauses>(beside(data, 'clauses'))
  const { id, page, document, ...rest } = longClause(data)
  const items = Array.from(
    { length: 30 },
    (_, at) => `(${at + 1}) item ${at} of the o\ufffdce\n(a) no item of the list`,
  )
  const text = ['The list:', ...items].join('\n')
  const footer = (at: number) => ({
    ...rest,
    line: undefined,
    id: 90_000 + at,
    document,
    page,
    text: `Words ${at}.\nFooter ${at} of 3`,
  })
  const clauses = record.clauses.flatMap((one) =>
    one.id === id ? [{ ...one, text }, footer(1), footer(2)] : [one],
  )
  writeFileSync(beside(data, 'clauses'), JSON.stringify({ ...record, clauses }))
  expect(await correct({ clause: id, labels: true })).toMatchObject({ status: 200, body: { places: 30 } })
  const list = clausesOf(data).filter((one) => one.text.includes('no item of the list'))
  expect(list.map((one) => one.text)).toEqual(items)
  expect(list.at(-1)?.number).toMatch(/30$/u)
  await correct({ clause: id, alike: 'o\ufffdce', text: 'office' })
  expect(await correct({ clause: id, alike: 'Footer 1 of 3', text: '' })).toMatchObject({
    body: { places: 2 },
  })
  const said = clausesOf(data)
    .map((one) => one.text)
    .join(' ')
  expect(said.match(/of the office/gu)).toHaveLength(30)
  expect(said).not.toMatch(/\ufffd|Footer/u)
  expect(await correct({ clause: id, labels: true })).toMatchObject({ status: 422 })
})

test('number, title and parent of one clause are one override', async () => {
  const { data, correct } = await desk()
  const [first, second] = clausesOf(data) as [Clause, Clause]
  await correct({ clause: second.id, number: 'Z 1' })
  await correct({ clause: second.id, title: 'Another title' })
  await correct({ clause: second.id, parent: first.id })
  expect(clausesOf(data)[1]).toMatchObject({
    id: second.id,
    number: 'Z 1',
    title: 'Another title',
    parent: first.id,
  })
  expect(overridesOf(data)[0]?.overrides).toHaveLength(1)
})

test('a fact whose words are corrected is unverified, and the answer says so', async () => {
  const { data, correct } = await desk()
  const fact = data.product.facts.find(({ quote, clause }) => quote !== undefined && clause !== undefined)
  const clause = clausesOf(data).find(({ id }) => id === fact?.clause)
  const from = clause?.text.indexOf(fact?.quote ?? '') ?? -1
  const { status, body } = await correct({
    clause: fact?.clause,
    from,
    to: from + (fact?.quote?.length ?? 0),
    text: 'Other words are printed here.',
  })
  expect(status).toBe(200)
  expect(body['facts']).toMatchObject([{ key: fact?.key, what: 'unverified' }])
  expect(data.fact(fact?.key ?? '')?.unverified).toMatch(/is not in the new reading/u)
})

test('a correction is taken back with all of its files, but not over a later change', async () => {
  const { data, asked, correct } = await desk()
  const [text, clauses] = [data.text, readFileSync(beside(data, 'clauses'), 'utf8')]
  const clause = longClause(data)
  const { body: split } = await correct({ clause: clause.id, from: clause.line, begins: true })
  expect(await asked.ask('unsave', { saved: split['saved'] })).toMatchObject({ status: 200 })
  expect([data.text, readFileSync(beside(data, 'clauses'), 'utf8')]).toEqual([text, clauses])
  expect(existsSync(beside(data, 'overrides'))).toBe(false)
  await correct({ clause: clause.id, title: 'A title' })
  const { body: titled } = await correct({ clause: clause.id, title: 'Another' })
  data.edit('towing', { note: 'Edited by hand.' })
  expect(await asked.ask('unsave', { saved: titled['saved'] })).toMatchObject({ status: 200 })
  expect(data.fact('towing')?.note).toBe('Edited by hand.')
  expect(clausesOf(data).find(({ id }) => id === clause.id)?.title).toBe('A title')
})

test('what cannot be is refused, and nothing is written', async () => {
  const { data, asked, view, correct } = await desk()
  const before = readFileSync(beside(data, 'clauses'), 'utf8')
  const [first, second] = clausesOf(data) as [Clause, Clause]
  const wordAt = first.text.search(/\p{L}{4}/u)
  expect(await correct({ clause: first.id, begins: false })).toMatchObject({ status: 422 })
  expect(await correct({ clause: first.id, from: wordAt + 2, begins: true })).toMatchObject({ status: 422 })
  expect(await correct({ clause: first.id, parent: second.id })).toMatchObject({ status: 422 })
  expect(await correct({ clause: 999_999, begins: false })).toMatchObject({ status: 422 })
  expect(await correct({ clause: first.id, document: 'leaflet' })).toMatchObject({ status: 404 })
  const { digest } = await view()
  const { body: changed } = await correct({ clause: second.id, title: 'Changed meanwhile' })
  const late = { uin: CAR, document: 'wording', digest, clause: second.id, title: 'Late' }
  expect(await asked.ask('correct', late)).toMatchObject({ status: 409 })
  await asked.ask('unsave', { saved: changed['saved'] })
  expect((await asked.ask('unsave', { saved: changed['saved'] })).status).toBe(409)
  expect(readFileSync(beside(data, 'clauses'), 'utf8')).toBe(before)
})
