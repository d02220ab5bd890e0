import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { ProductClauses } from '../../build/contract/authored/clauses.ts'
import type { ProductOverrides } from '../../build/contract/authored/overrides.ts'
import { AskedDesk, CAR, CarData } from '../desk/car-desk.ts'
import { Chromium, SLOW, open, violations } from './support/chromium.ts'
import { drag, splittable } from './support/desk-window.ts'

// The structure of a wording, corrected in Chromium by its keys.

const chromium = new Chromium()

test('a clause is split where the words on the page begin it, named, moved and joined again by keys', async () => {
  const data = new CarData()
  const file = (kind: string) => readFileSync(data.file.replace(/\.json$/u, `.${kind}.json`), 'utf8')
  const clauses = () => (JSON.parse(file('clauses')) as ProductClauses).clauses
  const before = file('clauses')
  const desk = await AskedDesk.over(data, 'test/ingest/documents')
  const own = clauses()[splittable(clauses())]
  const line = own?.text.split('\n').at(-1) ?? ''
  const first = line.split(' ').slice(0, 4).join(' ')
  await chromium.visit({ viewport: { width: 1280, height: 800 } }, async ({ page, misdeeds }) => {
    await open(page, `${desk.server.address}#/structure/${CAR}/wording`)
    const chosen = page.locator('[role=treeitem][aria-selected=true]')
    await chosen.waitFor()
    expect(await violations(page)).toEqual([])
    const items = await page.locator('[role=treeitem]').count()
    const steps = clauses().findIndex(({ id }) => id === own?.id)
    await page
      .locator('[role=treeitem]')
      .nth(steps - 1)
      .click()
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => page.locator('.clause-text').inputValue(), SLOW).toBe(own?.text)

    await drag(page, first)
    await page.keyboard.press('s')
    await expect.poll(() => page.locator('[role=treeitem]').count(), SLOW).toBe(items + 1)
    const cut = clauses()[steps + 1]
    expect(cut?.text).toBe(line)
    expect(await page.locator('.clause-text').inputValue()).toBe(line)
    const [override] = (JSON.parse(file('overrides')) as ProductOverrides).files[0]?.overrides ?? []
    expect(override).toMatchObject({ page: own?.page, begins: true })

    await page.keyboard.press('n')
    await page.keyboard.press('Control+A')
    await page.keyboard.type('Z 1')
    await page.keyboard.press('Enter')
    await expect.poll(() => clauses()[steps + 1]?.number, SLOW).toBe('Z 1')
    await chosen.filter({ hasText: 'Z 1' }).waitFor()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => clauses()[steps + 1]?.parent, SLOW).toBe(own?.id)
    await page.locator('[role=treeitem][aria-selected=true]:focus').waitFor()
    expect(await violations(page)).toEqual([])

    await expect.poll(() => page.locator('.told').textContent(), SLOW).toBe('Saved.')
    await page.keyboard.press('j')
    await expect.poll(() => page.locator('[role=treeitem]').count(), SLOW).toBe(items)
    // Places to look at are found anew at each correction.
    expect(clauses()).toEqual((JSON.parse(before) as ProductClauses).clauses)
    expect(misdeeds).toEqual({ console: [], elsewhere: [] })
  })
})

test('where the file is not at hand, the page shows the words as they were corrected', async () => {
  const desk = await AskedDesk.over(new CarData())
  await chromium.visit({ viewport: { width: 1280, height: 800 } }, async ({ page }) => {
    await open(page, `${desk.server.address}#/structure/${CAR}/wording/5`)
    const words = page.locator('.texts')
    await words.filter({ hasText: 'Parts made of glass' }).waitFor()
    await page.locator('.clause-text').evaluate((box: HTMLTextAreaElement) => {
      const from = box.value.indexOf('Fibre glass')
      box.focus()
      box.setSelectionRange(from, from + 'Fibre glass'.length)
    })
    await page.keyboard.press('e')
    await page.locator('#words').fill('Fibreglass')
    await page.keyboard.press('Control+Enter')
    await words.filter({ hasText: 'Fibreglass components' }).waitFor()
  })
})
