import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Browser, type BrowserContextOptions, type Page, chromium } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'

// Shared by the browser tests: the browser, and what a page did that it should not.

const ARGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Time a test waits for a window, on a machine that is busy with other tests. */
export const SLOW = { timeout: 60_000 }

/** Errors, refused requests and moves of a page. */
interface Misdeeds {
  readonly console: string[]
  readonly elsewhere: string[]
}

/** A page, and what it did that it should not. */
export interface Visit {
  readonly page: Page
  readonly misdeeds: Misdeeds
}

/** Debian's Chromium, for the tests of one file. */
export class Chromium {
  #browser: Browser | undefined

  constructor() {
    beforeAll(async () => {
      this.#browser = await chromium.launch({
        executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
        args: ARGS,
      })
    })
    afterAll(() => this.#browser?.close())
  }

  /** A new page in a window of its own; it is closed when the work is done. */
  async visit<T>(options: BrowserContextOptions, work: (visit: Visit) => Promise<T>): Promise<T> {
    if (this.#browser === undefined) throw new Error('the browser has not been started')
    const context = await this.#browser.newContext(options)
    context.setDefaultTimeout(SLOW.timeout)
    try {
      const page = await context.newPage()
      return await work({ page, misdeeds: watched(page) })
    } finally {
      await context.close()
    }
  }
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Findings of axe, or of one of its rules, on a page: the rule, and the first place that breaks it. */
export async function violations(page: Page, rule?: string): Promise<string[]> {
  if (!(await page.evaluate<boolean>("'axe' in window"))) await page.evaluate(AXE)
  const asked = rule === undefined ? { rules: { 'target-size': { enabled: true } } } : { runOnly: [rule] }
  return page.evaluate(`axe.run(document, ${JSON.stringify({ resultTypes: ['violations'], ...asked })}).then(({ violations }) =>
    violations.map(({ id, nodes }) => id + ': ' + nodes[0].target + ' ' + (nodes[0].failureSummary ?? '')))`)
}

/** The same in windows of some widths, in light and in dark. */
export async function violationsAt(page: Page, ...widths: readonly number[]): Promise<string[]> {
  const found: string[] = []
  for (const width of widths)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme })
      for (const one of await violations(page)) found.push(`${width} ${colorScheme} ${one}`)
    }
  return found
}

/** Opens an address and waits until everything it needs is loaded. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'load' })
}

/** Collects errors in the console (a breach of the content security policy is one) and requests to other hosts. */
function watched(page: Page): Misdeeds {
  const misdeeds: Misdeeds = { console: [], elsewhere: [] }
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) misdeeds.console.push(message.text())
  })
  page.on('pageerror', (error) => misdeeds.console.push(error.message))
  page.on('request', (request) => {
    const asked = new URL(request.url())
    const own = new URL(page.url() === 'about:blank' ? request.url() : page.url())
    if (asked.origin !== own.origin && asked.protocol !== 'data:') misdeeds.elsewhere.push(request.url())
  })
  return misdeeds
}
