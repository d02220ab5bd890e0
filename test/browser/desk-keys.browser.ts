import { expect, test } from 'vitest'
import { AskedDesk, CAR, CarData } from '../desk/car-desk.ts'
import { Chromium, SLOW, open } from './support/chromium.ts'
import { accept, drag, openField, proven, turnTo } from './support/desk-window.ts'

// Keys of the desk in Chromium: those of a reading, each to the fact that it makes, and those in the words of a clause.

const chromium = new Chromium()
const WINDOW = { viewport: { width: 1280, height: 800 } }

test('S takes words that name the schedule, V fills in a text to be shortened, and 1 chooses a near clause', async () => {
  const data = new CarData()
  const [SCHEDULE, TEXT, NEAR] = ['voluntary-deductible', 'cancellation-refund', 'ncb-gap']
  const facts = data.unread(SCHEDULE, TEXT, NEAR)
  const wanted = (key: string) => facts.find((one) => one.key === key)
  const { server } = await AskedDesk.over(data, 'test/ingest/documents')
  await chromium.visit(WINDOW, async ({ page }) => {
    await openField(page, server.address, SCHEDULE)
    await proven(page, 's')
    await accept(page, data, SCHEDULE)
    expect(data.fact(SCHEDULE)).toMatchObject({ value: null, in_schedule: true })
    expect(data.fact(SCHEDULE)?.quote).toMatch(/schedule/iu)

    await openField(page, server.address, TEXT)
    await page.keyboard.press('/')
    await page.keyboard.type(String(wanted(TEXT)?.quote))
    await page.keyboard.press('Enter')
    await page.locator('#candidates', { hasText: 'Found' }).waitFor()
    // The value of a text is the words themselves, which are to be read once.
    const said = (await page.locator('.candidates .source').first().textContent()) ?? ''
    expect(said).toMatch(/^p\. \d+ · /u)
    await page.keyboard.press('Escape')
    await proven(page, '1', 'v')
    expect(await page.locator('#value:focus').inputValue()).toBe(wanted(TEXT)?.quote)
    const kept = String(wanted(TEXT)?.quote).split(',')[0] ?? ''
    await page.keyboard.press('Control+A')
    await page.keyboard.type(kept)
    await page.keyboard.press('Control+Enter')
    await accept(page, data, TEXT)
    expect(data.fact(TEXT)).toMatchObject({ value: kept, quote: wanted(TEXT)?.quote })

    await openField(page, server.address, NEAR)
    await page.keyboard.press('/')
    await page.keyboard.type('claim')
    await page.keyboard.press('Enter')
    await page.locator('#candidates', { hasText: 'Found' }).waitFor()
    await page.keyboard.press('n')
    await page.locator('.draft h2', { hasText: 'Not stated' }).waitFor()
    await expect.poll(() => page.locator('#candidates').textContent()).toMatch(/^Read these first/u)
    await page.keyboard.press('1')
    await page.locator('.draft h2', { hasText: /^Stated$/u }).waitFor()
    await proven(page)
    await accept(page, data, NEAR)
    const { quote, clause, value } = wanted(NEAR) ?? {}
    expect(data.fact(NEAR)).toMatchObject({ quote, clause, value })
  })
})

test('words of a further clause that are added to a list add their entries to its value', async () => {
  const data = new CarData()
  data.unread('terms-offered')
  const { server } = await AskedDesk.over(data, 'test/ingest/documents')
  await chromium.visit(WINDOW, async ({ page }) => {
    await openField(page, server.address, 'terms-offered')
    await page.keyboard.press('1')
    await page.keyboard.press('v')
    const quoted = await page.locator('.draft blockquote').first().textContent()
    expect(quoted).toContain(await page.locator('#value:focus').inputValue())
    expect(await page.locator('#value:focus').inputValue()).not.toBe('')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await turnTo(page, 5)
    await drag(page, 'Fibre glass components')
    await expect.poll(() => page.locator('#value').inputValue(), SLOW).toBe('Fibre glass components')
    await page.keyboard.press('v')
    await page.keyboard.press('Control+A')
    await page.keyboard.type('fibre-glass components')
    await page.keyboard.press('Escape')
    const more = 'the wreck belongs to Us'
    for (const [at, words, told] of [
      [1, 'Fibre glass components', ''],
      [2, more, `Added to the value: ${more}. V corrects it.`],
    ] as const) {
      await page.keyboard.press('c')
      await drag(page, words)
      await expect.poll(() => page.locator('.draft .context').count(), SLOW).toBe(at)
      await expect.poll(() => page.locator('.told').textContent()).toBe(told)
    }
    const entries = (await page.locator('#value').inputValue()).split('\n')
    expect(entries).toEqual(['fibre-glass components', more])
  })
})

test('in the words of a clause S, E and F act and no other letter does; Escape leads back into the tree', async () => {
  const { server } = await AskedDesk.over(new CarData(), 'test/ingest/documents')
  await chromium.visit(WINDOW, async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await open(page, `${server.address}#/structure/${CAR}/wording`)
    const item = page.locator('[role=treeitem][aria-selected=true]:focus')
    await item.waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.locator('.clause-text:focus').waitFor()
    for (const key of ['a', 'l', 'j', 'z', 'f']) await page.keyboard.press(key)
    await expect.poll(() => page.locator('.told').textContent()).toMatch(/^Select the words/u)
    await page.keyboard.press('Escape')
    await item.waitFor()
    await page.keyboard.press('n')
    await page.locator('#number:focus').waitFor()
    await page.keyboard.press('Escape')
    await item.waitFor()
    expect(asked.filter((url) => /\/desk\/(?:correct|undo)/u.test(url))).toEqual([])
  })
})
