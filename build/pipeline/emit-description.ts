import type { IndexSource } from '../../functions/query/source/reader.ts'
import type { BodyContext } from '../publish/answers/context.ts'
import { FILES_DOCUMENT, OPENAPI_PATH } from '../contract/paths.ts'
import { examplesFrom } from '../publish/description/examples.ts'
import { filesDocument } from '../publish/description/files-document.ts'
import { openApiDocument } from '../publish/description/openapi.ts'
import { sampleOf, type Ask, type RequestValues } from '../publish/description/sample.ts'
import { publishedSchemas } from '../publish/description/schemas.ts'
import { type FileGroup, type OutputFile, jsonFile } from '../publish/answers/output-file.ts'
import { siteFiles } from '../publish/site/site-files.ts'
import { comparisonsOf } from '../publish/site/comparisons.ts'
import { saidValues } from '../publish/site/said-values.ts'
import { type Material, siteOf } from '../publish/site/site.ts'
import { outcomeOf } from '../../functions/query/dispatch.ts'
import { clauseAnswer } from '../../functions/query/source/clauses.ts'
import { answerPath } from '../contract/index-paths.ts'
import { type IdOf, OPERATIONS } from '../contract/operations.ts'
import { uinFileName } from '../contract/uin.ts'
import { requestPath } from '../publish/description/requests.ts'

/** Makes the description of the service and its data, with examples as the functions answer them from the files of this build. */
export async function* emitDescription(
  context: BodyContext,
  example: string,
  source: IndexSource,
): AsyncGenerator<OutputFile | FileGroup> {
  const ask = asking(source)
  const sample = await sampleOf(context, example, ask)
  const examples = await examplesFrom(sample, ask)
  const comparisons = await comparisonsOf(context, ask)
  const said = await saidValues(context, ask)
  yield* described({ site: siteOf(context), context, sample, examples, comparisons, said })
}

/** Makes the description of the service, for programs and for people, with examples from one product. */
function* described(made: Omit<Material, 'downloads' | 'signedBy'>): Generator<OutputFile | FileGroup> {
  const { context, examples, sample } = made
  yield jsonFile(OPENAPI_PATH, openApiDocument(context.to.base, context.notice, context.service, examples))
  yield jsonFile(FILES_DOCUMENT, filesDocument(context.to.base, context.service, sample.parts))
  for (const [name, schema] of publishedSchemas(context.to.base))
    yield jsonFile(`/schemas/${name}.json`, schema)
  yield* siteFiles(made)
}

/** Asks this build for answers: precomputed ones from its files, queries from the function over the same files. */
function asking(source: IndexSource): Ask {
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
