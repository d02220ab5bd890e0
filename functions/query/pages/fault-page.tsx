/** @jsxRuntime automatic @jsxImportSource #view */
import { ERRORS } from '../../../build/contract/errors.ts'
import { WaysOn } from '../../../build/view/links.tsx'
import type { Links } from '../../../build/view/page-paths.ts'
import type { FunctionPage } from '../../shared/whole-page.ts'

/** What a person reads where a page could not be made. */
export function faultPage(site: Links): FunctionPage {
  return {
    title: 'Something went wrong',
    status: ERRORS.internal.status,
    content: (
      <>
        <h1>Something went wrong here</h1>
        <p class="note">This page could not be made. Nothing is wrong with what you asked for.</p>
        <p>Try again in a minute. The lists do not need what failed:</p>
        <WaysOn site={site} pages={LISTS} />
      </>
    ),
  }
}

const LISTS = [
  ['/category', 'Products by type'],
  ['/insurer', 'Insurers'],
  ['/law', 'Law'],
] as const
