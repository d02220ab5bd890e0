import type { IndexSource } from '../../functions/query/source/load.ts'
import { grouped } from '../contract/groups.ts'
import { answerPath } from '../contract/index-paths.ts'
import { isRead } from '../contract/is-read.ts'
import { factsPath } from '../contract/paths.ts'
import type { CategoryFieldsBody } from '../contract/published/categories.ts'
import { FieldFactsBody } from '../contract/published/field-facts.ts'
import type { PolicyBody } from '../contract/published/policy.ts'
import { uinFileName } from '../contract/uin.ts'
import type { BodyContext } from '../publish/answers/context.ts'
import { fieldFactsBodies } from '../publish/answers/field-facts.ts'
import { comparisonsOf } from '../publish/site/comparisons.ts'
import { factFiles } from '../publish/site/site-files.ts'
import { statedValues } from '../publish/site/stated-values.ts'
import { asking } from './answers-of-build.ts'
import { type FileGroup, type OutputFile, checkedFile } from '../publish/answers/output-file.ts'

/** What states facts of several products: one field over all that were read, and pages, from the answers about them. */
export async function* emitFacts(
  context: BodyContext,
  source: IndexSource,
): AsyncGenerator<OutputFile | FileGroup> {
  yield* fieldFacts(context, source)
  const ask = asking(source)
  yield* factFiles(context, await comparisonsOf(context, ask), await statedValues(context, ask))
}

async function* fieldFacts({ store }: BodyContext, source: IndexSource): AsyncGenerator<OutputFile> {
  // Read once each: what the service keeps in memory of a site is more than a build has room for.
  const bodyAt = async <Body>(path: string) =>
    JSON.parse(new TextDecoder().decode((await source.read(path)) ?? undefined)) as Body
  const read = store.products().filter(isRead)
  for (const [slug, uins] of grouped(read.map(({ category, uin }) => [category, uin]))) {
    const fields = await bodyAt<CategoryFieldsBody>(answerPath('categoryFields', slug))
    const policies = uins.map((uin) => bodyAt<PolicyBody>(answerPath('getPolicy', uinFileName(uin))))
    for (const body of fieldFactsBodies(fields, await Promise.all(policies)))
      yield checkedFile(factsPath(slug, body.field.key), body, FieldFactsBody)
  }
}
