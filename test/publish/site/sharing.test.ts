import { describe, expect, test } from 'vitest'
import { BASE } from '../../support/built-once.ts'
import { textsOf } from '../../support/emitted-pages.ts'
import { SampleFiles } from '../../support/sample-files.ts'

const site = new SampleFiles()

describe('what a shared page shows', () => {
  test('every page has the name of the site, its title, what it is, its address and a picture that is there', () => {
    for (const [path, html] of textsOf(site.tree, '.html').filter(([name]) => name !== '404.html')) {
      const said = new Map(
        Array.from(
          html.matchAll(/<meta property="og:(?<name>\w+)" content="(?<words>[^"]*)"/gu),
          ({ groups }) => [groups?.['name'], groups?.['words'] ?? ''],
        ),
      )
      expect([...said.keys()], path).toEqual(['site_name', 'type', 'title', 'description', 'url', 'image'])
      expect(html, path).toContain(`<link rel="canonical" href="${said.get('url')}"`)
      expect(html, path).toContain(`<meta name="description" content="${said.get('description')}"`)
      expect(
        site.tree
          .get((said.get('image') ?? '').slice(BASE.length + 1))
          ?.subarray(1, 4)
          .toString(),
        path,
      ).toBe('PNG')
    }
  })

  test('the trail above a page is the same for people and for search engines, and leads to pages', () => {
    const html = site.text('law/insurance-act-1938/45.html')
    const [, json = ''] = /ld\+json">(\{[^<]*BreadcrumbList[^<]*)</u.exec(html) ?? []
    const { itemListElement } = JSON.parse(json) as { itemListElement: { item: string; position: number }[] }
    const paths = itemListElement.map(({ item }) => item.slice(BASE.length))
    expect(paths).toEqual(['/law', '/law/insurance-act-1938', '/law/insurance-act-1938/45'])
    const seen = html.split('class="crumbs"')[1]?.split('</nav>')[0] ?? ''
    for (const path of paths.slice(0, 2)) expect(seen).toContain(`href="${path}"`)
  })
})
