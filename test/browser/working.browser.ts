import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { Chromium, open } from './support/chromium.ts'
import { BuiltSite } from './support/site.ts'

const site = new BuiltSite()
const chromium = new Chromium()

test('a command is copied whole', async () => {
  await chromium.visit({ permissions: ['clipboard-read', 'clipboard-write'] }, async ({ page }) => {
    await open(page, `${site.origin}/docs`)
    await page.locator('.copy').first().click()
    await page.locator('.copy', { hasText: 'Copied' }).waitFor()
    const command = await page.locator('pre[data-copy]').first().textContent()
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(command)
  })
})

test('the list of forms is narrowed by insurer and purpose, and the address keeps the choice', async () => {
  const { forms } = site.json<{ forms: { purpose: string; insurer: { slug: string } }[] }>('forms/index.json')
  const insurer = forms[0]?.insurer.slug ?? ''
  const theirs = forms.filter((form) => form.insurer.slug === insurer)
  const claims = theirs.filter((form) => form.purpose === 'claim')
  await chromium.visit({}, async ({ page, misdeeds }) => {
    await open(page, `${site.origin}/forms`)
    const shown = page.locator('#forms > li:visible')
    expect(await shown.count()).toBe(forms.length)
    await page.selectOption('#by-insurer', insurer)
    expect(await shown.count()).toBe(theirs.length)
    expect(theirs.length).toBeLessThan(forms.length)
    await page.selectOption('#by-purpose', 'claim')
    expect(await shown.count()).toBe(claims.length)
    expect(new URL(page.url()).search).toBe(`?insurer=${insurer}&purpose=claim`)
    await page.reload()
    expect(await shown.count()).toBe(claims.length)
    expect(await page.locator('#found').textContent()).toMatch(new RegExp(`^${claims.length} forms?$`, 'u'))
    expect(misdeeds).toEqual({ console: [], elsewhere: [] })
  })
})

test('a page of another origin may read, submit and see refusals', async () => {
  const other = createServer((_, response) => {
    response.setHeader('content-type', 'text/html')
    response.end('<!doctype html><title>Elsewhere</title>')
  })
  await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening))
  try {
    const { port } = other.address() as AddressInfo
    await chromium.visit({}, async ({ page }) => {
      await page.goto(`http://127.0.0.1:${port}/`)
      const ask = (path: string, init = '{}') =>
        page.evaluate<{ status: number; body: Record<string, unknown> }>(
          `fetch('${site.origin}${path}', ${init}).then(async (answer) => ({ status: answer.status, body: await answer.json() }))`,
        )
      expect(await ask('/api/v1/stats')).toMatchObject({ status: 200, body: { data_date: '2026-11-25' } })
      expect(await ask('/api/v1/policies?q=care')).toMatchObject({ status: 200 })
      expect(await ask('/index/service.json')).toMatchObject({ status: 200 })
      expect(await ask('/forms/1.json')).toMatchObject({ status: 200, body: { id: 1 } })
      expect(await ask('/api/v1/clause/abc')).toMatchObject({
        status: 404,
        body: { error: 'clause-not-found' },
      })
      const report = JSON.stringify({ message: 'Sent by a page of another origin.' })
      const init = `{ method: 'POST', headers: { 'content-type': 'application/json' }, body: '${report}' }`
      expect(await ask('/api/v1/corrections', init)).toMatchObject({
        status: 200,
        body: { result: 'received' },
      })
    })
  } finally {
    await new Promise((closed) => other.close(closed))
  }
})
