/** @jsxRuntime automatic @jsxImportSource #view */
import { PageLinks } from '../../../view/links.tsx'
import { CLAIM_PATH } from '../../../contract/paths.ts'
import { NOT_FOUND, type Site, type SitePage } from '../site.ts'

const WAYS = [
  [CLAIM_PATH, 'A claim was refused or is late'],
  ['/', 'Look a product up by its name'],
  ['/category', 'Products by type'],
  ['/insurer', 'Insurers'],
  ['/law', 'Insurance law'],
  ['/forms', 'Claim and proposal forms'],
] as const

/** The page for people whose address leads nowhere. Programs get a JSON refusal for every address under `/api`. */
export function notFoundPage(site: Site): SitePage {
  return {
    path: NOT_FOUND,
    title: 'Not found',
    description: 'There is no page at this address.',
    content: (
      <>
        <h1>There is no page at this address</h1>
        <p class="lead">The address may be mistyped, or the link that brought you here is wrong.</p>
        <ul>
          <PageLinks site={site} pages={WAYS} />
        </ul>
      </>
    ),
  }
}
