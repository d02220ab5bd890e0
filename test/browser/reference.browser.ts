import { expect, test } from 'vitest'
import { Chromium, open } from './support/chromium.ts'
import { BuiltSite } from './support/site.ts'

const site = new BuiltSite()
const chromium = new Chromium()

test('the reference shows every operation with a request and a real answer', async () => {
  await chromium.visit({}, async ({ page, misdeeds }) => {
    await open(page, `${site.origin}/docs`)
    for (const { operationId, summary, example } of site.operations()) {
      const section = page.locator(`#${operationId}`)
      expect(await section.locator('h2').textContent()).toBe(operationId)
      expect(await section.textContent(), operationId).toContain(summary)
      expect(await section.locator('pre[data-copy]').textContent(), operationId).toContain(
        `curl -s '${site.origin}/api/v1/`,
      )
      await section.locator('summary', { hasText: 'Example' }).click()
      expect(JSON.parse((await section.locator('details pre').textContent()) ?? ''), operationId).toEqual(
        example,
      )
    }
    expect(misdeeds).toEqual({ console: [], elsewhere: [] })
  })
})

test('every link of the list at the side leads to its place', async () => {
  await chromium.visit({ viewport: { width: 1280, height: 900 } }, async ({ page }) => {
    await open(page, `${site.origin}/docs`)
    const names = await page.locator('.side a').allTextContents()
    expect(names).toEqual(expect.arrayContaining(site.operations().map(({ operationId }) => operationId)))
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

    await page.fill('#find-words', 'no such thing')
    expect(await entries.count()).toBe(0)
    expect(await page.locator('#found').textContent()).toBe('Nothing found')

    await page.goto(`${site.origin}/docs#getLaw`)
    await expect.poll(() => entries.count()).toBe(all)
    expect(await page.locator('#find-words').inputValue()).toBe('')
    expect(misdeeds).toEqual({ console: [], elsewhere: [] })
  })
})

test('the docs of every error code lands on its entry', async () => {
  const { components } = site.json<{
    components: { schemas: { Refusal: { properties: { error: { examples: string[] } } } } }
  }>('api/v1/openapi.json')
  const codes = components.schemas.Refusal.properties.error.examples
  expect(codes.length).toBeGreaterThan(8)
  await chromium.visit({ viewport: { width: 1280, height: 600 } }, async ({ page }) => {
    for (const code of codes) {
      await open(page, `${site.origin}/docs/errors#${code}`)
      expect(await page.locator(':target h2').textContent(), code).toContain(code)
      const top = "document.querySelector(':target h2').getBoundingClientRect().top"
      await expect.poll(() => page.evaluate<number>(top), { message: code }).toBeLessThan(600)
    }
  })
})

test('docs of real refusals name that page', async () => {
  for (const path of [
    'policy/NONE',
    'clause/0',
    'categories/none/fields',
    'insurer/none',
    'law/none',
    'x',
    'policies?limit=0',
  ]) {
    const answer = await fetch(`${site.origin}/api/v1/${path}`)
    const { error, docs } = (await answer.json()) as { error: string; docs: string }
    expect(docs, path).toBe(`${site.origin}/docs/errors#${error}`)
    expect(site.text('docs/errors.html'), path).toContain(`id="${error}"`)
  }
})
