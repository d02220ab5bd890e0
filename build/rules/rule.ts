import type { Catalogue, Gathered, ProductSubject } from '../dataset/model.ts'

/** What a rule says of a place in a file. */
export type Report = (path: string, where: string, message: string) => void

/**
 * What must hold in the dataset. A rule looks at each product with its clauses, at the dataset as a whole, or at
 * both; one that looks at neither is held where files are read.
 */
export interface Rule {
  readonly name: string
  /** One sentence a maintainer reads: what must hold, and why. */
  readonly description: string
  readonly level: 'error' | 'warning'
  readonly product?: (subject: ProductSubject, catalogue: Catalogue, report: Report) => void
  readonly dataset?: (catalogue: Catalogue, gathered: Gathered, report: Report) => void
}
