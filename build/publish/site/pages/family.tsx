/** @jsxRuntime automatic @jsxImportSource #view */
import { FUNCTION_PAGES } from '../../../contract/function-pages.ts'
import { normalUin } from '../../../contract/uin.ts'
import { isRead } from '../../../contract/is-read.ts'
import { askedAddress, productLink } from '../../../view/page-paths.ts'
import { english } from '../../../view/phrases.tsx'
import type { ProductMaterial } from '../site.ts'

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
          const [newer, older] = at < own ? [uin, policy.uin] : [policy.uin, uin]
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
              {!isThis &&
                is_read &&
                isRead(policy.coverage) && [
                  ' ',
                  <a href={askedAddress(site, 'changed', { uin: newer, with: older })} rel="nofollow">
                    {t('product.what-changed')}
                  </a>,
                ]}
            </li>
          )
        })}
      </ol>
      {isDerived && <p class="quiet">{t('product.we-took-these-for-versions')}</p>}
    </section>
  )
}

/** Products of one name at other insurers; those that were read stand side by side with this one, if it was. */
export function SameName({ site, policy, namesakes: { insurers, read } }: ProductMaterial) {
  if (insurers === 0) return null
  const { texts } = site
  const { t } = texts
  const own = isRead(policy.coverage) ? [policy.uin] : []
  const compared = [...own, ...read.map(({ uin }) => uin)]
  return (
    <section class="entry" id="same-name">
      <h2>{t('product.same-name')}</h2>
      <p>{t('product.same-name-is-not-the-same', { count: insurers })}</p>
      {read.length > 0 && (
        <ul>
          {read.map(({ uin, name, insurer_name }) => (
            <li translate="no">
              <a href={productLink(site, { uin, is_read: true })}>{english(texts, name)}</a>,{' '}
              <span class="quiet">{english(texts, insurer_name)}</span>
            </li>
          ))}
        </ul>
      )}
      {compared.length > 1 && (
        <p>
          <a
            href={`${site.link(FUNCTION_PAGES.compared)}?${new URLSearchParams(compared.map((uin) => ['uin', uin]))}`}
            rel="nofollow"
          >
            {t('product.same-in-them')}
          </a>
        </p>
      )}
    </section>
  )
}
