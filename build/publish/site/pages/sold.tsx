/** @jsxRuntime automatic @jsxImportSource preact */
import { writtenDay } from '../../../contract/display.ts'
import { normalUin } from '../../../contract/uin.ts'
import { productPath } from '../page-paths.ts'
import type { ProductMaterial } from '../product-material.ts'

/** What the source says of its sale, and which version is the newest. */
export function Sold({ site, policy, family }: ProductMaterial) {
  const { uin, status, launched, withdrawn } = policy
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
          The source does not list it as withdrawn. Whether it is sold today, only the insurer can say.{since}
        </p>
      ) : (
        <p class="note">
          <strong>Withdrawn{withdrawn !== null && ` on ${writtenDay(withdrawn)}`}.</strong> It can no longer
          be bought; a policy bought before keeps its terms.{since}
        </p>
      )}
    </>
  )
}
