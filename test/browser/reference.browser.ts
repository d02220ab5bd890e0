import { expect, test } from 'vitest'
import { Chromium, open } from './support/chromium.ts'
import { BuiltSite } from './support/site.ts'

const site = new BuiltSite()
const chromium = new Chromium()

test('every link of the list at the side leads to its place', async () => {
  await chromium.visit({ viewport: { width: 1280, height: 900 } }, async ({ page }) => {
    await open(page, `${site.origin}/docs`)
    const names = await page.locator('.side a').allTextContents()
    expect(names).toEqual(expect.arrayContaining(site.operations()))
    for (const name of names) {
      await page.locator('.side a', { hasText: new RegExp(`^${name}$`, 'u') }).click()
      const heading = page.locator(':target h2')
      expect(await heading.textContent()).toBe(name)
      const { y = -1 } = (await heading.boundingBox()) ?? {}
      expect(y, name).toBeGreaterThanOrEqual(0)
      expect(y, name).toBeLessThan(900)
    }
  })
})

test('words typed leave the operations and fields that hold them', async () => {
  await chromium.visit({}, async ({ page, misdeeds }) => {
    await open(page, `${site.origin}/docs`)
    const entries = page.locator('.entries > .entry:visible')
    const all = await entries.count()
    const rows = page.locator('#getPolicy .fields li:visible > p > code:first-child')

    await page.fill('#find-words', 'printed_page null')
    expect(await page.locator('#found').textContent()).toMatch(/^\d found$/u)
    expect(await entries.count()).toBeLessThan(all)
    expect(await rows.allTextContents()).toEqual(['facts', 'printed_page', 'context', 'printed_page'])

    await page.fill('#find-words', 'getpolicy')
    const holding = await page
      .locator('.entries > .entry')
      .filter({ hasText: /getpolicy/iu })
      .count()
    expect(holding).toBeLessThan(all)
    expect(await entries.count()).toBe(holding)
    expect(await rows.count()).toBeGreaterThan(50)

    await page.fill('#find-words', 'zebra moonbeam')
    expect(await entries.count()).toBe(0)
    expect(await page.locator('#found').textContent()).toBe('Nothing found')

    await page.goto(`${site.origin}/docs#getLaw`)
    await expect.poll(() => entries.count()).toBe(all)
    expect(await page.locator('#find-words').inputValue()).toBe('')
    expect(misdeeds).toEqual({ console: [], elsewhere: [] })
  })
})
