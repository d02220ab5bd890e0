import { expect, test } from 'vitest'
import type { TextFile } from '../../build/contract/index-files/text.ts'
import { Chromium, open } from './support/chromium.ts'
import { BuiltSite } from './support/site.ts'

const site = new BuiltSite()
const chromium = new Chromium()

test('the example searches the text of a product with the network cut', async () => {
  await chromium.visit({}, async ({ page, misdeeds }) => {
    await open(page, `${site.origin}/docs/offline`)
    await page.locator('#offline-state', { hasText: 'Nothing is read yet' }).waitFor()
    await page.fill('#offline-words', 'p')
    await page.locator('#offline-state', { hasText: 'Ready' }).waitFor()
    await page.context().setOffline(true)
    const uin = (await page.locator('#offline').getAttribute('data-uin')) ?? ''
    const { clauses } = site.json<TextFile>(`index/text/${uin}.json`)
    const word = clauses.flatMap(({ text }) => text.match(/\b[a-z]{9,}\b/gu) ?? [])[0] ?? ''
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    for (const q of [word, 'waiting period']) {
      await page.fill('#offline-words', q)
      await page.click('#offline button')
      await page.locator('#offline-state', { hasText: `“${q}”` }).waitFor()
      const said = (await page.locator('#offline-state').textContent()) ?? ''
      const found = await page.locator('#offline-found li').count()
      expect([q, found]).toEqual([q, Math.min(20, Number(/^\d+/u.exec(said)?.[0]))])
      expect(found).toBeGreaterThan(0)
    }
    expect(asked).toEqual([])
    expect(misdeeds).toEqual({ console: [], elsewhere: [] })
  })
})
