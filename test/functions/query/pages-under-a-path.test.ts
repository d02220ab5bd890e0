import { FRAME } from '../../../build/contract/function-pages.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { IndexSource } from '../../../functions/query/source/load.ts'
import { answerPage } from '../../../functions/write/answer-page.tsx'
import { inEnglish } from '../../../functions/shared/asked-page.ts'
import { htmlOf } from '../../../build/view/html-of.ts'
import { sampleSite } from '../../support/built-once.ts'
import { UNREADABLE } from '../../support/memory-site.ts'
import { pageOf, sampleSource } from '../../support/sample-pages.ts'

// Pages of functions say what pages of files say, and link as they do.

const [HEALTH, OTHER] = ['SBHHLIP25011V022425', 'SSGHLIP25012V012526']

/** Targets of links and forms of a page on its own host. */
const linksOf = (html: string) =>
  Array.from(html.matchAll(/(?:href|action)="(?<path>\/[^"]*)"/gu), ({ groups }) => groups?.['path'] ?? '')

test.each([
  '/search',
  '/search?q=waiting+period',
  '/search?q=health&from=0',
  '/search?q=claim+rejected+after+4+years',
  '/search?q=claim+form',
  `/search?q=cataract&uin=${HEALTH}`,
  '/search?q=zzzzzz',
  `/compared?uin=${HEALTH}&uin=${OTHER}`,
  '/compared',
  `/letter?uin=${HEALTH}&about=claim-rejected`,
  `/report?uin=${HEALTH}`,
  '/help',
  `/changed?uin=${HEALTH}`,
  `/policy/${HEALTH.toLowerCase()}`,
])('every link of %s keeps the path of the base address', async (path) => {
  const built = await sampleSource()
  const { base_url: base } = JSON.parse(
    new TextDecoder().decode((await built.read('/index/service.json')) ?? new Uint8Array()),
  ) as { base_url: string }
  // The frame is a file of the build, and has links of its own.
  const source: IndexSource = {
    async read(file) {
      const bytes = file === FRAME.path ? null : await built.read(file)
      const text = new TextDecoder().decode(bytes ?? undefined)
      return bytes && new TextEncoder().encode(text.replaceAll(base, `${base}/here`))
    },
  }
  const links = linksOf((await pageOf(path, source)).html)
  expect(links.length).toBeGreaterThan(0)
  expect(links.filter((link) => !link.startsWith('/here/'))).toEqual([])
})

test('what answers a form links under the path of the base address, and from the root where the site cannot be read', async () => {
  const receipt = { id: 'x', received: '2026-11-25', status: 'stored' as const }
  const source = {
    read: async () => new TextEncoder().encode('{"base_url":"https://insurance.example/here"}'),
  }
  const written = async (from: IndexSource) =>
    linksOf(
      htmlOf(
        answerPage('reportCorrection', { body: receipt as never }, (await inEnglish(from)).site, {}).content,
      ),
    )
  expect(await written(source)).toEqual(['/here/docs/terms#erasure'])
  expect(await written(UNREADABLE)).toEqual(['/docs/terms#erasure'])
})

test('products that are compared by choice are told in the same words as on the page of their type', async () => {
  const folder = await sampleSite()
  const articlesOf = (html: string) => html.match(/<article class="fact compared".*?<\/article>/gsu) ?? []
  const ready = readFileSync(join(folder, 'compare/health-indemnity.html'), 'utf8')
  const uins = Array.from(ready.matchAll(/, UIN (?<uin>[^<,]*)/gu), ({ groups }) => groups?.['uin'] ?? '')
  const query = new URLSearchParams(uins.map((uin) => ['uin', uin.trim()])).toString()
  const chosen = articlesOf((await pageOf(`/compared?${query}`)).html)
  expect(chosen.length).toBeGreaterThan(10)
  expect(chosen).toEqual(articlesOf(ready))
})
