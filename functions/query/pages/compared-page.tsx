/** @jsxRuntime automatic @jsxImportSource #view */
import { ERRORS } from '../../../build/contract/errors.ts'
import { COMPARED } from '../../../build/contract/limits.ts'
import { isRead } from '../../../build/contract/is-read.ts'
import { UIN_LENGTH } from '../../../build/contract/primitives.ts'
import { normalUin } from '../../../build/contract/uin.ts'
import { Comparison } from '../../../build/view/comparison.tsx'
import type { Markup } from '../../../build/view/jsx-runtime.ts'
import { english, phrase } from '../../../build/view/phrases.tsx'
import { type Links, productPath } from '../../../build/view/page-paths.ts'
import { type FunctionPage, type MakePage, shortPage } from '../../shared/function-page.tsx'
import { comparePolicies } from '../operations/compare.ts'
import { type IndexSource, fieldsOf, policyOf } from '../source/load.ts'

/** `/compared?uin=&uin=`: the products that were chosen, side by side. */
export const comparedPage: MakePage = async (source, { searchParams: query }, site) => {
  const uins = chosen(query)
  const { texts } = site
  const { t } = texts
  const unread = await unreadAmong(source, uins)
  const read = uins.filter((uin) => !unread.some((product) => normalUin(product.uin) === normalUin(uin)))
  const notes = unread.map(({ uin, name }) => (
    <p class="note">
      {phrase(texts, 'comparison.cannot-be-compared', {
        name: <span translate="no">{name}</span>,
        now: `${site.link(productPath(uin))}#now`,
      })}
    </p>
  ))
  const others = (
    <p>
      <a href={site.link('/compare')}>{t('comparison.choose-others')}</a>
    </p>
  )
  if (unread.length > 0 && read.length < COMPARED.least) {
    const title = t('comparison.compare-products')
    return { title, content: [<h1>{title}</h1>, notes, others] }
  }
  if (read.length < COMPARED.least)
    return refusal(t('comparison.choose-more'), ERRORS['invalid-request'].status, site)
  const outcome = await comparePolicies(source, { uins: read.join(','), fields: null, group: null })
  if ('refusal' in outcome)
    return refusal(english(texts, outcome.refusal.message), ERRORS[outcome.refusal.code].status, site)
  const { body } = outcome
  const categories = [...new Set(body.policies.map(({ category }) => category.slug))]
  const bodies = await Promise.all(categories.map((slug) => fieldsOf(source, slug)))
  const asks = bodies.flatMap(({ fields }) => fields)
  return {
    title: t('comparison.side-by-side', { name: body.policies.map(({ name }) => name).join(', ') }),
    content: (
      <Comparison
        site={site}
        title={t('comparison.these-side-by-side')}
        body={body}
        asks={asks}
        ways={[...notes, others]}
      />
    ),
  }
}

/** The products among some that nobody has read. */
async function unreadAmong(source: IndexSource, uins: readonly string[]) {
  const found = await Promise.all(uins.slice(0, COMPARED.most).map((uin) => policyOf(source, uin)))
  return found.filter((policy) => policy !== null).filter(({ coverage }) => !isRead(coverage))
}

/** The products named in the address, each once, none longer than a UIN can be. */
function chosen(query: URLSearchParams): string[] {
  const named = query.getAll('uin').map((uin) => uin.trim().slice(0, UIN_LENGTH))
  return [...new Map(named.filter((uin) => uin !== '').map((uin) => [normalUin(uin), uin])).values()]
}

function refusal(message: Markup, status: number, site: Links): FunctionPage {
  const { t } = site.texts
  const choose = <a href={site.link('/compare')}>{t('comparison.choose-two-to-four')}</a>
  return shortPage(site, {
    title: t('comparison.compare-products'),
    status,
    note: message,
    sentences: [choose],
  })
}
