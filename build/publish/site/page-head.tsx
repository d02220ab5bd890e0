/** @jsxRuntime automatic @jsxImportSource #view */
import { PICTURE } from './assets.ts'
import { FRAME } from '../../contract/function-pages.ts'
import { fileOf } from './page-list.ts'
import { FRAME_PAGE, NOT_FOUND, type Site, type SitePage } from './site.ts'
import { isOffered, pathIn } from '../../view/page-kinds.ts'
import { ENGLISH } from '../../contract/texts.ts'
import { SOURCE_LANGUAGE } from '../../contract/source-texts.ts'
import { translatedText } from '../../view/phrases.tsx'
import { alternates } from '../../view/language-links.tsx'
import type { Trail } from '../../view/links.tsx'
import { shortened } from '../../contract/shortened.ts'

/** Data that the parts of a page are drawn from. */
export interface Part {
  readonly page: SitePage
  readonly site: Site
}

/** Head of a page: its words to browsers, search engines and messengers. */
export function Head({ page, site }: Part) {
  return (
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <title>{headTitle(page, site)}</title>
      <meta name="description" content={page.description} />
      <link rel="stylesheet" href={site.link('/assets/site.css')} />
      <link rel="icon" type="image/svg+xml" href={site.link('/assets/icon.svg')} />
      <link rel="api-catalog" href={site.link('/.well-known/api-catalog')} />
      <link
        rel="alternate"
        type="application/atom+xml"
        title={site.texts.t('frame.changes')}
        href={site.link('/changes/feed.atom')}
      />
      {page.path === FRAME_PAGE && FRAME.alternates}
      {!isApart(page) && <Alternates page={page} site={site} />}
      {!isApart(page) && <Shared page={page} site={site} />}
      <Structured page={page} site={site} />
      {['suggest.js', ...(page.scripts ?? [])].map((name) => (
        <script type="module" src={site.link(`/assets/${name}`)} />
      ))}
    </head>
  )
}

/** Whether a page has no address of its own. */
export function isApart({ path }: SitePage): boolean {
  return path === NOT_FOUND || path === FRAME_PAGE
}

/** Search engines show about this many characters of a title. */
const TITLE_LENGTH = 70

/** The title in the head of a page: with the name of the service where there is room, cut at a word where it is too long. */
function headTitle({ path, title }: SitePage, { service, texts, speaks }: Site): string {
  const name = translatedText(texts, service.title)
  if (path === '/' && speaks === null) return name
  const whole = `${title} · ${name}`
  if (whole.length <= TITLE_LENGTH) return whole
  return title.length <= TITLE_LENGTH ? title : shortened(title, TITLE_LENGTH - 1)
}

/** The languages that a page is in, the source first, each with its path there; none where it is in English alone. */
export function languagesOf(page: Pick<SitePage, 'path' | 'isEnglish'>, { offered }: Pick<Site, 'offered'>) {
  const { path, isEnglish = false } = page
  const others = isEnglish ? [] : offered.filter((language) => isOffered(language, path))
  if (others.length === 0) return []
  const source = { code: SOURCE_LANGUAGE, name: ENGLISH.t('language.name'), path }
  return [source, ...others.map(({ code, name }) => ({ code, name, path: pathIn({ code }, path) }))]
}

/** The path of a page in its language. */
export function addressOf({ path }: Pick<SitePage, 'path'>, { speaks }: Pick<Site, 'speaks'>): string {
  return speaks === null ? path : pathIn(speaks, path)
}

function Alternates({ page, site }: Part) {
  const { speaks } = site
  return (
    <>
      <link rel="canonical" href={site.base + addressOf(page, site)} />
      {alternates(languagesOf(page, site).map(({ code, path }) => ({ code, href: site.base + path })))}
      {speaks === null && (
        <link rel="alternate" type="text/markdown" href={site.link(fileOf(page.path, 'md'))} />
      )}
      {page.record !== undefined && <link rel="alternate" type="application/json" href={page.record} />}
    </>
  )
}

/** Metadata that a message shows of a page that somebody shares (Open Graph). */
function Shared({ page, site }: Part) {
  const said: Readonly<Record<string, string>> = {
    site_name: site.service.title,
    type: 'website',
    title: page.path === '/' ? translatedText(site.texts, site.service.title) : page.title,
    description: page.description,
    url: site.base + addressOf(page, site),
    image: `${site.base}/assets/${PICTURE}`,
  }
  return (
    <>
      {Object.entries(said).map(([name, content]) => (
        <meta property={`og:${name}`} content={content} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

/** Records for search engines, as data: they are not run, and nothing in them can close the element. */
function Structured({ page: { structured, trail, path, title }, site }: Part) {
  const records = [
    ...(structured === undefined ? [] : [structured]),
    ...(trail === undefined ? [] : [breadcrumbs([...trail, [path, title]], site)]),
  ]
  return records.map((record) => <script type="application/ld+json">{JSON.stringify(record)}</script>)
}

function breadcrumbs(trail: Trail, { base, texts }: Site): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(([path, name], at) => {
      return { '@type': 'ListItem', position: at + 1, name: translatedText(texts, name), item: base + path }
    }),
  }
}
