/** @jsxRuntime automatic @jsxImportSource #view */
import { ERRORS } from '../../build/contract/errors.ts'
import { RATE_LIMIT } from '../../build/contract/limits.ts'
import { CLAIM_PATH } from '../../build/contract/paths.ts'
import { WaysOn } from '../../build/view/links.tsx'
import type { Links } from '../../build/view/page-paths.ts'
import type { FunctionPage } from './whole-page.ts'

/** What a person reads over the rate limit; the pages it leads to are files, which are not limited. */
export function waitPage(site: Links): FunctionPage {
  return {
    title: 'Please wait a minute',
    status: ERRORS['rate-limited'].status,
    content: (
      <>
        <h1>Please wait a minute</h1>
        <p>
          Too many requests came from your network within {RATE_LIMIT.seconds} seconds. Many phones can share
          one network, so it need not have been you. Load this page again in {RATE_LIMIT.seconds} seconds.
        </p>
        <p>These pages are there at once:</p>
        <WaysOn
          site={site}
          pages={[
            [CLAIM_PATH, 'What to do about a claim'],
            ['/category', 'Products by type'],
            ['/insurer', 'Insurers'],
          ]}
        />
      </>
    ),
  }
}
