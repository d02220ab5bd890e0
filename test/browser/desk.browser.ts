import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { PolicyBody } from '../../build/contract/published/policy.ts'
import { AskedDesk, CAR, CarData } from '../desk/car-desk.ts'
import { quietBuild, temporaryFolder } from '../support/built.ts'
import { Chromium, SLOW, open } from './support/chromium.ts'
import { accept, drag, openField, proven, ready, violations } from './support/desk-window.ts'

// The reading desk in Chromium, by its keys; the authored facts of the sample data are what a reading must come to.

const chromium = new Chromium()

const SUGGESTED = [
  'depreciation-glass',
  'total-loss-threshold',
  'owner-driver-one-limb',
  'claim-notice-theft',
  'repair-without-consent',
]

test('a wording is read by keys, from suggestions through a build to the published body', async () => {
  const data = new CarData()
  const written = data.unread(...SUGGESTED, 'owner-driver-months', 'passenger-sum', 'free-look')
  const desk = await AskedDesk.over(data, 'test/ingest/documents')
  const { origin } = desk.server
  await chromium.visit({ viewport: { width: 1280, height: 800 } }, async ({ page, misdeeds }) => {
    await open(page, origin)
    await page.locator('.queue tbody tr').first().waitFor()
    expect(await violations(page)).toEqual([])

    for (const key of SUGGESTED) {
      await openField(page, origin, key)
      await proven(page, '1')
      expect(await accept(page, data, key)).toBeLessThanOrEqual(2)
      const { value, clause } = written.find((fact) => fact.key === key) ?? {}
      expect(data.fact(key), key).toMatchObject({ value, clause })
    }

    const months = written.find(({ key }) => key === 'owner-driver-months')
    await openField(page, origin, 'owner-driver-months')
    await page.keyboard.press('1')
    await page.locator('.draft').waitFor()
    await drag(page, months?.quote ?? '')
    await page.locator('.draft blockquote', { hasText: months?.quote ?? '' }).waitFor()
    await proven(page)
    expect(await page.locator('.draft output').textContent()).toBe('6 months')
    expect(await violations(page)).toEqual([])
    await accept(page, data, 'owner-driver-months')
    expect(data.fact('owner-driver-months')).toEqual({ ...months, quote: `${months?.quote},` })

    const passenger = written.find(({ key }) => key === 'passenger-sum')
    await openField(page, origin, 'passenger-sum')
    await page.keyboard.press('/')
    await page.keyboard.type(passenger?.quote ?? '')
    await page.keyboard.press('Enter')
    await page.locator('h2', { hasText: 'Found' }).waitFor()
    await page.locator('.candidates li').first().waitFor()
    await proven(page, '1', 's')
    await accept(page, data, 'passenger-sum')
    expect(data.fact('passenger-sum')).toMatchObject({
      value: null,
      in_schedule: true,
      clause: passenger?.clause,
    })

    await openField(page, origin, 'free-look')
    await proven(page, 'n')
    expect(await violations(page)).toEqual([])
    await accept(page, data, 'free-look')
    expect(data.fact('free-look')).toMatchObject({ key: 'free-look', value: null })

    expect(misdeeds).toEqual({ console: [], elsewhere: [] })
  })
  const folder = temporaryFolder('desk-site')
  expect(await quietBuild(data.folder, folder, 'http://localhost:8888')).toMatchObject({ code: 0 })
  const body = JSON.parse(readFileSync(join(folder, `api/v1/policy/${CAR}`), 'utf8')) as PolicyBody
  const status = (key: string) => body.facts.find((fact) => fact.key === key)?.status
  for (const key of [...SUGGESTED, 'owner-driver-months']) expect(status(key), key).toBe('quoted')
  expect(status('passenger-sum')).toBe('in-schedule')
  expect(status('free-look')).toBe('not-stated')
})

test('a second reading hides the first: an equal answer is checked, another is shown beside it and settled', async () => {
  const data = new CarData()
  const keys = ['depreciation-glass', 'total-loss-threshold']
  for (const key of keys) data.edit(key, { checked: undefined } as never)
  const desk = await AskedDesk.over(data, 'test/ingest/documents')
  const { origin } = desk.server
  await chromium.visit(
    { viewport: { width: 1280, height: 800 }, colorScheme: 'dark' },
    async ({ page, misdeeds }) => {
      await openField(page, origin, 'depreciation-glass', 'second')
      expect(await page.locator('main').textContent()).not.toContain('Read before')
      await proven(page, '1')
      const address = page.url()
      await page.keyboard.press('Enter')
      await expect.poll(() => data.fact('depreciation-glass')?.checked, SLOW).toBe('2026-11-01')
      await expect.poll(() => page.url(), SLOW).not.toBe(address)

      await openField(page, origin, 'total-loss-threshold', 'second')
      await proven(page, '1', 'v')
      await page.keyboard.press('Control+A')
      await page.keyboard.type('70')
      await page.keyboard.press('Enter')
      await page.locator('.draft .error').first().waitFor()
      await page.keyboard.press('Enter')
      await page.locator('.doubts.asked').waitFor()
      await page.keyboard.press('Enter')
      await page.locator('.sides h3', { hasText: 'First: 75%' }).waitFor()
      expect(await page.locator('.sides h3', { hasText: 'Second: 70%' }).count()).toBe(1)
      expect(data.fact('total-loss-threshold')?.checked).toBeUndefined()
      expect(await violations(page)).toEqual([])
      await page.getByRole('button', { name: 'The first is right' }).click()
      await expect.poll(() => data.fact('total-loss-threshold')?.checked, SLOW).toBe('2026-11-01')
      expect(data.fact('total-loss-threshold')?.value).toBe(75)
      expect(misdeeds.elsewhere).toEqual([])
    },
  )
})

test('undo takes back what was saved last, and a file changed under the window is shown in both versions', async () => {
  const data = new CarData()
  const [fact] = data.unread('total-loss-threshold')
  const before = data.text
  const desk = await AskedDesk.over(data, 'test/ingest/documents')
  const { origin } = desk.server
  await chromium.visit({ viewport: { width: 1024, height: 768 } }, async ({ page }) => {
    await openField(page, origin, 'total-loss-threshold')
    await proven(page, '1')
    await accept(page, data, 'total-loss-threshold')
    await page
      .locator('.fields [aria-current]:not([href$="/total-loss-threshold"])')
      .waitFor({ state: 'attached' })
    await page.keyboard.press('z')
    await expect.poll(() => data.text, SLOW).toBe(before)

    await ready(page, 'total-loss-threshold')
    await proven(page, '1')
    data.edit('towing', { note: 'Edited by hand.' })
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await page.getByRole('group', { name: 'Two versions' }).waitFor()
    expect(data.fact('total-loss-threshold')).toBeUndefined()
    await page.getByRole('button', { name: 'Put mine in its place' }).click()
    await expect.poll(() => data.fact('total-loss-threshold')?.value, SLOW).toBe(fact?.value)
    expect(data.fact('towing')?.note).toBe('Edited by hand.')
  })
})
