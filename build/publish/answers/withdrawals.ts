import type { Catalogue } from '../../check/dataset/model.ts'
import type { WithdrawalLaw } from '../../contract/index-files/service.ts'
import { LINES, type Line } from '../../contract/primitives.ts'
import { sectionPathOf } from './law-sentence.ts'

/** For which lines withdrawals are known, and what the law says of withdrawn products, with the paths of the sections. */
export interface Withdrawals {
  readonly knownFor: readonly Line[]
  readonly law: readonly {
    readonly line: Line
    readonly says: string
    /** The title of the instrument and the number of its section. */
    readonly title: string
    readonly path: string
  }[]
}

/** Withdrawals that a dataset knows. */
export function withdrawalsOf({ dataset, laws }: Catalogue): Withdrawals {
  const { known_for = [], law = [] } = dataset.record.withdrawals ?? {}
  return {
    knownFor: LINES.filter((line) => known_for.includes(line)),
    law: law.flatMap(({ line, says, law: slug, section }) => {
      const title = laws.find(({ record }) => record.slug === slug)?.record.title
      if (title === undefined) return []
      const path = sectionPathOf(laws, { law: slug, section })
      return [{ line, says, title: `${title}, ${section}`, path }]
    }),
  }
}

/** Law of withdrawn products, with the addresses of the sections. */
export function withdrawalLaw({ base }: { readonly base: string }, { law }: Withdrawals): WithdrawalLaw[] {
  return law.map(({ line, says, title, path }) => ({ line, says, title, url: base + path }))
}
