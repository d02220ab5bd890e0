import { FUNCTION_PAGES } from '../../../build/contract/function-pages.ts'
import { CLAIM_PATH } from '../../../build/contract/paths.ts'
import { phrase } from '../../../build/view/phrases.tsx'
import { type FormPages, type MakePage, shortPage } from '../../shared/function-page.tsx'

/**
 * The pages in the place of forms where a server stores no submissions and what is sent would be lost.
 *
 * @param service the base URL of the service that does store them; null where none is known
 */
export function nothingStored(service: string | null): FormPages {
  const page: MakePage = (_, { pathname, search }, site) => {
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
  return { [FUNCTION_PAGES.help]: page, [FUNCTION_PAGES.report]: page }
}
