import { isRead } from '../../../contract/is-read.ts'
import { productPath } from '../../../view/page-paths.ts'
import { productText } from '../../../view/product-text.ts'
import { withdrawalLaw } from '../../answers/withdrawals.ts'
import { newerThan } from '../families.ts'
import { Complaint } from '../pages/complaint.tsx'
import type { Site, ProductMaterial } from '../site.ts'
import { markdownOf } from './page-markdown.ts'

type Material = Pick<ProductMaterial, 'policy' | 'site' | 'family' | 'contacts'>

/** The Markdown version of the page of a product. */
export function productMarkdown({ policy, site, family, contacts }: Material): string {
  const { uin, insurer } = policy
  const ladder = Complaint({ site, insurer, contacts, uin, brief: !isRead(policy.coverage) })
  return productText({
    policy,
    knownFor: site.withdrawals.knownFor,
    withdrawalLaw: withdrawalLaw(site, site.withdrawals),
    newest: newerThan(uin, family)?.uin ?? null,
    service: site.service.title,
    complain: markdownOf(ladder, (href) => relinked(site, uin, href)),
  })
}

/** A link of the page as a whole address: the text is read far from its site. */
function relinked(site: Site, uin: string, href: string): string {
  if (href.startsWith('#')) return site.base + productPath(uin) + href
  return href.startsWith('/') ? site.base + href.slice(site.prefix.length) : href
}
