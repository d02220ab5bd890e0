/** @jsxRuntime automatic @jsxImportSource #view */
import { CLAIM_PATH } from '../../../build/contract/paths.ts'
import type { Markup } from '../../../build/view/jsx-runtime.ts'
import { type Links, OFFICES, officePlace } from '../../../build/view/page-paths.ts'
import type { Everything } from '../one-search/index.ts'

/** The offices of the Ombudsman that are named, then the list of all; nothing where none is asked for. */
export function officesShown(offices: Everything['offices'], site: Links): Markup[] {
  if (offices === null) return []
  const page = site.link(CLAIM_PATH)
  return [
    ...offices.map(({ name, covers, address, telephone, email }) => (
      <li>
        <a href={`${page}#${officePlace(name)}`}>Office of the Insurance Ombudsman, {name}</a>
        <p class="quiet">For {covers.join('; ')}</p>
        <p translate="no">
          {address}. {[...telephone, ...(email === null ? [] : [email])].join(', ')}
        </p>
      </li>
    )),
    <li>
      <a href={`${page}#${OFFICES}`}>Ombudsman offices by State</a>
    </li>,
  ]
}
