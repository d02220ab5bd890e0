import { QUERIES } from '../../functions/query/operations/index.ts'
import type { Site } from '../../functions/query/source/reader.ts'
import type { IdOf } from '../../functions/shared/route.ts'

/** The answer of a query, given by the function itself from the files of this build; null where it is refused. */
export async function queryAnswer(
  id: IdOf<'query'>,
  parameters: Readonly<Record<string, string | number>>,
  site: Site,
): Promise<object | null> {
  const given = Object.fromEntries(Object.entries(parameters).map(([name, value]) => [name, String(value)]))
  const outcome = await QUERIES[id](site, given)
  return 'body' in outcome ? outcome.body : null
}
