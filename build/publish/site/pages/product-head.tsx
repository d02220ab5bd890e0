/** @jsxRuntime automatic @jsxImportSource #view */
import type { PolicyBody } from '../../../contract/published/policy.ts'
import { categoryPath, insurerPath, productPath } from '../../../view/page-paths.ts'
import type { Site } from '../site.ts'

/** What the pages of all products have in common beside their contents and their descriptions. */
export function productHead(site: Site, policy: PolicyBody) {
  const { name, uin, category, url } = policy
  return {
    path: productPath(uin),
    title: `${name}, ${uin}`,
    record: url,
    structured: productRecord(site, policy),
    trail: [
      ['/category', 'Products'],
      [categoryPath(category.slug), category.name],
    ],
  } as const
}

/** The name of a product, what it is and whose. */
export function ProductName({ site, policy }: { readonly site: Site; readonly policy: PolicyBody }) {
  const { name, uin, category, insurer } = policy
  return (
    <>
      <h1>{name}</h1>
      <p class="lead">
        {category.name} from <a href={site.link(insurerPath(insurer.slug))}>{insurer.name}</a>. UIN{' '}
        <code>{uin}</code>.
      </p>
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
