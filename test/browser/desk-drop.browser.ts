import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Clause } from '../../build/contract/authored/clauses.ts'
import type { Fact } from '../../build/contract/authored/product.ts'
import type { Retired } from '../../build/contract/authored/dataset.ts'
import type { PolicyBody } from '../../build/contract/published/policy.ts'
import { AskedDesk, CAR, CarData } from '../desk/car-desk.ts'
import { quietBuild, temporaryFolder } from '../support/built.ts'
import { Chromium, SLOW, open, violations } from './support/chromium.ts'
import { accept, drag, openField, proven, splittable } from './support/desk-window.ts'

// A PDF on its way through the desk: dropped, read in, corrected, read by a person, published.

const chromium = new Chromium()
const PDF = readFileSync('test/ingest/documents/sample-saffron-private-car.pdf')
const SUGGESTED = ['depreciation-glass', 'ncb-gap', 'towing', 'claim-notice-theft', 'repair-without-consent']
const [SELECTED, IN_SCHEDULE, NOT_STATED] = ['owner-driver-months', 'passenger-sum', 'free-look']

/** The dataset as it was before anybody had the wording of the car policy: its clause numbers are retired. */
function withoutWording(): CarData {
  const data = new CarData()
  const { clauses } = data
  rmSync(data.clausesFile())
  data.write({ ...data.product, documents: [], facts: [] })
  const retired = join(data.folder, 'retired.json')
  const record = JSON.parse(readFileSync(retired, 'utf8')) as Retired
  const gone = clauses.map(({ id }): [number, number] => [id, id])
  writeFileSync(retired, `${JSON.stringify({ ...record, clauses: [...record.clauses, ...gone] }, null, 2)}\n`)
  return data
}

/** Drops a file on the window, as a file manager does. */
async function drop(page: Page, name: string, bytes: Buffer): Promise<void> {
  const transfer = await page.evaluateHandle(
    ([text, called]) => {
      const data = new DataTransfer()
      const content = Uint8Array.from(atob(text ?? ''), (letter) => letter.charCodeAt(0))
      data.items.add(new File([content], called ?? '', { type: 'application/pdf' }))
      return data
    },
    [bytes.toString('base64'), name],
  )
  await page.dispatchEvent('main', 'drop', { dataTransfer: transfer })
}

/** Splits the first clause that ends with a line of its own where that line begins on the page; gives the line. */
async function split(page: Page, clauses: () => Clause[]): Promise<string> {
  const items = await page.locator('[role=treeitem]').count()
  const at = splittable(clauses())
  const line = clauses()[at]?.text.split('\n').at(-1) ?? ''
  await page.locator('[role=treeitem]').nth(at).click()
  await drag(page, line.split(' ').slice(0, 4).join(' '))
  await page.keyboard.press('s')
  await expect.poll(() => page.locator('[role=treeitem]').count(), SLOW).toBe(items + 1)
  expect(clauses()[at + 1]?.text).toBe(line)
  return line
}

/** Reads fields by keys: five from suggestions, one from words selected on the page, one in the schedule, one not stated. */
async function read(page: Page, address: string, data: CarData, written: (key: string) => Fact) {
  for (const key of SUGGESTED) {
    await openField(page, address, key)
    await proven(page, '1')
    expect(await accept(page, data, key)).toBeLessThanOrEqual(2)
  }
  await openField(page, address, SELECTED)
  await page.keyboard.press('1')
  await page.locator('.draft').waitFor()
  const { quote = '' } = written(SELECTED)
  await drag(page, quote)
  await page.locator('.draft blockquote', { hasText: quote }).waitFor()
  await proven(page)
  expect(await page.locator('.draft output').textContent()).toBe('6 months')
  expect(await violations(page)).toEqual([])
  await accept(page, data, SELECTED)

  await openField(page, address, IN_SCHEDULE)
  await page.keyboard.press('/')
  await page.keyboard.type(written(IN_SCHEDULE).quote ?? '')
  await page.keyboard.press('Enter')
  await page.locator('h2', { hasText: 'Found' }).waitFor()
  await page.locator('.candidates li').first().waitFor()
  await proven(page, '1', 's')
  await accept(page, data, IN_SCHEDULE)

  await openField(page, address, NOT_STATED)
  await proven(page, 'n')
  expect(await violations(page)).toEqual([])
  await accept(page, data, NOT_STATED)
}

