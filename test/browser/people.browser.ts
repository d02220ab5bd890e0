import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { Chromium, open } from './support/chromium.ts'
import { BuiltSite } from './support/site.ts'

const site = new BuiltSite()
const chromium = new Chromium()

/** Presses Tab until the focus is on a link or a control with these words; gives how often. */
async function tabTo(page: Page, words: RegExp): Promise<number> {
  for (let presses = 1; presses <= 400; presses += 1) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate<string>(
      "document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent ?? ''",
    )
    if (words.test(focused.replaceAll(/\s+/gu, ' ').trim())) return presses
  }
  throw new Error(`no stop of the keyboard has the words ${words}`)
}

async function follow(page: Page, words: RegExp, to: RegExp): Promise<void> {
  await tabTo(page, words)
  await page.keyboard.press('Enter')
  await page.waitForURL(to)
}

test('from the first page to a product, a clause and a comparison by the keyboard alone', async () => {
  await chromium.visit({}, async ({ page, misdeeds }) => {
    await open(page, site.origin)
    while ((await page.evaluate('document.activeElement.id')) !== 'find-words')
      await page.keyboard.press('Tab')
    await page.keyboard.type('banyan family')
    await page.keyboard.press('Enter')
    await page.waitForURL(`${site.origin}/search?q=banyan+family`)
    await follow(page, /^Sample Banyan Family Care$/u, /\/policy\/SBHHLIP25011V022425$/u)
    await follow(page, /^clause 4|^clause [A-Z]/u, /\/wording#c\d+$/u)
    expect(await page.locator(':target .printed').isVisible()).toBe(true)
    await follow(page, /^Sample Banyan Family Care$/u, /\/policy\/SBHHLIP25011V022425$/u)
    await follow(page, /^Choose what to compare it with$/u, /\/compare\?uins=/u)
    expect(await page.locator('#product-0').inputValue()).toBe('SBHHLIP25011V022425')
    while ((await page.evaluate('document.activeElement.id')) !== 'product-1')
      await page.keyboard.press('Tab')
    await page.keyboard.type('Sample Saffron Health')
    await follow(
      page,
      /^Compare$/u,
      /\/compared\?uin=SBHHLIP25011V022425&uin=SSGHLIP25012V012526&uin=&uin=$/u,
    )
    const compared = await page.locator('main').innerText()
    expect(compared).toMatch(/\d+ questions: \d+ answered differently, /u)
    for (const proviso of ['Another clause says otherwise: ', 'Reported as wrong on ', 'cannot be proven: '])
      expect(compared).toContain(proviso)
    expect(misdeeds).toEqual({ console: [], elsewhere: [] })
  })
})

describe.each([true, false])('the search, with JavaScript %s', (javaScriptEnabled) => {
  test('leads only to pages and places that are there, and can be shared', async () => {
    await chromium.visit({ javaScriptEnabled }, async ({ page, misdeeds }) => {
      await page.goto(`${site.origin}/docs`)
      await page.getByLabel('Search the whole site').fill('waiting period')
      await page.keyboard.press('Enter')
      await page.waitForURL(`${site.origin}/search?q=waiting+period`)
      const hrefs = await page.evaluate<string[]>(
        "[...document.querySelectorAll('main a')].map((link) => link.getAttribute('href'))",
      )
      expect(hrefs.length).toBeGreaterThan(5)
      for (const href of hrefs.filter((one) => !one.startsWith('/search?'))) {
        const [path = '', place] = href.split('#')
        const html = site.text(`${path.slice(1)}.html`)
        expect(html, href).not.toBe('')
        if (place !== undefined) expect(html, href).toContain(`id="${place}"`)
      }
      expect(misdeeds).toEqual({ console: [], elsewhere: [] })
    })
  })

  test('says that nothing was found, and repeats no markup', async () => {
    await chromium.visit({ javaScriptEnabled }, async ({ page, misdeeds }) => {
      await open(page, `${site.origin}/search?q=${encodeURIComponent('xyzzyq<img>')}`)
      expect(await page.locator('main').textContent()).toContain('Nothing is held under these words')
      expect(await page.locator('main img').count()).toBe(0)
      expect(misdeeds.console).toEqual([])
    })
  })
})

test('what a product is compared with is chosen among its kind', async () => {
  await chromium.visit({}, async ({ page }) => {
    await open(page, `${site.origin}/compare`)
    const offered = () =>
      page.evaluate<string[]>(
        "[...document.querySelectorAll('#product-1 optgroup:not([hidden])')].map(({ label }) => label)",
      )
    expect((await offered()).length).toBeGreaterThan(1)
    await page.locator('#product-1').selectOption('904N001V02')
    await page.locator('#product-0').selectOption('SBHHLIP25011V022425')
    expect(await offered()).toEqual(['Hospital expenses cover'])
    expect(await page.locator('#product-1').inputValue()).toBe('')
  })
})

test('an address of a comparison of before leads to the comparison', async () => {
  await chromium.visit({}, async ({ page }) => {
    await page.goto(`${site.origin}/compare?uins=SBHHLIP25011V022425,SSGHLIP25012V012526`)
    await page.waitForURL(/\/compared\?uin=SBHHLIP25011V022425&uin=SSGHLIP25012V012526/u)
  })
})

test('without JavaScript products are found by their type, and everything read is there', async () => {
  await chromium.visit({ javaScriptEnabled: false }, async ({ page }) => {
    await page.goto(site.origin)
    await page.getByRole('link', { name: 'What does my policy say?' }).click()
    await page.getByRole('link', { name: 'Hospital expenses cover' }).click()
    await page.getByRole('link', { name: 'Compare them side by side' }).click()
    expect(await page.locator('.compared').count()).toBeGreaterThan(20)
    await page.getByRole('link', { name: 'Sample Banyan Family Care' }).first().click()
    expect(await page.locator('article.fact').count()).toBeGreaterThan(40)
    await page.locator('.ways a').first().click()
    expect(await page.locator('.clause').count()).toBeGreaterThan(100)
  })
})
