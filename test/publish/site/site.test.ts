import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { PATHS } from '../../../build/contract/paths.ts'
import type { PolicyBody } from '../../../build/contract/published/policy.ts'
import type { PoliciesBody } from '../../../build/contract/published/search-results.ts'
import { GOLDEN } from '../../golden/golden.ts'
import { BASE } from '../../support/built-once.ts'
import { mustBuild, temporaryFolder } from '../../support/built.ts'
import { commandsIn, fileAt, placesIn, recordIn, textsOf, withoutCode } from '../../support/emitted-pages.ts'
import { brokenLinks } from '../../support/followed-links.ts'
import { SampleFiles } from '../../support/sample-files.ts'
import { type Tree, treeOf } from '../../support/tree.ts'

/** The small dataset, which has every kind of page, built for another address. */
async function goldenAt(base: string): Promise<Tree> {
  const out = join(temporaryFolder('site'), 'public')
  await mustBuild(GOLDEN.data, out, base)
  return treeOf(out)
}

const site = new SampleFiles()

describe('links', () => {
  test('every link of every page and Markdown version leads to a file and a place of it', () => {
    const { broken, followed } = brokenLinks(site.tree, BASE)
    expect(broken).toEqual([])
    expect(followed).toBeGreaterThan(900)
  })

  test('every link holds under a base URL with a path', async () => {
    const base = 'https://insurance.example/a/b'
    const { broken, followed } = brokenLinks(await goldenAt(base), base)
    expect(broken).toEqual([])
    expect(followed).toBeGreaterThan(400)
  })

  test('the docs of every error code of the interface description has its place', () => {
    const { components } = site.json<{
      components: { schemas: { Refusal: { properties: { error: { examples: string[] } } } } }
    }>('api/v1/openapi.json')
    const codes = components.schemas.Refusal.properties.error.examples
    const places = placesIn(site.text('docs/errors.html'))
    expect(codes.length).toBeGreaterThan(8)
    expect(codes.filter((code) => !places.has(code))).toEqual([])
  })
})

/** End of the line of a value, by its check status. */
const SAID = {
  checked: / \(Read twice\)\*\*$/u,
  quoted: / \(Read once: compare with the quote\)\*\*$/u,
  disputed: / \(Reported as wrong: look at the page before you rely on it\)\*\*$/u,
  unverified: / \(The quote cannot be proven: look at the page before you rely on it\)\*\*$/u,
  'not-stated': /^\*\*The documents do not say\*\*$/u,
  'in-schedule': /^\*\*Written in your own policy schedule \(the sheet with your name\)\*\*$/u,
}

