import { setTimeout } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { fileDigest } from '../../build/files/digest.ts'
import { AskedDesk, CarData } from '../desk/car-desk.ts'
import { Chromium, SLOW } from './support/chromium.ts'
import { openField, ready } from './support/desk-window.ts'

// What a person typed at the desk and has not saved is not lost, and the page is of the file that the record names.

const chromium = new Chromium()
const WINDOW = { viewport: { width: 1280, height: 800 } }
const [KEY, OTHER] = ['depreciation-glass', 'towing']

/** Opens a field of which nothing is read, with a desk that takes its time to prove. */
async function unread(work: (page: Page, address: string, data: CarData) => Promise<void>): Promise<void> {
  const data = new CarData()
  data.unread(KEY, OTHER)
  const { server } = await AskedDesk.over(data, 'test/ingest/documents')
  await chromium.visit(WINDOW, async ({ page }) => {
    await page.route('**/desk/prove', async (route) => {
      await setTimeout(700)
      await route.continue()
    })
    await openField(page, server.address, KEY)
    await work(page, server.address, data)
  })
}

test('a note that is typed while a value is still being proven stays as it was typed', async () => {
  await unread(async (page, _address, data) => {
    await page.keyboard.press('1')
    await page.keyboard.press('m')
    await page.keyboard.type('For all cars of the same owner.', { delay: 40 })
    await page.locator('.draft .proven, .draft .warning').first().waitFor()
    expect(await page.locator('#note').inputValue()).toBe('For all cars of the same owner.')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expect.poll(() => data.fact(KEY)?.note, SLOW).toBe('For all cars of the same owner.')
  })
})

test('an answer that is not saved is there when its field is opened again, and gone once it is saved', async () => {
  await unread(async (page, address, data) => {
    await page.keyboard.press('1')
    await page.keyboard.press('m')
    await page.keyboard.type('My note.')
    await page.keyboard.press('Enter')
    await page.keyboard.press('j')
    await expect.poll(() => page.url(), SLOW).not.toContain(KEY)
    await openField(page, address, KEY)
    await page.locator('.told', { hasText: 'Your answer was kept; it is not saved yet.' }).waitFor()
    expect(await page.locator('#note').inputValue()).toBe('My note.')
    expect(data.fact(KEY)).toBeUndefined()
    await openField(page, address, KEY, 'read', 'CD')
    expect(await page.locator('.draft').count()).toBe(0)
    await openField(page, address, KEY)
    await page.locator('.draft').waitFor()
    await page.keyboard.press('Enter')
    await expect.poll(() => data.fact(KEY)?.note, SLOW).toBe('My note.')
    await openField(page, address, KEY)
    expect(await page.locator('.draft').count()).toBe(0)
  })
})

test('text in a box survives a reload, also while the cursor is still in it', async () => {
  await unread(async (page, address) => {
    await page.keyboard.press('1')
    await page.keyboard.press('m')
    await page.keyboard.type('Half a no')
    await openField(page, address, KEY)
    await page.locator('.told', { hasText: 'Your answer was kept; it is not saved yet.' }).waitFor()
    expect(await page.locator('#note').inputValue()).toBe('Half a no')
    await page.keyboard.press('v')
    await page.keyboard.press('Control+A')
    await page.keyboard.type('45')
    await openField(page, address, KEY)
    await page.locator('.draft').waitFor()
    expect(await page.locator('#value').inputValue()).toBe('45')
  })
})

test('an answer that was kept is not offered for a fact that somebody changed since', async () => {
  await unread(async (page, address, data) => {
    await page.keyboard.press('1')
    await page.locator('.draft').waitFor()
    data.write({ ...data.product, facts: [...data.product.facts, new CarData().fact(KEY) ?? expect.fail()] })
    await openField(page, address, KEY)
    expect(await page.locator('.draft').count()).toBe(0)
  })
})

test('an Enter accepts the answer that was there when it was pressed, not one that is chosen after it', async () => {
  await unread(async (page, _address, data) => {
    await page.keyboard.press('1')
    await page.keyboard.press('Enter')
    await page.keyboard.press('2')
    const chosen = await page.locator('.draft blockquote').first().textContent()
    await setTimeout(2500)
    expect(data.fact(KEY)).toBeUndefined()
    expect(await page.locator('.draft blockquote').first().textContent()).toBe(chosen)
  })
})

test('a page is drawn again after its document was replaced by another file', async () => {
  await unread(async (page, _address, data) => {
    const picture = page.locator('.sheet img')
    const before = await picture.getAttribute('src')
    const { documents, ...product } = data.product
    const sha256 = fileDigest('test/ingest/documents/sample-lotus-term-shield.pdf').sha256
    data.write({ ...product, documents: documents.map((one) => ({ ...one, sha256 })) })
    await page.keyboard.press('j')
    await expect.poll(() => page.url(), SLOW).not.toContain(KEY)
    await page.goBack()
    await ready(page, KEY)
    await expect.poll(() => picture.getAttribute('src'), SLOW).not.toBe(before)
  })
})
