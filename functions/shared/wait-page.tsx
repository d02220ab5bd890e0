/** @jsxRuntime automatic @jsxImportSource #view */
import { ERRORS } from '../../build/contract/errors.ts'
import { RATE_LIMIT } from '../../build/contract/limits.ts'
import { CLAIM_PATH } from '../../build/contract/paths.ts'
import { WaysOn } from '../../build/view/links.tsx'
import type { Links } from '../../build/view/page-paths.ts'
import { listsOf } from './pages-to-go-to.ts'
import type { FunctionPage } from './whole-page.ts'

/** Page for a person over the rate limit; the pages it leads to are files, which are not limited. */
export function waitPage(site: Links): FunctionPage {
  const { t } = site.texts
  return {
    title: t('refusal.please-wait'),
    status: ERRORS['rate-limited'].status,
    content: (
      <>
        <h1>{t('refusal.please-wait')}</h1>
        <p>{t('refusal.too-many', { seconds: RATE_LIMIT.seconds })}</p>
        <p>{t('refusal.there-at-once')}</p>
        <WaysOn site={site} pages={listsOf(site, [CLAIM_PATH, '/category', '/insurer'])} />
      </>
    ),
  }
}
