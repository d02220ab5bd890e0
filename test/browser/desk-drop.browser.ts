import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { ProductClauses } from '../../build/contract/authored/clauses.ts'
import type { Retired } from '../../build/contract/authored/dataset.ts'
import type { PolicyBody } from '../../build/contract/published/policy.ts'
import { AskedDesk, CAR, CarData } from '../desk/car-desk.ts'
import { quietBuild, temporaryFolder } from '../support/built.ts'
import { Chromium, SLOW, open } from './support/chromium.ts'
import { accept, drag, openField, proven, violations } from './support/desk-window.ts'

// A PDF on its way through the desk: dropped, read in, corrected, read by a person, published.

const chromium = new Chromium()
const PDF = readFileSync('test/ingest/documents/sample-saffron-private-car.pdf')
const KEY = 'depreciation-glass'

/** The dataset as it was before anybody had the wording of the car policy: its clause numbers are retired. */
function withoutWording(): CarData {
  const data = new CarData()
  const file = data.file.replace(/\.json$/u, '.clauses.json')
  const { clauses } = JSON.parse(readFileSync(file, 'utf8')) as ProductClauses
  rmSync(file)
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

test('a dropped PDF is read in, one of its clauses split, a fact read from it and both published', async () => {
  const data = withoutWording()
  const clauses = () =>
    (JSON.parse(readFileSync(data.file.replace(/\.json$/u, '.clauses.json'), 'utf8')) as ProductClauses)
      .clauses
  const desk = await AskedDesk.over(data, temporaryFolder('documents'))
  const { origin } = desk.server
  await chromium.visit({ viewport: { width: 1280, height: 800 } }, async ({ page, misdeeds }) => {
    await open(page, origin)
    await page.locator('.queue tbody tr').first().waitFor()
    await drop(page, 'broken.pdf', PDF.subarray(0, 9000))
    await page.locator('[role=alert]', { hasText: 'damaged' }).waitFor()
    expect(await violations(page)).toEqual([])
    await drop(page, 'car.pdf', PDF)
    await page.locator('.accept').waitFor(SLOW)
    expect(data.product.documents).toEqual([])
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Enter')
    await page.locator('.proven', { hasText: 'Written' }).waitFor(SLOW)
    expect(data.product.documents).toMatchObject([{ id: 'wording', pages: 12 }])

    await page.getByRole('link', { name: 'Compare the structure' }).click()
    await page.locator('[role=treeitem]').first().waitFor()
    const items = await page.locator('[role=treeitem]').count()
    const at = clauses().findIndex(
      ({ parent, page_end, text }) =>
        parent !== null && page_end === undefined && text.split('\n').length > 2 && !text.includes('\t'),
    )
    const line = clauses()[at]?.text.split('\n').at(-1) ?? ''
    await page.locator('[role=treeitem]').nth(at).click()
    await drag(page, line.split(' ').slice(0, 4).join(' '))
    await page.keyboard.press('s')
    await expect.poll(() => page.locator('[role=treeitem]').count(), SLOW).toBe(items + 1)
    expect(clauses()[at + 1]?.text).toBe(line)

    await openField(page, origin, KEY)
    await proven(page, '1')
    await accept(page, data, KEY)
    await open(page, `${origin}/#/published/${CAR}/${KEY}`)
    await page.locator('pre').first().waitFor()
    expect(await page.locator('pre').first().textContent()).toContain(JSON.stringify(data.fact(KEY)?.quote))
    await page.frameLocator('iframe').locator(`#${KEY}`).waitFor()
    expect(await violations(page)).toEqual([])
    expect(misdeeds).toEqual({
      console: [expect.stringContaining('422')],
      elsewhere: [],
    })
  })
  const folder = temporaryFolder('desk-site')
  expect(await quietBuild(data.folder, folder, 'http://localhost:8888')).toMatchObject({ code: 0 })
  const body = JSON.parse(readFileSync(join(folder, `api/v1/policy/${CAR}`), 'utf8')) as PolicyBody
  expect(body.facts).toMatchObject([{ key: KEY, status: 'quoted', quote: data.fact(KEY)?.quote }])
  expect(body.clauses.map(({ id }) => id)).toEqual(clauses().map(({ id }) => id))
})
