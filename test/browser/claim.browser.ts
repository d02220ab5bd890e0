import { describe, expect, test } from 'vitest'
import { Chromium, open } from './support/chromium.ts'
import { Family, PHONE } from './support/family.ts'
import { BuiltSite } from './support/site.ts'

// Somebody whose claim was refused this morning, on a phone.

const site = new BuiltSite()
const chromium = new Chromium()

describe('a claim was refused', () => {
  test('without a script: two taps to what to do, four to the letter and to the office of the State', async () => {
    await chromium.visit(PHONE, async ({ page }) => {
      await open(page, site.origin)
      const family = new Family(page)
      await family.tap('.doors a:text("A claim was refused")')
      await family.sees(/Ask for the reasons in writing/u)
      await family.tap('summary:text("office for your State")')
      await family.tap('a[href^="#office-"]:text-is("Kerala")')
      await family.sees(/oio\.ernakulam@/u, ':target')
      await family.tap('button:text("Write the letter")')
      await family.sees(/To the Grievance Redressal Officer/u)
    })
  })

  test.each([
    ['2026-01-31', ['Sat, 14 Feb 2026', 'Sat, 28 Feb 2026', 'Sun, 31 Jan 2027', 'Mon, 31 Jan 2028']],
    ['2024-02-29', ['Thu, 14 Mar 2024', 'Fri, 29 Mar 2024', 'Fri, 28 Feb 2025', 'Sat, 28 Feb 2026']],
  ])('on %s: the last days are worked out, and nothing is sent', async (day, expected) => {
    await chromium.visit({ viewport: { width: 390, height: 844 } }, async ({ page }) => {
      await open(page, `${site.origin}/claim`)
      const sent: string[] = []
      page.on('request', (request) => sent.push(request.url()))
      await page.fill('#refusal', day)
      await page.fill('#complaint', day)
      const days = await page.locator('[data-from]').allTextContents()
      const written = new Intl.DateTimeFormat('en-IN', { dateStyle: 'full', timeZone: 'UTC' })
      expect(days).toEqual(expected.map((one) => written.format(new Date(`${one} UTC`))))
      expect(sent.filter((url) => !url.includes('/assets/'))).toEqual([])
    })
  })
})
