import type { BodyContext } from '../answers/context.ts'
import { INDEX_FILES } from '../../contract/index-files.ts'
import { thesaurusPath } from '../../contract/index-paths.ts'
import { INDEX_FORMAT } from '../../contract/limits.ts'
import { SEARCH_AREAS } from '../../contract/search-areas.ts'
import { HINDI, THESAURUS, entriesOf } from '../../search/thesaurus/table.ts'
import { rowsOf, thesaurusOf } from '../../search/thesaurus/stemmed.ts'
import type { TSchema } from '../../contract/schema.ts'

/**
 * `/index/thesaurus.json`: what the words of the trade mean. `parts` as in the table, `synonyms` the dataset's own;
 * `hindi` are words of Hindi, each with the English it is read as.
 */
export function thesaurusFile({ catalogue }: BodyContext): object {
  return { format: INDEX_FORMAT, parts: THESAURUS, synonyms: catalogue.synonyms.record, hindi: HINDI }
}

/** `/index/thesaurus/<area>.json`: what a search of each area reads of it. */
export function* areaThesaurusFiles({ catalogue }: BodyContext): Generator<{
  readonly path: string
  readonly body: unknown
  readonly schema: TSchema
}> {
  const { schema } = INDEX_FILES.areaThesaurus
  for (const area of SEARCH_AREAS) {
    const texts = { ...entriesOf(area), synonyms: catalogue.synonyms.record }
    const body = { format: INDEX_FORMAT, area, ...rowsOf(thesaurusOf(texts)) }
    yield { path: thesaurusPath(area), body, schema }
  }
}
