import type { SearchArea } from './search-areas.ts'
import { OPERATIONS, type OperationId } from './operations.ts'

/** Paths of the files under `/index/`: one each, or several of a kind where the path has `{name}`. */
export const INDEX_PATHS = {
  service: '/index/service.json',
  catalogue: '/index/catalogue.json',
  products: '/index/products.json',
  law: '/index/law.json',
  synonyms: '/index/synonyms.json',
  thesaurus: '/index/thesaurus.json',
  areaThesaurus: '/index/thesaurus/{name}.json',
  words: '/index/words.json',
  hindi: '/index/hindi.json',
  search: '/index/search.js',
  frame: '/index/frame.txt',
  spokenFrame: '/index/frame/{name}.txt',
  texts: '/index/texts/{name}.json',
  text: '/index/text/{name}.json',
  numbers: '/index/numbers.json',
  clauses: '/index/clauses/{name}.json',
} as const

/** The operations whose answers are stored under `/index/answers/` as well, for `query` to send. */
export type StoredId = {
  [Id in OperationId]: (typeof OPERATIONS)[Id] extends { readonly answers: string } ? Id : never
}[OperationId]

/** The file of an answer; `name` is a slug or the file name of a UIN, null where there is one answer. */
export function answerPath(id: StoredId, name: string | null): string {
  const path = `/index/answers/${OPERATIONS[id].answers}`
  return name === null ? path : `${path}/${name}`
}

/** The file of what the words of one area of search mean. */
export function thesaurusPath(area: SearchArea): string {
  return INDEX_PATHS.areaThesaurus.replace('{name}', area)
}

/** The frame of the pages that a function answers in another language, by its code. */
export function spokenFramePath(code: string): string {
  return INDEX_PATHS.spokenFrame.replace('{name}', code)
}

/** The file of what pages say in another language, by its code. */
export function textsPath(code: string): string {
  return INDEX_PATHS.texts.replace('{name}', code)
}

/** The file of a product's clauses, by the file name of its UIN. */
export function textPath(name: string): string {
  return INDEX_PATHS.text.replace('{name}', () => name)
}

/** The file of the answers of getClause for a product, by the file name of its UIN. */
export function clausesPath(name: string): string {
  return INDEX_PATHS.clauses.replace('{name}', () => name)
}
