import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { Chromium, open, violations } from './support/chromium.ts'
import { BuiltSite } from './support/site.ts'

// Every kind of page at three widths, light, dark and without script: axe, width, movement, and nothing from elsewhere. What
// does not depend on the width is asked of axe at one: colours, and what is there where no script runs.

/** All kinds of page in one test, on a machine that has other things to do. */
const LONG = 900_000

const site = new BuiltSite()
const chromium = new Chromium()

/** Share of the drawing that moved afterwards. */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(`new Promise((done) => {
    let sum = 0
    new PerformanceObserver((list) => { for (const { value } of list.getEntries()) sum += value })
      .observe({ type: 'layout-shift', buffered: true })
    requestAnimationFrame(() => requestAnimationFrame(() => done(sum)))
  })`)
}

const WIDTHS = [390, 768, 1280] as const
const [NARROWEST, , WIDEST] = WIDTHS

/** Problems of how a page is laid out: nothing may be wider than the window, or move. */
async function faults(page: Page, width: number): Promise<string[]> {
  const found: string[] = []
  if (!(await page.locator('main h1').first().isVisible())) found.push('no heading')
  const wide = await page.evaluate<number>('document.documentElement.scrollWidth')
  if (wide > width) found.push(`${wide} px wide`)
  const moved = await layoutShift(page)
  if (moved >= 0.01) found.push(`moved by ${moved}`)
  return found
}

test('the pages looked at are of every kind', () => {
  const kinds = site.kinds()
  expect(kinds).toEqual(
    expect.arrayContaining(['/', '/docs', '/docs/errors', '/forms', '/law', '/compare', '/nowhere']),
  )
  expect(kinds.map((path) => path.split('/').slice(1, 2).join())).toEqual(
    expect.arrayContaining(['policy', 'law', 'insurer', 'category', 'compare', 'forms']),
  )
})

describe.each(WIDTHS)('at %i px', (width) => {
  test(
    'no kind of page has a fault in light, in dark, or narrowed to 320 px, and none loads from elsewhere',
    async () => {
      const amiss: Record<string, string[]> = {}
      await chromium.visit({ viewport: { width, height: 900 } }, async ({ page, misdeeds }) => {
        for (const path of site.kinds()) {
          await page.emulateMedia({ colorScheme: 'light' })
          await open(page, site.origin + path)
          const found = [...(await faults(page, width)), ...(await violations(page))]
          // Nothing but colours is another in dark; where there is most room, most is seen.
          await page.emulateMedia({ colorScheme: 'dark' })
          if (width === WIDEST)
            for (const one of await violations(page, 'color-contrast')) found.push(`dark: ${one}`)
          await page.setViewportSize({ width: 320, height: 900 })
          const narrow = await page.evaluate<number>('document.documentElement.scrollWidth')
          if (narrow > 320) found.push(`${narrow} px wide in 320`)
          await page.setViewportSize({ width, height: 900 })
          found.push(...misdeeds.elsewhere.splice(0), ...misdeeds.console.splice(0))
          if (found.length > 0) amiss[path] = found
        }
      })
      // A request for a page that is not there is an error in the console, and rightly so.
      expect(amiss).toEqual({ '/nowhere': [expect.stringContaining('404')] })
    },
    LONG,
  )

  test(
    'no kind of page has a fault where scripts do not arrive',
    async () => {
      const amiss: Record<string, string[]> = {}
      await chromium.visit({ viewport: { width, height: 900 } }, async ({ page }) => {
        await page.route('**/assets/*.js', (route) => route.abort())
        for (const path of site.kinds()) {
          await open(page, site.origin + path)
          const found = await faults(page, width)
          if (width === NARROWEST) found.push(...(await violations(page)))
          if (found.length > 0) amiss[path] = found
        }
      })
      expect(amiss).toEqual({})
    },
    LONG,
  )
})
