/** @jsxRuntime automatic @jsxImportSource #view */
import { normalUin } from '../../../contract/uin.ts'
import { isRead } from '../../../contract/is-read.ts'
import { changesAddress, productLink } from '../../../view/page-paths.ts'
import type { ProductMaterial } from '../product-material.ts'

/** The versions of a product, the newest first, and how it is known that they are; nothing where there is only one. */
export function Family({ site, policy, versions, family }: ProductMaterial) {
  if (family.length < 2) return null
  const own = family.findIndex(({ uin }) => normalUin(uin) === normalUin(policy.uin))
  const { t, day } = site.texts
  const isDerived = versions.length < family.length
  return (
    <section class="entry" id="versions">
      <h2>{t('product.versions')}</h2>
      <ol class="versions">
        {family.map(({ uin, name, launched, status, is_read, is_superseded }, at) => {
          const isThis = at === own
          const about = [
            launched === null ? t('product.day-not-given') : t('product.launched-on', { day: day(launched) }),
            status === 'withdrawn' ? t('product.is-withdrawn') : '',
            is_superseded ? '' : t('product.newest-listed'),
            t(is_read ? 'product.read' : 'product.not-read-yet'),
            isThis ? t('product.this-page') : '',
          ]
          return (
            <li>
              {isThis ? (
                <strong translate="no">{uin}</strong>
              ) : (
                <a href={productLink(site, { uin, is_read })} translate="no">
                  {name === policy.name ? uin : `${name}, ${uin}`}
                </a>
              )}{' '}
              <span class="quiet">{about.filter((words) => words !== '').join(', ')}</span>
              {!isThis && is_read && isRead(policy.coverage) && (
                <>
                  {' '}
                  <a
                    href={
                      at < own ? changesAddress(site, uin, policy.uin) : changesAddress(site, policy.uin, uin)
                    }
                    rel="nofollow"
                  >
                    {t('product.what-changed')}
                  </a>
                </>
              )}
            </li>
          )
        })}
      </ol>
      {isDerived && <p class="quiet">{t('product.we-took-these-for-versions')}</p>}
    </section>
  )
}
