import { describe, expect, test } from 'vitest'
import { SampleFiles } from '../../support/sample-files.ts'

// The pages for people. This module: a product's page begins with what decides a claim.

const site = new SampleFiles()
const page = (path: string) => site.text(`${path}.html`)
const sectionOf = (html: string, id: string) =>
  new RegExp(`<section class="entry" id="${id}">(.*?)</section>`, 'su').exec(html)?.[1] ?? ''
const words = (html: string) => html.replaceAll(/<[^>]*>/gu, ' ').replaceAll(/\s+/gu, ' ')

describe('a product that was read', () => {
  test('says in Hindi which part of a rule a value is before the value, and since when the law applies', () => {
    const html = page('hi/policy/SBHHLIP25011V022425')
    const first = words(html.slice(html.indexOf('id="key-facts"'), html.indexOf('class="ways"')))
    expect(first).toMatch(/बीमा राशि के हिस्से के रूप में 1% , ज़्यादा से ज़्यादा ₹7,500/u)
    expect(first).toMatch(/, 1 अप्रैल 2024 से लागू।/u)
  })

  test('begins with the needs that its category marks, in their order, each with its condition and the law', () => {
    const html = page('policy/SBHHLIP25011V022425')
    const first = html.slice(html.indexOf('id="key-facts"'), html.indexOf('class="ways"'))
    expect(html.indexOf('id="key-facts"')).toBeLessThan(html.indexOf('id="group-1"'))
    expect(Array.from(first.matchAll(/<dt>([^<]*)<\/dt>/gu), ([, name]) => name)).toEqual([
      'Waiting before it pays',
      'Room rent',
      'Your share of a claim',
      'Time to claim',
      'Time to be paid',
    ])
    const said = words(first)
    for (const part of [
      '36 months Only a disease that was declared',
      '24 hours Planned admissions',
      'The law today: late notice or missing papers are no ground to reject or close a claim',
    ])
      expect(said).toContain(part)
    expect(said.match(/late notice or missing papers/gu)).toHaveLength(1)
    for (const [, key] of first.matchAll(/href="#([^"]*)"/gu)) expect(html).toContain(`id="${key}"`)
    // Before the first of them stands a row that leads to the others.
    expect(words(first.split('<dl')[0] ?? '')).toContain('Room rent Your share of a claim Time to claim')
  })

  test('has one row for a rule that two fields tell', () => {
    const html = page('policy/SBHHLIP25011V022425')
    expect(words(html)).toMatch(/Room rent a day [^.]*₹7,500 at most/u)
  })

  test('of life insurance begins with its own needs', () => {
    expect(words(page('policy/905N031V01').split('id="group-1"')[0] ?? '')).toMatch(
      /What is paid .*Death benefit/u,
    )
  })

  test('has a number to call, with where it is printed', () => {
    expect(page('policy/SBHHLIP25011V022425')).toMatch(
      /<a class="button" href="tel:\d+" translate="no">Call [\d -]+<\/a>/u,
    )
  })

  test('has every question of a card in small print under its name', () => {
    const { fields } = site.json<{ fields: { key: string; question: string }[] }>(
      'api/v1/categories/health-indemnity/fields',
    )
    const html = page('policy/SBHHLIP25011V022425')
    const asked = fields.filter(({ key }) => html.includes(`<article class="fact" id="${key}">`))
    expect(asked.length).toBeGreaterThan(10)
    const said = words(html)
    for (const { question } of asked) expect(said).toContain(question)
  })
})

test('a product that nobody has read has one button that asks for it to be read', () => {
  const html = page('policy/SBHHLIP22011V012122')
  const [form = ''] = /<form method="post".*?<\/form>/su.exec(html) ?? []
  expect(form).toContain('name="uin" value="SBHHLIP22011V012122"')
  expect(form).toContain('<button type="submit">Ask us to read this</button>')
  expect(form.match(/<(?:textarea|select)|type="(?!hidden|submit)/gu)).toBeNull()
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
      /<a href="(?:mailto|tel):[^"]+">[^<]+<\/a>(?:<\/span>)?\s+<span class="quiet">from <a href="\/policy\//u,
    )
  })
})
