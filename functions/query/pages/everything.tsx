/** @jsxRuntime automatic @jsxImportSource #view */
import { type AnswerKind, ANSWERS_FROM } from '../../../build/search/answer-score.ts'
import type { Card } from '../../../build/contract/published/card.ts'
import type { LawsBody } from '../../../build/contract/published/instruments.ts'
import type { TextKey } from '../../../build/contract/source-texts.ts'
import { translated } from '../../../build/view/phrases.tsx'
import type { Markup } from '../../../build/view/jsx-runtime.ts'
import { type Links, productPath } from '../../../build/view/page-paths.ts'
import { doubtOf, isCalledSo, worthShowing } from '../one-search/search-everything.ts'
import { type Everything, type Hit, searchAll } from '../one-search/index.ts'
import { familiesOf } from '../one-search/product-candidates.ts'
import { MOST as MOST_OF_LAW } from '../one-search/question-candidates.ts'
import { lawAnswer } from '../operations/list-law.ts'
import { clausesOfOthers } from '../one-search/clause-candidates.ts'
import type { IndexSource } from '../source/load.ts'
import { formShown, insurerShown, noForm, officesShown } from './found-by-name.tsx'
import { aboutClauses, clauseShown, fieldShown } from './found-in-wordings.tsx'
import { lawShown } from './found-law.tsx'
import { aboutProducts, moreProducts, productShown } from './found-products.tsx'

/** Things under one heading. */
export interface Group {
  readonly id: string
  readonly title: string
  readonly about?: Markup
  readonly items: readonly Markup[]
  readonly more?: { readonly href: string; readonly words: string } | null
  /** Whether it starts folded, as what is about policies that were not asked for. */
  readonly isFolded?: boolean
}

/** Number of things of all kinds that come first. */
const BEST = 3

/** The groups of things that are of one kind: how many are shown besides the best. */
const KINDS: Readonly<
  Record<AnswerKind, { readonly id: string; readonly title: TextKey; readonly most: number }>
> = {
  right: { id: 'rights', title: 'frame.your-rights', most: 2 },
  field: { id: 'questions', title: 'search.asked-of-each', most: 3 },
  section: { id: 'law', title: 'frame.law', most: 4 },
  product: { id: 'products', title: 'list.products', most: 6 },
  clause: { id: 'wordings', title: 'search.in-the-wordings', most: 4 },
  insurer: { id: 'insurers', title: 'frame.insurers', most: 5 },
  form: { id: 'forms', title: 'frame.forms', most: 5 },
}

/** Things found under some words: the best of all kinds first, then the others by their kind. */
export async function everythingFound(
  source: IndexSource,
  q: string,
  site: Links,
): Promise<{ readonly doubt: string | null; readonly groups: readonly Group[] }> {
  const { texts } = site
  const { t } = texts
  const found = await searchAll(source, q)
  const { hits, clauses, forms, insurers, products } = found
  const worth = worthShowing(found)
  const best = rightsFirst(worth.slice(0, BEST))
  const law = await lawAnswer(source, found.query.q, found.law, MOST_OF_LAW.sections)
  const isMeant = isOfAny(found, best)
  const itemsOf = (some: readonly Hit[]) =>
    Promise.all(some.map((hit) => itemOf(hit, { found, law, isMeant }, site)))
  const rest = worth.slice(BEST)
  const kinds = [...new Set(rest.map(({ kind }) => kind))].map(async (kind): Promise<Group> => {
    const { id, most } = KINDS[kind]
    const title = t(KINDS[kind].title)
    const items = await itemsOf(rest.filter((hit) => hit.kind === kind).slice(0, most))
    if (kind === 'clause') return { id, title, items, about: aboutClauses(clauses, texts) }
    return kind === 'product'
      ? { id, title, items, about: aboutProducts(products, site), more: moreProducts(products, site) }
      : { id, title, items }
  })
  const withoutForms = forms.isMissing ? insurers.best : []
  const noForms = await Promise.all(withoutForms.map((one) => noForm(source, one, site)))
  const missing = noForms.length === 0 ? [] : [{ id: 'forms', title: t('frame.forms'), items: noForms }]
  const others = clauses.cards.length > 0 ? [] : await wordingsOfOthers(found, site)
  const offices = officesShown(found.offices, site)
  const items = [...offices, ...(await itemsOf(best))]
  const title = t(offices.length === 0 && isUnsure(best) ? 'search.do-you-mean' : 'search.found-first')
  const first = items.length === 0 ? [] : [{ id: 'best', title, items }]
  const groups = [...missing, ...first, ...(await Promise.all(kinds)), ...others]
  if (groups.length === 0) return { doubt: null, groups }
  const doubt = doubtOf(found, texts)
  const isElsewhere =
    doubt !== null && found.words.missing.length > 0 && (hits[0]?.score ?? 0) < ANSWERS_FROM.likely
  return { doubt, groups: isElsewhere ? groups.map((group) => ({ ...group, isFolded: true })) : groups }
}

