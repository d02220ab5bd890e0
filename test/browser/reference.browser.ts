import { expect, test } from 'vitest'
import { Chromium, open } from './support/chromium.ts'
import { BuiltSite } from './support/site.ts'

const site = new BuiltSite()
const chromium = new Chromium()

test('the reference shows every operation with a request and a real answer', async () => {
  const operations = site.operations()
  expect(operations).toHaveLength(14)
  await chromium.visit({}, async ({ page }) => {
    await open(page, `${site.origin}/docs`)
    for (const { operationId, summary, tag, example } of operations) {
      const section = page.locator(`[id="tag/${tag}/operation/${operationId}"]`)
      expect(await section.locator('h2').first().textContent(), operationId).toContain(summary)
      await section.getByRole('tab', { name: 'curl' }).click()
      const text = (await section.textContent()) ?? ''
      expect(text, operationId).toContain(`curl -s '${site.origin}/api/v1/`)
      expect(text, operationId).toContain('Response samples')
      expect(example, operationId).toBeDefined()
      for (const part of partsOf(example ?? {})) expect(text, operationId).toContain(part)
    }
  })
})

/** The first plain values of a body, as the reference prints them. */
function partsOf(example: object): string[] {
  const plain = Object.entries(example).filter(([, value]) => typeof value === 'string' && value.length < 60)
  return plain.map(([key, value]) => `"${key}": ${JSON.stringify(value)}`)
}

test('every operation of the list leads to its place, and so does an address that names it', async () => {
  await chromium.visit({ viewport: { width: 1280, height: 900 } }, async ({ page }) => {
    await open(page, `${site.origin}/docs`)
    const hrefs = await page.evaluate<string[]>(
      "[...document.querySelectorAll('details tbody a')].map((link) => link.getAttribute('href'))",
    )
    expect(hrefs).toHaveLength(14)
    for (const href of hrefs) {
      await page.goto('about:blank')
      await open(page, `${site.origin}/docs${href}`)
      const top = `document.getElementById(${JSON.stringify(href.slice(1))}).getBoundingClientRect().top`
      await expect.poll(() => page.evaluate<number>(top), { message: href }).toBeLessThan(900)
      expect(await page.evaluate<number>(top), href).toBeGreaterThan(-200)
    }
  })
})

test('the docs of every error code lands on its entry', async () => {
  const { components } = site.json<{
    components: { schemas: { Error: { properties: { error: { enum: string[] } } } } }
  }>('api/v1/openapi.json')
  const codes = components.schemas.Error.properties.error.enum
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