test('a dropped PDF is read in, one of its clauses split, eight fields read by keys, and all published', async () => {
  const data = withoutWording()
  const clauses = () => data.clauses
  // What a person wrote of the same wording: the reading must come to it.
  const authored = new CarData().product.facts
  const written = (key: string) => authored.find((fact) => fact.key === key) as Fact
  const desk = await AskedDesk.over(data, temporaryFolder('documents'))
  const { address } = desk.server
  let line = ''
  await chromium.visit({ viewport: { width: 1280, height: 800 } }, async ({ page, misdeeds }) => {
    await open(page, address)
    await page.locator('.queue tbody tr').first().waitFor()
    expect(await violations(page)).toEqual([])
    await drop(page, 'broken.pdf', PDF.subarray(0, 9000))
    await page.locator('[role=alert]', { hasText: 'damaged' }).waitFor()
    expect(await violations(page)).toEqual([])
    await drop(page, 'car.pdf', PDF)
    await page.locator('.accept').waitFor(SLOW)
    expect(data.product.documents).toEqual([])
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Enter')
    await page.locator('#url:focus').waitFor()
    await page.keyboard.type('https://insurer.example/car.pdf')
    await page.keyboard.press('Enter')
    await page.locator('#collected').fill('2026-10-01')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Enter')
    await page.locator('.proven', { hasText: 'Written' }).waitFor(SLOW)
    expect(data.product.documents).toMatchObject([
      { id: 'wording', pages: 12, url: 'https://insurer.example/car.pdf', collected: '2026-10-01' },
    ])

    await page.getByRole('link', { name: 'Compare the structure' }).click()
    await page.locator('[role=treeitem]').first().waitFor()
    line = await split(page, clauses)
    await read(page, address, data, written)

    await open(page, `${address}#/published/${CAR}/${SELECTED}`)
    await page.locator('pre').first().waitFor()
    expect(await page.locator('pre').first().textContent()).toContain(
      JSON.stringify(data.fact(SELECTED)?.quote),
    )
    await page.frameLocator('iframe').locator(`#${SELECTED}`).waitFor()
    expect(await violations(page)).toEqual([])
    expect(misdeeds).toEqual({ console: [expect.stringContaining('422')], elsewhere: [] })
  })
  const folder = temporaryFolder('desk-site')
  expect(await quietBuild(data.folder, folder, 'http://localhost:8888')).toMatchObject({ code: 0 })
  const body = JSON.parse(readFileSync(join(folder, `api/v1/policy/${CAR}`), 'utf8')) as PolicyBody
  expect(body.clauses.map(({ id }) => id)).toEqual(clauses().map(({ id }) => id))
  expect(clauses().map(({ text }) => text)).toContain(line)
  const published = (key: string) => body.facts.find((fact) => fact.key === key)
  const textOf = (id: number | undefined) =>
    clauses()
      .find((clause) => clause.id === id)
      ?.text.replaceAll(/\s+/gu, ' ') ?? ''
  for (const key of [...SUGGESTED, SELECTED]) {
    const { value, quote = '', page } = written(key)
    expect(published(key), key).toMatchObject({ status: 'quoted', value, page })
    expect(textOf(published(key)?.clause?.id), key).toContain(quote.replaceAll(/\s+/gu, ' '))
  }
  expect(published(SELECTED)?.quote).toBe(`${written(SELECTED).quote},`)
  expect(published(IN_SCHEDULE)).toMatchObject({
    status: 'in-schedule',
    value: null,
    page: written(IN_SCHEDULE).page,
  })
  expect(published(NOT_STATED)).toMatchObject({ status: 'not-stated', value: null, quote: null })
  expect(body.facts).toHaveLength(8)
})
