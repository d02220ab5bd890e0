import { INDEX_PATHS, clausesPath } from '../../contract/index-paths.ts'
import type { ClauseRun, ClausesFile } from '../../contract/index-files/clauses.ts'
import { inFolder } from '../answers/output-file.ts'
import type { CategoryFieldsBody } from '../../contract/published/categories.ts'
import type { ClauseBody } from '../../contract/published/clause.ts'
import type { FormBody } from '../../contract/published/forms.ts'
import type { InsurerBody } from '../../contract/published/insurers.ts'
import type { LawBody } from '../../contract/published/instruments.ts'
import type { PolicyBody } from '../../contract/published/policy.ts'
import type { ReleaseSource } from './source.ts'

/** Published records of each kind, as the answer of the operation that gives one of it. */
export interface Records {
  readonly categories: CategoryFieldsBody
  readonly insurers: InsurerBody
  readonly products: PolicyBody
  readonly clauses: ClauseBody
  readonly law: LawBody
  readonly forms: FormBody
}

/** The kinds of which each record is a file; clauses are in packs. */
export type RecordKind = Exclude<keyof Records, 'clauses'>

/** Paths of the answers of each kind in the tree, one file each. */
const PLACES: Readonly<Record<RecordKind, RegExp>> = {
  categories: /^index\/answers\/fields\/[^/]+$/u,
  insurers: /^index\/answers\/insurer\/[^/]+$/u,
  products: /^index\/answers\/policy\/[^/]+$/u,
  law: /^index\/answers\/law\/[^/]+$/u,
  forms: /^forms\/\d+\.json$/u,
}

const KINDS = Object.keys(PLACES) as RecordKind[]

/** The files of each kind in a tree, in the order of their names; numbers in the order of their values. */
export function recordPaths(tree: Pick<ReleaseSource, 'paths'>): Record<RecordKind, string[]> {
  const found = Object.fromEntries(KINDS.map((kind) => [kind, [] as string[]])) as Record<
    RecordKind,
    string[]
  >
  for (const path of tree.paths()) {
    const kind = KINDS.find((candidate) => PLACES[candidate].test(path))
    if (kind !== undefined) found[kind].push(path)
  }
  for (const kind of KINDS) found[kind].sort(byNumberOrName)
  return found
}

function byNumberOrName(a: string, b: string): number {
  const numbers = [a, b].map((path) => Number(/\d+(?=(?:\.json)?$)/u.exec(path)?.[0] ?? Number.NaN))
  const [first = Number.NaN, second = Number.NaN] = a.startsWith('forms/') ? numbers : []
  if (first !== second && !Number.isNaN(first) && !Number.isNaN(second)) return first - second
  return a < b ? -1 : 1
}

/** A file of a tree as what it is. */
export function recordAt<K extends RecordKind>(
  tree: Pick<ReleaseSource, 'read'>,
  _kind: K,
  path: string,
): Records[K] {
  return jsonAt(tree, path) as Records[K]
}

/** A file of a tree as JSON. */
export function jsonAt(tree: Pick<ReleaseSource, 'read'>, path: string): unknown {
  return JSON.parse(Buffer.from(tree.read(path)).toString('utf8'))
}

/** The file that says what the dataset says of itself, where the tree has it. */
export function servicePaths(tree: Pick<ReleaseSource, 'paths'>): string[] {
  return [...tree.paths()].filter((path) => path === inFolder(INDEX_PATHS.service))
}

/** The files that every clause is read from. */
export function clausePaths(tree: Pick<ReleaseSource, 'paths'>): string[] {
  const packs = inFolder(clausesPath(''))
  const folder = packs.slice(0, packs.lastIndexOf('/') + 1)
  return [...tree.paths()]
    .filter((path) => path.startsWith(folder) || path === inFolder(INDEX_PATHS.numbers))
    .sort()
}

/** A clause, and its place among those of its product. */
interface PlacedClause {
  readonly clause: ClauseBody
  readonly position: number
}

/** Every clause in the order of the numbers, from the packs of the products; a pack that is asked for again at once is read once. */
export function* clausesIn(tree: Pick<ReleaseSource, 'read'>): Generator<PlacedClause> {
  let [opened, clauses] = ['', [] as readonly PlacedClause[]]
  for (const { name, first, last } of jsonAt(tree, inFolder(INDEX_PATHS.numbers)) as readonly ClauseRun[]) {
    if (name !== opened) {
      const file = jsonAt(tree, inFolder(clausesPath(name))) as ClausesFile
      const placed = file.clauses.map((clause, position) => ({ clause, position }))
      clauses = placed.toSorted((a, b) => a.clause.id - b.clause.id)
      opened = name
    }
    yield* clauses.filter(({ clause: { id } }) => first <= id && id <= last)
  }
}
