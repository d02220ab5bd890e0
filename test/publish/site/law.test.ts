import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Law } from '../../../build/contract/authored/law.ts'
import type { LawBody } from '../../../build/contract/published/instruments.ts'
import type { LawSectionBody } from '../../../build/contract/published/law-section.ts'
import type { Questions } from '../../../build/contract/authored/questions.ts'
import { addressesUnder } from '../../../build/contract/addresses.ts'
import { sectionNames } from '../../../build/publish/answers/section-names.ts'
import { markdownOf } from '../../../build/publish/site/markdown/page-markdown.ts'
import { lawPages } from '../../../build/publish/site/pages/law.tsx'
import type { Material } from '../../../build/publish/site/site.ts'
import { sampleRecords } from '../../check/dataset/sample-records.ts'
import { BASE } from '../../support/built-once.ts'
import { placesIn } from '../../support/emitted-pages.ts'
import { SampleFiles, wordsIn } from '../../support/sample-files.ts'
import { COMMON } from '../../support/sample-data.ts'

// Pages of law, for people and as Markdown.

const site = new SampleFiles()
const closed = (text: string) => text.replace(/\s+/gu, '')
const laws = sampleRecords<Law>('law/*.json')
const questions = JSON.parse(readFileSync(`${COMMON}/questions.json`, 'utf8')) as Questions

describe('a page of law', () => {
  test('says of which day the text is and when changes were looked for, first and as a warning where it was amended since', () => {
    const html = site.text('law/insurance-act-1938.html')
    expect(html).toMatch(
      /<h1>[^<]*<\/h1><p class="about">Text as of 1 April 2021, read in the text of India Code\. Changes were last looked for on \d+ \w+ \d{4}\./u,
    )
    expect(wordsIn(html)).toContain('(in force from 5 February 2026)')
    expect(site.text('law/insurance-act-1938.md')).toMatch(/^# [^\n]*\n+Text as of 1 April 2021/u)
    expect(site.text('law/irda-act-1999.html')).toMatch(/<nav.*<p class="note">Text as of 5 February 2026/su)
  })

  test('shows every exception with its place, as its Markdown does', () => {
    for (const { slug, sections } of laws)
      for (const { exceptions = [] } of sections)
        for (const { from, says } of exceptions)
          for (const text of [site.words(`law/${slug}.html`), site.text(`law/${slug}.md`)])
            expect(text.replaceAll('\\', ''), slug).toContain(`${says} (${from})`)
  })

  test('has every section at a place of its own, and calls a summary one', () => {
    for (const { slug, sections } of site.bodies<LawBody>('law')) {
      const html = site.text(`law/${slug}.html`)
      expect(new Set(html.match(/class="clause" id="[^"]*"/gu)).size).toBe(sections.length)
      const summaries = sections.filter(({ summary }) => summary !== null)
      expect(html.split('<span class="tag">summary</span>')).toHaveLength(summaries.length + 1)
    }
    expect(placesIn(site.text('law/insurance-act-1938.html'))).toContain('s-45')
  })
})

describe('a section of law', () => {
  test('shows a summary in paragraphs of at most forty words, or of one sentence', () => {
    const paragraphs = site.bodies<LawBody>('law').flatMap(({ slug }) => {
      const words = site
        .text(`law/${slug}.html`)
        .matchAll(/<span class="tag">summary<.*?(?=<ul>|<\/section>)/gsu)
      return Array.from(words, ([part]) => part.split('</p>').map(wordsIn)).flat()
    })
    expect(paragraphs.length).toBeGreaterThan(100)
    for (const words of paragraphs)
      expect(words.split(' ').length <= 42 || !/[a-z]\. [A-Z]/u.test(words), words).toBe(true)
  })

  test('has a page, Markdown and a record at the address that getLaw gives it', () => {
    for (const { slug } of laws) {
      const { sections } = site.json<LawBody>(`api/v1/law/${slug}`)
      expect(new Set(sections.map(({ url }) => url)).size).toBe(sections.length)
      for (const [at, section] of sections.entries()) {
        const path = section.url.slice(BASE.length + 1)
        const record = site.json<LawSectionBody>(`${path}.json`)
        expect(record.section).toEqual(section)
        expect([record.previous, record.next]).toEqual([
          sections[at - 1]?.url ?? null,
          sections[at + 1]?.url ?? null,
        ])
        const page = closed(site.words(`${path}.html`))
        for (const words of [section.text, section.summary])
          if (words !== null) expect(page).toContain(closed(words))
        expect(site.text(`${path}.md`)).toContain(record.checked.slice(0, 10))
      }
    }
  })

  test('has its printed number in its address', () => {
    expect(site.text('law/insurance-act-1938/45.html')).toContain('<title>45, ')
    expect(site.text('law/insurance-act-1938/64vb.html')).toContain('<title>64VB, ')
  })

  test.each([
    [
      ['45', '64VB'],
      ['45', '64vb'],
    ],
    [
      ['Chapter I, 5', 'Section 1, Part B'],
      ['chapter-i-5', 'section-1-part-b'],
    ],
    [
      ['1', '1', '1-2'],
      ['1', '1-2', '1-2-2'],
    ],
    [['अ'], ['section']],
    // No name that Windows takes for a device, nor one that a disk finds too long.
    [
      ['Con', 'AUX', 'x'.repeat(300)],
      ['sectioncon', 'sectionaux', 'x'.repeat(120)],
    ],
  ])('the sections %j are at %j', (numbers, names) => {
    expect(sectionNames(numbers.map((number) => ({ number })))).toEqual(names)
  })
})

describe('an instrument whose words are too long for one page', () => {
  const sections = ['1', '64VB'].map((number) => {
    return {
      number,
      heading: `Heading of ${number}`,
      text: 'x'.repeat(70_000),
      summary: null,
      omitted: false,
    }
  })
  const record = {
    slug: 'long-act',
    title: 'The Long Act',
    number: null,
    sections,
    sections_of_instrument: 2,
    dated: null,
    source_url: null,
  } as unknown as Law
  const context = { catalogue: { laws: [{ record }] }, to: addressesUnder(BASE), dataDate: '2026-01-31' }
  const base = { base: BASE, link: (path: string) => path }

  test('lists its sections in Markdown, too, each with the address of its own page', () => {
    const [group] = lawPages({ site: base, context } as unknown as Material)
    const markdown = markdownOf(group?.pages[0]?.content, (href) => `${href}.md`)
    expect(markdown).toContain('- [**1** Heading of 1](/law/long-act/1.md)')
    expect(markdown).toContain('- [**64VB** Heading of 64VB](/law/long-act/64vb.md)')
    expect(markdown).not.toContain('xxx')
  })
})

test('the list of law begins with what answers rest on most, and ends with what is not in force', () => {
  const slugs = Array.from(
    site.text('law/index.html').matchAll(/<li><a href="\/law\/([^"]+)">/gu),
    ([, slug = '']) => slug,
  )
  const uses = (slug: string) =>
    questions.flatMap(({ answer }) => answer).filter(({ law }) => law === slug).length
  const inForce = new Map(laws.map((law) => [law.slug, law.in_force]))
  expect(uses(slugs[0] ?? '')).toBe(Math.max(...slugs.map(uses)))
  const ended = slugs.map((slug) => inForce.get(slug) === false)
  expect(ended).toContain(true)
  expect(ended.indexOf(true)).toBe(ended.length - ended.filter(Boolean).length)
})
