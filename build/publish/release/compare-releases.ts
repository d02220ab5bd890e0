import type { ReleaseChanges } from '../../contract/changes.ts'
import { clausesPath } from '../../contract/index-paths.ts'
import type { ClausesFile } from '../../contract/index-files/clauses.ts'
import { OPERATIONS } from '../../contract/operations.ts'
import type { StatsBody } from '../../contract/published/stats.ts'
import { inFolder } from '../answers/output-file.ts'
import {
  type ProductWithClauses,
  categoryChange,
  formChange,
  insurerChange,
  lawChange,
  productChange,
} from './record-changes.ts'
import type { Previous, ReleaseSource } from './source.ts'
import { type RecordKind, type Records, jsonAt, recordAt, recordPaths } from './records.ts'

/** Parts in which two releases are compared. */
type Differences = Pick<ReleaseChanges, 'notice' | 'products' | 'law' | 'insurers' | 'categories' | 'forms'>

/** A first release is compared with nothing. */
export const NO_DIFFERENCES: Differences = {
  notice: null,
  products: [],
  law: [],
  insurers: [],
  categories: [],
  forms: [],
}

/** Compares every record of the previous release with what is published now. */
export function differences(tree: ReleaseSource, previous: Previous): Differences {
  const older: ReleaseSource = {
    paths: () => previous.paths(),
    read: (path) => previous.read(path) ?? Buffer.of(),
  }
  const [old, now] = [releaseOf(older), releaseOf(tree)]
  /** Compares the records of a kind, one after another: all of them may be larger than memory. */
  const compared = <K extends RecordKind, R, Change>(
    kind: K,
    read: (release: Release, path: string) => R,
    change: (old: R | null, now: R | null) => Change | null,
  ): Change[] => {
    const has = [old, now].map(({ paths }) => new Set(paths[kind]))
    const all = [...new Set([...now.paths[kind], ...old.paths[kind]])].sort()
    return all.flatMap((path) => {
      const [before, after] = [old, now].map((release, at) =>
        has[at]?.has(path) === true ? read(release, path) : null,
      )
      return change(before ?? null, after ?? null) ?? []
    })
  }
  const record =
    <K extends RecordKind>(kind: K) =>
    ({ source }: Release, path: string): Records[K] =>
      recordAt(source, kind, path)
  return {
    notice: noticeChange(old, now),
    products: compared('products', productAt, productChange),
    law: compared('law', record('law'), lawChange),
    insurers: compared('insurers', record('insurers'), insurerChange),
    categories: compared('categories', record('categories'), categoryChange),
    forms: compared('forms', record('forms'), formChange),
  }
}

/** The files of a release, and which of them are records. */
interface Release {
  readonly source: ReleaseSource
  readonly files: ReadonlySet<string>
  readonly paths: Readonly<Record<RecordKind, readonly string[]>>
}

function releaseOf(source: ReleaseSource): Release {
  return { source, files: new Set(source.paths()), paths: recordPaths(source) }
}

function productAt({ source, files }: Release, path: string): ProductWithClauses {
  const clauses = inFolder(clausesPath(path.slice(path.lastIndexOf('/') + 1)))
  return {
    policy: recordAt(source, 'products', path),
    clauses: files.has(clauses) ? (jsonAt(source, clauses) as ClausesFile).clauses : [],
  }
}

function noticeChange(...releases: readonly [old: Release, now: Release]): Differences['notice'] {
  const path = inFolder(OPERATIONS.stats.path)
  const [before, after] = releases.map(({ source, files }) =>
    files.has(path) ? (jsonAt(source, path) as StatsBody).notice : undefined,
  )
  return before === undefined || after === undefined || before === after ? null : { before, after }
}
