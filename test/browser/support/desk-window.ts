import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Clause } from '../../../build/contract/authored/clauses.ts'
import { CAR, type CarData } from '../../desk/car-desk.ts'
import { SLOW, open } from './chromium.ts'

// A window of the reading desk, as tests use it.

/** The place of the first clause that ends with a line of its own, at which it can be split. */
export function splittable(clauses: readonly Clause[]): number {
  return clauses.findIndex(
    ({ document, parent, page_end, text }) =>
      document === 'wording' &&
      parent !== null &&
      page_end === undefined &&
      text.split('\n').length > 2 &&
      !text.includes('\t'),
  )
}

/** Opens a field, and waits for its page. */
export async function openField(
  page: Page,
  address: string,
  key: string,
  view = 'read',
  by = 'AB',
  uin = CAR,
): Promise<void> {
  await open(page, `${address}#/${view}/${uin}/${key}`)
  await page.evaluate((code) => localStorage.setItem('desk-reader', code), by)
  // A window that still goes on to its next task would be loaded there.
  await page.goto('about:blank')
  await open(page, `${address}#/${view}/${uin}/${key}`)
  await ready(page, key)
}

export async function ready(page: Page, key: string): Promise<void> {
  await page.locator(`.fields [aria-current][href$="/${key}"]`).waitFor({ state: 'attached' })
  await page.locator('.words span, .texts p').first().waitFor({ state: 'attached' })
}

/** Turns to a page by keys, and waits until it is drawn. */
export async function turnTo(page: Page, wanted: number): Promise<void> {
  const bar = page.locator('.page .bar span')
  const shown = async () => Number(/page (\d+)/u.exec((await bar.textContent()) ?? '')?.[1])
  for (let at = await shown(); at !== wanted; at += at < wanted ? 1 : -1) {
    await page.keyboard.press(at < wanted ? ']' : '[')
    await page.locator('.page[aria-busy=false]').waitFor()
  }
  await expect.poll(shown, SLOW).toBe(wanted)
}

/** Answers by hand: selects words on the page and types the value. */
export async function answered(page: Page, quote: string, value: string): Promise<void> {
  await drag(page, quote)
  await page.locator('#value:focus').waitFor()
  await page.keyboard.type(value)
  await page.keyboard.press('Enter')
  await page.locator('.draft .proven, .draft .warning, .draft .error').first().waitFor()
}

/** Presses keys one after another; waits for the proof of what they made. */
export async function proven(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key)
  await page.locator('.draft .proven, .draft .warning').first().waitFor()
}

/** Accepts; again where the desk asks first, and waits for the next field. Gives how often Enter was pressed. */
export async function accept(page: Page, data: CarData, key: string): Promise<number> {
  const address = page.url()
  const hasDoubts = await page.locator('.doubts').isVisible()
  const isSaved = () => data.fact(key) !== undefined
  await page.keyboard.press('Enter')
  // Doubts may come with a proof that is still being made: the desk waits for it, and so does this.
  const isAsked = () => page.locator('.doubts.asked').isVisible()
  await expect.poll(async () => isSaved() || (await isAsked()), SLOW).toBe(true)
  const asks = !isSaved()
  if (hasDoubts) expect(asks).toBe(true)
  if (asks) await page.keyboard.press('Enter')
  await expect.poll(() => data.fact(key), SLOW).toBeDefined()
  await expect.poll(() => page.url(), SLOW).not.toBe(address)
  return asks ? 2 : 1
}

/** Selects the words of a quote with the mouse, from the first to the last, once the page is drawn and scrolled. */
export async function drag(page: Page, quote: string): Promise<void> {
  await page.locator('.page[aria-busy=false]').waitFor()
  const words = (await page.locator('.words span').allTextContents()).map((word) => word.trim())
  const sought = quote.split(/\s+/u)
  const from = words.findIndex((_, at) => sought.every((word, n) => words[at + n]?.startsWith(word)))
  const [first, last] = [from, from + sought.length - 1].map((at) => page.locator(`[data-word="${at}"]`))
  await first?.scrollIntoViewIfNeeded()
  const [start, end] = [await first?.boundingBox(), await last?.boundingBox()]
  if (!start || !end) throw new Error(`the page does not print “${quote}”`)
  await page.mouse.move(start.x + 1, start.y + start.height / 2)
  await page.mouse.down()
  await page.mouse.move(end.x + end.width - 2, end.y + end.height / 2, { steps: 5 })
  await page.mouse.up()
}
