import { outcomeOf } from '../../functions/query/dispatch.ts'
import type { IndexSource } from '../../functions/query/source/load.ts'
import { type StoredId, answerPath } from '../contract/index-paths.ts'
import { type IdOf, OPERATIONS } from '../contract/operations.ts'
import { uinFileName } from '../contract/uin.ts'
import { requestPath } from '../publish/description/requests.ts'
import type { Ask, RequestValues } from '../publish/description/sample.ts'

// Answers of the service as this build makes it, for examples and pages.

type ReadId = IdOf<'stored' | 'query'>

/** Asks this build for answers: precomputed ones from its files, others from the function over the same files. */
export function asking(source: IndexSource): Ask {
  return (id, values) => (isFile(id) ? fileAnswer(id, values, source) : functionAnswer(id, values, source))
}

function isFile(id: ReadId): id is StoredId {
  return 'answers' in OPERATIONS[id]
}

/** Throws if the answer is missing: the caller took the values from this build. */
async function fileAnswer(id: StoredId, { uin, slug }: RequestValues, source: IndexSource): Promise<unknown> {
  const name = uin === undefined ? slug : uinFileName(String(uin))
  const bytes = await source.read(answerPath(id, name === undefined ? null : String(name)))
  if (bytes === null)
    throw new Error(`${id} ${name ?? ''}: a fault of the build: an example needs this answer`)
  return parsed(bytes)
}

async function functionAnswer(id: ReadId, values: RequestValues, source: IndexSource): Promise<unknown> {
  const path = requestPath(id, values)
  if (path === null) return null
  const { pathname, search } = new URL(path, 'http://localhost')
  const outcome = await outcomeOf('GET', pathname, search, source)
  if ('bytes' in outcome) return parsed(outcome.bytes)
  return 'body' in outcome ? outcome.body : null
}

function parsed(bytes: Uint8Array): unknown {
  return JSON.parse(new TextDecoder().decode(bytes))
}
