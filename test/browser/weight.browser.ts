import { expect, test } from 'vitest'
import { Chromium, open } from './support/chromium.ts'
import { BuiltSite } from './support/site.ts'

const site = new BuiltSite()
const chromium = new Chromium()

const MOST = 40_000

/** Pages that are opened at once: they mostly wait for the network to fall silent. */
const AT_ONCE = 5

/** How many bytes come for a page with all it loads. */
function weightOf(path: string): Promise<number> {
  return chromium.visit({ viewport: { width: 1280, height: 900 } }, async ({ page }) => {
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    let bytes = 0
    session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
    await open(page, site.origin + path)
    await page.waitForLoadState('networkidle')
    return bytes
  })
}

test('every kind of page is under 40 kB over the wire, with all it loads, even the longest', async () => {
  const kinds = site.kinds()
  for (let from = 0; from < kinds.length; from += AT_ONCE) {
    const paths = kinds.slice(from, from + AT_ONCE)
    for (const [at, bytes] of (await Promise.all(paths.map(weightOf))).entries()) {
      expect(bytes, paths[at]).toBeGreaterThan(1000)
      expect(bytes, paths[at]).toBeLessThan(MOST)
    }
  }
})

/** A slow telephone line: 400 kbit a second, and four tenths of a second until anything comes. */
const SLOW_LINE = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }
const PAINTED = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity"

test.each(['/', '/policy/SBHHLIP25011V022425', '/rights', '/claim'])(
  '%s is painted within two seconds on a slow line, in the best of three tries',
  async (path) => {
    const paints: number[] = []
    while (paints.length < 3 && paints.every((one) => one > 2000))
      await chromium.visit({ viewport: { width: 360, height: 740 } }, async ({ page }) => {
        const session = await page.context().newCDPSession(page)
        await session.send('Network.enable')
        await session.send('Network.emulateNetworkConditions', SLOW_LINE)
        await page.goto(site.origin + path)
        await expect.poll(() => page.evaluate<number>(PAINTED)).toBeLessThan(60_000)
        paints.push(await page.evaluate<number>(PAINTED))
      })
    expect(Math.min(...paints)).toBeLessThanOrEqual(2000)
  },
)
