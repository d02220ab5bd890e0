import { type Refusal, errorBody } from '../../contract/errors.ts'
import { OPENAPI_PATH } from '../../contract/paths.ts'
import type { PolicyBody } from '../../contract/published/policy.ts'
import type { ReleaseDownload } from '../../contract/release.ts'
import type { BodyContext, ProductContext, SiteHead } from '../answers/context.ts'
import type { ProductSubject } from '../../check/dataset/model.ts'
import type { FileGroup, OutputFile } from '../answers/output-file.ts'
import { pageHtml } from './layout.tsx'
import { apiCatalog, robots, securityText, sitemap } from './robots-and-sitemap.ts'
import { suggestionFiles } from './suggestions.ts'
import { agentsPage } from './markdown/llms.ts'
import { escaped } from '../../view/markdown.ts'
import { productMarkdown } from './markdown/product.ts'
import { markdownOf } from './markdown/page-markdown.ts'
import { MIRRORS, PAGES, fileOf, isPage, listedPages } from './page-list.ts'
import { categoryPages } from './pages/category.tsx'
import { comparisonPages } from './pages/compare.tsx'
import { formPages } from './pages/form.tsx'
import { insurerPages } from './pages/insurer.tsx'
import { lawPages } from './pages/law.tsx'
import { mirrorsPage } from './pages/mirrors.tsx'
import { notFoundPage } from './pages/not-found.ts'
import { rightPages } from './pages/rights.tsx'
import { productPage } from './pages/product.tsx'
import { unreadPage } from './pages/unread-product.tsx'
import { wordingPage } from './pages/wording.tsx'
import { productPath, wordingPath } from '../../view/page-paths.ts'
import { isRead } from '../../contract/is-read.ts'
import { isOffered } from '../../view/page-kinds.ts'
import { frameFile, spokenFile, spokenFiles, spokenPages, spokenPathsOf } from './spoken-pages.ts'
import {
  type ExampleMaterial,
  type Material,
  type PageGroup,
  type Site,
  type SitePage,
  siteOf,
} from './site.ts'

// The site: pages for people and their Markdown versions. This module: every file of it.

/** The refusal of what programs ask for where no answer is; the rules of the platform lead there. */
const NO_ANSWER: Refusal = {
  code: 'no-such-operation',
  message: `There is no answer at this address. The operations are listed in ${OPENAPI_PATH}.`,
}

/** The pages for people but those with examples, each with its Markdown version, and what agents, crawlers and browsers look for. */
export function* siteFiles(material: Material, example: string): Generator<OutputFile | FileGroup> {
  const { site, context } = material
  const categories = categoryPages(material)
  const groups: PageGroup[] = [
    ...comparisonPages(material),
    ...insurerPages(material),
    ...lawPages(material),
    ...formPages(material),
    ...rightPages(material),
  ]
  const pages = [...PAGES, ...categories, ...groups.flatMap((group) => group.pages)]
  const spoken = spokenPages(material)
  for (const page of [...listedPages(site, ({ draw }) => draw?.(material)), ...categories])
    yield* pageFiles(page, site)
  for (const { name, from, pages: ofGroup } of groups)
    yield {
      name: `pages of ${name}`,
      from: [site, from],
      files: () => ofGroup.flatMap((page) => [...pageFiles(page, site)]),
    }
  yield* spoken.flatMap(spokenFiles)
  const notFound = notFoundPage(site)
  yield { path: fileOf(notFound.path, 'html'), content: pageHtml(notFound, site) }
  yield frameFile(site)
  yield { path: '/404.json', content: JSON.stringify(errorBody(NO_ANSWER, site.base)) }
  yield { path: '/llms.txt', content: agentsPage(site, pages, `${productPath(example)}.md`) }
  yield { path: '/.well-known/api-catalog', content: apiCatalog(site) }
  yield* securityText(site)
  yield { path: '/robots.txt', content: robots(site) }
  const all = [...addresses(context, pages), ...spoken.flatMap(({ paths }) => paths)]
  yield { path: '/sitemap.xml', content: sitemap(site, all) }
  yield* suggestionFiles(context)
}

