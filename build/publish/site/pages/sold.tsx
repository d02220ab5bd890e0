/** @jsxRuntime automatic @jsxImportSource #view */
import { writtenDay } from '../../../contract/display.ts'
import { normalUin } from '../../../contract/uin.ts'
import { productPath } from '../../../view/page-paths.ts'
import type { ProductMaterial } from '../product-material.ts'

/** What is to be known before all else: that another version is newer, or that it was withdrawn. */
export function Sold({ site, policy, family }: ProductMaterial) {
  const { uin, line, status, withdrawn } = policy
  const isOld = family.some((one) => normalUin(one.uin) === normalUin(uin) && one.is_superseded)
  const newest = isOld ? family[0] : undefined
  return (
    <>
      {newest !== undefined && (
        <p class="note">
          <strong>This is not the newest version.</strong> The newest one listed is{' '}
          <a href={site.link(productPath(newest.uin))} translate="no">
            {newest.name}, {newest.uin}
          </a>
          {newest.is_read ? '' : ', not read yet'}.
        </p>
      )}
      {status === 'withdrawn' && (
        <p class="note">
          <strong>Withdrawn{withdrawn !== null && ` on ${writtenDay(withdrawn)}`}</strong>, as the list says.
          {site.withdrawals.law
            .filter((one) => one.line === line)
            .map(({ says, title, path }) => (
              <>
                {' '}
                {says} (<a href={site.link(path)}>{title}</a>)
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
  return (
    <p class="quiet">
      UIN{' '}
      <code class="long" translate="no">
        {uin}
      </code>
      .{launched !== null && ` Launched or approved on ${writtenDay(launched)}.`}
      {status === 'active' &&
        ` The list ${isKnown ? 'does not call it withdrawn' : 'gives no sale status'}. Whether it is sold today, ask the insurer.`}
    </p>
  )
}
