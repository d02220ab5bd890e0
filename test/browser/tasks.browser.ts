import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { Chromium } from './support/chromium.ts'
import { Family, PHONE } from './support/family.ts'
import { BuiltSite } from './support/site.ts'
import { SAMPLE as SAMPLE_DATA } from '../support/sample-data.ts'

// Ten tasks of a family on a phone, from the first page: each in at most four taps, what is sought within three screens
// of where the last tap led. Over the sample; and among thousands of products, where the real material is:
// REAL_MATERIAL, or ../shared/real beside the project.

const REAL = join(process.env['REAL_MATERIAL'] ?? join(process.cwd(), '../shared/real'), 'data')

type Task = (family: Family) => Promise<void>

/** The first product that was found: above all else, or in the list of products. */
const PRODUCT = ':is(#best, #products) a[href^="/policy/"]:not([href*="#"])'

/** A task: what the family has and types, and what it must find. */
interface Errand {
  readonly product: { readonly asked: string; readonly mistyped: string; readonly name: RegExp }
  /** Beginning of its page. */
  readonly first: readonly RegExp[]
  readonly uin: string
  readonly form: string
  /** Whom to complain to: the address, and the words that are looked for, within what. */
  readonly complaint: {
    readonly asked: string
    readonly mail: string
    readonly says: RegExp
    readonly within: string
  }
  /** Versions as the page of a product shows them. */
  readonly versions: Task
}

const SAMPLE: Errand = {
  product: {
    asked: 'banyan family care',
    mistyped: 'baniyan famly care',
    name: /Sample Banyan Family Care/u,
  },
  uin: 'SBHHLIP25011V022425',
  form: 'claim form',
  first: [/^Room rent$/u],
  complaint: {
    asked: 'complaint banyan',
    mail: 'gro@sample-banyan-health.example.invalid',
    says: /^The Insurance Ombudsman$/u,
    within: '#complain',
  },
  versions: async (family) => {
    await family.ask('SBHHLIP25011V022425')
    await family.tap(PRODUCT)
    await family.tap('#versions a[href="/policy/SBHHLIP22011V012122"]')
    await family.sees(/Not read yet/u)
  },
}

const PUBLIC: Errand = {
  product: {
    asked: 'arogya sanjeevani national',
    mistyped: 'aarogya sanjivani',
    name: /Arogya Sanjeevani/u,
  },
  uin: 'NICHLIP25041V022425',
  form: 'claim form bajaj health',
  // Its category marks no needs: what is stated first of each group stands there.
  first: [/^Waiting periods$/u, /^Limits and your share$/u],
  complaint: {
    asked: 'complaint star health',
    mail: 'gro@starhealth.in',
    says: /gro@starhealth\.in/u,
    within: 'main',
  },
  versions: async (family) => {
    await family.ask('star comprehensive')
    await family.tap(PRODUCT)
    await family.sees(/Not read yet/u)
    await family.sees(/^What you can do now$/u)
    expect(await family.page.locator('#versions li').count()).toBeGreaterThan(3)
    expect(await family.page.locator('#complain a[href="mailto:gro@starhealth.in"]').count()).toBe(1)
  },
}

