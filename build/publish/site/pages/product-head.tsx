/** @jsxRuntime automatic @jsxImportSource #view */
import { Named } from '../../../view/links.tsx'
import type { PolicyBody } from '../../../contract/published/policy.ts'
import { categoryPath, insurerPath, productPath } from '../../../view/page-paths.ts'
import { Call } from '../../../view/call-button.tsx'
import type { ProductMaterial } from '../product-material.ts'
import { own } from '../../../view/phrases.tsx'
import type { Site } from '../site.ts'
import { Sold } from './sold.tsx'

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
        {own(site.texts, category.name)}
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
