/** @jsxRuntime automatic @jsxImportSource #view */
import { counted, inIndia } from '../../../contract/display.ts'
import type { Card } from '../../../contract/published/card.ts'
import { isRead } from '../../../contract/is-read.ts'
import { groupsOf } from '../../../contract/groups.ts'
import { productPath } from '../../../view/page-paths.ts'
import type { Site } from '../site.ts'

/** Products in lists, each leading to its page: those that were read first, of the others the newest version alone. */
export function ProductList(props: {
  readonly cards: readonly Card[]
  readonly site: Site
  /** Products of which a newer version is held. */
  readonly replaced?: ReadonlySet<string>
}) {
  const { cards, site, replaced } = props
  const read = cards.filter(({ coverage }) => isRead(coverage))
  const unread = cards.filter(({ coverage }) => !isRead(coverage))
  const listed = unread.filter(({ uin }) => !replaced?.has(uin))
  const older = unread.length - listed.length
  return (
    <>
      {read.length > 0 && (
        <ul class="cards">
          {read.map(({ uin, name, status, insurer }) => (
            <li>
              <a href={site.link(productPath(uin))} translate="no">
                {name}
              </a>{' '}
              {status === 'withdrawn' && <span class="tag">withdrawn</span>}
              <p class="quiet">
                <span translate="no">
                  {insurer.name}, UIN {uin}
                </span>
              </p>
            </li>
          ))}
        </ul>
      )}
      {listed.length > 0 && (
        <p>
          We have not read {read.length > 0 ? 'these' : 'any of them'} yet. Their wording is at the insurer.
          {older > 0 &&
            ` ${counted(older, 'older version')} ${older === 1 ? 'is' : 'are'} on the page of the newest.`}
        </p>
      )}
      {groupsOf(listed, ({ category }) => category.name).map(([category, ofKind]) => (
        <details open={listed.length <= FEW}>
          <summary>
            {category} <span class="quiet">{inIndia(ofKind.length)}</span>
          </summary>
          <ul class="names">
            {ofKind.map(({ uin, name, status }) => (
              <li>
                <a href={site.link(productPath(uin))} translate="no">
                  {name}
                </a>{' '}
                <span class="quiet" translate="no">
                  {status === 'withdrawn' ? `${uin}, withdrawn` : uin}
                </span>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </>
  )
}

/** The most unread products that are shown unfolded. */
const FEW = 30
