import type { IndexSource } from '../../functions/query/source/reader.ts'
import { FILES_DOCUMENT, OPENAPI_PATH } from '../contract/paths.ts'
import type { BodyContext } from '../publish/answers/context.ts'
import { type FileGroup, type OutputFile, jsonFile } from '../publish/answers/output-file.ts'
import { examplesFrom } from '../publish/description/examples.ts'
import { filesDocument } from '../publish/description/files-document.ts'
import { openApiDocument } from '../publish/description/openapi.ts'
import { sampleOf } from '../publish/description/sample.ts'
import { publishedSchemas } from '../publish/description/schemas.ts'
import { comparisonsOf } from '../publish/site/comparisons.ts'
import { statedValues } from '../publish/site/stated-values.ts'
import { siteFiles } from '../publish/site/site-files.ts'
import { type Material, siteOf } from '../publish/site/site.ts'
import { asking } from './answers-of-build.ts'

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
  const values = await statedValues(context, ask)
  yield* described({ site: siteOf(context), context, sample, examples, comparisons, statedValues: values })
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
