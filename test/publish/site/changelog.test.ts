import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { BASE } from '../../support/built-once.ts'
import { SampleFiles } from '../../support/sample-files.ts'

const site = new SampleFiles()

test('the changelog is a page that holds every entry, named where interface, terms and feed are', () => {
  const words = site.words('docs/changelog.html')
  const entries = readFileSync('CHANGELOG.md', 'utf8').split(/\n(?=- |#)/u)
  expect(entries.length).toBeGreaterThan(20)
  for (const entry of entries) {
    const said = entry
      .replace(/^(?:-|#+) /u, '')
      .replaceAll('`', '')
      .replaceAll(/\s+/gu, ' ')
      .trim()
    if (!entry.startsWith('# ')) expect(words).toContain(said)
  }
  const address = `${BASE}/docs/changelog`
  expect(site.json<object>('api/v1/openapi.json')).toMatchObject({ externalDocs: { url: address } })
  expect(site.text('docs/terms.html')).toContain(`href="/docs/changelog"`)
  expect(site.text('changes/feed.atom')).toContain(`href="${address}"`)
  expect(site.text('llms.txt')).toContain(address)
})
