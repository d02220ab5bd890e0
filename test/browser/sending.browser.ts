import { expect, test } from 'vitest'
import { Chromium } from './support/chromium.ts'
import { BuiltSite } from './support/site.ts'

// Submissions of families, from the pages and without a script.

const site = new BuiltSite()
const chromium = new Chromium()
const withoutScript = { javaScriptEnabled: false, viewport: { width: 390, height: 844 } }

test('a fact is reported as wrong from its card, with its product and itself filled in', async () => {
  await chromium.visit(withoutScript, async ({ page, misdeeds }) => {
    await page.goto(`${site.origin}/policy/SBHHLIP25011V022425`)
    await page.locator('#waiting-pre-existing .wrong a').click()
    expect(page.url()).toBe(`${site.origin}/report?uin=SBHHLIP25011V022425&key=waiting-pre-existing`)
    expect(await page.locator('main').textContent()).toContain('Sample Banyan Family Care')
    expect(await page.locator('input[name=key]').getAttribute('value')).toBe('waiting-pre-existing')
    await page.locator('textarea[name=message]').fill('The page says 24 months.')
    await page.getByRole('button', { name: 'Send' }).click()
    expect(await page.locator('h1').textContent()).toBe('Thank you, it has arrived')
    expect(await page.locator('.receipt').textContent()).toMatch(/^[0-9A-F]{4}(?:-[0-9A-F]{4}){2}$/u)
    expect(await page.locator('main').textContent()).toMatch(/The whole receipt: [0-9a-f]{64}/u)
    expect(misdeeds).toEqual({ console: [], elsewhere: [] })
  })
})

test('help is asked for from the foot of every page; an address is asked for once more, and none is needed', async () => {
  await chromium.visit(withoutScript, async ({ page }) => {
    await page.goto(`${site.origin}/law`)
    await page.getByRole('link', { name: 'Ask for help' }).click()
    await page.locator('#need').selectOption('claim')
    await page.locator('input[name=consent]').check()
    await page.getByRole('button', { name: 'Send' }).click()
    expect(await page.locator('h1').textContent()).toContain('Not sent yet')
    await page.getByRole('button', { name: 'Send' }).click()
    expect(await page.locator('h1').textContent()).toBe('Thank you, it has arrived')
    expect(await page.locator('main').textContent()).toContain('nobody can answer it')
    await page.goto(`${site.origin}/help`)
    await page.locator('#need').selectOption('claim')
    await page.locator('#phone').fill('98765 43210')
    await page.locator('input[name=consent]').check()
    await page.getByRole('button', { name: 'Send' }).click()
    expect(await page.locator('h1').textContent()).toBe('Thank you, it has arrived')
    expect(await page.locator('main').textContent()).not.toContain('nobody can answer it')
  })
})
