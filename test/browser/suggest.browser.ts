import { expect, test } from 'vitest'
import { Chromium, open } from './support/chromium.ts'
import { BuiltSite } from './support/site.ts'

const site = new BuiltSite()
const chromium = new Chromium()

const SUGGESTED = "[...document.querySelectorAll('#suggestions option')].map(({ value }) => value)"

/** Types into a box; gives how long it took until there were suggestions for it, in milliseconds. */
const TIMED = `(words) => new Promise((done) => {
  const input = document.querySelector('input[data-suggest]')
  const from = performance.now()
  new MutationObserver(() => done(performance.now() - from))
    .observe(document.getElementById('suggestions'), { childList: true })
  input.value = words
  input.dispatchEvent(new InputEvent('input'))
})`

test('suggests while somebody types, with any words of a line, and says nothing to others', async () => {
  await chromium.visit({}, async ({ page, misdeeds }) => {
    for (const path of ['/', '/law', '/search?q=']) {
      await open(page, site.origin + path)
      // The page of results without words has a box of its own below that of every page.
      await page.locator('input[data-suggest]').last().focus()
      await page.keyboard.type('care ban')
      await expect
        .poll(() => page.evaluate(SUGGESTED), { message: path })
        .toContain('Sample Banyan Family Care')
    }
    expect(misdeeds).toEqual({ console: [], elsewhere: [] })
  })
})

test('takes less than 50 ms once the file of two letters is there', async () => {
  await chromium.visit({}, async ({ page }) => {
    await open(page, site.origin)
    const times: number[] = []
    for (const words of ['fa', 'fam', 'famil', 'family', 'family c', 'family ca', 'fa b', 'fa s'])
      times.push(await page.evaluate<number>(`(${TIMED})(${JSON.stringify(words)})`))
    // Other programs of the machine may take the processor: most have to be in time.
    expect(times.toSorted((a, b) => a - b)[5]).toBeLessThan(50)
  })
})

test('a suggestion that is chosen is searched for at once', async () => {
  await chromium.visit({}, async ({ page }) => {
    await open(page, site.origin)
    await page.evaluate(`{
      const input = document.querySelector('input[data-suggest]')
      input.value = 'Sample Banyan Family Care'
      input.dispatchEvent(new InputEvent('input', { inputType: 'insertReplacementText' }))
    }`)
    await page.waitForURL(`${site.origin}/search?q=Sample+Banyan+Family+Care`)
    expect(await page.locator('#best a').first().textContent()).toBe('Sample Banyan Family Care')
  })
})