const TASKS: Readonly<Record<string, (family: Family, errand: Errand) => Promise<void>>> = {
  'does a father with diabetes have to wait': async (family, { uin }) => {
    await family.ask('my father has diabetes')
    await family.tap(`:is(#best, #questions) a[href="/policy/${uin}#waiting-pre-existing"]`)
    await family.sees(/^\d+ months/u, ':target')
    await family.tap(':target blockquote a')
    await family.sees(/pre-existing|months|diabetes/iu, ':target')
  },
  'waiting period, room rent and co-payment of two products': async (family, { product, first }) => {
    await family.ask(product.asked)
    await family.tap(PRODUCT)
    for (const words of first) await family.sees(words, '#key-facts')
    await family.tap('a:text("Compare with others of its kind")')
    await family.tap('nav.contents a:text-matches("^Limits and your (own )?share$")')
    expect(family.page.url()).toContain('/compare/health-indemnity#')
  },
  'the claim form, and where to send it': async (family, { form }) => {
    await family.ask(form)
    await family.tap(':is(#best, #forms) a[href^="/forms/"]')
    await family.page.locator('#send').scrollIntoViewIfNeeded()
    await family.sees(/\S/u, '#send')
  },
  'whom to complain to at an insurer': async (family, { complaint: { asked, mail, says, within } }) => {
    await family.ask(asked)
    await family.tap(':is(#best, #insurers) a[href^="/insurer/"]')
    await family.page.locator(within).scrollIntoViewIfNeeded()
    await family.sees(says, within)
    expect(await family.page.locator(`${within} a[href="mailto:${mail}"]`).count()).toBeGreaterThan(0)
  },
  'may a claim be refused after four years': async (family) => {
    await family.ask('claim rejected after 4 years')
    await family.tap(':is(#best, #law) a[href="/law/insurance-act-1938/45"]')
    await family.sees(/three years/u)
  },
  'report that a fact is wrong': async (family, { uin }) => {
    await family.ask(uin)
    await family.tap(PRODUCT)
    await family.tap('nav.contents a:text-matches("^Limits and your (own )?share")')
    await family.tap('#co-payment .wrong a')
    await family.sees(/Co-payment/u)
    await family.sees(/^Send$/u)
  },
  'ask for help': async (family) => {
    await family.tap('a:text("Ask for help")')
    await family.sees(/I agree/u)
  },
  'a product typed with a mistake': async (family, { product }) => {
    await family.ask(product.mistyped)
    await family.tap(PRODUCT)
    await family.sees(product.name, 'h1')
  },
  'the versions of a product': (family, { versions }) => versions(family),
  'what a wording says of maternity': async (family, { product }) => {
    await family.ask(product.asked)
    await family.tap(PRODUCT)
    await family.ask('maternity', '#within')
    await family.tap('#wordings a[href*="/wording#c"]')
    await family.sees(/maternity/iu, ':target')
  },
}

/** Commonest tasks: what a family types or taps, a link on the next page, and what the first screen then shows. */
const IN_SIGHT: readonly (readonly [asked: string, links: readonly string[], answer: RegExp])[] = [
  ['a[href="/claim"]', [], /^1\. Ask for the reasons in writing$/u],
  ['how long may the insurer take to pay a claim', ['/rights/late-payment'], /within fifteen days/u],
  ['claim kitne din me milta hai', [], /within fifteen days/u],
  ['health claim rejected after 6 years', [], /After sixty months/u],
  ['my health claim was rejected', ['/rights/health-claim-rejected'], /Complain to the insurer first/u],
  ['ombudsman delhi', [], /Insurance Ombudsman, Delhi/u],
  ['free look', [], /within thirty days/u],
  ['port my policy', [], /at least thirty and at most sixty days/u],
  ['my health policy is withdrawn', ['/rights/plan-withdrawn'], /may be renewed once more/u],
  ['banyan family care', ['/policy/SBHHLIP25011V022425'], /^30 days$/u],
  ['banyan family care', ['/policy/SBHHLIP25011V022425', '#need-2'], /^₹7,500$/u],
  ['banyan family care', ['/policy/SBHHLIP25011V022425', '#need-5'], /15 days from the submission/u],
  ['complaint banyan', ['/insurer/sample-banyan-health', '#complain'], /grievance@/u],
]

describe.each([
  ['the sample', SAMPLE_DATA, SAMPLE],
  ['thousands of products', REAL, PUBLIC],
])('among %s', (_, data, errand) => {
  describe.skipIf(!existsSync(data))('on a phone', () => {
    const site = new BuiltSite(data)
    const chromium = new Chromium()

    test('no page is over 40 kB compressed', () => {
      expect(site.heaviest()).toBeLessThan(40_000)
    })

    test.each(Object.entries(TASKS))('%s', async (_name, task) => {
      await chromium.visit(PHONE, async ({ page, misdeeds }) => {
        await page.goto(site.origin)
        await task(new Family(page), errand)
        expect(misdeeds).toEqual({ console: [], elsewhere: [] })
      })
    })

    test.runIf(errand === SAMPLE).each(IN_SIGHT)('in the first screen: %s %j', (asked, links, answer) =>
      chromium.visit(PHONE, async ({ page }) => {
        await page.goto(site.origin)
        const family = new Family(page)
        await (asked.includes('[') ? family.tap(asked) : family.ask(asked))
        for (const link of links) await family.tap(`main a[href="${link}"]`)
        await family.sees(answer, 'main', 1)
      }),
    )
  })
})
