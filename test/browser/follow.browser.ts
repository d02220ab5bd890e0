import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { readOnce } from '../../build/contract/lazily.ts'
import {
  addressesInHtml,
  addressesInMarkdown,
  commandsIn,
  placesIn,
  textsOf,
} from '../support/emitted-pages.ts'
import { BuiltSite } from './support/site.ts'

// Chromium on the preview. This module: every link of every page leads somewhere.

const site = new BuiltSite()
const run = promisify(execFile)

interface Answer {
  readonly status: number
  readonly type: string
  readonly text: string
}

const answers = new Map<string, Promise<Answer>>()

const placesOf = readOnce(({ text }: Answer) => placesIn(text))

/** Asks an address of the site once. */
function asked(address: string): Promise<Answer> {
  const known = answers.get(address)
  if (known !== undefined) return known
  const answer = fetch(address).then(async (response) => {
    return {
      status: response.status,
      type: response.headers.get('content-type') ?? '',
      text: await response.text(),
    }
  })
  answers.set(address, answer)
  return answer
}

/** Target of a link of the site, or what is wrong with it. */
async function followed(url: URL): Promise<string | null> {
  const answer = await asked(url.origin + url.pathname + url.search)
  const { status, type } = answer
  // The one address that takes POST alone says so.
  if (url.pathname === '/mcp') return status === 405 ? null : `${status}`
  if (status !== 200) return `${status}`
  const place = decodeURIComponent(url.hash.slice(1))
  if (place === '' || !type.startsWith('text/html')) return null
  return placesOf(answer).has(place) ? null : `no place ${place}`
}

test('every link and anchor of every page and Markdown version is answered by the preview', async () => {
  const html = textsOf(site.tree, '.html').map(([path, text]) => [path, addressesInHtml(text)] as const)
  const markdown = [...textsOf(site.tree, '.md'), ['llms.txt', site.text('llms.txt')] as const]
  const links = [...html, ...markdown.map(([path, text]) => [path, addressesInMarkdown(text)] as const)]
  const broken: string[] = []
  let count = 0
  for (const [path, addresses] of links) {
    for (const address of addresses) {
      const url = new URL(address, `${site.origin}/${path.replace(/(?:index)?\.html$/u, '')}`)
      if (url.origin !== site.origin) continue
      count += 1
      const wrong = await followed(url)
      if (wrong !== null) broken.push(`${path}: ${address}: ${wrong}`)
    }
  }
  expect(broken).toEqual([])
  expect(count).toBeGreaterThan(800)
})

// The commands that fetch, check and serve a copy are run by test/servers and test/publish/release.
test('every command of every page that asks the API runs and is answered', async () => {
  const all = textsOf(site.tree, '.html').flatMap(([, html]) => commandsIn(html))
  const commands = all.filter((command) => /^curl -s '[^']*\/api\/v1\//u.test(command))
  expect(commands.length).toBeGreaterThan(17)
  for (const command of commands) {
    const { stdout } = await run('bash', ['-c', command])
    const body = JSON.parse(stdout) as Record<string, unknown>
    expect(body, command).not.toHaveProperty('error')
    expect(body['data_date'] ?? body['result'], command).toMatch(/^(?:\d{4}-\d\d-\d\d|added|received)$/u)
  }
})
