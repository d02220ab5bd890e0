/** @jsxRuntime automatic @jsxImportSource #view */
import { counted } from '../../../build/contract/display.ts'
import { isRead } from '../../../build/contract/is-read.ts'
import type { Card } from '../../../build/contract/published/card.ts'
import type { PoliciesBody } from '../../../build/contract/published/search-results.ts'
import { normalUin, stemOfVersions } from '../../../build/contract/uin.ts'
import { usualValues } from '../../shared/given-parameters.ts'
import type { Given } from '../../shared/params.ts'
import { type Links, productPath } from '../../../build/view/page-paths.ts'
import { FUNCTION_PAGES } from '../../../build/contract/function-pages.ts'
import { searchPolicies } from '../operations/search-policies.ts'
import type { IndexSource } from '../source/reader.ts'
import { type FoundKind, STRENGTH } from './found-kind.ts'

type Asked = Pick<Given<'searchPolicies'>, 'q' | 'category' | 'insurer' | 'limit'> & { readonly from: number }

const NONE: FoundKind = { id: 'products', title: 'Products', strength: 0, items: [] }

/** Products found by name. */
export interface ProductsFound {
  readonly kind: FoundKind
  /** Those that hold all the words and were read. */
  readonly read: readonly Card[]
  /** A sentence where products hold all the words and none of them was read; null otherwise. */
  readonly unread: string | null
}

function unreadOf([name, ...others]: readonly string[]): string {
  return others.length > 0
    ? 'We have read none of the products found by these words.'
    : `We have not read ${name}.`
}

/** The products that hold the words, and the cards of those that were read. */
export async function productsFound(
  source: IndexSource,
  { from, ...asked }: Asked,
  site: Links,
): Promise<ProductsFound> {
  const outcome = await searchPolicies(source, { ...usualValues('searchPolicies'), ...asked, offset: from })
  if ('refusal' in outcome) return { kind: NONE, read: [], unread: null }
  const { body } = outcome
  const { total, match, message, policies } = body
  const shown = families(policies)
  const read = match === 'any' ? [] : policies.filter(({ coverage }) => isRead(coverage))
  return {
    read,
    unread:
      match === 'all' && read.length === 0 && total > 0
        ? unreadOf(shown.map(([newest]) => newest.name))
        : null,
    kind: {
      ...NONE,
      strength: strengthOf(body, asked.q),
      about: [`${counted(total, 'product')}.`, match === 'any' ? message : null].filter(Boolean).join(' '),
      items: shown.map(([newest, older]) => <Product policy={newest} older={older} site={site} />),
      more: from + policies.length < total ? moreOf(asked, from + policies.length, total, site) : null,
    },
  }
}

/** A name is asked for with two words or more, or by a UIN: one word is as often a question. */
function strengthOf({ total, match, message, policies }: PoliciesBody, q: string | null): number {
  if (total === 0) return STRENGTH.none
  if (q === null || policies.some(({ uin }) => stemOf(uin) === stemOf(q))) return STRENGTH.named
  if (match === 'any') return STRENGTH.some - 0.1
  return message === null && /\S\s+\S/u.test(q) ? STRENGTH.all + 0.5 : STRENGTH.all - 0.5
}

/** What versions of one product share. */
function stemOf(uin: string): string {
  return stemOfVersions(uin) ?? normalUin(uin)
}

/** The products in their order, each with its other versions, which share its UIN without the last part, or its name and insurer. */
function families(policies: readonly Card[]): [newest: Card, older: Card[]][] {
  const found: [Card, Card[]][] = []
  const places = new Map<string, [Card, Card[]]>()
  for (const policy of policies) {
    const keys = [
      stemOf(policy.uin),
      `${policy.insurer.slug} ${policy.name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')}`,
    ]
    const known = keys.map((key) => places.get(key)).find((one) => one !== undefined)
    const family = known ?? [policy, []]
    if (known === undefined) found.push(family)
    else known[1].push(policy)
    for (const key of keys) places.set(key, family)
  }
  return found
}

interface ProductProps {
  readonly policy: Card
  readonly older: readonly Card[]
  readonly site: Links
}

function Product({ policy, older, site }: ProductProps) {
  const { category, insurer, uin, status, coverage, launched } = policy
  const read = isRead(coverage) ? `${coverage.stated} questions answered` : 'not read yet'
  const year = launched === null ? '' : launched.slice(0, 4)
  const about = [
    category.name,
    insurer.name,
    `UIN ${uin}`,
    year,
    status === 'withdrawn' ? 'withdrawn' : '',
    read,
  ]
  return (
    <li>
      <a href={site.link(productPath(uin))}>{policy.name}</a>
      <p class="quiet">{about.filter((part) => part !== '').join(' · ')}</p>
      {older.length > 0 && (
        <details>
          <summary>{older.length} more of this name or UIN</summary>
          <ul>
            {older.map((one) => (
              <li>
                <a href={site.link(productPath(one.uin))}>{one.uin}</a>{' '}
                <span class="quiet">{one.launched?.slice(0, 4)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  )
}

function moreOf(
  { q, category, insurer }: Pick<Asked, 'q' | 'category' | 'insurer'>,
  from: number,
  total: number,
  site: Links,
): NonNullable<FoundKind['more']> {
  const asked = Object.entries({ q, category, insurer, from }).flatMap(([name, value]) =>
    value === null ? [] : [[name, String(value)]],
  )
  return {
    href: `${site.link(FUNCTION_PAGES.search)}?${new URLSearchParams(asked)}`,
    words: `Show more of the ${counted(total, 'product')}`,
  }
}
