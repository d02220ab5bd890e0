import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { Chromium } from './support/chromium.ts'
import { Family, PHONE } from './support/family.ts'
import { BuiltSite } from './support/site.ts'

// The ten tasks of a family among thousands of products, of which four were read, and the weight of every page. They run where the real material is:
// REAL_MATERIAL, or ../shared/real beside the project.

const DATA = join(process.env['REAL_MATERIAL'] ?? join(process.cwd(), '../shared/real'), 'data')
const NATIONAL = 'NICHLIP25041V022425'

const TASKS: Readonly<Record<string, (family: Family) => Promise<void>>> = {
  'does a father with diabetes have to wait': async (family) => {
    await family.ask('my father has diabetes')
    await family.tap(`#wordings a[href^="/policy/${NATIONAL}/wording#c"]`)
    await family.sees(/pre-existing|months|diabetes/iu, ':target')
  },
  'waiting period, room rent and co-payment of two products': async (family) => {
    await family.ask('arogya sanjeevani national')
    await family.tap('#products a')
    for (const words of [/^Pre-existing diseases$/u, /^Room rent a day, at most$/u, /^Co-payment$/u])
      await family.sees(words, '#key-facts')
    await family.tap('a:text("Compare with others of its kind")')
    await family.tap('nav.contents a:text("Limits and your share")')
    expect(family.page.url()).toContain('/compare/health-indemnity#')
  },
  'the claim form, and where to send it': async (family) => {
    await family.ask('claim form bajaj health')
    await family.tap('#forms a')
    await family.page.locator('#send').scrollIntoViewIfNeeded()
    await family.sees(/\S/u, '#send')
  },
  'whom to complain to at Star Health': async (family) => {
    await family.ask('complaint star health')
    await family.tap('#insurers a')
    await family.sees(/gro@starhealth\.in/u, 'main')
    expect(await family.page.locator('a[href="mailto:gro@starhealth.in"]').count()).toBeGreaterThan(0)
  },
  'may a claim be refused after four years': async (family) => {
    await family.ask('claim rejected after 4 years')
    await family.tap('#law a[href="/law/insurance-act-1938/45"]')
    await family.sees(/three years from/u)
  },
  'report that a fact is wrong': async (family) => {
    await family.ask(NATIONAL)
    await family.tap('#products a')
    await family.tap('#key-facts a[href="#co-payment"]')
    await family.tap('#co-payment .wrong a')
    await family.sees(/^Send$/u)
  },
  'ask for help': async (family) => {
    await family.tap('a:text("Ask for help")')
    await family.sees(/I agree/u)
  },
  'a product typed with a mistake': async (family) => {
    await family.ask('aarogya sanjivani')
    await family.tap('#products a')
    await family.sees(/Arogya Sanjeevani/u, 'h1')
  },
  'the versions of a product that nobody has read, and what to do': async (family) => {
    await family.ask('star comprehensive')
    await family.tap('#products a')
    await family.sees(/Not read yet/u)
    await family.sees(/^What you can do now$/u)
    expect(await family.page.locator('#versions li').count()).toBeGreaterThan(3)
    expect(await family.page.locator('#complain a[href="mailto:gro@starhealth.in"]').count()).toBe(1)
  },
  'what a wording says of maternity': async (family) => {
    await family.ask('arogya sanjeevani national')
    await family.tap('#products a')
    await family.ask('maternity', '#within')
    await family.tap('#wordings a[href*="/wording#c"]')
    await family.sees(/maternity/iu, ':target')
  },
}

describe.skipIf(!existsSync(DATA))('among thousands of products', () => {
  const site = new BuiltSite(DATA)
  const chromium = new Chromium()

  test('no page is over 40 kB compressed', () => {
    expect(site.heaviest().bytes).toBeLessThan(40_000)
  })

  test.each(Object.keys(TASKS))('%s', async (name) => {
    await chromium.visit(PHONE, async ({ page, misdeeds }) => {
      await page.goto(site.origin)
      await TASKS[name]?.(new Family(page))
      expect(misdeeds).toEqual({ console: [], elsewhere: [] })
    })
  })
})
