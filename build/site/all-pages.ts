import type { PolicyBody } from '../contract/published/policy.ts'
import { SERVICE_NAME } from '../contract/texts.ts'
import { uinFileName } from '../contract/uin.ts'
import type { ReleaseDownload } from '../contract/release.ts'
import type { BodyContext } from '../bodies/context.ts'
import type { OutputFile } from '../output/output-file.ts'
import type { Examples } from '../description/examples.ts'
import type { Sample } from '../description/sample.ts'
import { assets } from './assets.ts'
import { htmlOf } from './layout.tsx'
import { apiCatalog, robots, sitemap } from './machine.ts'
import { agentsPage } from './markdown/llms.ts'
import { escaped } from './markdown/markdown.ts'
import { productTwin } from './markdown/product.ts'
import { markdownOf } from './markdown/twin.ts'
import { MIRRORS, PAGES, fileOf } from './page-list.ts'
import { formPages } from './pages/form.tsx'
import { notFoundPage } from './pages/not-found.tsx'
import { type Material, type Site, type SitePage, siteOf } from './site.ts'

/** Every page for people with its twin, and what agents, crawlers and browsers look for. */
export function* siteFiles(context: BodyContext, sample: Sample, examples: Examples): Generator<OutputFile> {
  const site = siteOf(context)
  const pages = sitePages({ site, context, sample, examples, downloads: [] })
  for (const page of pages) if (page.path !== MIRRORS) yield* filesOf(page, site, pages)
  const notFound = notFoundPage(site)
  yield { path: fileOf(notFound.path, 'html'), content: htmlOf(notFound, site) }
  yield { path: '/llms.txt', content: agentsPage(site, pages, twinPath(sample.policy.uin)) }
  yield { path: '/.well-known/api-catalog', content: apiCatalog(site) }
  yield { path: '/robots.txt', content: robots(site) }
  const products = context.store.products().map(({ uin }) => twinPath(uin))
  yield { path: '/sitemap.xml', content: sitemap(site, [...pages.map(({ path }) => path), ...products]) }
  for (const [name, content] of assets()) yield { path: `/assets/${name}`, content }
}

/** The page that names the downloads of the release, which are made after all other pages. */
export function* releasePages(
  context: BodyContext,
  sample: Sample,
  examples: Examples,
  downloads: readonly ReleaseDownload[],
): Generator<OutputFile> {
  const site = siteOf(context)
  const pages = sitePages({ site, context, sample, examples, downloads })
  for (const page of pages) if (page.path === MIRRORS) yield* filesOf(page, site, pages)
}

/** A page and its twin. */
function* filesOf(page: SitePage, site: Site, pages: readonly SitePage[]): Generator<OutputFile> {
  yield { path: fileOf(page.path, 'html'), content: htmlOf(page, site) }
  yield { path: fileOf(page.path, 'md'), content: twinOf(page, site, pages) }
}

/** The page of one product, for agents and other readers of Markdown. */
export function productFile(policy: PolicyBody): OutputFile {
  return { path: twinPath(policy.uin), content: productTwin(policy) }
}

function twinPath(uin: string): string {
  return `/policy/${uinFileName(uin)}.md`
}

/** The pages of the list, each drawn once, then one page per form. */
function sitePages(material: Material): SitePage[] {
  const listed = PAGES.map(({ path, title, description, draw }) => {
    return { path, title, description, ...draw(material) }
  })
  return [...listed, ...formPages(material)]
}

/** A page as Markdown. Its links to other pages lead to their twins, as whole addresses: a twin is read far from its site. */
function twinOf(page: SitePage, site: Site, pages: readonly SitePage[]): string {
  const twins = new Map(pages.map(({ path }) => [site.link(path), site.base + fileOf(path, 'md')]))
  const { origin } = new URL(site.base)
  const relink = (href: string) => {
    const [path = '', fragment] = href.split('#')
    const place = fragment === undefined ? '' : `#${fragment}`
    if (path === '') return twins.get(site.link(page.path)) + place
    const twin = twins.get(path)
    if (twin !== undefined) return twin + place
    return href.startsWith('/') ? origin + href : href
  }
  const body = markdownOf(page.content, relink)
  const title = escaped(page.title)
  const cite = `How to cite this page: ${SERVICE_NAME}, “${title}”, data of ${site.dataDate}, ${site.base}${page.path}`
  return `${body}\n\n---\n\n${cite}\n`
}
