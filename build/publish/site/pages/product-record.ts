import type { PolicyBody } from '../../../contract/published/policy.ts'
import { insurerPath, productPath } from '../paths.ts'
import type { Site } from '../site.ts'

/** A product for search engines, in the words of schema.org. */
export function productRecord({ base }: Site, policy: PolicyBody): object {
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
