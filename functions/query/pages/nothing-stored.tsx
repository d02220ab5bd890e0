/** @jsxRuntime automatic @jsxImportSource #view */
import { FUNCTION_PAGES } from '../../../build/contract/function-pages.ts'
import { CLAIM_PATH } from '../../../build/contract/paths.ts'
import type { Links } from '../../../build/view/page-paths.ts'
import type { FunctionPage } from '../../shared/whole-page.ts'

/** That a server stores no submissions, and the base URL of the service that does; null where none is known. */
export interface NothingStored {
  readonly service: string | null
}

const FORMS: ReadonlySet<string> = new Set([FUNCTION_PAGES.help, FUNCTION_PAGES.report])

/** Whether a page is a form for submissions. */
export function isFormPage(pathname: string): boolean {
  return FORMS.has(pathname.replace(/\/$/u, ''))
}

/** What is shown in the place of a form where what is sent would be lost. */
export function nothingStored(
  { pathname, search }: URL,
  { service }: NothingStored,
  site: Links,
): FunctionPage {
  return {
    title: 'Nothing can be sent here',
    content: (
      <>
        <h1>Nothing can be sent here</h1>
        {service === null ? (
          <p>This service takes no requests and no reports at present: it could not keep what you send.</p>
        ) : (
          <p>
            This is a copy of the service and stores nothing.{' '}
            <a href={service + pathname + search}>Send it to the service itself</a>.
          </p>
        )}
        <p>
          Was a claim refused, or is it late? <a href={site.link(CLAIM_PATH)}>What to do today</a> needs no
          form.
        </p>
      </>
    ),
  }
}
