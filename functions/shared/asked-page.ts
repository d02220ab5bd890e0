import { FUNCTION_PAGES, LANGUAGE } from '../../build/contract/function-pages.ts'
import { textsPath } from '../../build/contract/index-paths.ts'
import type { LanguageFile } from '../../build/contract/index-files/language.ts'
import type { ServiceFile } from '../../build/contract/index-files/service.ts'
import { API } from '../../build/contract/limits.ts'
import { SOURCE_LANGUAGE, SOURCE_TEXTS, isOfPages } from '../../build/contract/source-texts.ts'
import { ENGLISH, englishWith, textsOf } from '../../build/contract/texts.ts'
import { type OfferedLanguage, isOffered, pathIn } from '../../build/view/page-kinds.ts'
import type { LanguageLink } from '../../build/view/language-links.tsx'
import { type Links, linksOf, spokenLinksOf } from '../../build/view/page-paths.ts'
import { type IndexSource, serviceOf, fileAt } from '../query/source/load.ts'

/** An address of a page, in parts. */
interface PageAddress {
  /** The code of a language that it begins with; null for English. */
  readonly code: string | null
  /** The path as it is in English. */
  readonly path: string
  readonly query: URLSearchParams
}

/** A page that is asked for: how pages in its language link and speak, and where it is in the others. */
export interface AskedPage {
  /** Whether its address begins with no language, or with one that it is in; else it is in English. */
  readonly isHeld: boolean
  readonly site: Links
  readonly others: readonly LanguageLink[]
}

/** The parts of an address; one that is a page itself begins with no language, nor does one of the API. */
export function pageAddress(
  { pathname, searchParams: query }: Pick<URL, 'pathname' | 'searchParams'>,
  isPage: (path: string) => boolean,
): PageAddress {
  const { code, path = pathname } = /^\/(?<code>[^/]+)(?<path>\/.+)$/u.exec(pathname)?.groups ?? {}
  const isSpoken = code !== undefined && !isPage(pathname) && !API.startsWith(`/${code}/`)
  return isSpoken ? { code, path, query } : { code: null, path: pathname, query }
}

/** The page at an address. */
export async function askedPage(source: IndexSource, { code, path, query }: PageAddress): Promise<AskedPage> {
  const service = await serviceIn(source)
  const offered = (service?.languages ?? []).filter((language) => isOffered(language, path))
  const wanted = code ?? writtenIn(offered, path, query)
  const language = offered.find((one) => one.code === wanted)
  const english = await englishLinks(source, service)
  if (code !== null && language === undefined) return { isHeld: false, site: english, others: [] }
  const inLanguage = language === undefined ? null : await spoken(source, english, language)
  const site = inLanguage ?? english
  const filled = Array.from(query).filter(([, value]) => value.trim() !== '')
  const written = filled.length === 0 ? '' : `?${new URLSearchParams(filled)}`
  const more = inLanguage !== null && code === null ? `&${LANGUAGE}=${SOURCE_LANGUAGE}` : ''
  const { prefix, texts } = english
  const all = [
    { code: SOURCE_LANGUAGE, name: texts.t('language.name'), href: prefix + path + written + more },
    ...offered.map((one) => {
      return { code: one.code, name: one.name, href: prefix + pathIn(one, path) + written }
    }),
  ]
  return { isHeld: true, site, others: all.filter((one) => one.code !== site.texts.code) }
}

/** Record of a site about itself; null where it cannot be read, or has no address. */
async function serviceIn(source: IndexSource): Promise<ServiceFile | null> {
  const service = await serviceOf(source).catch(() => null)
  return URL.canParse(service?.base_url ?? '') ? service : null
}

/** A page that is in English alone, or whose language is not known. */
export async function inEnglish(source: IndexSource): Promise<AskedPage> {
  return { isHeld: true, site: await englishLinks(source, await serviceIn(source)), others: [] }
}

/** Whether this program holds the texts of pages itself. */
const HAS_TEXTS = Object.keys(SOURCE_TEXTS).some(isOfPages)

/** The links of pages in English, from the root where the address of the site is not known; what is bundled for copies reads their texts from the site. */
async function englishLinks(source: IndexSource, service: ServiceFile | null): Promise<Links> {
  if (service === null) return { base: '', link: (path) => path, prefix: '', texts: ENGLISH }
  const links = linksOf(service.base_url)
  if (HAS_TEXTS) return links
  const read = (file: LanguageFile) => englishWith(file.texts)
  return { ...links, texts: (await fileAt(source, textsPath(SOURCE_LANGUAGE), read)) ?? ENGLISH }
}

/** The language in whose letters a search is written, unless its page is wanted in English. */
function writtenIn(
  offered: readonly OfferedLanguage[],
  path: string,
  query: URLSearchParams,
): string | undefined {
  if (path !== FUNCTION_PAGES.search || query.get(LANGUAGE) === SOURCE_LANGUAGE) return undefined
  const words = query.get('q') ?? ''
  return offered.find(({ code }) => {
    const { script = 'Latn' } = new Intl.Locale(code).maximize()
    return script !== 'Latn' && new RegExp(`\\p{Script=${script}}`, 'u').test(words)
  })?.code
}

/** The links and texts of pages in a language; null where its texts cannot be read. */
async function spoken(
  source: IndexSource,
  { base }: Links,
  language: OfferedLanguage,
): Promise<Links | null> {
  const texts = await fileAt(source, textsPath(language.code), (file: LanguageFile) => textsOf(file)).catch(
    () => null,
  )
  return texts === null ? null : spokenLinksOf(base, texts, language)
}
