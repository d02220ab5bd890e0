import { type StoredId, answerPath } from '../../build/contract/index-paths.ts'
import { type AlternateId, alternatePath } from '../../build/contract/markdown-alternates.ts'
import { type IdOf, OPERATIONS } from '../../build/contract/operations.ts'
import { uinFileName } from '../../build/contract/uin.ts'
import type { Given } from '../shared/given-parameters.ts'
import type { Answered, Markdown, Outcome } from '../shared/result.ts'
import { type SlugCode, refuseClause, refusePolicy, refuseSlug } from './refusals.ts'
import { clauseAnswer } from './source/clauses.ts'
import type { IndexSource } from './source/reader.ts'
import { notMissing } from './source/opened-files.ts'

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
  // Clauses have no copies under /index/answers/: all of one product are in one pack.
  async getClause(source, { id }) {
    const bytes = await clauseAnswer(source, id)
    return bytes === null ? refuseClause(source, id) : { bytes }
  },
  categoryFields: bySlug('categoryFields'),
  getInsurer: bySlug('getInsurer'),
  getLaw: bySlug('getLaw'),
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
