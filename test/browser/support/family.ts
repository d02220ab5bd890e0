import type { Page } from 'playwright-core'
import { expect } from 'vitest'

// Shared by the browser tests: somebody with a task and a phone.

const SCREEN = { width: 360, height: 740 }

/** A phone on which no script runs. */
export const PHONE = { viewport: SCREEN, javaScriptEnabled: false }

/** Counts taps, and looks where what is sought is. */
export class Family {
  taps = 0
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async tap(selector: string): Promise<void> {
    this.taps += 1
    await this.page.locator(selector).first().click()
  }

  /** Typing is no tap; sending is. */
  async ask(words: string, box = '#find-words'): Promise<void> {
    await this.page.locator(box).first().fill(words)
    this.taps += 1
    await this.page.keyboard.press('Enter')
    await this.page.waitForLoadState()
  }

  /** Checks that the text sought begins within some screens of where the last tap led, one of the first four. */
  async sees(words: RegExp, within = 'main', screens = 3): Promise<void> {
    const place = this.page.locator(within).getByText(words).first()
    const box = await place.boundingBox()
    expect(box, String(words)).not.toBeNull()
    expect(Math.abs(box?.y ?? Infinity) / SCREEN.height, `screens to ${words}`).toBeLessThanOrEqual(screens)
    expect(this.taps).toBeLessThanOrEqual(4)
  }
}
