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
import { categoryHeads, categoryPages } from './pages/category.tsx'
import { comparisonHeads, comparisonPages } from './pages/compare.tsx'
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
import { isOffered, pathIn } from '../../view/page-kinds.ts'
import { frameFile, htmlFile, spokenPathsOf } from './spoken-pages.ts'
import type { Comparisons } from './comparisons.ts'
import type { StatedValues } from './stated-values.ts'
import {
  type ExampleMaterial,
  type Material,
  type PageGroup,
  type PageHead,
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

/** Functions that make groups of pages: those in any language, and those in English alone. */
const SPOKEN_GROUPS = [insurerPages, rightPages]
const GROUPS = [insurerPages, lawPages, formPages, rightPages]

/** The pages for people that neither state facts nor show examples, and what agents, crawlers and browsers look for. */
export function* siteFiles(context: BodyContext, example: string): Generator<OutputFile | FileGroup> {
  const site = siteOf(context)
  const english = { site, context }
  const groups = GROUPS.flatMap((make) => make(english))
  for (const material of inLanguages(context)) {
    yield frameFile(material.site)
    for (const page of listedPages(material.site, ({ draw }) => draw?.(material)))
      yield* pageFiles(page, material.site)
    const isEnglish = material.site.speaks === null
    for (const group of isEnglish ? groups : SPOKEN_GROUPS.flatMap((make) => make(material)))
      yield* groupFiles(group, material)
  }
  const notFound = notFoundPage(site)
  yield { path: fileOf(notFound.path, 'html'), content: pageHtml(notFound, site) }
  yield { path: '/404.json', content: JSON.stringify(errorBody(NO_ANSWER, site.base)) }
  const heads = [...categoryHeads(english), ...comparisonHeads(english)]
  const pages: PageHead[] = [...PAGES, ...heads, ...groups.flatMap((group) => group.pages)]
  yield { path: '/llms.txt', content: agentsPage(site, pages, `${productPath(example)}.md`) }
  yield { path: '/.well-known/api-catalog', content: apiCatalog(site) }
  yield* securityText(site)
  yield { path: '/robots.txt', content: robots(site) }
  yield { path: '/sitemap.xml', content: sitemap(site, addresses(context, pages)) }
  yield* suggestionFiles(context)
}

/** The pages that state facts: of types of insurance, and comparisons, in every language that they are in. */
export function* factFiles(
  context: BodyContext,
  comparisons: Comparisons,
  values: StatedValues,
): Generator<OutputFile | FileGroup> {
  for (const material of inLanguages(context)) {
    const { site } = material
    for (const page of categoryPages(material, values)) if (isThere(page, site)) yield* pageFiles(page, site)
    for (const group of comparisonPages(material, comparisons)) yield* groupFiles(group, material)
  }
}

/** The pages with examples, in every language that they are in. */
export function* exampleFiles(
  context: BodyContext,
  made: Omit<ExampleMaterial, 'site'>,
): Generator<OutputFile> {
  for (const { site } of inLanguages(context)) {
    const pages = listedPages(site, ({ exemplify }) => exemplify?.({ site, ...made }))
    for (const page of pages) yield* pageFiles(page, site)
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
      yield htmlFile(productPage({ ...material, site: spoken }), spoken)
    }
  if (policy.clauses.length === 0) return
  yield* pageFiles(wordingPage(site, subject), site)
}

/** The site in each of its languages. */
function inLanguages(context: BodyContext): Material[] {
  const languages = [null, ...context.catalogue.languages]
  return languages.map((language) => ({ site: siteOf(context, language), context }))
}

/** Whether a page is there in the language of a site. */
function isThere({ path }: PageHead, { speaks }: Site): boolean {
  return speaks === null || isOffered(speaks, path)
}

function* groupFiles({ name, from, pages }: PageGroup, { site, context }: Material): Generator<FileGroup> {
  const there = pages.filter((page) => isThere(page, site))
  const files = () => there.flatMap((page) => [...pageFiles(page, site)])
  const language = context.catalogue.languages.find(({ code }) => code === site.speaks?.code)
  const own = language === undefined ? name : `${name} in ${language.code}`
  if (there.length > 0) yield { name: `pages of ${own}`, from: [site, language, from], files }
}

/** A page, and its Markdown version where that is in English. */
function* pageFiles(page: SitePage, site: Site): Generator<OutputFile> {
  yield htmlFile(page, site)
  if (site.speaks === null) yield { path: fileOf(page.path, 'md'), content: markdownFor(page, site) }
}

/** The addresses of every page for people, products too. */
function addresses(context: BodyContext, pages: readonly PageHead[]): string[] {
  const products = context.store
    .products()
    .flatMap((row) => [
      productPath(row.uin),
      ...(isRead(row) ? [wordingPath(row.uin), ...spokenPathsOf(context, productPath(row.uin))] : []),
    ])
  const spoken = context.offered.flatMap((language) =>
    pages.filter(({ path }) => isOffered(language, path)).map(({ path }) => pathIn(language, path)),
  )
  return [...pages.map(({ path }) => path), ...products, ...spoken]
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
