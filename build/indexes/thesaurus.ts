import type { BodyContext } from '../bodies/context.ts'
import { INDEX_FORMAT } from '../contract/limits.ts'
import { HINDI } from '../contract/text/thesaurus/hindi.ts'
import { THESAURUS } from '../contract/text/thesaurus/table.ts'

/**
 * `/index/thesaurus.json`: what searches know of the words of the trade. `parts` as in the table, `synonyms` the
 * dataset's own; `hindi` are pairs of romanised Hindi and the English to suggest.
 */
export function thesaurusFile({ catalogue }: BodyContext): object {
  return { format: INDEX_FORMAT, parts: THESAURUS, synonyms: catalogue.synonyms.record, hindi: HINDI }
}
