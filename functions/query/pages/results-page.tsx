/** @jsxRuntime automatic @jsxImportSource #view */
import { FUNCTION_PAGES } from '../../../build/contract/function-pages.ts'
import { QUERY_LENGTH } from '../../../build/contract/limits.ts'
import { WaysOn } from '../../../build/view/links.tsx'
import { type Links, wordingPath } from '../../../build/view/page-paths.ts'
import type { FunctionPage } from '../../shared/whole-page.ts'
import { usualValues } from '../../shared/given-parameters.ts'
import type { Given } from '../../shared/params.ts'
import { searchPolicies } from '../operations/search-policies.ts'
import type { IndexSource } from '../source/reader.ts'
import { askedUin } from './asked-uin.ts'
import { type Group, everythingFound } from './everything.tsx'
import { clausesWithin } from './found-clauses.tsx'
import { aboutProducts, moreProducts, productsShown } from './found-products.tsx'

/** How many products a page of them shows, before older versions are folded. */
const PAGE = 20

/** `/search?q=`: what is held under the words, the kind that answers best first; with filters, a list of products. */
export async function searchPage(
  source: IndexSource,
  query: URLSearchParams,
  site: Links,
): Promise<FunctionPage> {
  const q = (query.get('q') ?? '').trim().slice(0, QUERY_LENGTH)
  const uin = askedUin(query)
  const within = uin === '' || q === '' ? null : await clausesWithin(source, uin, q, site)
  if (within !== null) return withinPage(q, { ...within, uin }, site)
  const filters = { category: query.get('category'), insurer: query.get('insurer') }
  const from = Math.min(Number(/^\d{1,6}$/u.exec(query.get('from') ?? '')?.[0] ?? 0), 200_000)
  const isList = query.has('from') || filters.category !== null || filters.insurer !== null
  if (q === '' && !isList) return { title: 'Search', content: <Box site={site} /> }
  const { doubt, groups } = isList
    ? { doubt: null, groups: await productList(source, { q: q === '' ? null : q, ...filters, from }, site) }
    : await everythingFound(source, q, site)
  return {
    title: q === '' ? 'Products' : `${q}, search`,
    words: q,
    content: (
      <>
        <h1>{q === '' ? 'Products' : `Search: ${q}`}</h1>
        {groups.length === 0 && <Nothing site={site} />}
        {doubt !== null && (
          <p>
            <strong>{doubt}</strong>
          </p>
        )}
        {groups.map((group) => (
          <Section group={group} />
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
  const whole = { href: site.link(wordingPath(uin)), words: 'The whole wording' }
  const group = { id: 'wordings', title: 'In its wording', about, items, more: whole }
  return {
    title: `${q}, in ${name}`,
    words: q,
    content: (
      <>
        <h1>
          Find in <span translate="no">{name}</span>
        </h1>
        {items.length > 0 ? (
          <Section group={group} />
        ) : (
          <>
            <p>
              <strong>No clause holds these words.</strong> That does not mean that it is not covered: the
              wording may use others. {about}
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
  const items = [...productsShown(body, site).values()]
  return [
    { id: 'products', title: 'Products', about: aboutProducts(body), items, more: moreProducts(body, site) },
  ]
}

type Listed = Pick<Given<'searchPolicies'>, 'q' | 'category' | 'insurer'> & { readonly from: number }

function Section({ group }: { readonly group: Group }) {
  const { id, title, about, items, more, isFolded = false } = group
  const list = <ul class="cards">{items}</ul>
  return (
    <section id={id}>
      <h2>{title}</h2>
      {about && <p class="quiet">{about}</p>}
      {isFolded ? (
        <details>
          <summary>Show {items.length === 1 ? 'it' : `these ${items.length}`}</summary>
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
  return (
    <>
      <h1>Search</h1>
      <form class="find" role="search" action={site.link(FUNCTION_PAGES.search)}>
        <p class="grow">
          <label for="words">A product, a question, an insurer, a section of law</label>
          <input id="words" name="q" type="search" maxlength={QUERY_LENGTH} />
        </p>
        <button type="submit">Search</button>
      </form>
      <Ways site={site} />
    </>
  )
}

const EXAMPLES = ['my father has diabetes', 'claim rejected after 4 years', 'free look']

const LISTS = [
  ['/category', 'Products by type'],
  ['/insurer', 'Insurers'],
  ['/rights', 'Your rights'],
  ['/law', 'Law'],
  ['/forms', 'Forms'],
] as const

function Ways({ site }: OnSite) {
  return (
    <>
      <p class="quiet">
        For example:{' '}
        {EXAMPLES.map((q, at) => (
          <>
            {at > 0 && ', '}
            <a href={`${site.link(FUNCTION_PAGES.search)}?${new URLSearchParams({ q })}`}>{q}</a>
          </>
        ))}
        .
      </p>
      <WaysOn site={site} pages={LISTS} />
    </>
  )
}

function Nothing({ site }: OnSite) {
  return (
    <>
      <p>
        <strong>Nothing is held under these words.</strong> That says nothing about any policy: only what we
        hold was searched, and only in English. Try fewer words, another word for the same, or the UIN on your
        policy.
      </p>
      <Ways site={site} />
    </>
  )
}
