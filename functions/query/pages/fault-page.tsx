/** @jsxRuntime automatic @jsxImportSource #view */
import { ERRORS } from '../../../build/contract/errors.ts'
import { WaysOn } from '../../../build/view/links.tsx'
import { type AskedPage, inEnglish } from '../../shared/asked-page.ts'
import type { FunctionPage } from '../../shared/whole-page.ts'
import { listsOf } from '../../shared/pages-to-go-to.ts'
import type { IndexSource } from '../source/reader.ts'

/** Lists that are files, which no fault of a function touches. */
const LISTS = ['/category', '/insurer', '/law'] as const

/** Page for a person where the page asked for could not be made. */
export function faultPage(site: AskedPage['site']): FunctionPage {
  const { t } = site.texts
  return {
    title: t('refusal.something-went-wrong'),
    status: ERRORS.internal.status,
    content: (
      <>
        <h1>{t('refusal.something-went-wrong-here')}</h1>
        <p class="note">{t('refusal.could-not-be-made')}</p>
        <p>{t('refusal.try-again')}</p>
        <WaysOn site={site} pages={listsOf(site, LISTS)} />
      </>
    ),
  }
}

/** The page at an address that begins with no language that is held, in English. */
export async function noSuchPage(
  source: IndexSource,
): Promise<{ readonly page: FunctionPage; readonly asked: AskedPage }> {
  const asked = await inEnglish(source)
  const { site } = asked
  const { t } = site.texts
  const content = (
    <>
      <h1>{t('refusal.no-such-page')}</h1>
      <WaysOn site={site} pages={listsOf(site, LISTS)} />
    </>
  )
  return { page: { title: t('refusal.no-such-page'), status: 404, content }, asked }
}
