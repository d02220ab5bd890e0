import type { FactBody } from './published/fact.ts'
import type { LawBody } from './published/instruments.ts'
import type { PolicyBody } from './published/policy.ts'

// What changed from one release to the next: `/changes/` and `/history/`.

/** The format of the files under `/changes/` and `/history/`. */
export const CHANGES_FORMAT = 1

/** A release and the day its data is of. */
export interface ReleaseName {
  readonly release: number
  readonly data_date: string
}

/** What a fact says, and where it says it was read. */
export interface FactState extends Pick<FactBody, 'value' | 'quote' | 'status' | 'page'> {
  /** The number of the clause. */
  readonly clause: number | null
}

/** A fact before and after; null where there was or is none. */
export interface FactChange {
  readonly key: string
  readonly label: string
  readonly before: FactState | null
  readonly after: FactState | null
}

/** What a product is, beside its facts. */
export interface ProductState extends Pick<
  PolicyBody,
  'name' | 'line' | 'status' | 'launched' | 'withdrawn'
> {
  readonly category: string
  readonly insurer: string
}

/** `withdrawn`: it can no longer be bought, and stays in the dataset. `removed`: the dataset no longer holds it. */
export type ProductChangeKind = 'added' | 'withdrawn' | 'removed' | 'changed'

/** A product before and after, with every fact that is new, gone or different. */
export interface ProductChange {
  readonly uin: string
  readonly kind: ProductChangeKind
  readonly before: ProductState | null
  readonly after: ProductState | null
  readonly facts: readonly FactChange[]
}

export type SectionState = Omit<LawBody['sections'][number], 'number'>

/** A section before and after; the second section of a number is "45#2". */
export interface SectionChange {
  readonly number: string
  readonly before: SectionState | null
  readonly after: SectionState | null
}

export type LawState = Pick<LawBody, 'title' | 'number' | 'year' | 'dated' | 'in_force' | 'consolidated_to'>

export interface LawChange {
  readonly slug: string
  readonly kind: 'added' | 'removed' | 'changed'
  readonly before: LawState | null
  readonly after: LawState | null
  readonly sections: readonly SectionChange[]
}

/** `/changes/<release>.json`: everything that changed with a release. For the first release that is nothing. */
export interface ReleaseChanges extends ReleaseName {
  readonly format: typeof CHANGES_FORMAT
  readonly previous: ReleaseName | null
  readonly products: readonly ProductChange[]
  readonly law: readonly LawChange[]
}

/** An entry of `/changes/index.json`. */
export interface ChangesEntry extends ReleaseName {
  readonly previous: ReleaseName | null
  /** The path of its changes. */
  readonly path: string
  readonly added: number
  readonly withdrawn: number
  readonly removed: number
  readonly changed: number
  readonly facts: number
  readonly law: number
}

/** `/changes/index.json`: every release, the newest first. */
export interface ChangesIndex {
  readonly format: typeof CHANGES_FORMAT
  readonly releases: readonly ChangesEntry[]
}

/** `/history/<name>.json`: what was published of a product over time, the oldest first. */
export interface ProductHistory {
  readonly format: typeof CHANGES_FORMAT
  readonly uin: string
  /** The first release known to hold it. */
  readonly since: ReleaseName
  readonly entries: readonly (ReleaseName & Omit<ProductChange, 'uin'>)[]
}
