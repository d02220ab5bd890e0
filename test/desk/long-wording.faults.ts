import { rmSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { FieldView } from '../../build/desk/field-view.ts'
import { layOut } from '../ingest/support/lay-out.ts'
import { temporaryFolder } from '../support/built.ts'
import { AskedDesk, CAR, CarData } from './car-desk.ts'

const [PAGES, KEY] = [300, 'total-loss-threshold']
const THRESHOLD = 'The car is a constructive total loss from 70% of its declared value.'

/** A page of a wording: an entry with its number and a paragraph, the last with the sentence that is looked for. */
function entryOn(page: number) {
  const sentence = `This part says what is done with part ${page} of a claim, and by whom it is done. `
  const text = `${page}. Part ${page}\n${sentence.repeat(12)}${page === PAGES ? THRESHOLD : ''}`
  return { page, title: `Part ${page}`, text: text.trimEnd() }
}

test('a wording of 300 pages is read in, and its last page read, with answers of the size of one page', async () => {
  const data = new CarData()
  data.write({ ...data.product, documents: [], facts: [] })
  rmSync(data.clausesFile())
  const pdf = layOut(
    Array.from({ length: PAGES }, (_, at) => entryOn(at + 1)),
    PAGES,
    { columns: 1, header: 'Sample Saffron Private Car', footer: `UIN ${CAR}`, offset: 0 },
  )
  const desk = await AskedDesk.over(data, temporaryFolder('documents'))
  const sizes: Record<string, number> = {}
  const ask = async (name: string, given: object) => {
    const { status, body } = await desk.ask(name, { uin: CAR, ...given })
    expect(status, JSON.stringify(body).slice(0, 300)).toBe(200)
    sizes[name] = JSON.stringify(body).length
    return body as Record<string, unknown>
  }
  const { body } = await desk.give(pdf)
  const written = await desk.ask('ingest', { ...body, write: true })
  expect(written).toMatchObject({ status: 200 })
  expect(data.product.documents[0]?.pages).toBe(PAGES)

  const { candidates, digest } = (await ask('field', { key: KEY, blind: false })) as unknown as FieldView
  expect(candidates[0]).toMatchObject({ page: PAGES, quote: THRESHOLD })
  const place = { document: 'wording', page: PAGES }
  expect((await ask('page', place))['words']).not.toEqual([])
  const { quote, clause, page, value } = await ask('select', { key: KEY, ...place, text: THRESHOLD })
  await ask('save', { key: KEY, digest, fact: { key: KEY, value, quote, clause, page } })
  expect(data.fact(KEY)).toMatchObject({ value: 70, page: PAGES, quote: THRESHOLD })
  // What is sent for a field is as long as its candidates, not as the wording.
  expect(sizes['field']).toBeLessThan(100_000)
})
