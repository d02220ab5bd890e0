import { expect, test } from 'vitest'
import { securityText } from '../../../build/publish/site/robots-and-sitemap.ts'
import type { Site } from '../../../build/publish/site/site.ts'

const textOf = (questions?: string) => {
  const service = { title: 'Service', ...(questions !== undefined && { questions }) }
  const site = { base: 'https://a.example', dataDate: '2026-11-25', service } as unknown as Site
  return [...securityText(site)].map(({ path, content }) => [path, content])
}

test('security.txt names whom to write to for a year, where the dataset names anybody', () => {
  expect(textOf('questions@office.example')).toEqual([
    [
      '/.well-known/security.txt',
      `Contact: mailto:questions@office.example
Expires: 2027-11-01T00:00:00Z
Preferred-Languages: en
Canonical: https://a.example/.well-known/security.txt
`,
    ],
  ])
  expect(textOf('https://office.example/ask')[0]?.[1]).toContain('Contact: https://office.example/ask\n')
  expect(textOf()).toEqual([])
})
