import { INDEX_FORMAT } from '../contract/limits.ts'
import { HINDI } from '../contract/text/thesaurus/hindi.ts'
import { THESAURUS } from '../contract/text/thesaurus/table.ts'

/**
 * `/index/thesaurus.json`: the trade's thesaurus, which functions have built in, for clients that search a copy. `parts`
 * as in the table; `hindi` are pairs of romanised Hindi and the English to suggest.
 */
export function thesaurusFile(): object {
  return { format: INDEX_FORMAT, parts: THESAURUS, hindi: HINDI }
}
