import { ERRORS } from '../../../build/contract/errors.ts'
import { RATE_LIMIT } from '../../../build/contract/limits.ts'
import { CLAIM_PATH } from '../../../build/contract/paths.ts'
import { type AskedPage, inEnglish } from '../../shared/asked-page.ts'
import { shortPage } from '../../shared/short-page.tsx'
import type { FunctionPage } from '../../shared/whole-page.ts'
import type { IndexSource } from '../source/reader.ts'

/** Lists that are files, which no fault of a function touches. */
const LISTS = ['/category', '/insurer', '/law'] as const

/** Page for a person where the page asked for could not be made. */
export function faultPage(site: AskedPage['site']): FunctionPage {
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

/** The page at an address that begins with no language that is held, in English. */
export async function noSuchPage(
  source: IndexSource,
): Promise<{ readonly page: FunctionPage; readonly asked: AskedPage }> {
  const asked = await inEnglish(source)
  const { site } = asked
  const title = site.texts.t('refusal.no-such-page')
  return { page: shortPage(site, { title, status: 404, lists: LISTS }), asked }
}

/** Page for a person over the rate limit; the pages it leads to are files, which are not limited. */
export function waitPage(site: AskedPage['site']): FunctionPage {
  const { t } = site.texts
  return shortPage(site, {
    title: t('refusal.please-wait'),
    status: ERRORS['rate-limited'].status,
    sentences: [t('refusal.too-many', { seconds: RATE_LIMIT.seconds }), t('refusal.there-at-once')],
    lists: [CLAIM_PATH, '/category', '/insurer'],
  })
}