/** The pages with examples, in every language that they are in. */
export function* exampleFiles(
  context: BodyContext,
  made: Omit<ExampleMaterial, 'site'>,
): Generator<OutputFile> {
  for (const language of [null, ...context.catalogue.languages]) {
    const site = siteOf(context, language)
    const pages = listedPages(site, ({ exemplify }) => exemplify?.({ site, ...made }))
    for (const page of pages) yield* language === null ? pageFiles(page, site) : [spokenFile(page, site)]
  }
}

/** The page that names the downloads of the release, which are made after all other pages. */
export function* releasePages(
  context: SiteHead,
  downloads: readonly ReleaseDownload[],
  signedBy: string | null,
): Generator<OutputFile> {
  const site = siteOf(context)
  const draw = () => mirrorsPage({ site, context, downloads, signedBy })
  for (const page of listedPages(site, ({ path }) => (path === MIRRORS ? draw() : undefined)))
    yield* pageFiles(page, site)
}

/** The pages of one product: its page, its Markdown version, and the wording where that was read. */
export function* productFiles(
  context: ProductContext,
  subject: ProductSubject,
  policy: PolicyBody,
): Generator<OutputFile> {
  const fields = new Map(subject.category?.fields.map((field) => [field.key, field]))
  const site = siteOf(context)
  const material = { site, policy, fields, ...context }
  yield { path: `${productPath(policy.uin)}.md`, content: productMarkdown(material) }
  const page = isRead(policy.coverage) ? productPage(material) : unreadPage(material)
  yield { path: fileOf(page.path, 'html'), content: pageHtml(page, site) }
  if (isRead(policy.coverage))
    for (const language of context.languages) {
      const spoken = siteOf(context, language)
      if (spoken.speaks === null || !isOffered(spoken.speaks, page.path)) continue
      yield spokenFile(productPage({ ...material, site: spoken }), spoken)
    }
  if (policy.clauses.length === 0) return
  yield* pageFiles(wordingPage(site, subject), site)
}

function* pageFiles(page: SitePage, site: Site): Generator<OutputFile> {
  yield { path: fileOf(page.path, 'html'), content: pageHtml(page, site) }
  yield { path: fileOf(page.path, 'md'), content: markdownFor(page, site) }
}

/** The addresses of every page for people, products too. */
function addresses(context: BodyContext, pages: readonly { readonly path: string }[]): string[] {
  const products = context.store
    .products()
    .flatMap((row) => [
      productPath(row.uin),
      ...(isRead(row) ? [wordingPath(row.uin), ...spokenPathsOf(context, productPath(row.uin))] : []),
    ])
  return [...pages.map(({ path }) => path), ...products]
}

/** A page as Markdown. Its links to other pages lead to Markdown versions, as whole addresses: it is read far from its site. */
function markdownFor(page: SitePage, site: Site): string {
  const { origin } = new URL(site.base)
  const relink = (href: string) => {
    const [path = '', fragment] = href.split('#')
    const place = fragment === undefined ? '' : `#${fragment}`
    const whole = path === '' ? site.link(page.path) : path
    const other = whole.startsWith(`${site.prefix}/`) ? whole.slice(site.prefix.length) : null
    // A page under that of a product, its wording, leads back to it.
    if (other !== null && (isPage(other) || `${page.path}/`.startsWith(`${other}/`)))
      return site.base + fileOf(other, 'md') + place
    return href.startsWith('/') ? origin + href : href
  }
  const body = markdownOf(page.content, relink)
  const title = escaped(page.title)
  const cite = `How to cite this page: ${site.service.title}, “${title}”, data of ${site.dataDate}, ${site.base}${page.path}`
  const about = site.about === null ? '' : `${escaped(site.about)}\n\n`
  return `${body}\n\n---\n\n${about}${cite}\n`
}
