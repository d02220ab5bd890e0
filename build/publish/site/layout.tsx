/** @jsxRuntime automatic @jsxImportSource #view */
import { writtenDay } from '../../contract/display.ts'
import { runBy } from '../../contract/service-words.ts'
import { htmlOf } from '../../view/html-of.ts'
import { PAGES, fileOf } from './page-list.ts'
import { FRAME, FUNCTION_PAGES } from '../../contract/function-pages.ts'
import { RIGHTS_PATH } from '../../contract/paths.ts'
import { QUERY_LENGTH } from '../../contract/limits.ts'
import { Head, type Part, isApart } from './page-head.tsx'
import { Crumbs, Outward, PageLinks, type Trail } from '../../view/links.tsx'
import { FRAME_PAGE, type Site, type SitePage } from './site.ts'

/** A whole page as HTML. Text of the data is escaped by the renderer. */
export function pageHtml(page: SitePage, site: Site): string {
  const html = htmlOf(
    <html lang="en-IN">
      <Head page={page} site={site} />
      <body>
        <a class="skip" href="#main">
          Skip to the content
        </a>
        <Header page={page} site={site} />
        <main id="main" tabindex={-1}>
          {site.about !== null && <p class="about">{site.about}</p>}
          {page.trail !== undefined && <Crumbs site={site} trail={page.trail} />}
          {page.content}
        </main>
        <Footer page={page} site={site} />
      </body>
    </html>,
  )
  return `<!doctype html>\n${html}\n`
}

function Header({ page, site }: Part) {
  const current = (path: string) => (page.path === path ? 'page' : undefined)
  return (
    <header class="top">
      <a class="brand" href={site.link('/')} aria-current={current('/')}>
        <svg viewBox="0 0 32 32" width="24" height="24" aria-hidden="true">
          <path d="M5 6h14a8 8 0 0 1 8 8v12H13a8 8 0 0 1-8-8z" />
          <path d="M11 13h10M11 18h7" />
        </svg>
        {site.service.title}
      </a>
      {page.path !== '/' && <Seek page={page} site={site} />}
      <nav aria-label="Main">
        <ul>
          {PAGES.filter(({ menu }) => menu !== undefined).map(({ path, menu }) => (
            <li>
              <a href={site.link(path)} aria-current={current(path)}>
                {menu}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  )
}

/** The search box of every page but the first, which has one of its own. */
function Seek({ page, site }: Part) {
  return (
    <form
      class="seek"
      role="search"
      aria-label="Whole site"
      action={site.link(FUNCTION_PAGES.search)}
      data-markdown="none"
    >
      <input
        name="q"
        type="search"
        data-suggest
        aria-label="Search the whole site"
        placeholder="Search"
        maxlength={QUERY_LENGTH}
        value={page.path === FRAME_PAGE ? FRAME.words : undefined}
      />
      <button type="submit">Search</button>
    </form>
  )
}

/** Where the list of products comes from, and of which day. */
function ListedFrom({ site: { source } }: Pick<Part, 'site'>) {
  if (source === null) return null
  return (
    <>
      {' '}
      Products as in <Outward to={source.url ?? ''} words={source.title} otherwise={source.title} />,
      collected on <time dateTime={source.collected}>{writtenDay(source.collected)}</time>.
    </>
  )
}

/** Where else one may want to go, at the foot of every page. */
const ENDS: Trail = [
  [FUNCTION_PAGES.help, 'Ask for help'],
  [FUNCTION_PAGES.report, 'Report an error'],
  [RIGHTS_PATH, 'Your rights'],
  ['/law', 'Law'],
  ['/forms', 'Forms'],
  ['/docs/data', 'About the facts'],
  ['/docs/terms#privacy', 'Privacy'],
]

function Footer({ page, site }: Part) {
  return (
    <footer class="bottom">
      <p>
        Information, not advice. The policy document you hold decides. Last updated{' '}
        <time datetime={site.dataDate}>{writtenDay(site.dataDate)}</time>.<ListedFrom site={site} />
      </p>
      {!isApart(page) && (
        <p class="paper">
          {site.base}
          {page.path}
        </p>
      )}
      <ul class="ends">
        <PageLinks site={site} pages={ENDS} />
      </ul>
      <p>
        {runBy(site.service)} <a href={`${site.link('/docs/terms')}#operator`}>Questions and licence</a>
      </p>
      <p>
        {!isApart(page) && (
          <>
            <a href={site.link(fileOf(page.path, 'md'))}>This page as Markdown</a> ·{' '}
          </>
        )}
        <a href={site.link('/docs')}>For developers</a> · <a href={site.link('/llms.txt')}>For AI tools</a>
      </p>
    </footer>
  )
}
