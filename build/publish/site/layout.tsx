/** @jsxRuntime automatic @jsxImportSource #view */
import { SOURCE_LANGUAGE, type TextKey } from '../../contract/source-texts.ts'
import { phrase, translated, translatedText } from '../../view/phrases.tsx'
import { htmlOf } from '../../view/html-of.ts'
import { PAGES, fileOf } from './page-list.ts'
import { FRAME, FUNCTION_PAGES } from '../../contract/function-pages.ts'
import { RIGHTS_PATH } from '../../contract/paths.ts'
import { QUERY_LENGTH } from '../../contract/limits.ts'
import { Head, type Part, addressOf, isApart, languagesOf } from './page-head.tsx'
import { languageLinks } from '../../view/language-links.tsx'
import { Crumbs, Outward, PageLinks } from '../../view/links.tsx'
import { FRAME_PAGE, type Site, type SitePage } from './site.ts'

/** A whole page as HTML. Text of the data is escaped by the renderer. */
export function pageHtml(page: SitePage, site: Site): string {
  const { texts, speaks } = site
  const html = htmlOf(
    <html lang={speaks === null ? 'en-IN' : speaks.code}>
      <Head page={page} site={site} />
      <body>
        <a class="skip" href="#main">
          {texts.t('frame.skip')}
        </a>
        <Header page={page} site={site} />
        <main id="main" tabindex={-1}>
          {site.about !== null && <p class="about">{translated(texts, site.about)}</p>}
          {page.trail !== undefined && <Crumbs site={site} trail={page.trail} />}
          {speaks !== null && <p class="about">{texts.t('frame.foreign')}</p>}
          {page.content}
        </main>
        <Footer page={page} site={site} />
      </body>
    </html>,
    speaks === null ? null : SOURCE_LANGUAGE,
  )
  return `<!doctype html>\n${html}\n`
}

function Header({ page, site }: Part) {
  const { texts } = site
  const current = (path: string) => (page.path === path ? 'page' : undefined)
  return (
    <header class="top">
      <a class="brand" href={site.link('/')} aria-current={current('/')}>
        <svg viewBox="0 0 32 32" width="24" height="24" aria-hidden="true">
          <path d="M5 6h14a8 8 0 0 1 8 8v12H13a8 8 0 0 1-8-8z" />
          <path d="M11 13h10M11 18h7" />
        </svg>
        {translated(texts, site.service.title)}
      </a>
      <Switch page={page} site={site} />
      {page.path !== '/' && <Seek page={page} site={site} />}
      <nav aria-label={texts.t('frame.main')}>
        <ul>
          {PAGES.filter(({ menu }) => menu !== undefined).map(({ path, menu }) => (
            <li>
              <a href={site.link(path)} aria-current={current(path)}>
                {translatedText(texts, menu ?? '')}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  )
}

/** The same page in the other languages that it is there in. */
function Switch({ page, site }: Part) {
  if (page.path === FRAME_PAGE) return FRAME.languages
  const others = languagesOf(page, site).filter(({ code }) => code !== site.texts.code)
  return languageLinks(others.map(({ path, ...language }) => ({ ...language, href: site.prefix + path })))
}

/** The search box of every page but the first, which has one of its own. */
function Seek({ page, site }: Part) {
  const { t } = site.texts
  return (
    <form
      class="seek"
      role="search"
      aria-label={t('frame.whole-site')}
      action={site.link(FUNCTION_PAGES.search)}
      data-markdown="none"
    >
      <input
        name="q"
        type="search"
        data-suggest
        aria-label={t('frame.search-whole-site')}
        placeholder={t('frame.search')}
        maxlength={QUERY_LENGTH}
        value={page.path === FRAME_PAGE ? FRAME.words : undefined}
      />
      <button type="submit">{t('frame.search')}</button>
    </form>
  )
}

/** Source that the list of products comes from, and the day of it; nothing where there is none. */
function ListedFrom({ site: { source, texts } }: Pick<Part, 'site'>) {
  if (source === null) return null
  const { url, title, collected } = source
  return (
    <>
      {' '}
      {phrase(texts, 'frame.listed-in', {
        list: (
          <Outward to={url ?? ''} words={translated(texts, title)} otherwise={translated(texts, title)} />
        ),
        day: <time dateTime={collected}>{texts.day(collected)}</time>,
      })}
    </>
  )
}

/** Paths of other pages that one may want, at the foot of every page. */
const ENDS: readonly (readonly [path: string, words: TextKey])[] = [
  [FUNCTION_PAGES.help, 'frame.ask-for-help'],
  [FUNCTION_PAGES.report, 'frame.report-an-error'],
  [RIGHTS_PATH, 'frame.your-rights'],
  ['/law', 'frame.law'],
  ['/forms', 'frame.forms'],
  ['/docs/data', 'frame.about-the-facts'],
  ['/docs/terms#privacy', 'frame.privacy'],
]

function Footer({ page, site }: Part) {
  const { t, day } = site.texts
  return (
    <footer class="bottom">
      <p>
        {phrase(site.texts, 'frame.information', {
          day: <time datetime={site.dataDate}>{day(site.dataDate)}</time>,
        })}
        <ListedFrom site={site} />
      </p>
      {!isApart(page) && (
        <p class="paper">
          {site.base}
          {addressOf(page, site)}
        </p>
      )}
      <ul class="ends">
        <PageLinks site={site} pages={ENDS.map(([path, words]) => [path, t(words)])} />
      </ul>
      <p>
        <RunBy site={site} />{' '}
        <a href={`${site.link('/docs/terms')}#operator`}>{t('frame.questions-and-licence')}</a>
      </p>
      <p>
        {!isApart(page) && site.speaks === null && (
          <>
            <a href={site.link(fileOf(page.path, 'md'))}>{t('frame.as-markdown')}</a> ·{' '}
          </>
        )}
        <a href={site.link('/docs')}>{t('frame.for-developers')}</a> ·{' '}
        <a href={site.link('/llms.txt')}>{t('frame.for-ai-tools')}</a>
      </p>
    </footer>
  )
}

/** Sentence that names who runs the service. */
function RunBy({ site: { texts, service } }: Pick<Part, 'site'>) {
  const { operator } = service
  if (operator === undefined) return texts.t('frame.no-operator')
  const { name, url } = operator
  return phrase(texts, 'frame.run-by', {
    operator: translated(texts, url === undefined ? name : `${name} (${url})`),
  })
}
