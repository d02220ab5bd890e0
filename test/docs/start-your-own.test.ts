import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { checkCommand } from '../../build/check/index.ts'
import { formatCommand } from '../../build/check/format.ts'
import { mustBuild, temporaryFolder } from '../support/built.ts'
import { runCommand } from '../support/commands.ts'
import { COMMON } from '../support/sample-data.ts'

// docs/start-your-own.md, done as it says in an empty folder.

const PAGE = readFileSync('docs/start-your-own.md', 'utf8')

/** The records of the page: the path on a line of its own, then the JSON. */
const RECORDS = Array.from(
  PAGE.matchAll(/^`(?<path>[^`\n]+\.json)`\n\n```json\n(?<text>.*?)^```$/gmsu),
  ({ groups }) => [groups?.['path'] ?? '', groups?.['text'] ?? ''] as const,
)

test('its records become a site: an insurer, a product, a law and a form beside the law of data/common', async () => {
  const folder = temporaryFolder('own')
  const way = relative(folder, resolve(COMMON))
  for (const [path, text] of RECORDS) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text.replace('"../common"', JSON.stringify(way)))
  }
  expect(RECORDS).toHaveLength(5)
  expect((await runCommand(formatCommand, '--data', folder)).err).toBe('')
  const { code, out, err } = await runCommand(checkCommand, '--data', folder)
  expect(err.split('\n').filter((line) => line.startsWith(folder))).toEqual([])
  expect(code).toBe(0)
  expect(out).toMatch(/^1 product checked: no errors/mu)
  const site = temporaryFolder('own-site')
  await mustBuild(folder, site, 'https://cover.foundation.example', { downloads: false })
  const page = (name: string) => readFileSync(join(site, name), 'utf8')
  expect(page('index.html')).toContain('Run by Example Foundation (https://foundation.example/).')
  expect(page('insurer/example-mutual.html')).toContain('Example Mutual Family Care')
  expect(page('forms/1.html')).toContain('Claim form')
  expect(page('law/example-notification-2020.html')).toContain('Example Notification on Claims, 2020')
  expect(page('law/insurance-act-1938.html')).toContain('Insurance Act, 1938')
})
