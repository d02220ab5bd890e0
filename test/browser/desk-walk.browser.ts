import { readFileSync } from 'node:fs'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Product } from '../../build/contract/authored/product.ts'
import { item } from '../../build/contract/item.ts'
import type { takeable } from '../../build/desk/takeable.ts'
import { AskedDesk, CAR, CarData } from '../desk/car-desk.ts'
import { CHANGED, KEPT, NEARLY, NEARLY_SAID, NEXT, withNextVersion } from '../desk/next-version.ts'
import { Chromium, SLOW, violations, violationsAt } from './support/chromium.ts'
import { openField } from './support/desk-window.ts'

// Taking over what stands alike in another edition, in Chromium: the list, the questions about what changed, and the fields.

type Takeable = Awaited<ReturnType<typeof takeable>>

const chromium = new Chromium()
const WINDOW = { viewport: { width: 1280, height: 800 } }

/** Takes what stands alike in the version before, and opens the walk of the others. */
async function walkOf(page: Page, address: string): Promise<Locator> {
  const walk = page.locator('[aria-labelledby=walk]')
  await openField(page, address, KEPT, 'read', 'CD', NEXT)
  await page.keyboard.press('a')
  await page.locator('[aria-labelledby=takes]').waitFor(SLOW)
  await page.keyboard.press('Enter')
  await walk.waitFor(SLOW)
  return walk
}

test('A counts what stands alike in the version before; Enter takes all of it at once, Escape none, Z gives all back', async () => {
  const data = new CarData()
  withNextVersion(data)
  const { server } = await AskedDesk.over(data, 'test/ingest/documents')
  const factsOf = () =>
    (JSON.parse(readFileSync(data.file.replace(CAR, NEXT), 'utf8')) as Product).facts.map(({ key }) => key)
  await chromium.visit(WINDOW, async ({ page }) => {
    const told = page.locator('.told')
    const list = page.locator('[aria-labelledby=takes]')
    await openField(page, server.address, CHANGED, 'read', 'CD', NEXT)
    await page.keyboard.press('a')
    await list.waitFor(SLOW)
    expect(await violationsAt(page, 1280, 1680)).toEqual([])
    await page.keyboard.press('Escape')
    await list.waitFor({ state: 'detached' })
    expect(factsOf()).toEqual([])
    await page.keyboard.press('a')
    await list.waitFor(SLOW)
    await page.keyboard.press('Enter')
    await expect.poll(() => told.textContent(), SLOW).toMatch(/were taken over from/u)
    const taken = factsOf()
    expect(taken).toContain(KEPT)
    expect(taken).not.toContain(CHANGED)
    expect(await told.textContent()).toContain(`${taken.length} fields were taken over`)
    await page.keyboard.press('z')
    await expect.poll(() => factsOf(), SLOW).toEqual([])
  })
})

test('after A come questions about what changed, then fields one by one: Enter, a number or N chooses, J leaves it', async () => {
  const data = new CarData()
  withNextVersion(data)
  const { server } = await AskedDesk.over(data, 'test/ingest/documents')
  const factOf = (key: string) =>
    (JSON.parse(readFileSync(data.file.replace(CAR, NEXT), 'utf8')) as Product).facts.find(
      (one) => one.key === key,
    )
  await chromium.visit(WINDOW, async ({ page }) => {
    const walk = await walkOf(page, server.address)
    const named = walk.locator(`.asked-of a[href$="/${NEARLY}"]`)
    while ((await named.count()) === 0) await page.keyboard.press('j')
    expect(await walk.locator('ins').allTextContents()).toContain('its')
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Enter')
    await expect.poll(() => factOf(NEARLY), SLOW).toMatchObject({ quote: NEARLY_SAID, read_by: 'CD' })
    while ((await walk.locator(`h2 a[href$="/${CHANGED}"]`).count()) === 0) await page.keyboard.press('j')
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('n')
    if (factOf(CHANGED) === undefined) await page.keyboard.press('n')
    await expect.poll(() => factOf(CHANGED), SLOW).toMatchObject({ value: null, read_by: 'CD' })
  })
})

test('a field that a question may touch is read by itself where its number is pressed, and one that another window saved stays', async () => {
  const data = new CarData()
  withNextVersion(data)
  const desk = await AskedDesk.over(data, 'test/ingest/documents')
  const factsOf = () => (JSON.parse(readFileSync(data.file.replace(CAR, NEXT), 'utf8')) as Product).facts
  await chromium.visit(WINDOW, async ({ page }) => {
    const walk = await walkOf(page, desk.server.address)
    while ((await walk.locator(`.asked-of a[href$="/${NEARLY}"]`).count()) === 0)
      await page.keyboard.press('j')
    const named = walk.locator('.asked-of li', { has: page.locator(`a[href$="/${NEARLY}"]`) })
    await page.keyboard.press(String(await named.locator('kbd').textContent()))
    expect(await named.locator('[aria-pressed=true]').count()).toBe(1)
    await page.keyboard.press('Enter')
    while ((await walk.locator(`h2 a[href$="/${NEARLY}"]`).count()) === 0) await page.keyboard.press('j')
    expect(factsOf().map(({ key }) => key)).not.toContain(NEARLY)
    const { questions } = (await desk.ask('takeable', { uin: NEXT, from: CAR })).body as unknown as Takeable
    const { fact } = item(
      questions.flatMap(({ fields }) => fields).filter(({ key }) => key === NEARLY),
      0,
    )
    const elsewhere = { ...fact, note: 'Read in another window.' }
    const given = { uin: NEXT, key: NEARLY, fact: elsewhere, digest: '', by: 'EF' }
    expect((await desk.ask('save', given)).status).toBe(200)
    await page.keyboard.press('Enter')
    await expect.poll(() => page.locator('.told').textContent(), SLOW).toMatch(/stays as it is/u)
    expect(factsOf().find(({ key }) => key === NEARLY)).toMatchObject(elsewhere)
  })
})

test('signs of a change that are printed in a wording are shown as printed, and where the desk does not answer, the question stays', async () => {
  const data = new CarData()
  withNextVersion(data)
  const printed = 'The {+ and [-gap-] signs are long'
  const said = `${NEARLY_SAID} ${printed} ${'and so on '.repeat(20)}.`
  data.reword(NEXT, NEARLY_SAID, said)
  const { server } = await AskedDesk.over(data, 'test/ingest/documents')
  await chromium.visit(WINDOW, async ({ page }) => {
    const walk = await walkOf(page, server.address)
    while ((await walk.locator(`a[href$="/${NEARLY}"]`).count()) === 0) await page.keyboard.press('j')
    const fresh = await walk.locator('ins').allTextContents()
    expect(fresh.join(' ').replaceAll('\u2060', '')).toContain(printed)
    expect(await walk.locator('del').allTextContents()).not.toContain('gap')
    const before = await walk.textContent()
    await page.route(/desk\/(?:taken|save)$/u, (route) => route.abort())
    await page.keyboard.press('Enter')
    await page.locator('[role=alert]', { hasText: 'does not answer' }).waitFor(SLOW)
    expect(await walk.textContent()).toBe(before)
    await page.unroute(/desk\/(?:taken|save)$/u)
    await page.keyboard.press('Enter')
    await expect.poll(() => readFileSync(data.file.replace(CAR, NEXT), 'utf8'), SLOW).toContain(`"${NEARLY}"`)
  })
})
