/** @jsxRuntime automatic @jsxImportSource #view */
import { writtenDay } from '../../../contract/display.ts'
import { normalUin } from '../../../contract/uin.ts'
import { productPath } from '../../../view/page-paths.ts'
import type { ProductMaterial } from '../product-material.ts'

/** Its UIN, what the list says of its sale, and which version is the newest. */
export function Sold({ site, policy, family }: ProductMaterial) {
  const { uin, line, status, launched, withdrawn } = policy
  const since = launched === null ? '' : ` Launched or approved on ${writtenDay(launched)}.`
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
      {status === 'active' ? (
        <p class="quiet">
          UIN{' '}
          <code class="long" translate="no">
            {uin}
          </code>
          .{since}{' '}
          {site.withdrawals.knownFor.includes(line)
            ? 'The list does not call it withdrawn. '
            : 'The list gives no sale status. '}
          Whether it is sold today, ask the insurer.
        </p>
      ) : (
        <p class="note">
          <strong>Withdrawn{withdrawn !== null && ` on ${writtenDay(withdrawn)}`}</strong>, as the list says.
          UIN <code translate="no">{uin}</code>.{since}
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
