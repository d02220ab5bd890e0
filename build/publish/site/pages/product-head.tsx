/** @jsxRuntime automatic @jsxImportSource #view */
import { Named } from '../../../view/links.tsx'
import type { PolicyBody } from '../../../contract/published/policy.ts'
import { categoryPath, insurerPath, productPath, productLink } from '../../../view/page-paths.ts'
import { Call } from '../../../view/call-button.tsx'
import { english, phrase, translated } from '../../../view/phrases.tsx'
import type { Site, ProductMaterial } from '../site.ts'
import { newerThan } from '../families.ts'

/** Parts that the pages of all products have in common beside their contents and their descriptions. */
export function productHead(site: Site, policy: PolicyBody) {
  const { name, uin, category, url } = policy
  return {
    path: productPath(uin),
    title: site.texts.t('product.title', { name, uin }),
    record: url,
    structured: productRecord(site, policy),
    trail: [
      ['/category', site.texts.t('list.products')],
      [categoryPath(category.slug), category.name],
    ],
  } as const
}

/** The name of a product, whose it is, and how to call them; its UIN and its sale are said small. */
export function ProductName(material: ProductMaterial) {
  const { site, policy, contacts } = material
  const { name, uin, category, insurer } = policy
  return (
    <>
      <h1 translate="no">{name}</h1>
      <p class="lead">
        <Named site={site} path={insurerPath(insurer.slug)} name={insurer.name} />
        {', '}
        {translated(site.texts, category.name)}
      </p>
      <Call contacts={contacts} uin={uin} site={site} />
      <Sold {...material} />
    </>
  )
}

/** A product for search engines, in the words of schema.org. */
function productRecord({ base }: Site, policy: PolicyBody): object {
  const { uin, name, category, insurer } = policy
  return {
    '@context': 'https://schema.org',
    '@type': 'FinancialProduct',
    '@id': base + productPath(uin),
    name,
    identifier: { '@type': 'PropertyValue', propertyID: 'UIN', value: uin },
    category: category.name,
    url: base + productPath(uin),
    areaServed: { '@type': 'Country', name: 'India' },
    provider: { '@type': 'Organization', name: insurer.name, url: base + insurerPath(insurer.slug) },
    isRelatedTo: policy.versions
      .filter((version) => version.uin !== uin)
      .map((version) => ({ '@type': 'FinancialProduct', name: version.name, identifier: version.uin })),
  }
}

/** Notes on what is to be known before all else: that another version is newer, or that it was withdrawn. */
function Sold({ site, policy, family }: ProductMaterial) {
  const { uin, line, status, withdrawn } = policy
  const newest = newerThan(uin, family)
  const { texts } = site
  return (
    <>
      {newest !== undefined && (
        <p class="note">
          {phrase(texts, newest.is_read ? 'product.not-the-newest' : 'product.not-the-newest-unread', {
            newest: (
              <a href={productLink(site, newest)} translate="no">
                {newest.name}, {newest.uin}
              </a>
            ),
          })}
        </p>
      )}
      {status === 'withdrawn' && (
        <p class="note">
          {phrase(texts, withdrawn === null ? 'product.withdrawn' : 'product.withdrawn-on', {
            day: withdrawn === null ? '' : texts.day(withdrawn),
          })}
          {site.withdrawals.law
            .filter((one) => one.line === line)
            .map(({ says, title, path }) => (
              <>
                {' '}
                {translated(texts, says)} (<a href={site.link(path)}>{english(texts, title)}</a>)
              </>
            ))}
        </p>
      )}
    </>
  )
}

/** Its UIN, and what the list says of its sale. */
export function Listed({ site, policy }: Pick<ProductMaterial, 'site' | 'policy'>) {
  const { uin, line, status, launched } = policy
  const isKnown = site.withdrawals.knownFor.includes(line)
  const { t, day } = site.texts
  return (
    <p class="quiet">
      UIN{' '}
      <code class="long" translate="no">
        {uin}
      </code>
      .{launched !== null && ` ${t('product.launched', { day: day(launched) })}`}
      {status === 'active' && ` ${t(isKnown ? 'product.not-called-withdrawn' : 'product.no-sale-status')}`}
    </p>
  )
}
