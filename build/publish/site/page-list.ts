import { ENGLISH } from '../../contract/texts.ts'
import { CLAIM_PATH, RIGHTS_PATH } from '../../contract/paths.ts'
import { type OfferedLanguage, isOffered } from '../../view/page-kinds.ts'
import { CHANGELOG, changelogPage } from './pages/changelog.tsx'
import { claimPage } from './pages/claim.tsx'
import { comparePage } from './pages/compare.tsx'
import { MY_POLICIES, myPoliciesPage } from './pages/dates.tsx'
import { dataPage } from './pages/data.tsx'
import { errorsPage } from './pages/errors-page.tsx'
import { formsPage } from './pages/forms-list.tsx'
import { landingPage } from './pages/landing.tsx'
import { categoriesPage, insurersPage } from './pages/index-pages.tsx'
import { lawsPage } from './pages/law-list.tsx'
import { rightsPage } from './pages/rights.tsx'
import { referencePage } from './pages/reference.tsx'
import { termsPage } from './pages/terms.tsx'
import { translatedText } from '../../view/phrases.tsx'
import type { ExampleMaterial, Material, PageBody, Site, SitePage } from './site.ts'

const { t } = ENGLISH

/** A page of the list. */
interface ListedPage {
  readonly path: string
  readonly title: string
  /** Its label in the main menu, where it is in it. */
  readonly menu?: string
  /** Whether other pages lie under its path, so that it is the index of a folder. */
  readonly folder?: true
  /** One sentence for search engines, llms.txt and lists. */
  readonly description: string
  readonly draw?: (material: Material) => PageBody
  /** Draws it from examples, in place of `draw`. */
  readonly exemplify?: (material: ExampleMaterial) => PageBody
}

/** The page that is drawn last: it names the digests of archives that hold the others. */
export const MIRRORS = '/docs/mirrors'

/**
 * THE LIST of pages. The menu, the sitemap, llms.txt, the Markdown versions and the names of the files follow from it.
 * The pages of single products, insurers, instruments and forms are made from the data: site-files.ts.
 */
export const PAGES: readonly ListedPage[] = [
  {
    path: '/',
    title: t('landing.title'),
    description: t('landing.description'),
    exemplify: landingPage,
  },
  {
    path: CLAIM_PATH,
    title: t('claim.title'),
    menu: t('frame.claims-and-rights'),
    description: t('claim.description'),
    draw: claimPage,
  },
  {
    path: '/category',
    title: t('category.by-type'),
    menu: t('frame.policies'),
    folder: true,
    description: t('category.all'),
    draw: categoriesPage,
  },
  {
    path: '/compare',
    title: t('comparison.compare-products'),
    menu: t('frame.compare'),
    folder: true,
    description: t('comparison.about'),
    draw: comparePage,
  },
  {
    path: '/insurer',
    title: t('frame.insurers'),
    menu: t('frame.insurers'),
    folder: true,
    description: t('insurer.all'),
    draw: insurersPage,
  },
  {
    path: '/law',
    title: 'Insurance law',
    folder: true,
    description: 'Acts, rules, regulations and circulars on insurance in India, section by section.',
    draw: lawsPage,
  },
  {
    path: MY_POLICIES,
    title: 'My policies',
    description:
      'Two or three policies kept in the browser, with their last days: free look, moratorium, porting, Ombudsman.',
    draw: myPoliciesPage,
  },
  {
    path: RIGHTS_PATH,
    title: t('frame.your-rights'),
    folder: true,
    description: t('rights.description'),
    draw: rightsPage,
  },
  {
    path: '/forms',
    title: 'Forms',
    folder: true,
    description: 'Claim and proposal forms of insurers in India, explained blank by blank.',
    draw: formsPage,
  },
  {
    path: '/docs',
    title: 'Reference',
    folder: true,
    description:
      'Every operation of the API: its parameters, every field of its answer, a real request and its answer, its refusals.',
    exemplify: referencePage,
  },
  {
    path: '/docs/data',
    title: 'About the facts',
    description:
      'What a fact, a quote, each check status and not-stated mean; how quotes are proven; what is never done.',
    exemplify: dataPage,
  },
  {
    path: '/docs/errors',
    title: 'Errors',
    description: 'Every error code: what it means, its causes, and what to do.',
    draw: errorsPage,
  },
  {
    path: MIRRORS,
    title: 'Mirrors and offline copies',
    description:
      'How to keep a copy of the whole service, what a bare copy can answer, and how to tell whether it is current.',
  },
  {
    path: '/docs/terms',
    title: 'Terms of this service',
    description:
      'Rate limit, versions and how they end, what happens to submissions, and how to have them erased.',
    draw: termsPage,
  },
  {
    path: CHANGELOG,
    title: 'What changed in the service',
    description: 'Operations, answers, pages and files that are new or another, version by version.',
    draw: changelogPage,
  },
]

const FOLDERS = new Set(PAGES.filter(({ folder }) => folder).map(({ path }) => path))

/** The pages of the list that are in the language of a site, as far as they are drawn. */
export function listedPages(
  { texts, speaks }: Site,
  drawn: (page: ListedPage) => PageBody | undefined,
): SitePage[] {
  return PAGES.flatMap((page) => {
    const { path, title, description } = page
    const body = speaks === null || isOffered(speaks, path) ? drawn(page) : undefined
    if (body === undefined) return []
    const words = { title: translatedText(texts, title), description: translatedText(texts, description) }
    return [{ path, ...words, ...body }]
  })
}

/** Whether at a path there is a page with a Markdown version beside it: one of the list, or one in a folder of it. */
export function isPage(path: string): boolean {
  if (PAGES.some((page) => page.path === path)) return true
  return /^[^.?]+$/u.test(path) && [...FOLDERS].some((folder) => path.startsWith(`${folder}/`))
}

/** The file a page is served from in a language other than English; it has no Markdown version. */
export function fileIn(language: Pick<OfferedLanguage, 'code'> | null, path: string): string {
  const file = fileOf(path, 'html')
  return language === null ? file : `/${language.code}${file}`
}

/** The file a page is served from, in HTML or as its Markdown version. */
export function fileOf(path: string, extension: 'html' | 'md'): string {
  if (path === '/') return `/index.${extension}`
  return FOLDERS.has(path) ? `${path}/index.${extension}` : `${path}.${extension}`
}
