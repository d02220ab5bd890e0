/** @jsxRuntime automatic @jsxImportSource #view */
import { QUERY_LENGTH } from '../../../build/contract/limits.ts'
import { RIGHTS_PATH } from '../../../build/contract/paths.ts'
import { SOURCE_LANGUAGE } from '../../../build/contract/source-texts.ts'
import type { PageTexts } from '../../../build/contract/texts.ts'
import { joined } from '../../../build/view/answer-in.tsx'
import type { Markup } from '../../../build/view/jsx-runtime.ts'
import { phrase, translated } from '../../../build/view/phrases.tsx'
import { listsOf } from '../../shared/short-page.tsx'
import { WaysOn } from '../../../build/view/links.tsx'
import { SearchBox, exampleSearches } from '../../../build/view/search-box.tsx'
import { type Links, wordingPath } from '../../../build/view/page-paths.ts'
import type { FunctionPage, MakePage } from '../../shared/whole-page.ts'
import { usualValues, type Given } from '../../shared/given-parameters.ts'
import { familiesOf } from '../one-search/product-candidates.ts'
import { searchPolicies } from '../operations/search-policies.ts'
import type { IndexSource } from '../source/reader.ts'
import { askedUin } from './asked-uin.ts'
import { type Group, everythingFound } from './everything.tsx'
import { clausesWithin } from './found-clauses.tsx'
import { aboutProducts, moreProducts, productShown } from './found-products.tsx'

/** Number of products on a page of them, before older versions are folded. */
const PAGE = 20

/** `/search?q=`: what is held under the words, the kind that answers best first; with filters, a list of products. */
export const searchPage: MakePage = async (source, query, site) => {
  const q = (query.get('q') ?? '').trim().slice(0, QUERY_LENGTH)
  const uin = askedUin(query)
  const within = uin === '' || q === '' ? null : await clausesWithin(source, uin, q, site)
  if (within !== null) return withinPage(q, { ...within, uin }, site)
  const filters = { category: query.get('category'), insurer: query.get('insurer') }
  const from = Math.min(Number(/^\d{1,6}$/u.exec(query.get('from') ?? '')?.[0] ?? 0), 200_000)
  const isList = query.has('from') || filters.category !== null || filters.insurer !== null
  const { texts } = site
  const { t } = texts
  if (q === '' && !isList) return { title: t('frame.search'), content: <Box site={site} /> }
  const { doubt, groups } = isList
    ? { doubt: null, groups: await productList(source, { q: q === '' ? null : q, ...filters, from }, site) }
    : await everythingFound(source, q, site)
  return {
    title: q === '' ? t('list.products') : t('search.title', { words: q }),
    words: q,
    content: (
      <>
        <h1>{q === '' ? t('list.products') : phrase(texts, 'search.heading', { words: typed(texts, q) })}</h1>
        {groups.length === 0 && <Nothing site={site} />}
        {doubt !== null && (
          <p>
            <strong>{doubt}</strong>
          </p>
        )}
        {groups.map((group) => (
          <Section group={group} site={site} />
        ))}
      </>
    ),
  }
}

function withinPage(
  q: string,
  {
    name,
    about,
    items,
    uin,
  }: NonNullable<Awaited<ReturnType<typeof clausesWithin>>> & { readonly uin: string },
  site: Links,
): FunctionPage {
  const { texts } = site
  const { t } = texts
  const whole = { href: site.link(wordingPath(uin)), words: t('search.the-whole-wording') }
  const group = { id: 'wordings', title: t('search.in-its-wording'), about, items, more: whole }
  return {
    title: t('search.words-in', { words: q, name }),
    words: q,
    content: (
      <>
        <h1>{phrase(texts, 'search.find-in', { name: <span translate="no">{name}</span> })}</h1>
        {items.length > 0 ? (
          <Section group={group} site={site} />
        ) : (
          <>
            <p>
              {phrase(texts, 'search.no-clause')} {about}
            </p>
            <p>
              <a href={whole.href}>{whole.words}</a>
            </p>
          </>
        )}
      </>
    ),
  }
}

/** A page of the list of products, narrowed by words, category or insurer. */
async function productList(source: IndexSource, asked: Listed, site: Links): Promise<Group[]> {
  const { from, ...filters } = asked
  const given = { ...usualValues('searchPolicies'), ...filters, limit: PAGE, offset: from }
  const outcome = await searchPolicies(source, given)
  if ('refusal' in outcome || outcome.body.total === 0) return []
  const { body } = outcome
  const items = familiesOf(body.policies).map((family) => productShown(family, site))
  return [
    {
      id: 'products',
      title: site.texts.t('list.products'),
      about: aboutProducts(body, site),
      items,
      more: moreProducts(body, site),
    },
  ]
}

type Listed = Pick<Given<'searchPolicies'>, 'q' | 'category' | 'insurer'> & { readonly from: number }

/** Words that somebody typed: those in Latin letters are not of another language. */
function typed(texts: PageTexts, words: string): Markup {
  return texts.code === SOURCE_LANGUAGE ? words : translated(texts, words)
}

function Section({ group, site }: { readonly group: Group } & OnSite) {
  const { id, title, about, items, more, isFolded = false } = group
  const list = <ul class="cards">{items}</ul>
  return (
    <section id={id}>
      <h2>{title}</h2>
      {about && <p class="quiet">{about}</p>}
      {isFolded ? (
        <details>
          <summary>{site.texts.t('search.show', { count: items.length })}</summary>
          {list}
        </details>
      ) : (
        list
      )}
      {more && (
        <p>
          <a href={more.href}>{more.words}</a>
        </p>
      )}
    </section>
  )
}

interface OnSite {
  readonly site: Links
}

function Box({ site }: OnSite) {
  const { t } = site.texts
  return (
    <>
      <h1>{t('frame.search')}</h1>
      <SearchBox site={site} label={t('search.box')} />
      <Ways site={site} />
    </>
  )
}

function Ways({ site }: OnSite) {
  const { texts } = site
  const examples = joined(exampleSearches(site), ', ')
  return (
    <>
      <p class="quiet">{phrase(texts, 'search.for-example', { examples })}</p>
      <WaysOn site={site} pages={listsOf(site, ['/category', '/insurer', RIGHTS_PATH, '/law', '/forms'])} />
    </>
  )
}

function Nothing({ site }: OnSite) {
  return (
    <>
      <p>{phrase(site.texts, 'search.nothing')}</p>
      <Ways site={site} />
    </>
  )
}
