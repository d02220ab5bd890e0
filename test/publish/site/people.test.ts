import { beforeAll, describe, expect, test } from 'vitest'
import type { PolicyBody } from '../../../build/contract/published/policy.ts'
import { BASE } from '../../support/built-once.ts'
import { partAt, placesIn, textsOf } from '../../support/emitted-pages.ts'
import { SampleFiles, wordsIn } from '../../support/sample-files.ts'

const site = new SampleFiles()
let policies: PolicyBody[] = []
beforeAll(() => void (policies = site.bodies('policy')))

function nameOf(uin: string): string {
  return uin.replaceAll('/', '~2F')
}

/** Words for how a fact was read, by its check status. */
const SAID = {
  checked: 'Read twice, last on ',
  quoted: 'Read once: compare with the quote',
  disputed: 'Reported as wrong: look at the page before you rely on it',
  unverified: 'The quote cannot be proven: look at the page before you rely on it',
  'not-stated': 'The documents do not say',
  'in-schedule': 'Written in your own policy schedule (the sheet with your name)',
}

describe('a product page', () => {
  test('is made for every product', () => {
    const pages = [...site.tree.keys()].filter((path) => /^policy\/[^/]+\.html$/u.test(path))
    expect(pages.toSorted()).toEqual(policies.map(({ uin }) => `policy/${nameOf(uin)}.html`).toSorted())
  })

  test('of a product that nobody has read says so, and names no value', () => {
    const unread = policies.filter(({ facts }) => facts.length === 0)
    expect(unread.length).toBeGreaterThan(2)
    for (const { uin, name, insurer } of unread) {
      const html = site.text(`policy/${nameOf(uin)}.html`)
      const text = wordsIn(html)
      for (const part of [uin, name, insurer.name, 'Not read yet', 'neither yes nor no'])
        expect(text, uin).toContain(part)
      expect(html).not.toContain('class="value"')
      expect(html).toContain(`href="/insurer/${insurer.slug}"`)
    }
  })

  test('has every value, quote, note and status, at a place named by the field', () => {
    for (const { uin, facts } of policies.filter(({ facts }) => facts.length > 0)) {
      const html = site.text(`policy/${nameOf(uin)}.html`)
      const text = wordsIn(html)
      for (const { key, type, display, quote, note, status } of facts) {
        const article = wordsIn(partAt(html, key, 'article'))
        const value = type === 'yes-no' ? null : display
        for (const part of [value, quote, note, SAID[status]])
          if (part !== null) expect(article, `${uin} ${key}`).toContain(part.replace(/\s+/gu, ' '))
      }
      expect(text).toContain(uin)
    }
  })

  test('tells search engines the product, the UIN and the insurer', () => {
    for (const { uin, name, insurer } of policies.filter(({ facts }) => facts.length > 0)) {
      const json = /<script type="application\/ld\+json">(?<json>.*?)<\/script>/su.exec(
        site.text(`policy/${nameOf(uin)}.html`),
      )
      expect(JSON.parse(json?.groups?.['json'] ?? 'null')).toMatchObject({
        '@context': 'https://schema.org',
        name,
        identifier: { propertyID: 'UIN', value: uin },
        provider: { name: insurer.name },
        url: `${BASE}/policy/${nameOf(uin)}`,
      })
    }
  })
})

test('a wording has every clause at the place of its number, with its whole text', () => {
  for (const { uin, clauses } of policies.filter(({ clauses }) => clauses.length > 0)) {
    const html = site.text(`policy/${nameOf(uin)}/wording.html`)
    const [places, words] = [placesIn(html), wordsIn(html)]
    for (const { id } of clauses) {
      expect(places.has(`c${id}`), `${uin} ${id}`).toBe(true)
      const { text } = site.json<{ text: string }>(`api/v1/clause/${id}`)
      expect(words).toContain(text.replace(/\s+/gu, ' '))
    }
  }
})

test('a comparison has what qualifies each value beside it: its conditions, its note and what speaks against it', () => {
  const html = site.text('compare/health-indemnity.html')
  const compared = policies.filter(({ uin }) => html.includes(`UIN ${uin}`) && !uin.includes('22011'))
  const kinds = new Set<string>()
  for (const { uin, facts } of compared)
    for (const { key, context, note, reason, disputed, conflicts } of facts) {
      const article = wordsIn(partAt(html, key, 'article'))
      const says = (kind: string, part: string) => {
        kinds.add(kind)
        expect(article, `${uin} ${key}`).toContain(part.replace(/\s+/gu, ' '))
      }
      for (const { quote } of context) says('condition', quote)
      if (note !== null) says('note', note)
      if (reason !== null) says('doubt', `The quote cannot be proven: ${reason}`)
      if (disputed !== null) says('dispute', disputed.reported)
      for (const { number } of conflicts) says('conflict', `clause ${number}`)
    }
  expect(compared).toHaveLength(2)
  expect([...kinds].toSorted()).toEqual(['condition', 'conflict', 'dispute', 'doubt', 'note'])
})

test('no two regions of a page have one name: somebody who cannot see it goes from one to the next', () => {
  const named = textsOf(site.tree, '.html').flatMap(([path, html]) =>
    Array.from(
      html.matchAll(/<[^<>]*role="region"[^<>]*aria-label="([^"]*)"/gu),
      ([, name]) => `${path}: ${name}`,
    ),
  )
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((one, at) => named.indexOf(one) < at)).toEqual([])
})
