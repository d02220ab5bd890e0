/** @jsxRuntime automatic @jsxImportSource #view */
import { QUERY_LENGTH } from '../../../build/contract/limits.ts'
import { RIGHTS_PATH } from '../../../build/contract/paths.ts'
import { SOURCE_LANGUAGE } from '../../../build/contract/source-texts.ts'
import type { PageTexts } from '../../../build/contract/texts.ts'
import { joined } from '../../../build/view/answer-in.tsx'
import type { Markup } from '../../../build/view/jsx-runtime.ts'
import { phrase, translated } from '../../../build/view/phrases.tsx'
import { type FunctionPage, type MakePage, listsOf } from '../../shared/function-page.tsx'
import { WaysOn } from '../../../build/view/links.tsx'
import { SearchBox, exampleSearches } from '../../../build/view/search-box.tsx'
import { type Links, wordingPath } from '../../../build/view/page-paths.ts'
import { type Given, usualValues } from '../../shared/given-parameters.ts'
import { familiesOf } from '../one-search/product-candidates.ts'
import { searchPolicies } from '../operations/search-policies.ts'
import type { IndexSource } from '../source/load.ts'
import { askedUin } from './asked-uin.ts'
import { type Group, everythingFound } from './everything.tsx'
import { type ClausesWithin, clausesWithin } from './found-in-wordings.tsx'
import { aboutProducts, moreProducts, productShown } from './found-products.tsx'

/** Number of products on a page of them, before older versions are folded. */
const PAGE = 20

/** `/search?q=`: what is held under the words, the kind that answers best first; with filters, a list of products. */
export const searchPage: MakePage = async (source, { searchParams: query }, site) => {
  const q = (query.get('q') ?? '').trim().slice(0, QUERY_LENGTH)
  const uin = askedUin(query)
  const within = uin === '' || q === '' ? null : await clausesWithin(source, uin, q, site)
  if (within !== null) return withinPage(q, uin, within, site)
  const filters = { category: query.get('category'), insurer: query.get('insurer') }
  const from = Math.min(Number(/^\d{1,6}$/u.exec(query.get('from') ?? '')?.[0] ?? 0), 200_000)
  const isList = query.has('from') || filters.category !== null || filters.insurer !== null
  const { texts } = site
  const { t } = texts
  if (q === '' && !isList) {
    const title = t('frame.search')
    const box = <SearchBox site={site} label={t('search.box')} />
    return { title, content: [<h1>{title}</h1>, box, ways(site)] }
  }
  const { doubt, groups } = isList
    ? { doubt: null, groups: await productList(source, { q: q || null, ...filters, offset: from }, site) }
    : await everythingFound(source, q, site)
  return {
    title: q === '' ? t('list.products') : t('search.title', { words: q }),
    words: q,
    content: (
      <>
        <h1>{q === '' ? t('list.products') : phrase(texts, 'search.heading', { words: typed(texts, q) })}</h1>
        {groups.length === 0 && [<p>{phrase(texts, 'search.nothing')}</p>, ways(site)]}
        {doubt !== null && (
          <p>
            <strong>{doubt}</strong>
          </p>
        )}
        {groups.map((group) => section(group, site))}
      </>
    ),
  }
}

/** The clauses of one product that hold the words. */
function withinPage(
  q: string,
  uin: string,
  { name, about, items }: ClausesWithin,
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
          section(group, site)
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
async function productList(
  source: IndexSource,
  asked: Pick<Given<'searchPolicies'>, 'q' | 'category' | 'insurer' | 'offset'>,
  site: Links,
): Promise<Group[]> {
  const given = { ...usualValues('searchPolicies'), ...asked, limit: PAGE }
  const outcome = await searchPolicies(source, given)
  if ('refusal' in outcome || outcome.body.total === 0) return []
  const { body } = outcome
  const items = familiesOf(body.policies).map((family) => productShown(family, site))
  const [about, more] = [aboutProducts(body, site), moreProducts(body, site)]
  return [{ id: 'products', title: site.texts.t('list.products'), about, items, more }]
}

/** Words that somebody typed: those in Latin letters are not of another language. */
function typed(texts: PageTexts, words: string): Markup {
  return texts.code === SOURCE_LANGUAGE ? words : translated(texts, words)
}

function section({ id, title, about, items, more, isFolded = false }: Group, site: Links): Markup {
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

/** Searches to begin with, and lists of what is held. */
function ways(site: Links): Markup {
  const examples = joined(exampleSearches(site), ', ')
  return (
    <>
      <p class="quiet">{phrase(site.texts, 'search.for-example', { examples })}</p>
      <WaysOn site={site} pages={listsOf(site, ['/category', '/insurer', RIGHTS_PATH, '/law', '/forms'])} />
    </>
  )
}
