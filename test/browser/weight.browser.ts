import { expect, test } from 'vitest'
import { Chromium, open } from './support/chromium.ts'
import { BuiltSite } from './support/site.ts'

const site = new BuiltSite()
const chromium = new Chromium()

const MOST = 40_000

test('every kind of page is under 40 kB over the wire, with all it loads, even the longest', async () => {
  for (const path of site.kinds()) {
    await chromium.visit({ viewport: { width: 1280, height: 900 } }, async ({ page }) => {
      const session = await page.context().newCDPSession(page)
      await session.send('Network.enable')
      let bytes = 0
      session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
      await open(page, site.origin + path)
      await page.waitForLoadState('networkidle')
      expect(bytes, path).toBeGreaterThan(1000)
      expect(bytes, path).toBeLessThan(MOST)
    })
  }
})
