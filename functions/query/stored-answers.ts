import { type StoredId, answerPath } from '../../build/contract/index-paths.ts'
import { type AlternateId, alternatePath } from '../../build/contract/markdown-alternates.ts'
import { uinFileName } from '../../build/contract/uin.ts'
import type { Given } from '../shared/given-parameters.ts'
import type { Answered, Markdown, Outcome } from '../shared/result.ts'
import type { IdOf } from '../../build/contract/operations.ts'
import { type SlugCode, refuseRetiredClause, refuseClause, refusePolicy, refuseSlug } from './refusals.ts'
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
  listCategories: (source) => stored(source, answerPath('listCategories', null)),
  listInsurers: (source) => stored(source, answerPath('listInsurers', null)),
  stats: (source) => stored(source, answerPath('stats', null)),
  getPolicy: (source, { uin }) => policy(source, uin),
  getClause: (source, { id }) => clause(source, id),
  categoryFields: (source, { slug }) => bySlug(source, 'categoryFields', 'category-not-found', slug),
  getInsurer: (source, { slug }) => bySlug(source, 'getInsurer', 'insurer-not-found', slug),
  getLaw: (source, { slug }) => bySlug(source, 'getLaw', 'law-not-found', slug),
}

async function policy(source: IndexSource, uin: string): Promise<Outcome> {
  const bytes = await source.read(answerPath('getPolicy', uinFileName(uin)))
  if (bytes === null) return refusePolicy(source, uin)
  return { bytes, markdown: markdown(source, 'getPolicy', uin) }
}

async function bySlug(
  source: IndexSource,
  id: StoredId & AlternateId,
  code: SlugCode,
  slug: string,
): Promise<Outcome> {
  const missing = await refuseSlug(source, code, slug)
  if (missing !== null) return missing
  return { ...(await stored(source, answerPath(id, slug))), markdown: markdown(source, id, slug) }
}

function markdown(source: IndexSource, id: AlternateId, value: string): Markdown {
  const path = alternatePath(id, value)
  return { path, read: () => source.read(path) }
}

/** Clauses have no copies under /index/answers/: all of one product are in one pack. */
async function clause(source: IndexSource, id: number): Promise<Outcome> {
  const [retired, bytes] = await Promise.all([refuseRetiredClause(source, id), clauseAnswer(source, id)])
  return retired ?? (bytes === null ? refuseClause(id) : { bytes })
}

async function stored(source: IndexSource, path: string): Promise<Answered> {
  return { bytes: notMissing(path, await source.read(path)) }
}
