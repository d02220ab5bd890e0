import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { Chromium, open } from './support/chromium.ts'
import { BuiltSite } from './support/site.ts'

const site = new BuiltSite()
const chromium = new Chromium()

/** Count of the folded answers of the reference that have a height. */
function unfolded(page: Page): Promise<number> {
  return page.evaluate(`[...document.querySelectorAll('details pre')]
    .filter((answer) => answer.checkVisibility({ contentVisibilityAuto: true }) && answer.offsetHeight > 0).length`)
}

describe('on a phone', () => {
  test.each([
    ['/policy/SBHHLIP25011V022425', '#co-payment', 'article.fact'],
    ['/policy/SBHHLIP25011V022425/wording', '.clause .clause, .fold .clause:last-child', '.clause'],
  ])('%s is folded, and a link opens the part it leads to', async (path, inside, parts) => {
    await chromium.visit({ viewport: { width: 390, height: 844 } }, async ({ page }) => {
      await open(page, site.origin + path)
      const visible = `[...document.querySelectorAll('${parts}')].filter((part) => part.checkVisibility()).length`
      expect(await page.evaluate(visible)).toBe(0)
      const id = await page.locator(inside).last().getAttribute('id')
      await page.evaluate(`location.hash = ${JSON.stringify(id)}`)
      await expect.poll(() => page.locator(`[id="${id}"]`).isVisible()).toBe(true)
      expect(await page.evaluate<number>(visible)).toBeGreaterThan(0)
      await page.emulateMedia({ media: 'print' })
      await page.evaluate("dispatchEvent(new Event('beforeprint'))")
      expect(await page.evaluate("document.querySelectorAll('details.fold:not([open])').length")).toBe(0)
    })
  })

  test('only the things that were found have lines between them, not the parts of one', async () => {
    await chromium.visit({ viewport: { width: 360, height: 740 } }, async ({ page }) => {
      await open(page, `${site.origin}/search?q=my+claim+was+rejected`)
      const lines = (within: string) =>
        page.evaluate<string[]>(
          `[...document.querySelectorAll('${within}')].map((item) => getComputedStyle(item).borderTopWidth)`,
        )
      expect(new Set(await lines('.cards > li'))).toEqual(new Set(['1px']))
      expect(new Set(await lines('.cards li li'))).toEqual(new Set(['0px']))
    })
  })

  test('nothing is folded where there is room', async () => {
    await chromium.visit({ viewport: { width: 1280, height: 900 } }, async ({ page }) => {
      await open(page, `${site.origin}/policy/SBHHLIP25011V022425`)
      expect(await page.evaluate("document.querySelectorAll('details.fold:not([open])').length")).toBe(0)
    })
  })
})

test('the policy against foreign content is in force: an inline script and a foreign picture are refused', async () => {
  await chromium.visit({}, async ({ page, misdeeds }) => {
    await open(page, site.origin)
    await page.evaluate(`{
      const script = document.createElement('script')
      script.textContent = 'document.title = "owned"'
      const picture = document.createElement('img')
      picture.src = 'http://elsewhere.invalid/x.png'
      document.body.append(script, picture)
    }`)
    await expect.poll(() => misdeeds.console.length).toBeGreaterThan(1)
    expect(await page.title()).not.toBe('owned')
    for (const line of misdeeds.console) expect(line).toContain('Content Security Policy')
  })
})

test('the keyboard reaches the content first, and what has the focus is seen', async () => {
  await chromium.visit({}, async ({ page }) => {
    await open(page, `${site.origin}/forms`)
    await page.keyboard.press('Tab')
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Skip to the content')
    expect(await page.evaluate('document.activeElement.getBoundingClientRect().left')).toBe(0)
    expect(await page.evaluate('getComputedStyle(document.activeElement).outlineStyle')).toBe('solid')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    expect(await page.evaluate('document.activeElement.id')).toBe('by-insurer')
  })
})

test('without JavaScript every page still says what it has to say', async () => {
  await chromium.visit({ javaScriptEnabled: false }, async ({ page }) => {
    await page.goto(`${site.origin}/docs`)
    expect(await page.locator('#find').isVisible()).toBe(false)
    for (const operationId of site.operations()) {
      expect(await page.locator(`#${operationId} .fields:visible`).count(), operationId).toBeGreaterThan(0)
      expect(await page.locator(`#${operationId} pre:visible`).count(), operationId).toBe(1)
      await page.locator(`#${operationId} summary:text("Example")`).click()
      expect(await page.locator(`#${operationId} pre:visible`).count(), operationId).toBe(2)
    }
  })
})

test.each(['/compare/health-indemnity', '/compared?uin=SBHHLIP25011V022425&uin=SSGHLIP25012V012526'])(
  'on paper %s is no wider than the page, and nothing of it is cut',
  async (path) => {
    await chromium.visit({ viewport: { width: 718, height: 1000 } }, async ({ page }) => {
      await open(page, site.origin + path)
      await page.waitForLoadState('networkidle')
      await page.emulateMedia({ media: 'print' })
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(718)
      const cut =
        "[...document.querySelectorAll('.scroll')].filter((one) => one.scrollWidth > one.clientWidth).length"
      expect(await page.evaluate(cut)).toBe(0)
    })
  },
)

test('on paper there is no menu, the blanks of a form have room, and nothing of the reference stays folded', async () => {
  await chromium.visit({ viewport: { width: 720, height: 1000 } }, async ({ page }) => {
    await open(page, `${site.origin}/forms/1`)
    await page.emulateMedia({ media: 'print' })
    expect(await page.locator('.top nav').isVisible()).toBe(false)
    const line = "getComputedStyle(document.querySelector('.blanks > li')).borderBottomStyle"
    expect(await page.evaluate(line)).toBe('dotted')
    await open(page, `${site.origin}/docs`)
    expect(await page.locator('.side').isVisible()).toBe(false)
    await expect.poll(() => unfolded(page)).toBe(site.operations().length)
    await page.emulateMedia({ media: 'screen' })
    await expect.poll(() => unfolded(page)).toBe(0)
  })
})
