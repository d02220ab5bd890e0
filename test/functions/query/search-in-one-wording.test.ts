import { expect, test } from 'vitest'
import { folderSource } from '../../../functions/query/source/reader.ts'
import { sampleSite } from '../../support/built-once.ts'
import { get } from '../../support/handlers.ts'

// The page of results for one wording.

const page = async (path: string) => get(path, {}, folderSource(await sampleSite()))

test('words are found in the wording of one product alone', async () => {
  const html = await (await page('/search?uin=SBHHLIP25011V022425&q=maternity')).text()
  const results = /<section id="wordings">.*?<\/section>/su.exec(html)?.[0] ?? ''
  const hrefs = Array.from(results.matchAll(/<li>\s*<a href="([^"]*)"/gu), ([, href = '']) => href)
  expect(hrefs.length).toBeGreaterThan(0)
  for (const href of hrefs) expect(href).toMatch(/^\/policy\/SBHHLIP25011V022425\/wording#c\d+$/u)
  const silent = await (await page('/search?uin=SBHHLIP25011V022425&q=xyzzyq')).text()
  expect(silent).toContain('No clause holds these words')
})
