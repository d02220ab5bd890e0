import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { Chromium, open } from './support/chromium.ts'
import { BuiltSite } from './support/site.ts'

// Last days of a policy, what is kept of it, and what is printed.

const site = new BuiltSite()
const chromium = new Chromium()

const UIN = 'SBHHLIP25011V022425'
const ENTERED = { received: '2028-01-31', since: '2024-02-29', renewal: '2027-03-05', refusal: '2026-12-31' }

const lastDays = (page: Page) => page.locator('.last-days li').allInnerTexts()

test('the last days that a script works out are those of the sheet, and nothing is sent for them', async () => {
  const query = new URLSearchParams({ uin: UIN, ...ENTERED })
  let expected: string[] = []
  await chromium.visit({ javaScriptEnabled: false }, async ({ page }) => {
    await open(page, `${site.origin}/policy/${UIN}`)
    for (const [name, day] of Object.entries(ENTERED)) await page.locator(`#day-${name}`).fill(day)
    await page.locator('#dates button').click()
    await page.waitForURL(`${site.origin}/sheet?${query}`)
    expected = await lastDays(page)
  })
  expect(expected.join('\n')).toContain('1 March 2028')
  await chromium.visit({}, async ({ page, misdeeds }) => {
    await open(page, `${site.origin}/policy/${UIN}`)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    for (const [name, day] of Object.entries(ENTERED)) await page.locator(`#day-${name}`).fill(day)
    await page.locator('#dates button').click()
    expect(await lastDays(page)).toEqual(expected)
    await page.locator('#keep').click()
    expect(asked.filter((address) => !address.endsWith('/assets/icon.svg'))).toEqual([])
    await open(page, `${site.origin}/my-policies`)
    expect(await lastDays(page)).toEqual(expected)
    await page.locator('#kept button').click()
    await page.waitForSelector('text=None is kept here')
    expect(misdeeds).toEqual({ console: [], elsewhere: [] })
  })
})

test.each([
  [`/policy/${UIN}`, 4],
  [`/sheet?uin=${UIN}&received=2026-11-01`, 1],
])('%s is printed on at most %s sheets', async (path, most) => {
  await chromium.visit({}, async ({ page }) => {
    await open(page, site.origin + path)
    const paper = await page.pdf({ format: 'A4' })
    expect(paper.toString('latin1').match(/\/Type \/Page\b/gu)?.length).toBeLessThanOrEqual(most)
  })
})

test('the names of a comparison stand over their columns, and in each answer where it is narrow', async () => {
  const path = `/compared?uin=${UIN}&uin=SSGHLIP25012V012526`
  const leftOf = `(selector) => [...document.querySelectorAll(selector)].map((one) => Math.round(one.getBoundingClientRect().left))`
  await chromium.visit({ viewport: { width: 900, height: 900 } }, async ({ page }) => {
    await open(page, site.origin + path)
    const names = await page.evaluate(`(${leftOf})('.in-reach span')`)
    expect(names).toHaveLength(2)
    expect(await page.evaluate(`(${leftOf})('.compared:first-of-type dl > div').slice(0, 2)`)).toEqual(names)
  })
  await chromium.visit({ viewport: { width: 390, height: 844 } }, async ({ page }) => {
    await open(page, site.origin + path)
    expect(await page.locator('.compared .of').first().isVisible()).toBe(true)
    expect(await page.locator('.in-reach').isVisible()).toBe(false)
  })
})
