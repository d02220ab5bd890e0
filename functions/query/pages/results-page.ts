import { FUNCTION_PAGES } from '../../../build/contract/function-pages.ts'
import { QUERY_LENGTH } from '../../../build/contract/limits.ts'
import { type FunctionPage, type Html, html } from '../../shared/html.ts'
import type { IndexSource } from '../source/reader.ts'
import { askedUin } from './asked-uin.ts'
import { clausesFound, clausesWithin } from './found-clauses.ts'
import { formsFound, insurersFound, insurersNamed } from './found-by-name.ts'
import { type FoundKind, STRENGTH } from './found-kind.ts'
import { lawFound } from './found-law.ts'
import { productsFound } from './found-products.ts'

/** How many products a page of them shows, before older versions are folded, and how many are shown among other kinds. */
const PAGE = 20
const AMONG_OTHERS = 6

/** How many things are shown of a kind that answers only in part. */
const PARTLY = 3

/** `/search?q=`: what is held under the words, the kind that answers best first; with filters, a list of products. */
export async function searchPage(source: IndexSource, query: URLSearchParams): Promise<FunctionPage> {
  const q = (query.get('q') ?? '').trim().slice(0, QUERY_LENGTH)
  const uin = askedUin(query)
  const within = uin === '' || q === '' ? null : await clausesWithin(source, uin, q)
  if (within !== null) return withinPage(q, within)
  const filters = { category: query.get('category'), insurer: query.get('insurer') }
  const from = Math.min(Number(/^\d{1,6}$/u.exec(query.get('from') ?? '')?.[0] ?? 0), 200_000)
  const isList = query.has('from') || filters.category !== null || filters.insurer !== null
  if (q === '' && !isList) return { title: 'Search', content: html`${box}${ways}` }
  const products = await productsFound(source, {
    q: q === '' ? null : q,
    ...filters,
    from,
    limit: isList ? PAGE : AMONG_OTHERS,
  })
  const kinds = isList ? [products.kind] : await allKinds(source, q, products)
  const found = kinds.filter(({ strength }) => strength > 0)
  return {
    title: q === '' ? 'Products' : `${q}, search`,
    words: q,
    content: html`<h1>${q === '' ? 'Products' : 'Search'}</h1>
      ${found.length === 0 ? nothing : ''}${found.map(section)}`,
  }
}

function withinPage(
  q: string,
  { name, kind }: NonNullable<Awaited<ReturnType<typeof clausesWithin>>>,
): FunctionPage {
  const silent = html`<p>
      <strong>No clause holds these words.</strong> That does not mean that it is not covered: the wording may
      use others. ${kind.about ?? null}
    </p>
    <p><a href="${kind.more?.href ?? '/'}">The whole wording</a></p>`
  const shown = html`<h1>Find in ${name}</h1>
    ${kind.strength === 0 ? silent : section(kind, 0, [kind])}`
  return { title: `${q}, in ${name}`, words: q, content: shown }
}

async function allKinds(
  source: IndexSource,
  q: string,
  products: Awaited<ReturnType<typeof productsFound>>,
): Promise<FoundKind[]> {
  const named = await insurersNamed(source, q)
  const insurers = insurersFound(named)
  const [clauses, law, forms] = await Promise.all([
    clausesFound(source, q, products, named.best),
    lawFound(source, q),
    formsFound(source, q, named.best),
  ])
  const isAnswered = [products.kind, clauses, law.rights].some(({ strength }) => strength >= STRENGTH.all)
  const sections = law.lacks && isAnswered && !law.isDispute ? [] : [law.sections]
  // Words of a dispute ask for law before clauses of products that were not named.
  const isLawFirst = law.isDispute && products.kind.strength < STRENGTH.all
  const read = isLawFirst ? [...sections, products.kind, clauses] : [products.kind, clauses, ...sections]
  // Sorting keeps the order of equals.
  return [insurers, forms, law.rights, ...read].toSorted((one, two) => two.strength - one.strength)
}

/** A kind that answers in part is cut short where another answers in full. */
function section(
  { id, title, about = null, items, more = null, strength }: FoundKind,
  place: number,
  all: readonly FoundKind[],
): Html {
  const isPart = place > 0 && strength < STRENGTH.all && (all[0]?.strength ?? 0) >= STRENGTH.all
  return html`<section id="${id}">
    <h2>${title}</h2>
    ${about !== null && html`<p class="quiet">${about}</p>`}
    <ul class="cards">
      ${isPart ? items.slice(0, PARTLY) : items}
    </ul>
    ${more !== null && html`<p><a href="${more.href}">${more.words}</a></p>`}
  </section>`
}

const box = html`<h1>Search</h1>
  <form class="find" role="search" action="${FUNCTION_PAGES.search}">
    <p class="grow">
      <label for="words">A product, a question, an insurer, a section of law</label>
      <input id="words" name="q" type="search" maxlength="${QUERY_LENGTH}" />
    </p>
    <button type="submit">Search</button>
  </form>`

const ways = html`<p class="quiet">
    For example: <a href="/search?q=my+father+has+diabetes">my father has diabetes</a>,
    <a href="/search?q=claim+rejected+after+4+years">claim rejected after 4 years</a>,
    <a href="/search?q=free+look">free look</a>.
  </p>
  <ul class="ways">
    <li><a href="/category">Products by type</a></li>
    <li><a href="/insurer">Insurers</a></li>
    <li><a href="/rights">Your rights</a></li>
    <li><a href="/law">Law</a></li>
    <li><a href="/forms">Forms</a></li>
  </ul>`

const nothing = html`<p>
    <strong>Nothing is held under these words.</strong> That says nothing about any policy: only what we hold
    was searched, and only in English. Try fewer words, another word for the same, or the UIN on your policy.
  </p>
  ${ways}`
