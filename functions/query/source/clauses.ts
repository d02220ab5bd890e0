import { INDEX_PATHS, clausesPath } from '../../../build/contract/index-paths.ts'
import type { ClauseRun, ClausesFile } from '../../../build/contract/index-files/clauses.ts'
import type { ClauseBody } from '../../../build/contract/published/clause.ts'
import { requiredFile } from './opened-files.ts'
import type { IndexSource } from './reader.ts'

/**
 * The answer of getClause from the pack of its product, the same bytes as the file at the operation's own address; null
 * where no product has this clause. That file is counted by the rate limit, so a function does not read it.
 */
export async function clauseAnswer(source: IndexSource, id: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const runs = await requiredFile<readonly ClauseRun[]>(source, INDEX_PATHS.numbers)
  const run = runs.find(({ first, last }) => first <= id && id <= last)
  if (run === undefined) return null
  const clauses = await requiredFile(source, clausesPath(run.name), clausesById)
  const clause = clauses.get(id)
  return clause === undefined ? null : new TextEncoder().encode(`${JSON.stringify(clause)}\n`)
}

function clausesById({ clauses }: ClausesFile): ReadonlyMap<number, ClauseBody> {
  return new Map(clauses.map((clause) => [clause.id, clause]))
}
