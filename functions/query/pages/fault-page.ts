import { ERRORS } from '../../../build/contract/errors.ts'
import { RATE_LIMIT } from '../../../build/contract/limits.ts'
import { CLAIM_PATH } from '../../../build/contract/paths.ts'
import type { Links } from '../../../build/view/page-paths.ts'
import { type FunctionPage, shortPage } from '../../shared/function-page.tsx'

/** Lists that are files, which no fault of a function touches. */
const LISTS = ['/category', '/insurer', '/law'] as const

/** Page for a person where the page asked for could not be made. */
export function faultPage(site: Links): FunctionPage {
  const { t } = site.texts
  return shortPage(site, {
    title: t('refusal.something-went-wrong'),
    heading: t('refusal.something-went-wrong-here'),
    status: ERRORS.internal.status,
    note: t('refusal.could-not-be-made'),
    sentences: [t('refusal.try-again')],
    lists: LISTS,
  })
}

/** The page at an address that begins with no language that is held. */
export function noSuchPage(site: Links): FunctionPage {
  return shortPage(site, { title: site.texts.t('refusal.no-such-page'), status: 404, lists: LISTS })
}

/** Page for a person over the rate limit; the pages it leads to are files, which are not limited. */
export function waitPage(site: Links): FunctionPage {
  const { t } = site.texts
  return shortPage(site, {
    title: t('refusal.please-wait'),
    status: ERRORS['rate-limited'].status,
    sentences: [t('refusal.too-many', { seconds: RATE_LIMIT.seconds }), t('refusal.there-at-once')],
    lists: [CLAIM_PATH, '/category', '/insurer'],
  })
}
