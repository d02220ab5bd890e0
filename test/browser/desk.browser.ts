import { expect, test } from 'vitest'
import type { Fact } from '../../build/contract/authored/product.ts'
import { AskedDesk, CAR, CarData } from '../desk/car-desk.ts'
import { Chromium, SLOW, open, violations, violationsAt } from './support/chromium.ts'
import { accept, answered, drag, openField, proven, ready, turnTo } from './support/desk-window.ts'

// Second readings and undo at the reading desk, in Chromium by its keys.

const chromium = new Chromium()

test('a second reader sees no suggestion and no value: an equal answer is checked, another is settled by a third', async () => {
  const data = new CarData()
  const keys = ['depreciation-glass', 'total-loss-threshold']
  for (const key of keys) data.edit(key, { checked: undefined, read_by: 'AB' } as never)
  const quoteOf = (key: string) => data.fact(key)?.quote ?? ''
  const desk = await AskedDesk.over(data, 'test/ingest/documents')
  const { address } = desk.server
  await chromium.visit(
    { viewport: { width: 1280, height: 800 }, colorScheme: 'dark' },
    async ({ page, misdeeds }) => {
      await open(page, `${address}#/second/${CAR}/depreciation-glass`)
      await page.locator('#candidates', { hasText: 'Places to look' }).waitFor()
      await openField(page, address, 'depreciation-glass', 'second', 'CD')
      const said = (await page.locator('main').textContent()) ?? ''
      for (const hidden of ['Read before', 'May answer', 'What others say'])
        expect(said).not.toContain(hidden)
      expect(await page.locator('.candidates [aria-pressed=true]').count()).toBe(0)
      await turnTo(page, data.fact('depreciation-glass')?.page ?? 1)
      await answered(page, quoteOf('depreciation-glass'), String(data.fact('depreciation-glass')?.value))
      const first = page.url()
      await page.keyboard.press('Enter')
      await expect.poll(() => data.fact('depreciation-glass')?.checked, SLOW).toBe('2026-11-01')
      expect(data.fact('depreciation-glass')).toMatchObject({ read_by: 'AB', checked_by: 'CD' })
      await expect.poll(() => page.url(), SLOW).not.toBe(first)

      await openField(page, address, 'total-loss-threshold', 'second', 'CD')
      expect(await violationsAt(page, 1024, 1280, 1680)).toEqual([])
      await turnTo(page, data.fact('total-loss-threshold')?.page ?? 1)
      await answered(page, quoteOf('total-loss-threshold'), '70')
      await page.locator('.draft .error').first().waitFor()
      await proven(page, 'Escape', 'n')
      await page.keyboard.press('Enter')
      // A second reader is asked as the first one is, and told where alone.
      const asked = page.locator('.doubts.asked li')
      await asked.first().waitFor()
      expect(await asked.first().textContent()).toMatch(/^Page \d+ has “.*”\. Does it not answer\?$/u)
      expect(data.fact('total-loss-threshold')?.differed).toBeUndefined()
      await page.keyboard.press('Enter')
      await expect.poll(() => data.fact('total-loss-threshold')?.differed?.value, SLOW).toBe(null)
      expect(data.fact('total-loss-threshold')?.checked).toBeUndefined()

      await openField(page, address, 'total-loss-threshold', 'settle', 'EF')
      await page.locator('.sides h3', { hasText: 'First: 75%' }).waitFor()
      expect(await page.locator('.sides h3', { hasText: 'Second: Not stated' }).count()).toBe(1)
      expect(await violations(page)).toEqual([])
      await page.keyboard.press('2')
      await asked.first().waitFor()
      expect(await asked.first().textContent()).toMatch(/75 ?%.*Does it not answer\?$/u)
      expect(data.fact('total-loss-threshold')?.checked).toBeUndefined()
      await page.getByRole('button', { name: 'The first is right' }).click()
      await expect.poll(() => data.fact('total-loss-threshold')?.checked, SLOW).toBe('2026-11-01')
      expect(data.fact('total-loss-threshold')).toMatchObject({ value: 75, checked_by: 'EF' })
      // It goes back to its queue when it hears of that, wherever it is then.
      await expect.poll(() => page.url(), SLOW).toMatch(/#\/$/u)
      await open(page, `${address}#/agreement`)
      await page.locator('td', { hasText: 'total-loss-threshold' }).waitFor()
      expect(await violations(page)).toEqual([])
      expect(misdeeds.elsewhere).toEqual([])
    },
  )
})

test('undo takes back what was saved last, and a file changed under the window is shown in both versions', async () => {
  const data = new CarData()
  const [fact] = data.unread('ncb-gap')
  const before = data.text
  const desk = await AskedDesk.over(data, 'test/ingest/documents')
  const { address } = desk.server
  await chromium.visit({ viewport: { width: 1024, height: 768 } }, async ({ page }) => {
    await openField(page, address, 'ncb-gap')
    await proven(page, '1')
    await page.keyboard.down('Control')
    await drag(page, fact?.quote ?? '')
    await page.keyboard.up('Control')
    await page.locator('.draft', { hasText: 'context, page' }).waitFor()
    await page.locator('.draft').getByRole('button', { name: 'Remove' }).click()
    await accept(page, data, 'ncb-gap')
    await page.locator('.fields [aria-current]:not([href$="/ncb-gap"])').waitFor({ state: 'attached' })
    await page.keyboard.press('q')
    await page.locator('.queue tbody').waitFor()
    await page.keyboard.press('z')
    await expect.poll(() => data.text, SLOW).toBe(before)

    await ready(page, 'ncb-gap')
    await proven(page, '1')
    data.edit('towing', { note: 'Edited by hand.' })
    data.write({ ...data.product, facts: [...data.product.facts, { ...fact, note: 'Theirs.' } as Fact] })
    await page.keyboard.press('Enter')
    await page.getByRole('group', { name: 'Two versions' }).waitFor()
    expect(data.fact('ncb-gap')?.note).toBe('Theirs.')
    await page.getByRole('button', { name: 'Put mine in its place' }).click()
    await expect.poll(() => data.fact('ncb-gap')?.read_by, SLOW).toBe('AB')
    expect(data.fact('towing')?.note).toBe('Edited by hand.')

    await open(page, `${address}#/read/${CAR}/no-such-field`)
    await page.locator('[role=alert]', { hasText: 'no-such-field' }).waitFor()
    await page.getByRole('link', { name: 'Queue' }).click()
    await page.locator('.queue tbody').waitFor()
  })
})
