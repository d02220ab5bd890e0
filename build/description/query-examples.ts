import type { IdOf } from '../contract/operations.ts'
import { outcomeOf } from '../../functions/query/handler.ts'
import { QUERIES } from '../../functions/query/operations/index.ts'
import type { IndexSource } from '../../functions/query/source/reader.ts'
import { type Examples, shortened } from './examples.ts'
import type { BodyContext } from '../bodies/context.ts'
import type { ProductSubject } from '../dataset/model.ts'
import { requestPath } from './requests.ts'
import { exampleOf, sampleValues } from './samples.ts'

/** Real answers of the four queries, given by the functions themselves from the files of this build. */
export async function queryExamples(
  context: BodyContext,
  subject: ProductSubject,
  source: IndexSource,
): Promise<Examples> {
  const sample = exampleOf(context, subject)
  const examples: Examples = {}
  for (const id of Object.keys(QUERIES) as IdOf<'query'>[]) {
    const parameters = sampleValues(id, sample)
    const path = requestPath(id, parameters)
    if (path === null) continue
    const { pathname, search } = new URL(path, context.to.base)
    const outcome = await outcomeOf('GET', pathname, search, source)
    if ('body' in outcome) examples[id] = { parameters, response: shortened(outcome.body) }
  }
  return examples
}
