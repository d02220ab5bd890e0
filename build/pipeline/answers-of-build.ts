import { outcomeOf } from '../../functions/query/dispatch.ts'
import { clauseAnswer } from '../../functions/query/source/clauses.ts'
import type { IndexSource } from '../../functions/query/source/reader.ts'
import { answerPath } from '../contract/index-paths.ts'
import { type IdOf, OPERATIONS } from '../contract/operations.ts'
import { uinFileName } from '../contract/uin.ts'
import { requestPath } from '../publish/description/requests.ts'
import type { Ask, RequestValues } from '../publish/description/sample.ts'

// Answers of the service as this build makes it, for examples and pages.

/** Asks this build for answers: precomputed ones from its files, queries from the function over the same files. */
export function asking(source: IndexSource): Ask {
  return (id, values) => (isStored(id) ? storedAnswer(id, values, source) : queryAnswer(id, values, source))
}

function isStored(id: IdOf<'stored' | 'query'>): id is IdOf<'stored'> {
  return OPERATIONS[id].kind === 'stored'
}

/** Throws if the answer is missing: the caller took the values from this build. */
async function storedAnswer(
  id: IdOf<'stored'>,
  { uin, slug, id: clause }: RequestValues,
  source: IndexSource,
): Promise<unknown> {
  const name = uin === undefined ? slug : uinFileName(String(uin))
  const bytes = await (id === 'getClause'
    ? clauseAnswer(source, Number(clause))
    : source.read(answerPath(id, name === undefined ? null : String(name))))
  if (bytes === null)
    throw new Error(`${id} ${name ?? clause ?? ''}: a fault of the build: an example needs this answer`)
  return JSON.parse(new TextDecoder().decode(bytes))
}

async function queryAnswer(
  id: IdOf<'query'>,
  values: RequestValues,
  source: IndexSource,
): Promise<object | null> {
  const path = requestPath(id, values)
  if (path === null) return null
  const { pathname, search } = new URL(path, 'http://localhost')
  const outcome = await outcomeOf('GET', pathname, search, source)
  return 'body' in outcome ? outcome.body : null
}
