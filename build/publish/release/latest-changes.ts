import {
  CHANGES_FORMAT,
  type LatestChanges,
  type ReleaseChanges,
  type ReleaseName,
} from '../../contract/changes.ts'

/** Finds of each record the last release that changed it, from the changes of all releases, the newest first. */
export function latestChanges(newestFirst: Iterable<ReleaseChanges>, since: ReleaseName): LatestChanges {
  const seen = new Set<string>()
  /** Names what was not named by a later release; what was removed is named by none. */
  const named = <Change extends { readonly kind: string }, Name extends string | number>(
    kind: string,
    changes: readonly Change[],
    nameOf: (change: Change) => Name,
  ): Name[] =>
    changes.flatMap((change) => {
      const name = nameOf(change)
      const isLater = seen.has(`${kind} ${name}`)
      seen.add(`${kind} ${name}`)
      return isLater || change.kind === 'removed' ? [] : [name]
    })
  const releases = Array.from(newestFirst, (changes): LatestChanges['releases'][number] => {
    const { release, data_date, products, law, insurers, categories, forms } = changes
    const clauses = products
      .flatMap((product) => product.clauses)
      .map(({ id, after }) => ({
        id,
        kind: after === null ? 'removed' : 'changed',
      }))
    return {
      release,
      data_date,
      products: named('product', products, ({ uin }) => uin),
      clauses: named('clause', clauses, ({ id }) => id),
      law: named('law', law, ({ slug }) => slug),
      insurers: named('insurer', insurers, ({ slug }) => slug),
      categories: named('category', categories, ({ slug }) => slug),
      forms: named('form', forms, ({ id }) => id),
    }
  })
  return { format: CHANGES_FORMAT, since, releases }
}
