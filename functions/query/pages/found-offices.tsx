/** @jsxRuntime automatic @jsxImportSource #view */
import { CLAIM_PATH } from '../../../build/contract/paths.ts'
import type { Markup } from '../../../build/view/jsx-runtime.ts'
import { type Links, OFFICES, officePlace } from '../../../build/view/page-paths.ts'
import { joined } from '../../../build/view/answer-in.tsx'
import { own, said } from '../../../build/view/phrases.tsx'
import type { Everything } from '../one-search/index.ts'

/** The offices of the Ombudsman that are named, then the list of all; nothing where none is asked for. */
export function officesShown(offices: Everything['offices'], site: Links): Markup[] {
  if (offices === null) return []
  const page = site.link(CLAIM_PATH)
  const { texts } = site
  return [
    ...offices.map(({ name, covers, address, telephone, email }) => (
      <li>
        <a href={`${page}#${officePlace(name)}`}>
          {said(texts, 'search.office', { place: own(texts, name) })}
        </a>
        <p class="quiet">
          {said(texts, 'search.office-for', {
            places: joined(
              covers.map((place) => own(texts, place)),
              '; ',
            ),
          })}
        </p>
        <p translate="no">
          {address}. {[...telephone, ...(email === null ? [] : [email])].join(', ')}
        </p>
      </li>
    )),
    <li>
      <a href={`${page}#${OFFICES}`}>{texts.t('search.offices-by-state')}</a>
    </li>,
  ]
}
