import { describe, expect, test } from 'vitest'
import { SampleFiles } from '../../support/sample-files.ts'

// The pages for people. This module: a product's page begins with what decides a claim.

const site = new SampleFiles()
const page = (path: string) => site.text(`${path}.html`)
const sectionOf = (html: string, id: string) =>
  new RegExp(`<section class="entry" id="${id}">(.*?)</section>`, 'su').exec(html)?.[1] ?? ''
const words = (html: string) => html.replaceAll(/<[^>]*>/gu, ' ').replaceAll(/\s+/gu, ' ')

describe('a product that was read', () => {
  test('begins with waiting periods, limits and claims, each with its condition and a link to its quote', () => {
    const html = page('policy/SBHHLIP25011V022425')
    const first = sectionOf(html, 'key-facts')
    expect(html.indexOf('id="key-facts"')).toBeLessThan(html.indexOf('id="group-1"'))
    const said = words(first)
    for (const part of [
      '36 months Only a disease that was declared',
      '₹7,500',
      'Co-payment',
      '24 hours Planned admissions',
    ])
      expect(said).toContain(part)
    for (const [, key] of first.matchAll(/href="#([^"]*)"/gu)) expect(html).toContain(`id="${key}"`)
  })

  test('of life insurance begins with its own questions', () => {
    expect(words(sectionOf(page('policy/905N031V01'), 'key-facts'))).toContain('Death benefit')
  })
})

describe('whom to complain to', () => {
  test.each(['policy/SBHHLIP25011V022425', 'policy/SBHTULP24003V012324', 'insurer/sample-banyan-health'])(
    '%s names the insurer’s desk, the Ombudsman and the sections behind the steps',
    (path) => {
      const ladder = sectionOf(page(path), 'complain')
      expect(ladder).toContain('href="mailto:gro@sample-banyan-health.example.invalid"')
      expect(ladder).toContain('href="tel:18000000019"')
      expect(words(ladder)).toContain('Insurance Ombudsman')
      expect(ladder).toContain('href="/law/insurance-ombudsman-rules-2017/14"')
    },
  )

  test('an insurer’s page shows what its products that were read print, and from which', () => {
    const html = page('insurer/sample-saffron-general')
    expect(html).toMatch(
      /<a href="(?:mailto|tel):[^"]+">[^<]+<\/a>\s+<span class="quiet">from <a href="\/policy\//u,
    )
  })
})
