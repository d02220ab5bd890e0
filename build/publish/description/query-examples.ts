import type { IdOf } from '../../contract/operations.ts'
import { outcomeOf } from '../../../functions/query/dispatch.ts'
import type { IndexSource } from '../../../functions/query/source/reader.ts'
import { requestPath } from './request-path.ts'

/** The answer of a query, given by the function itself from the files of this build; null where it is refused. */
export async function queryAnswer(
  id: IdOf<'query'>,
  parameters: Readonly<Record<string, string | number>>,
  source: IndexSource,
): Promise<object | null> {
  const path = requestPath(id, parameters)
  if (path === null) return null
  const { pathname, search } = new URL(path, 'http://localhost')
  const outcome = await outcomeOf('GET', pathname, search, source)
  return 'body' in outcome ? outcome.body : null
}
