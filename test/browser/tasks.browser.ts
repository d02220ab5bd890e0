import { expect, test } from 'vitest'
import { Chromium } from './support/chromium.ts'
import { Family, PHONE } from './support/family.ts'
import { BuiltSite } from './support/site.ts'

// Ten tasks of a family on a phone, from the first page: each in at most four taps, what is sought within three screens
// of where the last tap led.

const site = new BuiltSite()
const chromium = new Chromium()

const TASKS: Readonly<Record<string, (family: Family) => Promise<void>>> = {
  'does a father with diabetes have to wait': async (family) => {
    await family.ask('my father has diabetes')
    await family.tap('#wordings a[href*="/wording#c"]')
    await family.sees(/pre-existing|disease|diabetes/iu, ':target')
  },
  'waiting period, room rent and co-payment of two products': async (family) => {
    await family.ask('banyan family care')
    await family.tap('#products a')
    await family.sees(/^Room rent a day, at most$/u, '#key-facts')
    await family.tap('a:text("Compare with others of its kind")')
    expect(family.page.url()).toContain('/compare/health-indemnity')
  },
  'the claim form, and where to send it': async (family) => {
    await family.ask('claim form')
    await family.tap('#forms a')
    await family.tap('a[href="#send"], h1')
    expect(await family.page.locator('#send').count()).toBe(1)
  },
  'whom to complain to at an insurer': async (family) => {
    await family.ask('complaint banyan')
    await family.tap('#insurers a')
    await family.page.locator('#complain').scrollIntoViewIfNeeded()
    await family.sees(/Insurance Ombudsman takes complaints/u, '#complain')
    expect(await family.page.locator('#complain a[href^="mailto:"]').count()).toBeGreaterThan(0)
  },
  'may a claim be refused after four years': async (family) => {
    await family.ask('claim rejected after 4 years')
    await family.sees(/45/u, '#law')
  },
  'report that a fact is wrong': async (family) => {
    await family.ask('SBHHLIP25011V022425')
    await family.tap('#products a')
    await family.tap('#co-payment .wrong a')
    await family.sees(/Co-payment/u)
    await family.sees(/Send/u)
  },
  'ask for help': async (family) => {
    await family.tap('a:text("Ask for help")')
    await family.sees(/I agree/u)
  },
  'a product typed with a mistake': async (family) => {
    await family.ask('baniyan famly care')
    await family.tap('#products a')
    await family.sees(/Sample Banyan Family Care/u, 'h1')
  },
  'the other versions of a product': async (family) => {
    await family.ask('SBHHLIP25011V022425')
    await family.tap('#products a')
    expect(await family.page.locator('#versions a[href="/policy/SBHHLIP22011V012122"]').count()).toBe(1)
    await family.tap('#versions a[href="/policy/SBHHLIP22011V012122"]')
    await family.sees(/Not read yet/u)
  },
  'what a wording says of maternity': async (family) => {
    await family.ask('banyan family care')
    await family.tap('#products a')
    await family.ask('maternity', '#within')
    await family.tap('#wordings a[href*="/wording#c"]')
    await family.sees(/maternity/iu, ':target')
  },
}

test.each(Object.keys(TASKS))('%s', async (name) => {
  await chromium.visit(PHONE, async ({ page, misdeeds }) => {
    await page.goto(site.origin)
    await TASKS[name]?.(new Family(page))
    expect(misdeeds).toEqual({ console: [], elsewhere: [] })
  })
})
