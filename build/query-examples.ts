import type { IdOf } from '../functions/shared/route.ts'
import { QUERIES } from '../functions/query/queries.ts'
import type { Site } from '../functions/query/site.ts'
import { type Examples, shortened } from './examples.ts'
import type { PageContext } from './pages/context.ts'
import type { ProductSubject } from './rules/rule.ts'
import { exampleOf, sampleValues } from './site/example.ts'

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
