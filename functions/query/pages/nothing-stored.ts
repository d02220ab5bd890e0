import { FUNCTION_PAGES } from '../../../build/contract/function-pages.ts'
import { CLAIM_PATH } from '../../../build/contract/paths.ts'
import type { Links } from '../../../build/view/page-paths.ts'
import { phrase } from '../../../build/view/phrases.tsx'
import type { IndexSource } from '../source/reader.ts'
import { shortPage } from '../../shared/short-page.tsx'
import type { FunctionPage } from '../../shared/whole-page.ts'

/** Says that a server stores no submissions, and gives the base URL of the service that does; null where none is known. */
export interface NothingStored {
  readonly service: string | null
}

/** Page where a form is asked for: the form, or that nothing is stored. A copy stores nothing and holds no form. */
export type ShowForm = (url: URL, source: IndexSource, site: Links) => FunctionPage | Promise<FunctionPage>

const FORMS: ReadonlySet<string> = new Set([FUNCTION_PAGES.help, FUNCTION_PAGES.report])

/** Whether a page is a form for submissions. */
export function isFormPage(pathname: string): boolean {
  return FORMS.has(pathname.replace(/\/$/u, ''))
}

/** Words in the place of a form where what is sent would be lost. */
export function nothingStored(
  { pathname, search }: URL,
  { service }: NothingStored,
  site: Links,
): FunctionPage {
  const { texts } = site
  const { t } = texts
  return shortPage(site, {
    title: t('refusal.nothing-can-be-sent'),
    sentences: [
      service === null
        ? t('refusal.takes-nothing')
        : phrase(texts, 'refusal.copy', { service: service + pathname + search }),
      phrase(texts, 'refusal.claim-needs-no-form', { claim: site.link(CLAIM_PATH) }),
    ],
  })
}
