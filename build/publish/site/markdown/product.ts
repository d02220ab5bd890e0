import { isRead } from '../../../contract/is-read.ts'
import { normalUin } from '../../../contract/uin.ts'
import { productPath } from '../../../view/page-paths.ts'
import { productText } from '../../../view/product-text.ts'
import { withdrawalLaw } from '../../answers/withdrawals.ts'
import { Complaint } from '../pages/complaint.tsx'
import type { Site, ProductMaterial } from '../site.ts'
import { markdownOf } from './page-markdown.ts'

type Material = Pick<ProductMaterial, 'policy' | 'site' | 'versions' | 'contacts'>

/** The Markdown version of the page of a product. */
export function productMarkdown({ policy, site, versions, contacts }: Material): string {
  const { uin, insurer } = policy
  const ladder = Complaint({ site, insurer, contacts, uin, brief: !isRead(policy.coverage) })
  return productText({
    policy,
    knownFor: site.withdrawals.knownFor,
    withdrawalLaw: withdrawalLaw(site, site.withdrawals),
    newest: newestOf(versions, uin),
    service: site.service.title,
    complain: markdownOf(ladder, (href) => relinked(site, uin, href)),
  })
}

/** A link of the page as a whole address: the text is read far from its site. */
function relinked(site: Site, uin: string, href: string): string {
  if (href.startsWith('#')) return site.base + productPath(uin) + href
  return href.startsWith('/') ? site.base + href.slice(site.prefix.length) : href
}

/** The newest version of a product that a later one replaced; null where it is the newest itself. */
function newestOf(versions: Material['versions'], uin: string): string | null {
  const own = versions.find((version) => normalUin(version.uin) === normalUin(uin))
  if (own?.is_superseded !== 1) return null
  return versions.findLast(({ is_superseded }) => is_superseded === 0)?.uin ?? null
}