describe('Markdown versions', () => {
  test('every page has its Markdown version, names it, and the Markdown version says how to cite', () => {
    const pages = textsOf(site.tree, '.html').filter(([path]) => !/^(?:404\.html$|hi\/)/u.test(path))
    expect(pages.length).toBeGreaterThan(12)
    for (const [path, html] of pages) {
      const markdown = path.replace(/html$/u, 'md')
      expect(html, path).toContain(`<link rel="alternate" type="text/markdown" href="/${markdown}"/>`)
      expect(site.text(markdown), markdown).toMatch(
        /^How to cite this page: .*https:\/\/insurance\.example/mu,
      )
    }
  })

  test('a Markdown version says what its page says: every heading, every paragraph', () => {
    for (const path of ['index', 'docs/index', 'docs/errors', 'docs/data', 'docs/terms', 'forms/1']) {
      const html = site
        .text(`${path}.html`)
        .replace(
          /<(nav|form|script|svg|header|footer)\b[^]*?<\/\1>|<section class="scripted"[^]*?<\/section>/gu,
          '',
        )
      const said = Array.from(
        html.matchAll(/<(h[1-3]|p|li|dt|dd|th|td)\b[^>]*>(?<words>[^<]+)<\/\1>/gu),
        ({ groups }) => groups?.['words'] ?? '',
      )
      const markdown = lettersOf(site.text(`${path}.md`))
      const missing = said.filter((words) => !markdown.includes(lettersOf(words)))
      expect(missing, path).toEqual([])
      expect(said.length, path).toBeGreaterThan(3)
      const rows = site.text(`${path}.md`).match(/^\| (?!---)/gmu) ?? []
      expect(rows, path).toHaveLength(html.split('<tr>').length - 1)
    }
  })

  test('every product has one, with every quote, page and status of its facts', () => {
    const { policies } = site.json<PoliciesBody>('api/v1/policies/index.json')
    const names = textsOf(site.tree, '.md').filter(([path]) => /^policy\/[^/]+$/u.test(path))
    expect(names).toHaveLength(policies.length)
    let facts = 0
    for (const { uin, facts: own } of site.bodies<PolicyBody>('policy')) {
      const markdown = site.text(`policy/${uin.replaceAll('/', '~2F')}.md`)
      const letters = lettersOf(markdown)
      for (const { quote, status, label } of own) {
        const value = markdown.split(`### ${label}\n\n`)[1]?.split('\n', 1)[0] ?? ''
        expect(value, label).toMatch(SAID[status])
        if (quote !== null) expect(letters).toContain(lettersOf(quote))
        facts += 1
      }
    }
    expect(facts).toBeGreaterThan(200)
  })

  test('every answer that names a Markdown version leads to one with the same name at its head', () => {
    type Named = Record<'markdown' | 'name' | 'title', string> & { category: { name: string } }
    const answers = ['policy', 'fields', 'insurer', 'law'].flatMap((kind) => site.bodies<Named>(kind))
    expect(answers.length).toBeGreaterThan(40)
    for (const { markdown, title, name, category } of answers) {
      expect(markdown).toMatch(new RegExp(`^${BASE}/.+\\.md$`, 'u'))
      const head = site.text(markdown.slice(BASE.length + 1)).match(/^# .+$/mu)?.[0] ?? ''
      expect(lettersOf(head), markdown).toContain(lettersOf(title ?? name ?? category.name))
    }
  })
})

/** The letters and digits of a text, whatever marks are between them. */
function lettersOf(text: string): string {
  return text.replace(/&(?:lt|gt|amp|quot);/gu, '').replace(/[^\p{L}\p{N}]+/gu, '')
}

describe('what agents and crawlers look for', () => {
  const operations = () => {
    type Paths = Record<string, Record<string, { operationId: string }>>
    const { paths } = site.json<{ paths: Paths }>('api/v1/openapi.json')
    return Object.values(paths).flatMap((path) => Object.values(path).map(({ operationId }) => operationId))
  }

  test('llms.txt names every operation of the interface description', () => {
    expect(operations()).toHaveLength(Object.keys(PATHS).length)
    for (const id of operations())
      expect(site.text('llms.txt')).toContain(`- [${id}](${BASE}/docs/index.md#${id}): \``)
  })

  test('the reference holds three requests to begin with, and one for every operation', () => {
    const commands = commandsIn(site.text('docs/index.html'))
    expect(commands).toHaveLength(3 + operations().length)
    for (const command of commands)
      expect(command).toMatch(/^curl -s 'https:\/\/insurance\.example\/api\/v1\//u)
  })

  test('a form page holds its record, letter for letter', () => {
    for (const [path, html] of textsOf(site.tree, '.html').filter(([path]) => /^forms\/\d/u.test(path))) {
      expect(recordIn(html, 'record')).toEqual(site.json(path.replace(/html$/u, 'json')))
      expect(html).toContain(
        `<link rel="alternate" type="application/json" href="${BASE}/${path.replace('.html', '')}.json"/>`,
      )
    }
  })

  test('the sitemap names every page for people and nothing else; the API catalogue names files', () => {
    const listed = Array.from(
      site.text('sitemap.xml').matchAll(/<loc>([^<]*)<\/loc>/gu),
      ([, loc = '']) => loc,
    )
    const pages = textsOf(site.tree, '.html').filter(([path]) => path !== '404.html')
    const addresses = pages.map(
      ([path]) => `${BASE}/${path.replace(/\.html$/u, '').replace(/(?:^|\/)index$/u, '')}`,
    )
    expect(listed.toSorted()).toEqual(addresses.toSorted())
    const catalogue = site.text('.well-known/api-catalog').matchAll(/"href": "([^"]*)",/gu)
    const described = Array.from(catalogue, ([, href = '']) => href)
    expect(described).toContain(`${BASE}/api/v1/openapi.json`)
    for (const address of described)
      expect(fileAt(site.tree, new URL(address).pathname), address).not.toBeNull()
    expect(site.text('robots.txt')).toContain(`Sitemap: ${BASE}/sitemap.xml`)
  })

  test('no page asks anything of another host', () => {
    for (const [path, html] of textsOf(site.tree, '.html')) {
      const loaded = Array.from(
        html.matchAll(/<(?:script|img|link rel="(?:stylesheet|icon)")[^>]*?(?:src|href)="([^"]*)"/gu),
      )
      for (const [, address = ''] of loaded) expect(address, path).toMatch(/^\/assets\//u)
    }
  })

  test('every page has a title of its own that fits a list of results, and every form on it can be sent', () => {
    const titles = textsOf(site.tree, '.html').map(([path, html]) => {
      for (const [form] of html.matchAll(/<form\b[^]*?<\/form>/gu))
        expect(form, path).toContain('<button type="submit">')
      return /<title>(?<title>[^<]+)<\/title>/u.exec(html)?.groups?.['title'] ?? ''
    })
    expect(new Set(titles).size).toBe(titles.length)
    expect(titles.filter((title) => title.length > 70 || title.length < 10)).toEqual([])
  })

  test('Markdown holds no HTML', () => {
    for (const [path, text] of textsOf(site.tree, '.md'))
      expect(withoutCode(text), path).not.toMatch(/<[A-Za-z/!?]|\]\((?!https?:|mailto:|tel:)/u)
  })
})
