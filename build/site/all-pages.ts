import type { PolicyBody } from '../contract/published/policy.ts'
import { uinFileName } from '../contract/uin.ts'
import type { Examples } from '../description/examples.ts'
import type { BodyContext } from '../bodies/context.ts'
import { formBodies } from '../bodies/forms.ts'
import type { OutputFile } from '../output/output-file.ts'
import type { ProductSubject } from '../dataset/model.ts'
import { agentsPage } from './markdown/llms.ts'
import { assets } from './assets.ts'
import { dataPage } from './pages/data.tsx'
import { errorsPage } from './pages/errors-page.tsx'
import { exampleOf } from '../description/samples.ts'
import { formPage } from './pages/form.tsx'
import { formsPage } from './pages/forms-list.tsx'
import { landingPage } from './pages/landing.tsx'
import { htmlOf } from './layout.tsx'
import { apiCatalog, robots, sitemap } from './machine.ts'
import { escaped } from './markdown/markdown.ts'
import { mirrorsPage } from './pages/mirrors.tsx'
import { notFoundPage } from './pages/not-found.tsx'
import { policyPage } from './pages/terms.tsx'
import { productTwin } from './markdown/product.ts'
import { referencePage } from './pages/reference.tsx'
import { type Site, type SitePage, SERVICE_NAME, fileOf, siteOf } from './site.ts'
import { markdownOf } from './markdown/twin.ts'

/** Every page for people with its twin, and what agents, crawlers and browsers look for. */
export function* siteFiles(
  context: BodyContext,
  subject: ProductSubject,
  examples: Examples,
): Generator<OutputFile> {
  const site = siteOf(context)
  const pages = sitePages(site, context, subject, examples)
  for (const page of pages) {
    yield { path: fileOf(page.address, 'html'), content: htmlOf(page, site) }
    yield { path: fileOf(page.address, 'md'), content: twinOf(page, site, pages) }
  }
  const notFound = notFoundPage(site)
  yield { path: fileOf(notFound.address, 'html'), content: htmlOf(notFound, site) }
  yield { path: '/llms.txt', content: agentsPage(site, pages, twinPath(subject.product.uin)) }
  yield { path: '/.well-known/api-catalog', content: apiCatalog(site) }
  yield { path: '/robots.txt', content: robots(site) }
  const products = context.store.products().map(({ uin }) => twinPath(uin))
  yield {
    path: '/sitemap.xml',
    content: sitemap(site, [...pages.map(({ address }) => address), ...products]),
  }
  for (const [name, content] of assets()) yield { path: `/assets/${name}`, content }
}

/** The page of one product, for agents and other readers of Markdown. */
export function productFile(policy: PolicyBody): OutputFile {
  return { path: twinPath(policy.uin), content: productTwin(policy) }
}

function twinPath(uin: string): string {
  return `/policy/${uinFileName(uin)}.md`
}

function sitePages(
  site: Site,
  context: BodyContext,
  subject: ProductSubject,
  examples: Examples,
): SitePage[] {
  const sample = exampleOf(context, subject)
  return [
    landingPage(site, context, sample),
    referencePage(site, examples, sample),
    errorsPage(site),
    dataPage(site, context),
    mirrorsPage(site),
    policyPage(site),
    formsPage(site, context),
    ...Array.from(formBodies(context), (form) => formPage(site, form)),
  ]
}

/** A page as Markdown. Its links to other pages lead to their twins, as whole addresses: a twin is read far from its site. */
function twinOf(page: SitePage, site: Site, pages: readonly SitePage[]): string {
  const twins = new Map(pages.map(({ address }) => [site.link(address), site.base + fileOf(address, 'md')]))
  const { origin } = new URL(site.base)
  const relink = (href: string) => {
    const [path = '', fragment] = href.split('#')
    const place = fragment === undefined ? '' : `#${fragment}`
    if (path === '') return twins.get(site.link(page.address)) + place
    const twin = twins.get(path)
    if (twin !== undefined) return twin + place
    return href.startsWith('/') ? origin + href : href
  }
  const body = markdownOf([page.content, page.twinOnly], relink)
  const title = escaped(page.title)
  const cite = `How to cite this page: ${SERVICE_NAME}, “${title}”, data of ${site.dataDate}, ${site.base}${page.address}`
  return `${body}\n\n---\n\n${cite}\n`
}
