import { expect, test } from 'vitest'
import type { PolicyBody } from '../../build/contract/published/policy.ts'
import { Chromium, open } from './support/chromium.ts'
import { BuiltSite } from './support/site.ts'

// Translation of pages by a browser: it must leave UINs, names and quotes as they are, and may turn the page round.

const site = new BuiltSite()
const chromium = new Chromium()

/** Texts of a page that would be translated and must not be: with one of the names or UINs, and quotes. */
const TRANSLATED = `(names) => {
  const texts = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT)
  const found = []
  while (texts.nextNode()) {
    const { parentElement: around, data } = texts.currentNode
    // A wording and a value are translated as a whole, whatever they name.
    if (around.closest('[translate=no], pre, script, .wording, .value, .crumbs') !== null) continue
    const name = names.find((one) => data.includes(one))
    if (name !== undefined || around.closest('blockquote > p:first-child, q') !== null) found.push(data.trim().slice(0, 80))
  }
  return found
}`

test('no kind of page has UINs, names of products and insurers, or quotes that a translation would change', async () => {
  const bodies = [...site.tree].flatMap(([path, text]) =>
    /^api\/v1\/policy\/[^/]+$/u.test(path) ? [JSON.parse(String(text)) as PolicyBody] : [],
  )
  const names = [...new Set(bodies.flatMap(({ uin, name, insurer }) => [uin, name, insurer.name]))]
  expect(names.length).toBeGreaterThan(30)
  await chromium.visit({}, async ({ page }) => {
    const changed: Record<string, string[]> = {}
    for (const path of site.kinds().filter((one) => !one.startsWith('/docs'))) {
      await open(page, site.origin + path)
      const found = await page.evaluate<string[]>(`(${TRANSLATED})(${JSON.stringify(names)})`)
      if (found.length > 0) changed[path] = found
    }
    expect(changed).toEqual({})
  })
})

test('no kind of page is wider than a phone when it is read from right to left', async () => {
  await chromium.visit({ viewport: { width: 390, height: 844 } }, async ({ page }) => {
    const wide: string[] = []
    for (const path of site.kinds()) {
      await open(page, site.origin + path)
      await page.evaluate("document.documentElement.dir = 'rtl'")
      if ((await page.evaluate<number>('document.documentElement.scrollWidth')) > 390) wide.push(path)
    }
    expect(wide).toEqual([])
  })
})
