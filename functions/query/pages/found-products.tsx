/** @jsxRuntime automatic @jsxImportSource #view */
import { Named } from '../../../build/view/links.tsx'
import { FUNCTION_PAGES } from '../../../build/contract/function-pages.ts'
import { isRead } from '../../../build/contract/is-read.ts'
import { SOURCE_LANGUAGE } from '../../../build/contract/source-texts.ts'
import type { PoliciesBody } from '../../../build/contract/published/search-results.ts'
import type { Markup } from '../../../build/view/jsx-runtime.ts'
import { translated } from '../../../build/view/phrases.tsx'
import { type Links, productPath } from '../../../build/view/page-paths.ts'
import type { Family } from '../one-search/product-candidates.ts'

/** Sentence on how many products were found, and which words were not. */
export function aboutProducts({ total, match, message }: PoliciesBody, { texts }: Links): Markup {
  const found = texts.t('search.products-found', { products: texts.t('count.products', { count: total }) })
  if (match !== 'any' || message === null) return found
  // The sentence for programs is in English.
  return [found, ' ', texts.code === SOURCE_LANGUAGE ? message : texts.t('search.products-perhaps')]
}

/** The link to the products that follow. */
export function moreProducts({ total, offset, query, policies }: PoliciesBody, site: Links) {
  const { t } = site.texts
  const from = offset + policies.length
  if (from >= total) return null
  const { q, category, insurer } = query
  const parameters = Object.entries({ q, category, insurer, from }).flatMap(([name, value]) =>
    value === null ? [] : [[name, String(value)]],
  )
  return {
    href: `${site.link(FUNCTION_PAGES.search)}?${new URLSearchParams(parameters)}`,
    words: t('search.show-more', { products: t('count.products', { count: total }) }),
  }
}

/** A product with its other versions. */
export function productShown([policy, ...older]: Family, site: Links): Markup {
  const { category, insurer, uin, status, coverage, launched } = policy
  const { texts } = site
  const { t } = texts
  const read = isRead(coverage)
    ? t('search.questions-answered', { count: coverage.stated })
    : t('product.not-read-yet')
  const year = launched === null ? '' : launched.slice(0, 4)
  const about = [year, status === 'withdrawn' ? t('product.is-withdrawn') : '', read]
  return (
    <li>
      <Named site={site} path={productPath(uin)} name={policy.name} />
      <p class="quiet">
        {translated(texts, category.name)} ·{' '}
        <span translate="no">
          {insurer.name} · UIN {uin}
        </span>
        {about.filter((part) => part !== '').map((part) => ` · ${part}`)}
      </p>
      {older.length > 0 && (
        <details>
          <summary>{t('search.more-of-this-name', { count: older.length })}</summary>
          <ul>
            {older.map((one) => (
              <li>
                <Named site={site} path={productPath(one.uin)} name={one.uin} />{' '}
                <span class="quiet">{one.launched?.slice(0, 4)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  )
}
