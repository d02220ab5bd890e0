import type { IndexSource } from '../../functions/query/source/load.ts'
import { FILES_DOCUMENT, OPENAPI_PATH } from '../contract/paths.ts'
import type { BodyContext } from '../publish/answers/context.ts'
import { type OutputFile, jsonFile } from '../publish/answers/output-file.ts'
import { examplesFrom } from '../publish/description/examples.ts'
import { filesDocument } from '../publish/description/files-document.ts'
import { openApiDocument } from '../publish/description/openapi.ts'
import { sampleOf } from '../publish/description/sample.ts'
import { publishedSchemas } from '../publish/description/schemas.ts'
import { exampleFiles } from '../publish/site/site-files.ts'
import { asking } from './answers-of-build.ts'

/** Makes the description of the service and its data, with examples as the functions answer them from the files of this build. */
export async function* emitDescription(
  context: BodyContext,
  example: string,
  source: IndexSource,
): AsyncGenerator<OutputFile> {
  const ask = asking(source)
  const sample = await sampleOf(context, example, ask)
  const examples = await examplesFrom(sample, ask)
  const { to, notice, service } = context
  yield jsonFile(OPENAPI_PATH, openApiDocument(to.base, notice, service, examples))
  yield jsonFile(FILES_DOCUMENT, filesDocument(to.base, service, sample.parts))
  for (const [name, schema] of publishedSchemas(to.base)) yield jsonFile(`/schemas/${name}.json`, schema)
  yield* exampleFiles(context, { sample, examples })
}
