/** @jsxRuntime automatic @jsxImportSource #view */
import { writtenDay } from '../../../contract/display.ts'
import { withdrawalsUnknown } from '../../../contract/reader-words.ts'
import { normalUin } from '../../../contract/uin.ts'
import { productPath } from '../../../view/page-paths.ts'
import type { ProductMaterial } from '../product-material.ts'

/** What the source says of its sale, and which version is the newest. */
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
          <a href={site.link(productPath(newest.uin))}>
            {newest.name}, {newest.uin}
          </a>
          {newest.is_read ? '' : ', which nobody has read here yet'}.
        </p>
      )}
      {status === 'active' ? (
        <p>
          {site.withdrawals.knownFor.includes(line)
            ? 'The source does not list it as withdrawn. '
            : `${withdrawalsUnknown([line])} `}
          Whether it is sold today, only the insurer can say.{since}
        </p>
      ) : (
        <p class="note">
          <strong>Withdrawn{withdrawn !== null && ` on ${writtenDay(withdrawn)}`}</strong>, as the source
          lists it.{since}
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
