/** @jsxRuntime automatic @jsxImportSource #view */
import { OPERATIONS } from '../../../contract/operations.ts'
import { API, BODY_LIMIT, INTERFACE_VERSION, RATE_LIMIT } from '../../../contract/limits.ts'
import { COMPATIBILITY, REMOVAL } from '../../../contract/notices.ts'
import { serviceSentences } from '../../../contract/service-words.ts'
import { posted } from '../../description/requests.ts'
import { Reachable } from '../../../view/links.tsx'
import { prose } from '../prose.tsx'
import type { Material, PageBody } from '../site.ts'

/** Page on what users may rely on, and on what happens to what they send. */
export function termsPage({ site }: Material): PageBody {
  const { requestHelp, reportCorrection } = OPERATIONS
  const message = 'Please erase the submission with the receipt …'
  const content = prose('terms', site, {
    ...RATE_LIMIT,
    api: API,
    version: INTERFACE_VERSION,
    promises: COMPATIBILITY.map((promise) => <li>{promise}</li>),
    removal: REMOVAL,
    publisher: serviceSentences(site.service).map((said) => (
      <li>
        <Reachable text={said} />
      </li>
    )),
    help: requestHelp.path,
    correction: reportCorrection.path,
    most: BODY_LIMIT / 1024,
    erase: posted(site.base + reportCorrection.path, { message }),
  })
  return { scripts: ['copy.js'], content }
}
