import { expect, test } from 'vitest'
import { pageOf } from '../../support/sample-pages.ts'

// The page of results for one wording.

test('words are found in the wording of one product alone', async () => {
  const { html } = await pageOf('/search?uin=SBHHLIP25011V022425&q=maternity')
  const results = /<section id="wordings">.*?<\/section>/su.exec(html)?.[0] ?? ''
  const hrefs = Array.from(results.matchAll(/<li>\s*<a href="([^"]*)"/gu), ([, href = '']) => href)
  expect(hrefs.length).toBeGreaterThan(0)
  for (const href of hrefs) expect(href).toMatch(/^\/policy\/SBHHLIP25011V022425\/wording#c\d+$/u)
  const silent = await pageOf('/search?uin=SBHHLIP25011V022425&q=xyzzyq')
  expect(silent.html).toContain('No clause holds these words')
})
