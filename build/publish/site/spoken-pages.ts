import type { Language } from '../../contract/source-texts.ts'
import { isOffered, pathIn } from '../../view/page-kinds.ts'
import type { SiteHead } from '../answers/context.ts'
import type { FileGroup, OutputFile } from '../answers/output-file.ts'
import { pageHtml } from './layout.tsx'
import { FRAME } from '../../contract/function-pages.ts'
import { spokenFramePath } from '../../contract/index-paths.ts'
import { categoryPages } from './pages/category.tsx'
import { comparisonPages } from './pages/compare.tsx'
import { insurerPages } from './pages/insurer.tsx'
import { PAGES, fileIn, listedPages } from './page-list.ts'
import { rightPages } from './pages/rights.tsx'
import { FRAME_PAGE, type Material, type PageGroup, type Site, type SitePage, siteOf } from './site.ts'

// The pages in other languages than English. They have no Markdown versions; those of products are made with the products.

/** The pages of one language. */
interface SpokenPages {
  readonly site: Site
  readonly language: Language
  readonly listed: readonly SitePage[]
  readonly groups: readonly PageGroup[]
  /** Their paths in that language. */
  readonly paths: readonly string[]
}

/** Functions that make the groups of pages that can be in another language. */
const GROUPS = [comparisonPages, insurerPages, rightPages]

/** The pages of each language of the dataset, as far as it has the texts of them. */
export function spokenPages(material: Material): SpokenPages[] {
  const { context } = material
  return context.catalogue.languages.flatMap((language) => {
    const site = siteOf(context, language)
    const { speaks } = site
    if (speaks === null) return []
    const own = { ...material, site }
    const isThere = ({ path }: { readonly path: string }) => isOffered(speaks, path)
    const categories = categoryPages(own).filter(isThere)
    const listed = [...listedPages(site, ({ draw }) => draw?.(own)), ...categories]
    const groups = GROUPS.flatMap((make) => make(own)).filter(({ pages }) => pages.some(isThere))
    const pages = [...PAGES.filter(isThere), ...categories, ...groups.flatMap((group) => group.pages)]
    return [{ site, language, listed, groups, paths: pages.map(({ path }) => pathIn(speaks, path)) }]
  })
}

/** The paths of a page in the other languages that it is in. */
export function spokenPathsOf({ offered }: Pick<SiteHead, 'offered'>, path: string): string[] {
  return offered.filter((language) => isOffered(language, path)).map((language) => pathIn(language, path))
}

export function spokenFiles({ site, language, listed, groups }: SpokenPages): (OutputFile | FileGroup)[] {
  return [
    frameFile(site),
    ...listed.map((page) => spokenFile(page, site)),
    ...groups.map(({ name, from, pages }) => {
      const files = () => pages.map((page) => spokenFile(page, site))
      return { name: `pages of ${name} in ${language.code}`, from: [site, language, from], files }
    }),
  ]
}

/** The frame of the pages that a function answers, in the language of a site. */
export function frameFile(site: Site): OutputFile {
  const frame: SitePage = {
    path: FRAME_PAGE,
    title: FRAME.title,
    description: site.texts.t('frame.an-answer'),
    content: FRAME.content,
    scripts: ['copy.js'],
  }
  return {
    path: site.speaks === null ? FRAME_PAGE : spokenFramePath(site.speaks.code),
    content: pageHtml(frame, site),
  }
}

export function spokenFile(page: SitePage, site: Site): OutputFile {
  return { path: fileIn(site.speaks, page.path), content: pageHtml(page, site) }
}
