import { answerWith } from '../../../functions/query/answer-with.ts'
import { nothingStored } from '../../../functions/query/pages/nothing-stored.ts'
import type { IndexSource } from '../../../functions/query/source/load.ts'
import { refusalResponse } from '../../../functions/shared/response.ts'
import { refused } from '../../../functions/shared/result.ts'
import { routeOf } from '../../../functions/shared/route.ts'

// Answers of a copy where no file does. The build bundles this module into /answers.mjs, which mirror.mjs serve runs.

/** Answers a request from the index files of a copy; a submission is refused, since a copy has nowhere to keep it. */
export async function answerFromCopy(request: Request, source: IndexSource, site: string): Promise<Response> {
  const route = routeOf(request.method, new URL(request.url).pathname)
  if ('refusal' in route || route.operation.kind !== 'write')
    return answerWith(request, source, nothingStored(site))
  const message = `This is a copy: it stores nothing. Send it to ${site}${route.operation.path}.`
  return refusalResponse(request, refused('no-such-operation', message).refusal)
}
