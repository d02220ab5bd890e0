/** @jsxRuntime automatic @jsxImportSource #view */
import { normalUin } from '../../../contract/uin.ts'
import { productLink } from '../../../view/page-paths.ts'
import { english, own, said } from '../../../view/phrases.tsx'
import type { ProductMaterial } from '../product-material.ts'

/** Notes on what is to be known before all else: that another version is newer, or that it was withdrawn. */
export function Sold({ site, policy, family }: ProductMaterial) {
  const { uin, line, status, withdrawn } = policy
  const isOld = family.some((one) => normalUin(one.uin) === normalUin(uin) && one.is_superseded)
  const newest = isOld ? family[0] : undefined
  const { texts } = site
  return (
    <>
      {newest !== undefined && (
        <p class="note">
          {said(texts, newest.is_read ? 'product.not-the-newest' : 'product.not-the-newest-unread', {
            newest: (
              <a href={productLink(site, newest)} translate="no">
                {newest.name}, {newest.uin}
              </a>
            ),
          })}
        </p>
      )}
      {status === 'withdrawn' && (
        <p class="note">
          {said(texts, withdrawn === null ? 'product.withdrawn' : 'product.withdrawn-on', {
            day: withdrawn === null ? '' : texts.day(withdrawn),
          })}
          {site.withdrawals.law
            .filter((one) => one.line === line)
            .map(({ says, title, path }) => (
              <>
                {' '}
                {own(texts, says)} (<a href={site.link(path)}>{english(texts, title)}</a>)
              </>
            ))}
        </p>
      )}
    </>
  )
}

/** Its UIN, and what the list says of its sale. */
export function Listed({ site, policy }: Pick<ProductMaterial, 'site' | 'policy'>) {
  const { uin, line, status, launched } = policy
  const isKnown = site.withdrawals.knownFor.includes(line)
  const { t, day } = site.texts
  return (
    <p class="quiet">
      UIN{' '}
      <code class="long" translate="no">
        {uin}
      </code>
      .{launched !== null && ` ${t('product.launched', { day: day(launched) })}`}
      {status === 'active' && ` ${t(isKnown ? 'product.not-called-withdrawn' : 'product.no-sale-status')}`}
    </p>
  )
}
