import MiniSearch, { type AsPlainObject, type Options } from 'minisearch'

/** The index of documents as MiniSearch writes it, in JSON. */
export function postingsText<Document extends { readonly id: number }>(
  documents: readonly Document[],
  options: Options<Document>,
): string {
  const index = new MiniSearch(options)
  index.addAll(documents)
  return JSON.stringify(index)
}

/** The index of documents as an object. */
export function postingsOf<Document extends { readonly id: number }>(
  documents: readonly Document[],
  options: Options<Document>,
): AsPlainObject {
  return JSON.parse(postingsText(documents, options)) as AsPlainObject
}