/** Clauses in the wordings of policies that the query does not name, folded. */
async function wordingsOfOthers(
  { query, named, insurers, hits }: Everything,
  site: Links,
): Promise<readonly Group[]> {
  const categories = hits.flatMap(({ parts: { category } }) => category ?? [])
  const clauses = await clausesOfOthers(query, named, insurers.best, categories)
  const items = await Promise.all(clauses.hits.map((hit) => clauseShown(query.source, hit, site)))
  const { id, title } = KINDS.clause
  const about = aboutClauses(clauses, site.texts)
  return items.length === 0 ? [] : [{ id, title: site.texts.t(title), about, items, isFolded: true }]
}

/** Rights before questions asked of products where neither is sure to be meant: the policy is another family’s, the law is not. */
function rightsFirst(best: readonly Hit[]): readonly Hit[] {
  if (!isUnsure(best)) return best
  const rank = ({ kind }: Hit) => Number(kind !== 'right')
  return best.toSorted((a, b) => rank(a) - rank(b))
}

/** Whether the best is a question that may not be the one that was meant: it is only named. */
function isUnsure([first]: readonly Hit[]): boolean {
  const isQuestion = first?.kind === 'right' || first?.kind === 'field'
  return isQuestion && first.evidence.meant < 1
}

/** Tells whether the query may be about a product: it names no product, perhaps spelled otherwise, and no other insurer. */
function isOfAny({ named, insurers }: Everything, [first]: readonly Hit[]): (card: Card) => boolean {
  const isAnyProduct = named.length === 0 && (first === undefined || !isCalledSo(first))
  const slugs = new Set(insurers.best.map(({ slug }) => slug))
  return ({ insurer }) => isAnyProduct && (slugs.size === 0 || slugs.has(insurer.slug))
}

/** What is drawn of a thing beside its title: everything found, the law of it, and whether a question may be about a product. */
interface Shown {
  readonly found: Everything
  readonly law: LawsBody
  readonly isMeant: (card: Card) => boolean
}

/** A thing that was found, as its kind is shown; what is less likely to answer by its title alone. */
async function itemOf(hit: Hit, shown: Shown, site: Links): Promise<Markup> {
  const { path, title, of } = hit
  return (
    (await ofKind(hit, shown, site)) ?? (
      <li>
        <a href={site.link(path)}>{translated(site.texts, title)}</a>
        {of !== '' && <p class="quiet">{translated(site.texts, of)}</p>}
      </li>
    )
  )
}

async function ofKind(hit: Hit, { found, law, isMeant }: Shown, site: Links): Promise<Markup> {
  const { kind, path, parts } = hit
  const { hits, clauses, products, query } = found
  if (kind === 'insurer') return insurerShown(query.source, hit, found, site)
  if (kind === 'form') return formShown(hit, found, site)
  if (kind === 'field') {
    const fields = hits.filter((one) => one.kind === kind).slice(0, BEST)
    return fields.includes(hit) ? fieldShown(query.source, hit, isMeant, site) : null
  }
  if (kind === 'clause') {
    const clause = clauses.hits.find((one) => String(one.clause.id) === parts['id'])
    return clause && clauseShown(query.source, clause, site)
  }
  if (kind !== 'product') return lawShown(hit, law, site)
  const family = familiesOf(products.policies).find(([{ uin }]) => productPath(uin) === path)
  return family && productShown(family, site)
}
