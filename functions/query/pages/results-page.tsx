/** @jsxRuntime automatic @jsxImportSource #view */
import { FUNCTION_PAGES } from '../../../build/contract/function-pages.ts'
import { QUERY_LENGTH } from '../../../build/contract/limits.ts'
import { PageLinks } from '../../../build/view/links.tsx'
import type { Links } from '../../../build/view/page-paths.ts'
import type { FunctionPage } from '../../shared/whole-page.ts'
import type { IndexSource } from '../source/reader.ts'
import { askedUin } from './asked-uin.ts'
import { clausesFound, clausesWithin } from './found-clauses.tsx'
import { formsFound, insurersFound, insurersNamed } from './found-by-name.tsx'
import { type FoundKind, STRENGTH } from './found-kind.ts'
import { lawFound } from './found-law.tsx'
import { productsFound } from './found-products.tsx'

/** How many products a page of them shows, before older versions are folded, and how many are shown among other kinds. */
const PAGE = 20
const AMONG_OTHERS = 6

/** How many things are shown of a kind that answers only in part. */
const PARTLY = 3

/** `/search?q=`: what is held under the words, the kind that answers best first; with filters, a list of products. */
export async function searchPage(
  source: IndexSource,
  query: URLSearchParams,
  site: Links,
): Promise<FunctionPage> {
  const q = (query.get('q') ?? '').trim().slice(0, QUERY_LENGTH)
  const uin = askedUin(query)
  const within = uin === '' || q === '' ? null : await clausesWithin(source, uin, q, site)
  if (within !== null) return withinPage(q, within)
  const filters = { category: query.get('category'), insurer: query.get('insurer') }
  const from = Math.min(Number(/^\d{1,6}$/u.exec(query.get('from') ?? '')?.[0] ?? 0), 200_000)
  const isList = query.has('from') || filters.category !== null || filters.insurer !== null
  if (q === '' && !isList) return { title: 'Search', content: <Box site={site} /> }
  const limit = isList ? PAGE : AMONG_OTHERS
  const products = await productsFound(source, { q: q === '' ? null : q, ...filters, from, limit }, site)
  const kinds = isList ? [products.kind] : await allKinds(source, q, products, site)
  const found = kinds.filter(({ strength }) => strength > 0)
  return {
    title: q === '' ? 'Products' : `${q}, search`,
    words: q,
    content: (
      <>
        <h1>{q === '' ? 'Products' : 'Search'}</h1>
        {found.length === 0 && <Nothing site={site} />}
        {found.map((kind, place) => (
          <Section kind={kind} isPart={place > 0 && isPartBeside(kind, found[0])} />
        ))}
      </>
    ),
  }
}

function withinPage(
  q: string,
  { name, kind }: NonNullable<Awaited<ReturnType<typeof clausesWithin>>>,
): FunctionPage {
  return {
    title: `${q}, in ${name}`,
    words: q,
    content: (
      <>
        <h1>Find in {name}</h1>
        {kind.strength > 0 ? (
          <Section kind={kind} />
        ) : (
          <>
            <p>
              <strong>No clause holds these words.</strong> That does not mean that it is not covered: the
              wording may use others. {kind.about}
            </p>
            <p>
              <a href={kind.more?.href}>The whole wording</a>
            </p>
          </>
        )}
      </>
    ),
  }
}

async function allKinds(
  source: IndexSource,
  q: string,
  products: Awaited<ReturnType<typeof productsFound>>,
  site: Links,
): Promise<FoundKind[]> {
  const named = await insurersNamed(source, q)
  const insurers = insurersFound(named, site)
  const [clauses, law, forms] = await Promise.all([
    clausesFound(source, q, products, named.best, site),
    lawFound(source, q, site),
    formsFound(source, q, named.best, site),
  ])
  const isAnswered = [products.kind, clauses, law.rights].some(({ strength }) => strength >= STRENGTH.all)
  const sections = law.lacks && isAnswered && !law.isDispute ? [] : [law.sections]
  // Words of a dispute ask for law before clauses of products that were not named.
  const isLawFirst = law.isDispute && products.kind.strength < STRENGTH.all
  const read = isLawFirst ? [...sections, products.kind, clauses] : [products.kind, clauses, ...sections]
  // Sorting keeps the order of equals.
  return [insurers, forms, law.rights, ...read].toSorted((one, two) => two.strength - one.strength)
}

/** Whether a kind answers in part where the first answers in full: it is cut short. */
function isPartBeside({ strength }: FoundKind, first: FoundKind | undefined): boolean {
  return strength < STRENGTH.all && (first?.strength ?? 0) >= STRENGTH.all
}

function Section({ kind, isPart = false }: { readonly kind: FoundKind; readonly isPart?: boolean }) {
  const { id, title, about, items, more } = kind
  return (
    <section id={id}>
      <h2>{title}</h2>
      {about && <p class="quiet">{about}</p>}
      <ul class="cards">{isPart ? items.slice(0, PARTLY) : items}</ul>
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
      <ul class="ways">
        <PageLinks site={site} pages={LISTS} />
      </ul>
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
