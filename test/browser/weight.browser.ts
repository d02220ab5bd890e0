import { afterAll, expect, test } from 'vitest'
import { Chromium, open } from './support/chromium.ts'
import { BuiltSite } from './support/site.ts'

const site = new BuiltSite()
const chromium = new Chromium()

const MOST = 40_000
const report: { page: string; 'bytes over the wire': number; requests: number; 'scripting ms': number }[] = []

afterAll(() => console.table(report))

test('every kind of page is under 40 kB over the wire, with all it loads, even the longest', async () => {
  for (const path of site.kinds()) {
    await chromium.visit({ viewport: { width: 1280, height: 900 } }, async ({ page }) => {
      const session = await page.context().newCDPSession(page)
      await session.send('Performance.enable')
      await session.send('Network.enable')
      let bytes = 0
      let requests = 0
      session.on('Network.loadingFinished', ({ encodedDataLength }) => {
        bytes += encodedDataLength
        requests += 1
      })
      await open(page, site.origin + path)
      await page.waitForLoadState('networkidle')
      const { metrics } = await session.send('Performance.getMetrics')
      const scripting = metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0
      report.push({
        page: path,
        'bytes over the wire': bytes,
        requests,
        'scripting ms': Math.round(scripting * 10_000) / 10,
      })
      expect(bytes, path).toBeGreaterThan(1000)
      expect(bytes, path).toBeLessThan(MOST)
    })
  }
})
