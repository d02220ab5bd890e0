/** @jsxRuntime automatic @jsxImportSource preact */
import { productPath } from '../paths.ts'
import { writtenDay } from '../site.ts'
import { newestOf } from '../versions.ts'
import type { ProductMaterial } from '../product-material.ts'

/** What the source says of its sale, and which version is the newest. */
export function Sold({ site, policy, versions }: ProductMaterial) {
  const { uin, status, launched, withdrawn } = policy
  const since = launched === null ? '' : ` Launched or approved on ${writtenDay(launched)}.`
  const newest = newestOf(versions, uin)
  return (
    <>
      {newest !== null && (
        <p class="note">
          <strong>This is not the newest version.</strong> The newest one listed is{' '}
          {newest.is_read === 1 ? (
            <a href={site.link(productPath(newest.uin))}>
              {newest.name}, {newest.uin}
            </a>
          ) : (
            `${newest.name}, ${newest.uin}, which nobody has read here yet`
          )}
          .
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
