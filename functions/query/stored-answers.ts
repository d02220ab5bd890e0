import type { ClauseRun, ClausesFile } from '../../build/contract/index-files/clauses.ts'
import { type StoredId, INDEX_PATHS, answerPath, clausesPath } from '../../build/contract/index-paths.ts'
import type { ClauseBody } from '../../build/contract/published/clause.ts'
import { type AlternateId, alternatePath } from '../../build/contract/markdown-alternates.ts'
import { type IdOf, OPERATIONS } from '../../build/contract/operations.ts'
import { uinFileName } from '../../build/contract/uin.ts'
import type { Given } from '../shared/given-parameters.ts'
import type { Answered, Markdown, Outcome } from '../shared/result.ts'
import { type SlugCode, refuseClause, refusePolicy, refuseSlug } from './refusals.ts'
import { type IndexSource, notMissing, requiredFile } from './source/load.ts'

/**
 * Answers each operation whose path alone decides when no file is at the address asked for: from its copy
 * under `/index/answers/`, or by saying what is wrong with the address.
 */
export const STORED_ANSWERS: {
  readonly [Id in IdOf<'stored'>]: (source: IndexSource, given: Given<Id>) => Promise<Outcome>
} = {
  listCategories: (source) => stored(source, 'listCategories', null),
  listInsurers: (source) => stored(source, 'listInsurers', null),
  stats: (source) => stored(source, 'stats', null),
  async getPolicy(source, { uin }) {
    const bytes = await source.read(answerPath('getPolicy', uinFileName(uin)))
    return bytes === null
      ? refusePolicy(source, uin)
      : { bytes, markdown: markdown(source, 'getPolicy', uin) }
  },
  // The same bytes as the file at the operation's own address, which the rate limit counts: all clauses of one product are in one pack.
  async getClause(source, { id }) {
    const runs = await requiredFile<readonly ClauseRun[]>(source, INDEX_PATHS.numbers)
    const run = runs.find(({ first, last }) => first <= id && id <= last)
    const clauses = run && (await requiredFile(source, clausesPath(run.name), clausesById))
    const clause = clauses?.get(id)
    return clause === undefined
      ? refuseClause(source, id)
      : { bytes: new TextEncoder().encode(`${JSON.stringify(clause)}\n`) }
  },
  categoryFields: bySlug('categoryFields'),
  getInsurer: bySlug('getInsurer'),
  getLaw: bySlug('getLaw'),
}

function clausesById({ clauses }: ClausesFile): ReadonlyMap<number, ClauseBody> {
  return new Map(clauses.map((clause) => [clause.id, clause]))
}

function bySlug(id: 'categoryFields' | 'getInsurer' | 'getLaw') {
  return async (source: IndexSource, { slug }: { readonly slug: string }): Promise<Outcome> => {
    const missing = await refuseSlug(source, OPERATIONS[id].params.slug.refusal as SlugCode, slug)
    return missing ?? { ...(await stored(source, id, slug)), markdown: markdown(source, id, slug) }
  }
}

function markdown(source: IndexSource, id: AlternateId, value: string): Markdown {
  const path = alternatePath(id, value)
  return { path, read: () => source.read(path) }
}

async function stored(source: IndexSource, id: StoredId, name: string | null): Promise<Answered> {
  const path = answerPath(id, name)
  return { bytes: notMissing(path, await source.read(path)) }
}
