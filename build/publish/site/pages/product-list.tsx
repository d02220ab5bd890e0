/** @jsxRuntime automatic @jsxImportSource #view */
import { Named } from '../../../view/links.tsx'
import type { Card } from '../../../contract/published/card.ts'
import { isRead } from '../../../contract/is-read.ts'
import { groupsOf } from '../../../contract/groups.ts'
import { productPath } from '../../../view/page-paths.ts'
import { translated } from '../../../view/phrases.tsx'
import type { Site } from '../site.ts'

/** Products in lists, each leading to its page: those that were read first, of the others the newest version alone. */
export function ProductList(props: {
  readonly cards: readonly Card[]
  readonly site: Site
  /** Products of which a newer version is held. */
  readonly replaced?: ReadonlySet<string>
}) {
  const { cards, site, replaced } = props
  const { t, number } = site.texts
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
              <Named site={site} path={productPath(uin)} name={name} />{' '}
              {status === 'withdrawn' && <span class="tag">{t('product.is-withdrawn')}</span>}
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
          {t(read.length > 0 ? 'list.these-unread' : 'list.all-unread')}
          {older > 0 && ` ${t('list.older', { count: older })}`}
        </p>
      )}
      {groupsOf(listed, ({ category }) => category.name).map(([category, ofKind]) => (
        <details open={listed.length <= FEW}>
          <summary>
            {translated(site.texts, category)} <span class="quiet">{number(ofKind.length)}</span>
          </summary>
          <ul class="names">
            {ofKind.map(({ uin, name, status }) => (
              <li>
                <Named site={site} path={productPath(uin)} name={name} />{' '}
                <span class="quiet">
                  <span translate="no">{uin}</span>
                  {status === 'withdrawn' && `, ${t('product.is-withdrawn')}`}
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
