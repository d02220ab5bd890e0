import type { IdOf } from '../../functions/shared/route.ts'
import { QUERIES } from '../../functions/query/operations/index.ts'
import type { Site } from '../../functions/query/source/reader.ts'
import { type Examples, shortened } from './examples.ts'
import type { PageContext } from '../bodies/context.ts'
import type { ProductSubject } from '../dataset/model.ts'
import { exampleOf, sampleValues } from './samples.ts'

/** Real answers of the four queries, given by the functions themselves from the files of this build. */
export async function queryExamples(
  context: PageContext,
  subject: ProductSubject,
  site: Site,
): Promise<Examples> {
  const sample = exampleOf(context, subject)
  const examples: Examples = {}
  for (const id of Object.keys(QUERIES) as IdOf<'query'>[]) {
    const parameters = sampleValues(id, sample)
    const given = Object.fromEntries(Object.entries(parameters).map(([name, value]) => [name, String(value)]))
    if (Object.values(parameters).includes(undefined)) continue
    const outcome = await QUERIES[id](site, given)
    if ('body' in outcome) examples[id] = { parameters, response: shortened(outcome.body) }
  }
  return examples
}
