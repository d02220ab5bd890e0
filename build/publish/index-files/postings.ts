import MiniSearch, { type AsPlainObject, type Options } from 'minisearch'
import { remembered } from '../../contract/lazily.ts'
import { tokens } from '../../search/words.ts'

/** Most texts whose words are kept. */
const TEXTS_KEPT = 1000

/** The index of documents as MiniSearch writes it. */
export function postingsOf<Document extends { readonly id: number }>(
  documents: readonly Document[],
  options: Options<Document>,
): AsPlainObject {
  // Many documents share a text, such as the name of a category.
  const index = new MiniSearch({ ...options, tokenize: remembered(TEXTS_KEPT, tokens) })
  index.addAll(documents)
  return index.toJSON()
}
