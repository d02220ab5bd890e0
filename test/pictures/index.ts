import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Page, chromium } from 'playwright-core'
import { command } from '../../build/cli/command.ts'
import { flag, textOr } from '../../build/cli/options.ts'
import type { Product } from '../../build/contract/authored/product.ts'
import type { DeskData } from '../../build/desk/desk-data.ts'
import { withDesk } from '../bench/desk/asked-over-http.ts'
import { SAMPLE } from '../support/sample-data.ts'

// Pictures of the reading desk over the sample data: those in CONTRIBUTING, or every view, two widths, light and dark.

const CAR = 'IRDAN906RP0001V02202324'
/** The second version of a product whose versions are both read. */
const NEXT = 'SMGHLIP25021V022425'
const PDF = 'test/ingest/documents/sample-saffron-private-car.pdf'

/** A view: where it is, and what is done there before it is drawn. */
interface View {
  readonly at: string
  readonly ready: string
  readonly act?: (page: Page) => Promise<void>
  /** A product that is shown as if nobody had read it. */
  readonly unread?: string
}

async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key)
}

async function proven(page: Page): Promise<void> {
  await page.locator('.draft .proven, .draft .warning, .draft .error').first().waitFor()
}

const PAGE = '.page[aria-busy=false] .words span'

const VIEWS: Readonly<Record<string, View>> = {
  queue: { at: '#/', ready: '.queue tbody tr' },
  doubts: {
    at: '#/',
    ready: '.queue tbody tr',
    act: async (page) => page.getByRole('button', { name: /^Doubtful pages/u }).click(),
  },
  reading: {
    at: `#/read/${CAR}/ncb-gap`,
    ready: PAGE,
    act: async (page) => {
      await press(page, '1')
      await proven(page)
    },
  },
  asked: {
    at: `#/read/${CAR}/depreciation-glass`,
    ready: PAGE,
    act: async (page) => {
      await press(page, 'n')
      await proven(page)
      await press(page, 'Enter')
      await page.locator('.doubts.asked').waitFor()
    },
  },
  near: {
    at: `#/read/${CAR}/free-look`,
    ready: PAGE,
    act: async (page) => {
      await press(page, 'n')
      await proven(page)
    },
  },
  walk: {
    at: `#/read/${NEXT}/survival-period`,
    ready: '.page[aria-busy=false] .texts p',
    unread: NEXT,
    act: async (page) => {
      await press(page, 'a')
      await page.locator('[aria-labelledby=takes]').waitFor()
      await press(page, 'Enter')
      await page.locator('#walk', { hasText: /^1 of/u }).waitFor()
      await press(page, 'Enter')
      await page.locator('#walk', { hasText: /^2 of/u }).waitFor()
      await page.locator('.page[aria-busy=false]').waitFor()
    },
  },
  second: { at: `#/second/${CAR}/depreciation-glass`, ready: PAGE },
  across: { at: '#/across/motor-private-car/depreciation-glass', ready: 'tbody tr' },
  agreement: { at: '#/agreement', ready: 'h1' },
  structure: { at: `#/structure/${CAR}/wording/5`, ready: PAGE },
  published: {
    at: `#/published/${CAR}/depreciation-glass`,
    ready: 'pre',
    act: async (page) => {
      await page.frameLocator('.published').locator('#depreciation-glass').waitFor()
    },
  },
  ingest: {
    at: '#/ingest',
    ready: 'input[type=file]',
    act: async (page) => {
      await page.locator('input[type=file]').setInputFiles(resolve(PDF))
      await page.locator('#report').waitFor()
    },
  },
}

/** The pictures in CONTRIBUTING. */
const SHOWN = new Set(['queue', 'asked', 'walk', 'structure'])

/** Takes the facts of a product out of its file; gives what puts them back. */
function withoutFacts(data: DeskData, uin: string): () => void {
  const file = join(data.folder, data.listed(uin).files.path)
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, JSON.stringify({ ...(JSON.parse(text) as Product), facts: [] }))
  return () => writeFileSync(file, text)
}

export const picturesCommand = command({
  name: 'npm run sample pictures',
  about:
    'Draws the reading desk over the sample data in Chromium (CHROMIUM names another than that of Debian).',
  options: {
    out: textOr('docs/desk', 'DIR', 'where the pictures are put'),
    all: flag('every view, at 1280 and 1680 pixels, light and dark'),
  },
  main: async ({ out, all }, terminal) => {
    mkdirSync(out, { recursive: true })
    const browser = await chromium.launch({
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: ['--headless', '--no-sandbox', '--disable-gpu'],
    })
    await withDesk(SAMPLE, 'test/ingest/documents', async (_ask, data, _pictures, address) => {
      for (const width of all ? [1280, 1680] : [1280])
        for (const colorScheme of all ? (['light', 'dark'] as const) : (['light'] as const))
          for (const [name, { at, ready, act, unread }] of Object.entries(VIEWS)) {
            if (!all && !SHOWN.has(name)) continue
            const restored = unread === undefined ? () => {} : withoutFacts(data, unread)
            const viewport = { width, height: Math.round(width * 0.625) }
            const context = await browser.newContext({ viewport, colorScheme, reducedMotion: 'reduce' })
            await context.addInitScript(() => localStorage.setItem('desk-reader', 'AB'))
            context.setDefaultTimeout(120_000)
            const page = await context.newPage()
            await page.goto(`${address}${at}`)
            await page.locator(ready).first().waitFor()
            await act?.(page)
            const path = join(out, all ? `${name}-${width}-${colorScheme}.png` : `${name}.png`)
            await page.screenshot({ path })
            terminal.out(`${path}\n`)
            await context.close()
            restored()
          }
    })
    await browser.close()
    return 0
  },
})
