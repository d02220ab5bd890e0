import { INDEX_PATHS, clausesPath } from '../../../build/contract/index-paths.ts'
import type { ClauseRun, ClausesFile } from '../../../build/contract/indexed/clauses.ts'
import type { ClauseBody } from '../../../build/contract/published/clause.ts'
import { required } from './cache.ts'
import type { IndexSource } from './reader.ts'

/**
 * The answer of getClause as `/index/` holds it, null where no product has this clause. The file at the operation's
 * own address is counted by the rate limit, so a function does not read it.
 */
export async function clauseBody(source: IndexSource, id: number): Promise<ClauseBody | null> {
  const runs = await required(source, INDEX_PATHS.numbers, (json: readonly ClauseRun[]) => json)
  const run = runs.find(({ first, last }) => first <= id && id <= last)
  if (run === undefined) return null
  const clauses = await required(source, clausesPath(run.name), clausesById)
  return clauses.get(id) ?? null
}

function clausesById({ clauses }: ClausesFile): ReadonlyMap<number, ClauseBody> {
  return new Map(clauses.map((clause) => [clause.id, clause]))
}
