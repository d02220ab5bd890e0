import type { ClauseRun, ClausesFile } from '../../contract/index-files/clauses.ts'
import { INDEX_FORMAT } from '../../contract/limits.ts'
import { uinFileName } from '../../contract/uin.ts'
import { clauseBodies } from '../answers/clause.ts'
import type { BodyContext, SiteHead } from '../answers/context.ts'
import type { ProductSubject } from '../../check/dataset/model.ts'

/**
 * `/index/numbers.json`: which product's file holds a clause, as runs of numbers.
 *
 * @example [{ first: 1001, last: 1015, name: 'SFHHLIP24001V022324' }]
 */
export function clauseRuns({ store }: BodyContext): ClauseRun[] {
  const runs: ClauseRun[] = []
  for (const { id, product } of store.clauseProducts()) {
    const name = uinFileName(product)
    const run = runs.at(-1)
    if (run !== undefined && run.name === name) run.last = id
    else runs.push({ first: id, last: id, name })
  }
  return runs
}

/** `/index/clauses/<name>.json`: the answers of getClause for every clause of one product. */
export function clausesFile(context: SiteHead, subject: ProductSubject): ClausesFile {
  return {
    format: INDEX_FORMAT,
    data_date: context.dataDate,
    notice: context.notice,
    clauses: [...clauseBodies(context, subject)],
  }
}
