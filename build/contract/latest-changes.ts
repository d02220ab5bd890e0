import { ClauseId, Day, Slug, Uin, closed, described, named } from './primitives.ts'
import { CHANGES_FORMAT, ReleaseName } from './changes.ts'
import { FormBody } from './published/forms.ts'
import { ReleaseNumber } from './release.ts'
import { type Static, Type } from './schema.ts'

/** `/changes/latest.json`: of each record the last release that changed it, which is what `changed_since` asks. */
export const LatestChanges = named('LatestChanges', {
  format: Type.Literal(CHANGES_FORMAT),
  since: described(ReleaseName, 'The first release known. What is not named below is as it was in it.'),
  releases: Type.Array(
    closed({
      release: ReleaseNumber,
      data_date: Day,
      products: Type.Array(Uin),
      clauses: Type.Array(ClauseId),
      law: Type.Array(Slug),
      insurers: Type.Array(Slug),
      categories: Type.Array(Slug),
      forms: Type.Array(FormBody.properties.id),
    }),
    {
      description:
        'The newest first. Each record is in the last release that changed it; removed ones are in none.',
    },
  ),
})

export type LatestChanges = Static<typeof LatestChanges>
